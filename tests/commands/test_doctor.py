"""doctor: each thing that can be wrong is named, with what to do; --fix mends what can be mended without touching a word."""

from __future__ import annotations

import os
import stat
from typing import Any

import apsw
import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in
from journals import rows, unstyled

from soulmem_cli.core import checks
from soulmem_cli.errors import UnavailableError
from soulmem_cli.store.database import open_journal

INSIDE = ["integrity", "references", "schema", "traces", "index", "vectors", "encoder", "durability", "clock"]
NAMES = ["config", "permissions", "drafts", "leftovers", "room", "encryption", "backups", "file", *INSIDE]


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    soulmem("add", "--lines", stdin="Un café con @Ana #café\nThe river was high\nNada de nada")
    soulmem("--user", "leo", "add", "cosas de leo")
    return soulmem


def lose(soulmem: Soulmem, sql: str) -> None:
    """Change the file behind the program's back, with no key or trigger minded."""
    db = open_journal(soulmem.db, write=True)
    db.load_vectors()
    db.run("PRAGMA foreign_keys = OFF")
    db.run(sql)
    db.close()


def wrong(soulmem: Soulmem, *args: str, **env: str) -> dict[str, dict[str, Any]]:
    """What doctor finds wrong, by name; its exit code is held to it."""
    answer = soulmem("doctor", "--json", *args, **env)
    found = {check["name"]: check for check in answer.json()["checks"] if not check["ok"]}
    assert answer.code == (3 if found else 0)
    assert answer.json()["ok"] is not bool(found)
    for check in found.values():
        assert check["detail"]
        assert "{" not in check["detail"] + str(check["advice"])
    return found


def mended(soulmem: Soulmem, *args: str) -> list[str]:
    """What --fix mended; nothing may be wrong after it."""
    answer = soulmem("doctor", "--fix", "--json", *args)
    assert (answer.code, answer.json()["ok"]) == (0, True), answer
    assert wrong(soulmem, *args) == {}
    return list(answer.json()["mended"])


def test_all_is_well(journal: Soulmem) -> None:
    answer = journal("doctor", "--json")
    assert [check["name"] for check in answer.json()["checks"]] == NAMES
    assert wrong(journal) == {}
    assert mended(journal) == []


def test_looking_changes_nothing(journal: Soulmem) -> None:
    before = journal.digest()
    journal("doctor")
    assert journal.digest() == before


def test_no_journal_is_named(soulmem: Soulmem) -> None:
    assert list(wrong(soulmem)) == ["file"]
    assert wrong(soulmem)["file"]["code"] == "journal_missing"
    assert not soulmem.db.exists()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "journal_empty_file"),
        (b"no journal at all" * 100, "not_a_journal"),
        (b"SQLite format 3\0" + bytes(5000), "not_a_journal"),
    ],
)
def test_a_file_that_is_no_journal_is_named(soulmem: Soulmem, content: bytes, code: str) -> None:
    soulmem.home.mkdir(parents=True)
    soulmem.db.write_bytes(content)
    assert wrong(soulmem)["file"]["code"] == code
    assert soulmem.db.read_bytes() == content
    assert soulmem("doctor", "--fix").code == 3
    assert soulmem.db.read_bytes() == content


@pytest.mark.parametrize("part", [0.3, 0.6, 0.95])
def test_a_damaged_journal_is_named_and_not_touched(journal: Soulmem, part: float) -> None:
    whole = bytearray(journal.db.read_bytes())
    start = int(len(whole) * part) // 4096 * 4096
    whole[start : start + 8192] = b"\xa5" * 8192
    journal.db.write_bytes(bytes(whole))
    found = wrong(journal)
    assert found.keys() & {"file", "integrity"}
    assert "backup" in str([check["advice"] for check in found.values()])


def test_a_cut_off_journal_is_named(journal: Soulmem) -> None:
    journal.db.write_bytes(journal.db.read_bytes()[:20_000])
    assert wrong(journal)["file"]["code"] == "journal_damaged"


@pytest.mark.parametrize(
    ("sql", "name"),
    [
        ("DELETE FROM traces WHERE entry_id = 2", "traces"),
        ("DELETE FROM words WHERE rowid = 1", "index"),
        ("INSERT INTO words (rowid, text, stems) VALUES (77, 'nadie', '')", "index"),
        ("DELETE FROM embeddings_1 WHERE entry_id = 4", "vectors"),
        ("DELETE FROM vectors_1 WHERE entry_id = 1", "vectors"),
        ("INSERT INTO embeddings_1 VALUES (77, zeroblob(1536))", "vectors"),
        ("UPDATE vectors_1 SET hidden = 1 WHERE entry_id = 1", "vectors"),
        ("UPDATE entries SET private = 1 WHERE id = 1", "vectors"),
        ("DROP TRIGGER entries_are_immutable", "schema"),
        ("DROP INDEX entries_by_time", "schema"),
        ("CREATE TRIGGER sneaky AFTER INSERT ON tags BEGIN DELETE FROM entries; END", "schema"),
        ("DROP TABLE words", "schema"),
    ],
)
def test_what_is_out_of_step_is_named_and_mended(journal: Soulmem, sql: str, name: str) -> None:
    texts = rows(journal, "SELECT id, text FROM entries ORDER BY id")
    lose(journal, sql)
    assert name in wrong(journal)
    assert "--fix" in wrong(journal)[name]["advice"]
    assert name in mended(journal)
    assert rows(journal, "SELECT id, text FROM entries ORDER BY id") == texts


def test_what_older_senses_read_could_be_read_anew(journal: Soulmem) -> None:
    lose(journal, "UPDATE traces SET senses = 0")
    assert wrong(journal) == {}
    (check,) = (each for each in journal("doctor", "--json").json()["checks"] if each["name"] == "traces")
    assert (check["code"], check["facts"]) == ("doctor_traces_stale", {"count": 4})
    assert "journal rebuild" in check["advice"]
    journal("journal", "rebuild", "--all-users")
    assert "older senses" not in journal("doctor").out


def test_a_changed_trigger_is_made_good(journal: Soulmem) -> None:
    lose(journal, "DROP TRIGGER entries_are_immutable; CREATE TRIGGER entries_are_immutable BEFORE DELETE ON tags BEGIN SELECT 1; END")
    assert wrong(journal)["schema"]["facts"] == {"names": "entries_are_immutable"}
    assert mended(journal) == ["schema"]
    with pytest.raises(apsw.ConstraintError):
        lose(journal, "UPDATE entries SET text = 'otra cosa'")


def test_a_vector_of_a_wrong_length_is_named(journal: Soulmem) -> None:
    lose(journal, "UPDATE embeddings_1 SET vector = x'00' WHERE entry_id = 1")
    assert wrong(journal)["vectors"]["code"] == "doctor_vectors_misshapen"
    assert mended(journal) == ["vectors"]


def test_a_lost_table_of_truth_is_not_papered_over(journal: Soulmem) -> None:
    lose(journal, "DROP TABLE uses")
    found = wrong(journal)["schema"]
    assert "backup" in found["advice"]
    assert journal("doctor", "--fix").code == 3
    assert rows(journal, "SELECT 1 FROM sqlite_master WHERE name = 'uses'") == []


@pytest.mark.parametrize(
    ("sql", "name"),
    [
        ("UPDATE vectors_1_vector_chunks00 SET vectors = zeroblob(10)", "vectors"),
        ("DELETE FROM vectors_1_vector_chunks00", "vectors"),
        ("DELETE FROM vectors_1_chunks", "vectors"),
        ("DROP TABLE vectors_1_chunks", "vectors"),
        ("DROP TABLE vectors_1_rowids", "vectors"),
        ("DROP TABLE vectors_1", "vectors"),
        ("DROP TABLE embeddings_1", "vectors"),
        ("UPDATE embeddings_1 SET vector = zeroblob(1536) WHERE entry_id = 1", "vectors"),
        ("UPDATE embeddings_1 SET vector = randomblob(1536) WHERE entry_id = 1", "vectors"),
        ("UPDATE encoders SET scale = 'x'", "vectors"),
        ("DELETE FROM encoders", "vectors"),
        ("UPDATE words_data SET block = x'0102030405' WHERE id > 10", "index"),
        ("DELETE FROM words_data WHERE id > 10", "index"),
        ("DELETE FROM words_config", "index"),
        ("DROP TABLE words_data", "index"),
    ],
)
def test_a_derived_table_that_cannot_be_read_is_named_and_made_anew(journal: Soulmem, sql: str, name: str) -> None:
    before = rows(journal, "SELECT id, text FROM entries ORDER BY id")
    broken(journal, sql)
    assert "--fix" in wrong(journal)[name]["advice"]
    copy = journal.db.read_bytes()
    assert name in mended(journal)
    assert rows(journal, "SELECT id, text FROM entries ORDER BY id") == before
    assert journal("recall", "café", "--json").json()[0]["id"] == 1
    assert journal("--user", "leo", "recall", "cosas", "--json").json()[0]["text"] == "cosas de leo"
    kept = [*(journal.home / "backups").glob("*.db"), *journal.home.glob("journal.replaced-*.db")]
    assert len(kept) == 1
    assert len(kept[0].read_bytes()) == len(copy)

    broken(journal, sql)
    assert journal("journal", "rebuild", "--all-users").code == 0
    assert wrong(journal) == {}


def broken(soulmem: Soulmem, sql: str) -> None:
    """Change the tables behind an index without asking the extension that made them."""
    connection = apsw.Connection(str(soulmem.db))
    if sql == "DROP TABLE vectors_1":
        connection.close()
        lose(soulmem, sql)
        return
    connection.execute(sql)
    connection.close()


def test_an_index_that_does_not_fit_its_rows_is_made_again(journal: Soulmem) -> None:
    connection = apsw.Connection(str(journal.db))
    sql = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'entries_by_time'").fetchall()[0][0]
    other = sql.replace("entries (", "entries (").replace("user_id, at_us, id)", "user_id, at_us, id) WHERE id > 2")
    connection.execute("DROP INDEX entries_by_time")
    connection.execute(other)
    connection.execute("PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = ? WHERE name = 'entries_by_time'", (sql,))
    connection.close()
    found = wrong(journal)["integrity"]
    assert found["code"] == "doctor_integrity_indexes"
    assert "integrity" in mended(journal)


def test_what_killed_processes_left_is_cleared_away(journal: Soulmem) -> None:
    half = journal.home / ".journal.db.4711.new"
    half.write_bytes(b"medio diario")
    os.utime(half, (0, 0))
    young = journal.home / ".journal.db.4712.new"
    young.write_bytes(b"otro")
    assert wrong(journal)["leftovers"]["facts"] == {"count": 1, "paths": str(half)}
    assert mended(journal) == ["leftovers"]
    assert (half.exists(), young.exists()) == (False, True)


def test_a_disk_without_room_for_a_copy(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "free_bytes", lambda path: 4096)
    assert wrong(journal)["room"]["code"] == "doctor_room_low"
    assert journal("doctor", "--fix").code == 3


def test_a_log_that_was_never_folded(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "log_size", lambda path: 1 << 40)
    assert wrong(journal)["room"]["code"] == "doctor_log_large"


def test_entries_dated_ahead_are_counted_and_nothing_is_wrong(journal: Soulmem) -> None:
    journal("add", "dentista", "--at", "2027-01-01")
    (check,) = (each for each in journal("doctor", "--json").json()["checks"] if each["name"] == "clock")
    assert (check["code"], check["facts"]) == ("doctor_clock_ahead", {"count": 1})
    assert wrong(journal) == {}


def test_an_old_backup_is_told(journal: Soulmem) -> None:
    journal("journal", "backup")
    (young,) = (each for each in journal("doctor", "--json").json()["checks"] if each["name"] == "backups")
    later = journal("doctor", "--json", SOULMEM_NOW="2026-12-24T15:15:00+01:00").json()["checks"]
    (old,) = (each for each in later if each["name"] == "backups")
    assert (young["advice"], old["ok"]) == (None, True)
    assert "journal backup" in old["advice"]


def test_a_row_that_points_nowhere_is_named(journal: Soulmem) -> None:
    lose(journal, "INSERT INTO causes (entry_id, kind, text) VALUES (77, 'because', 'x')")
    assert wrong(journal)["references"]["facts"] == {"count": 1}


def test_files_that_others_can_read_are_closed(journal: Soulmem) -> None:
    journal.db.chmod(0o644)
    journal.home.chmod(0o755)
    found = wrong(journal)["permissions"]
    assert found["facts"] == {"paths": f"{journal.db}, {journal.home}"}
    assert mended(journal) == ["permissions"]
    assert (stat.S_IMODE(journal.db.stat().st_mode), stat.S_IMODE(journal.home.stat().st_mode)) == (0o600, 0o700)


def test_a_folder_that_is_not_soulmems_own_is_left_alone(soulmem: Soulmem) -> None:
    shared = soulmem.home.parent / "shared"
    shared.mkdir(mode=0o755)
    shared.chmod(0o755)
    soulmem("--db", shared / "d.db", "add", "hola")
    assert wrong(soulmem, "--db", str(shared / "d.db")) == {}
    assert stat.S_IMODE(shared.stat().st_mode) == 0o755


def test_a_journal_without_its_log_is_mended(journal: Soulmem) -> None:
    lose(journal, "PRAGMA journal_mode = DELETE")
    assert wrong(journal)["durability"]["code"] == "doctor_durability_bad"
    assert mended(journal) == ["durability"]


def test_a_clock_that_went_back(journal: Soulmem) -> None:
    assert list(wrong(journal, SOULMEM_NOW="2026-08-24T15:00:00+02:00")) == ["clock"]


def test_a_draft_that_was_left(journal: Soulmem) -> None:
    draft = journal.home / "draft-4711.txt"
    draft.write_text("casi lo pierdo")
    found = wrong(journal)
    assert found["drafts"]["facts"] == {"count": 1, "paths": str(draft)}
    journal("doctor", "--fix")
    assert draft.read_text() == "casi lo pierdo"


def test_a_wrong_config_is_named(journal: Soulmem) -> None:
    config = journal.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('date_order = "upside down"\n')
    assert wrong(journal)["config"]["facts"] == {"path": str(config), "keys": "date_order"}
    config.write_text("x = [")
    assert wrong(journal)["config"]["code"] == "config_unreadable"


def test_a_processor_without_avx2(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.senses.meaning import bundled

    monkeypatch.setattr(bundled, "processor_fits", lambda: False)
    monkeypatch.setattr(bundled, "_loaded", {})
    assert wrong(journal)["encoder"]["code"] == "bundled_processor"


def test_a_model_that_is_not_the_journals(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("two"))
    assert wrong(journal, "--model", "two")["encoder"]["code"] == "model_mismatch"


def test_a_change_of_model_that_was_stopped(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise UnavailableError("model_failed", model="two", reason="")

    stand_in(monkeypatch, HashingEncoder("two", before=fail))
    journal("--model", "two", "journal", "reembed")
    assert "soulmem --model two journal reembed" in wrong(journal)["vectors"]["advice"]


def test_a_newer_journal_is_named(journal: Soulmem) -> None:
    lose(journal, "PRAGMA user_version = 99")
    assert wrong(journal)["file"]["code"] == "journal_newer"


def test_for_eyes_and_in_a_pipe_in_both_languages(journal: Soulmem) -> None:
    lose(journal, "DELETE FROM traces WHERE entry_id = 2")
    assert "wrong\ttraces\tEntries without a trace: 1.\tMend it with: soulmem doctor --fix" in journal("doctor").out.splitlines()
    english = unstyled(journal("doctor", terminal=True).out)
    spanish = unstyled(journal("doctor", "--lang", "es", terminal=True, COLUMNS="60").out)
    assert "✗  traces" in english
    assert "1 thing is wrong." in english
    assert "✗  huellas" in spanish
    assert "→ Arréglalo con: soulmem doctor --fix" in spanish
    assert max(map(len, spanish.splitlines())) <= 60
    assert "mended\ttraces" in journal("doctor", "--fix").out
