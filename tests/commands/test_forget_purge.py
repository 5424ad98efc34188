"""forget --purge: not one byte of the words stays in any file beside the journal, and nothing else is touched."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from pathlib import Path
from typing import Any

import apsw
import pages
import pytest
from conftest import Answer, Soulmem
from doubles import hashing
from hidden import SENTINELS, hide
from journals import events, rows, sound, unstyled
from killing import ended_at

from soulmem_cli.core import phases
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.errors import JournalError
from soulmem_cli.store.database import Database, open_journal
from soulmem_cli.store.keys import KEYS

__all__ = ["hashing"]

# words of what is purged alone: text, tag, name, context, cause, reason of a link, cue, earlier version, what a person is called
WORDS = (
    "xilofonista", "zafarrancho", "Zafira", "contextual", "motivadísima", "razonable", "preguntona", "anteriormente", "Zafirita",
    "quisquillosas",
)  # fmt: skip
HIDDEN = tuple(word for word in SENTINELS if word not in ("razonable", "preguntona"))
RAW = "0123456789abcdef" * 4
STEMS = ("xilofon", "zafarranch", "zafir", "motivadis", "quisquill")


def bytes_of(home: Path) -> bytes:
    """Every byte of every file below a folder, names of files too."""
    return b"".join(each.name.encode() + each.read_bytes() for each in sorted(home.rglob("*")) if each.is_file())


def found(home: Path, words: tuple[str, ...] = (*WORDS, *STEMS)) -> list[str]:
    """Which words stand anywhere below a folder, in any of the ways a program may write them."""
    return found_in(bytes_of(home), words)


def found_in(whole: bytes, words: tuple[str, ...]) -> list[str]:
    """The same of bytes."""
    lowered = whole.lower()
    left = []
    for word in words:
        forms = {word, word.replace("í", "i"), word.upper(), word.lower()}
        codes = {form.encode(code) for form in forms for code in ("utf-8", "utf-16-le", "utf-16-be", "latin-1")}
        if any(code in whole or code.lower() in lowered for code in codes) or word.encode("unicode_escape") in whole:
            left.append(word)
    return left


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal whose entries 3 to 7 are full of words that nothing else has, copied in every way it can be; written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    soulmem("add", "Ana y yo en la playa #mar", "--at", "2026-08-01T10:00")
    soulmem("add", "Llueve y leo en casa", "--at", "2026-08-02T10:00")
    soulmem("add", "anteriormente: la xilofonista #zafarrancho con Zafira", "--at", "2026-08-03T10:00")
    long = "La xilofonista ensaya con Zafira. " + "Las canciones quisquillosas se repiten en el salón. " * 30
    soulmem("add", long, "--at", "2026-08-03T10:00", "--tag", "zafarrancho", "--context", "x=contextual", "--because", "motivadísima",
            "--replaces", 3)  # fmt: skip
    for day in (4, 5, 6):
        soulmem("add", "Hoy fui otra vez a oír a la xilofonista Zafira y me gustó mucho", "--at", f"2026-08-0{day}T20:00")
    soulmem("link", 4, 1, "--because", "razonable")
    soulmem("recall", "--used", "4,1", "preguntona")
    soulmem("people", "rename", "Zafira", "Zafirita")
    soulmem("dream")
    soulmem("journal", "backup")
    soulmem("journal", "restore", next((soulmem.home / "backups").iterdir()), "--yes")
    (soulmem.home / "backups" / ".journal-2026-08-01T000000Z.db.77.new").write_bytes(b"half a copy with a xilofonista")
    (soulmem.home / "draft-abc.txt").write_text("borrador\n" + rows(soulmem, "SELECT text FROM entries WHERE id = 4")[0][0])
    return soulmem.home


@pytest.fixture
def told(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    shutil.copytree(written, soulmem.home)
    return soulmem


def test_not_a_byte_stays(told: Soulmem) -> None:
    assert found(told.home, WORDS) == list(WORDS)
    assert [row[0] for row in rows(told, "SELECT text FROM gists WHERE text LIKE '%xilofonista%'")] != []
    vectors = [row[0] for table in ("embeddings_1", "vectors_1") for row in rows(told, f"SELECT vector FROM {table} WHERE entry_id > 2")]
    vectors += [row[0] for row in rows(told, "SELECT vector FROM windows WHERE entry_id > 2")]
    answer = told("forget", 4, 5, 6, 7, "--purge", "--yes", "--json")
    assert answer.code == 0
    gone = answer.json()
    assert (sorted(gone["purged"]), gone["first_on"], gone["last_on"]) == ([3, 4, 5, 6, 7], "2026-08-03", "2026-08-06")
    assert gone["gists"] >= 1
    assert gone["copies"] >= 2
    assert gone["copies_left"] == []
    assert found(told.home) == []
    whole = bytes_of(told.home)
    assert len(vectors) > 10
    assert [each for each in vectors if each[:64] in whole] == []
    assert sound(told)
    assert told.texts() == ["Llueve y leo en casa", "Ana y yo en la playa #mar"]


def test_every_copy_is_sound_and_has_the_rest(told: Soulmem) -> None:
    told("forget", 4, 5, 6, 7, "--purge", "--yes")
    copies = told("journal", "backups", "--json").json()
    assert len(copies) >= 2
    assert [each["entries"] for each in copies if each["readable"]] == [2] * len(copies) if "readable" in copies[0] else True
    for each in copies:
        connection = apsw.Connection(each.get("file") or each["path"])
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert [row[0] for row in connection.execute("SELECT id FROM entries ORDER BY id")] == [1, 2]
        connection.close()


def test_one_event_stays_with_a_count_and_no_word(told: Soulmem) -> None:
    told("forget", 5, 6, "--purge", "--yes")
    ((entry, facts),) = events(told, "purge")
    assert entry is None
    assert facts | {"gists": 0} == {"entries": 2, "ids": [5, 6], "gists": 0}
    assert rows(told, "SELECT count(*) FROM events WHERE entry_id IN (5, 6)") == [(0,)]


def test_what_others_say_stays(told: Soulmem) -> None:
    told("forget", 5, "--purge", "--yes")
    assert [entry["id"] for entry in told("about", "Zafirita", "--json").json()][:3] == [7, 6, 4]
    assert len(events(told, "people-rename")) == 1
    told("--user", "bea", "add", "La xilofonista es de bea")
    told("forget", 4, 6, 7, "--purge", "--yes")
    assert told.texts("--user", "bea") == ["La xilofonista es de bea"]
    assert [each["id"] for each in told("--user", "bea", "recall", "xilofonista", "--json").json()] == [8]
    assert found(told.home, ("Zafira", "Zafirita", "zafarrancho")) == []


def test_earlier_versions_go_along_unless_they_are_in_view(told: Soulmem) -> None:
    assert told("forget", 4, "--purge", "--yes", "--json").json()["purged"] == [4, 3]
    told("add", "primera", "--at", "2026-08-10")
    told("add", "segunda", "--replaces", 8)
    told("forget", 9)
    assert told("forget", 9, "--purge", "--yes", "--json").json()["purged"] == [9]
    assert "primera" in told.texts()


def test_in_bulk(told: Soulmem) -> None:
    told("forget", 1, 2)
    assert told("forget", "--purge", "--forgotten", "--yes", "--json").json()["purged"] == [1, 2]
    assert told("forget", "--purge", "--superseded", "--yes", "--json").json()["purged"] == [3]
    assert len(told.texts()) == 4
    nothing = told("forget", "--purge", "--forgotten", "--yes", "--json")
    assert (nothing.code, nothing.json()["purged"]) == (1, [])
    assert found(told.home, ("playa", "anteriormente")) == []


def test_what_could_not_be_written_anew_is_said_and_done_by_the_next(told: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(db: Database) -> bool:
        raise JournalError("disk_full", path=str(db.path))

    with monkeypatch.context() as patch:
        patch.setattr(Database, "rewrite", full)
        answer = told("forget", 5, "--purge", "--yes", "--json")
    assert (answer.code, answer.json()["unfinished"]) == (3, True)
    assert "could not be written anew" in answer.err
    assert answer.json()["copies_left"] != []
    again = told("forget", "--purge", "--rolled-back", "--yes", "--json")
    assert (again.code, again.err) == (1, "")
    assert len(events(told, "purge")) == 1
    assert sound(told)


def test_gists_of_undone_dreams_go_in_bulk(told: Soulmem) -> None:
    connection = sqlite3.connect(told.db)
    connection.execute("UPDATE gists SET state = 'rolled-back'")
    connection.commit()
    connection.close()
    count = rows(told, "SELECT count(*) FROM gists")[0][0]
    answer = told("forget", "--purge", "--rolled-back", "--yes", "--json").json()
    assert (answer["gists"], answer["purged"]) == (count, [])
    assert rows(told, "SELECT count(*) FROM gists") == [(0,)]
    assert len(told.texts()) >= 6


def test_without_a_terminal_it_needs_a_yes(told: Soulmem) -> None:
    before = told.digest()
    answer = told("forget", 4, "--purge", "--json")
    assert (answer.code, answer.out) == (6, "")
    assert '"entries": 2' in answer.err
    assert '"first": "2026-08-03"' in answer.err
    assert "--yes" in told("forget", 4, "--purge", SOULMEM_LANG="es").err
    assert told("forget", 4, "--purge", stdin="2\n").code == 6
    assert told.digest() == before


@pytest.mark.parametrize(("typed", "code", "left"), [(b"2\n", 0, 0), (b"yes\n", 6, 2), (b"\n", 6, 2), (b"20\n", 6, 2), (b"\x04", 6, 2)])
def test_at_a_terminal_the_count_is_a_yes(told: Soulmem, typed: bytes, code: int, left: int) -> None:
    answer = told.terminal("forget", 4, "--purge", typed=typed, SOULMEM_LANG="es")
    assert answer.code == code
    assert "entradas: 2; de 2026-08-03 a 2026-08-03" in " ".join(answer.out.split())
    assert rows(told, "SELECT count(*) FROM entries WHERE id IN (3, 4)") == [(left,)]


def test_flags_that_make_no_sense(told: Soulmem) -> None:
    before = told.digest()
    for line, code in (
        (("--forgotten",), "bulk_needs_purge"),
        ((4, "--purge", "--forgotten"), "bulk_or_named"),
        (("--purge", "--yes"), "argument_missing"),
        (("--purge", "--yes", "  "), "argument_missing"),
    ):
        answer = told("forget", *line, "--json")
        assert answer.code == 2
        assert f'"code": "{code}"' in answer.err
    assert told("forget", 4, 99, "--purge", "--yes").code == 4
    assert told("--user", "bea", "forget", 4, "--purge", "--yes").code == 4
    assert told.digest() == before


def test_by_its_words_exactly_one_or_none(told: Soulmem) -> None:
    before = told.digest()
    answer = told("forget", "la xilofonista Zafira me gustó mucho, fui otra vez a oírla hoy", "--json")
    assert answer.code == 6
    assert '"code": "single_several"' in answer.err
    assert told("forget", "el precio de la gasolina en Alemania", "--json").code == 4
    assert told.digest() == before
    assert told("forget", "Llueve y leo en casa", "--json").json()["forgotten"] == [2]
    told("add", "El médico me dijo algo", "--private")
    assert told("forget", "El médico me dijo algo", "--purge", "--yes").code == 4
    assert told("forget", "El médico me dijo algo", "--private", "--purge", "--yes", "--json").json()["purged"] == [8]


def test_no_backup_is_made_before(told: Soulmem) -> None:
    before = {each.name for each in (told.home / "backups").iterdir()} - {".journal-2026-08-01T000000Z.db.77.new"}
    told("forget", 4, "--purge", "--yes")
    assert {each.name for each in (told.home / "backups").iterdir()} == before


def test_a_copy_that_cannot_be_changed_is_named(told: Soulmem) -> None:
    bad = told.home / "backups" / "journal-2020-01-01T000000Z.db"
    bad.write_bytes(b"SQLite format 3\0" + b"x" * 500)
    answer = told("forget", 4, "--purge", "--yes", "--json")
    assert (answer.code, answer.json()["purged"]) == (3, [4, 3])
    assert answer.json()["copies_left"] == [str(bad)]
    assert str(bad) in answer.err


def test_a_draft_goes_when_it_is_of_the_entry_and_is_named_when_it_quotes_it(told: Soulmem) -> None:
    text = rows(told, "SELECT text FROM entries WHERE id = 5")[0][0]
    mine, quoting, other = (told.home / name for name in ("draft-9-e5-x.txt", "draft-9-y.txt", "draft-9-z.txt"))
    mine.write_text("otra cosa del todo")
    quoting.write_text(f"{text}. {'Y mucho más que no está en ninguna parte. ' * 9}")
    other.write_text("Llueve")
    answer = told("forget", 5, 2, "--purge", "--yes")
    assert (mine.exists(), quoting.exists(), other.exists()) == (False, True, True)
    assert str(quoting) in answer.err
    assert str(other) not in answer.err


def test_a_reader_that_still_looks_is_told_of(told: Soulmem) -> None:
    reader = apsw.Connection(str(told.db))
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchall()
    answer = told("forget", 4, "--purge", "--yes")
    reader.close()
    assert answer.code == 0
    assert "traces of what was deleted" in answer.err


def test_others_write_meanwhile(told: Soulmem) -> None:
    codes: list[int] = []
    writer = threading.Thread(target=lambda: codes.extend(told.shell("add", f"mientras {each}").code for each in range(4)))
    writer.start()
    done = told.shell("forget", 4, 5, 6, 7, "--purge", "--yes")
    writer.join()
    assert (done.code, codes) == (0, [0] * 4)
    assert found(told.home) == []
    assert sum(text.startswith("mientras") for text in told.texts()) == 4


@pytest.mark.usefixtures("hashing")
def test_rows_moved_between_pages_leave_nothing(soulmem: Soulmem) -> None:
    lines = [f"qz{number:04d}x {'relleno ' * (number * 37 % 90)}" for number in range(300)]
    soulmem("add", "--lines", stdin="\n".join(lines))
    gone = [number for number in range(300) if number * 7919 % 5 < 2]
    for part in (gone[:40], gone[40:80], gone[80:]):
        soulmem("forget", *(number + 1 for number in part), "--purge", "--yes")
    whole = bytes_of(soulmem.home)
    assert [number for number in gone if f"qz{number:04d}x".encode() in whole] == []
    assert all(f"qz{number:04d}x".encode() in whole for number in range(300) if number not in gone)


@pytest.mark.usefixtures("hashing")
@pytest.mark.parametrize("name", [each.name for its in phases.CYCLES.values() for each in its()])
def test_a_dream_meanwhile_loses_no_word_and_brings_none_back(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The entries go when a phase has planned and not yet written; what it planned has their words."""
    hide(soulmem)
    soulmem("add", "Otra cosa")
    every, answers = phases.of, list[Answer]()

    def then_purged(phase: phases.Phase) -> phases.Phase:
        def plan(sleep: Sleep) -> object:
            made = phase.plan(sleep)
            answers.append(soulmem.shell("forget", *range(1, 10), "--purge", "--yes"))
            return made

        return phase._replace(plan=plan)

    def some(*given: Any) -> list[phases.Phase]:
        return [then_purged(each) if each.name == name and not answers else each for each in every(*given)]

    monkeypatch.setattr(phases, "of", some)
    made = soulmem("dream", "--json")
    assert [each.code for each in answers] == [0]
    assert made.code == 0, made
    assert made.json()["unchanged"] is True
    assert found(soulmem.home, HIDDEN) == []
    assert soulmem.texts() == ["Otra cosa"]
    assert sound(soulmem)


def test_in_words(told: Soulmem) -> None:
    shown = unstyled(told("forget", 5, "--purge", "--yes", terminal=True, SOULMEM_LANG="es").out)
    assert shown.startswith("Borrado para siempre: 1 entrada, del 4 ago.")
    assert "copias del diario" in shown


@pytest.fixture
def sealed(told: Soulmem) -> Soulmem:
    """The same journal, its copies too, encrypted."""
    for each in (*told.home.glob("draft-*"), *told.home.glob("backups/.*")):
        each.unlink()
    told.env["SOULMEM_KEY_COMMAND"] = f"echo {RAW}"
    assert told("journal", "encrypt", "--yes").code == 0
    return told


def test_not_a_byte_stays_behind_a_key(sealed: Soulmem) -> None:
    assert found(sealed.home) == found(sealed.home, ("Ana y yo", "Llueve", "playa")) == []
    assert found_in(pages.everything(sealed.home, RAW), WORDS) == list(WORDS), "with the key they can be read"
    answer = sealed("forget", 4, 5, 6, 7, "--purge", "--yes", "--json")
    assert (answer.code, answer.json()["copies_left"]) == (0, [])
    assert answer.json()["copies"] >= 2
    whole = pages.everything(sealed.home, RAW)
    assert found_in(whole, (*WORDS, *STEMS)) == []
    assert found_in(whole, ("Ana y yo", "Llueve", "playa")) == ["Ana y yo", "Llueve", "playa"]
    assert found(sealed.home, ("Ana y yo", "Llueve", "playa")) == []
    assert sealed.texts() == ["Llueve y leo en casa", "Ana y yo en la playa #mar"]


def test_a_log_that_a_reader_keeps_is_emptied_later(sealed: Soulmem) -> None:
    KEYS.begin(lambda _: [RAW])
    reader = open_journal(sealed.db, write=False)
    with reader.snapshot():
        reader.rows("SELECT text FROM entries")
        assert "still reads" in sealed("forget", 4, 5, 6, 7, "--purge", "--yes").err
        assert found_in(pages.everything(sealed.home, RAW), WORDS) != [], "the log has the old pages for who still reads them"
    reader.close()
    assert sealed("forget", 4, "--purge", "--yes").code == 4
    assert found_in(pages.everything(sealed.home, RAW), (*WORDS, *STEMS)) == []
    assert found(sealed.home, ("Ana y yo", "Llueve", "playa")) == []


@pytest.mark.parametrize("verb", [("forget", 4, "--purge", "--yes"), ("dream",), ("dream", "--all-users")])
def test_a_purge_that_was_killed_before_the_file_was_written_anew(told: Soulmem, verb: tuple[object, ...]) -> None:
    line = ("forget", 4, 5, 6, 7, "--purge", "--yes")
    ended_at(told, "soulmem_cli.core.purging", "scrub", 0, *line)
    assert found(told.home) != [], "the log has the old pages"
    assert told.texts() == ["Llueve y leo en casa", "Ana y yo en la playa #mar"]
    assert rows(told, "SELECT key FROM meta") == [("rewrite-due",)]
    assert told(*verb).code in (0, 4)
    assert rows(told, "SELECT key FROM meta") == []
    assert found(told.home) == []
