"""journal restore: verified first, whole or not at all, and what it replaces is kept."""

from __future__ import annotations

import os
from pathlib import Path

import apsw
import pytest
from archives import document, lines, live, timeless
from bad_input.test_bad_places import disk, fill
from conftest import Soulmem
from copies import copies, older, private, texts_in
from doubles import hashing
from journals import events, rows, sound
from refusals import refused

from soulmem_cli.store import making, replacing

__all__ = ["disk", "hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with two entries, and a backup of it."""
    soulmem("add", "--lines", stdin="uno\ndos")
    soulmem("journal", "backup")
    return soulmem


def replaced(soulmem: Soulmem) -> list[Path]:
    """What restores put aside."""
    return sorted(soulmem.home.glob("journal.replaced-*.db"))


def test_what_is_replaced_is_kept(life: Soulmem) -> None:
    life("add", "tres")
    answer = life("journal", "restore", copies(life)[0], "--yes", "--json").json()
    (aside,) = replaced(life)
    assert (answer["entries"], answer["entries_before"], answer["replaced"]) == (2, 3, str(aside))
    assert life.texts() == ["dos", "uno"]
    assert texts_in(aside) == ["uno", "dos", "tres"]
    assert private(aside)
    assert private(life.db)
    assert sorted(path.name for path in life.home.iterdir() if path.name.startswith((".journal", "journal.db-"))) == []


def test_the_journal_lives_on(life: Soulmem) -> None:
    life("journal", "restore", copies(life)[0], "--yes")
    assert life("add", "después").code == 0
    assert life("recall", "después", "--json").json()[0]["text"] == "después"
    assert rows(life, "PRAGMA journal_mode") == [("wal",)]
    checks = {each["name"]: each["ok"] for each in life("doctor", "--json").json()["checks"]}
    assert {name for name, ok in checks.items() if not ok} <= {"encoder"}
    assert events(life, "journal-restore") == [(None, {"entries": 2, "schema": making.SCHEMA})]


def test_back_and_forth_gives_the_same_journal(soulmem: Soulmem, tmp_path: Path) -> None:
    live(soulmem)
    usb = tmp_path / "usb"
    usb.mkdir()
    before = {key: value for key, value in timeless(document(soulmem, "--private")).items() if key != "events"}
    happened = document(soulmem, "--private")["events"]
    soulmem("journal", "backup", tmp_path / "archivo.db")
    soulmem("journal", "backup", usb)
    own = Path(soulmem("journal", "backup", "--keep", 99, "--json").json()["file"])
    raw = tmp_path / "cruda.db"
    raw.write_bytes(soulmem.db.read_bytes())
    kinds = [tmp_path / "archivo.db", *usb.iterdir(), own, raw]
    for kind in kinds:
        soulmem("import", lines(tmp_path / "más.ndjson", {"text": f"algo nuevo {kind.name}"}))
        assert soulmem("journal", "restore", kind, "--yes").code == 0
        again = document(soulmem, "--private")
        assert {key: value for key, value in timeless(again).items() if key != "events"} == before
        assert again["events"] == happened
        assert sound(soulmem)
    aside = replaced(soulmem)[-1]
    assert soulmem("journal", "restore", aside, "--yes").code == 0
    assert soulmem.texts()[0].startswith("algo nuevo")


def test_from_before_an_import_and_before_a_schema(soulmem: Soulmem, tmp_path: Path) -> None:
    older(soulmem.db, "de antes")
    soulmem("import", lines(tmp_path / "a.ndjson", {"text": "mal importada"}))
    importing, schema = (Path(each["file"]) for each in soulmem("journal", "backups", "--json").json())
    for path, was in ((importing, making.SCHEMA), (schema, 1)):
        answer = soulmem("journal", "restore", path, "--yes", "--json")
        assert (answer.code, soulmem.texts()) == (0, ["de antes"])
        assert rows(soulmem, "PRAGMA user_version") == [(making.SCHEMA,)]
        assert events(soulmem, "journal-restore")[-1][1]["schema"] == was
    assert texts_in(schema) == ["de antes"]
    found = apsw.Connection(f"file:{schema}?immutable=1", flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
    assert found.execute("PRAGMA user_version").fetchall() == [(1,)], "the copy itself stays as it is"
    found.close()


def test_a_copy_with_its_log_beside_it_comes_whole(life: Soulmem, tmp_path: Path) -> None:
    writer = apsw.Connection(str(life.db))
    writer.execute("UPDATE entries SET starred = 1")
    raw = tmp_path / "cruda.db"
    for tail in ("", "-wal"):
        raw.with_name(raw.name + tail).write_bytes(life.db.with_name(life.db.name + tail).read_bytes())
    writer.execute("UPDATE entries SET starred = 0")
    writer.close()
    before = raw.with_name(raw.name + "-wal").read_bytes()
    assert life("journal", "restore", raw, "--yes").code == 0
    assert rows(life, "SELECT starred FROM entries") == [(1,), (1,)]
    assert raw.with_name(raw.name + "-wal").read_bytes() == before


def test_into_nothing_no_yes_is_needed(life: Soulmem, tmp_path: Path) -> None:
    away = tmp_path / "fuera.db"
    life.db.rename(away)
    assert [each["kind"] for each in life("journal", "backups", "--json").json()] == ["backup"]
    answer = life("journal", "restore", copies(life)[0], "--json").json()
    assert (answer["replaced"], answer["entries_before"], life.texts()) == (None, None, ["dos", "uno"])
    life("--db", tmp_path / "otra casa" / "mi.db", "journal", "restore", away)
    assert life.texts("--db", tmp_path / "otra casa" / "mi.db") == ["dos", "uno"]


def test_by_the_name_alone(life: Soulmem) -> None:
    assert life("journal", "restore", copies(life)[0].name, "--yes").code == 0
    assert life("journal", "restore", replaced(life)[0].name, "--yes").code == 0


def test_it_is_refused_without_a_yes(life: Soulmem) -> None:
    life("add", "tres")
    facts = refused(life, "journal", "restore", copies(life)[0], code="restore_needs_yes", exit_code=6)
    assert (facts["found"], facts["there"]) == (2, 3)
    assert replaced(life) == []


@pytest.mark.parametrize(("typed", "code"), [("sí", 0), ("s", 0), ("YES", 0), ("no", 6), ("", 6)])
def test_a_person_is_asked(life: Soulmem, typed: str, code: int) -> None:
    life("add", "tres")
    answer = life.terminal("journal", "restore", copies(life)[0], typed=f"{typed}\n".encode(), SOULMEM_LANG="es")
    assert (answer.code, len(life.texts())) == (code, 2 if code == 0 else 3), answer
    assert "escribe sí" in " ".join(answer.out.split())


def test_what_cannot_be_gone_back_to(life: Soulmem, tmp_path: Path) -> None:
    good = copies(life)[0].read_bytes()
    bad = tmp_path / "mala.db"
    for data, code in (
        (b"", "backup_not_a_journal"),
        (b"Querido diario, " * 400, "backup_not_a_journal"),
        (good[:-4_096], "backup_damaged"),
        (good[:50], "backup_damaged"),
        (good[: 4_096 * 3] + b"\xff" * 4_096 * 20 + good[4_096 * 23 :], "backup_damaged"),
        (good[:68] + b"XXXX" + good[72:], "backup_not_a_journal"),
        (good[:60] + (making.SCHEMA + 1).to_bytes(4, "big") + good[64:], "journal_newer"),
    ):
        bad.write_bytes(data)
        for yes in ((), ("--yes",)):
            refused(life, "journal", "restore", bad, *yes, code=code, exit_code=3)
    refused(life, "journal", "restore", tmp_path / "no está.db", code="file_unreadable", exit_code=2)
    refused(life, "journal", "restore", tmp_path, code="file_unreadable", exit_code=2)
    refused(life, "journal", "restore", "x" * 300, code="file_unreadable", exit_code=2)
    link = tmp_path / "enlace.db"
    link.symlink_to(life.db)
    for itself in (life.db, link):
        refused(life, "journal", "restore", itself, "--yes", code="restore_from_itself", exit_code=2)
    assert life.texts() == ["dos", "uno"]
    assert replaced(life) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_copy_that_cannot_be_read(life: Soulmem) -> None:
    copies(life)[0].chmod(0)
    refused(life, "journal", "restore", copies(life)[0], "--yes", code="file_unreadable", exit_code=2)


@pytest.mark.parametrize("begin", ["BEGIN IMMEDIATE", "BEGIN; SELECT count(*) FROM entries", "SELECT 1 FROM entries"])
def test_it_waits_for_nobody_who_has_the_journal_open(life: Soulmem, monkeypatch: pytest.MonkeyPatch, begin: str) -> None:
    monkeypatch.setattr(replacing, "PATIENCE_MS", 20)
    other = apsw.Connection(str(life.db))
    other.execute(begin).fetchall()
    refused(life, "journal", "restore", copies(life)[0], "--yes", code="journal_in_use", exit_code=3)
    assert replaced(life) == []
    assert not list(life.home.glob(".*"))
    other.close()
    assert rows(life, "PRAGMA journal_mode") == [("wal",)]
    assert life("journal", "restore", copies(life)[0], "--yes").code == 0


@pytest.mark.parametrize("data", [b"", b"basura " * 1_000, None])
def test_a_damaged_journal_is_put_aside_with_its_log(life: Soulmem, data: bytes | None) -> None:
    whole = life.db.read_bytes()
    ruined = whole[: 4_096 * 3] + b"\xff" * 4_096 * 40 + whole[4_096 * 43 :] if data is None else data
    life.db.write_bytes(ruined)
    wal = life.db.with_name(life.db.name + "-wal")
    if data:
        wal.write_bytes(b"un registro")
    answer = life("journal", "restore", copies(life)[0], "--yes", "--json")
    assert (answer.code, life.texts()) == (0, ["dos", "uno"]), answer
    (aside,) = replaced(life)
    assert aside.read_bytes()[100:] == ruined[100:]
    if data:
        assert aside.with_name(aside.name + "-wal").read_bytes() == b"un registro"
        assert not wal.exists()
    assert sound(life)


def test_a_journal_behind_a_link_stays_behind_it(life: Soulmem, tmp_path: Path) -> None:
    link = tmp_path / "enlace.db"
    link.symlink_to(life.db)
    life("add", "tres")
    assert life("--db", link, "journal", "restore", copies(life)[0], "--yes").code == 0
    assert link.is_symlink()
    assert (life.texts(), len(replaced(life))) == (["dos", "uno"], 1)


def test_no_room_for_it_changes_nothing(soulmem: Soulmem, disk: Path) -> None:
    soulmem.env["SOULMEM_HOME"], soulmem.home = str(disk), disk
    soulmem("add", "uno")
    soulmem("journal", "backup")
    for room in (0, 60_000, 300_000):
        filler = fill(disk, room)
        refused(soulmem, "journal", "restore", copies(soulmem)[0], "--yes", code="disk_full", exit_code=3)
        assert soulmem.texts() == ["uno"]
        assert not list(disk.glob(".*"))
        filler.unlink()


@pytest.mark.parametrize("step", ["link", "replace"])
def test_a_failure_at_the_last_step_leaves_the_journal(life: Soulmem, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def fails(*_: object) -> None:
        raise OSError(5, "Input/output error")

    life("add", "tres")
    if step == "link":
        monkeypatch.setattr(os, "link", fails)
    monkeypatch.setattr(Path, "replace" if step == "replace" else "rename", fails)
    answer = life("journal", "restore", copies(life)[0], "--yes", "--json")
    assert answer.code == 2
    monkeypatch.undo()
    assert len(life.texts()) == 3
    assert not list(life.home.glob(".*"))
    assert rows(life, "PRAGMA journal_mode") == [("wal",)]


def test_who_comes_while_it_is_done_loses_nothing(life: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has the old file open when it is moved cannot write into what is put aside unnoticed."""
    life("add", "tres")
    late: list[apsw.Connection] = []
    whole = Path.replace

    def meanwhile(path: Path, target: Path) -> Path:
        if target == life.db:
            late.append(apsw.Connection(str(life.db)))
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", meanwhile)
    assert life("journal", "restore", copies(life)[0], "--yes").code == 0
    (other,) = late
    with pytest.raises(apsw.Error):
        other.execute("INSERT INTO meta VALUES ('perdida', 'x')")
    other.close()
    assert life.texts() == ["dos", "uno"]
