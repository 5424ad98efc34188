"""Opening a journal: made whole or not at all, private, moved forward only, and written in transactions alone."""

import os
import stat
from pathlib import Path

import apsw
import pytest
from disks import Disk, Fault, failing

from soulmem_cli.errors import JournalError
from soulmem_cli.store import database, making
from soulmem_cli.store.database import Database, open_journal
from soulmem_cli.store.making import version_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a journal is to be."""
    return tmp_path / "casa" / "diario.db"


def test_a_new_journal_is_private_whole_and_alone(path: Path) -> None:
    open_journal(path, write=True, create=True).close()
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["diario.db"]


def test_what_killed_processes_left_half_made_is_swept_away(path: Path) -> None:
    path.parent.mkdir()
    left = [path.parent / f".diario.db.123.new{tail}" for tail in ("", "-wal", "-shm")]
    others = [path.parent / ".otro.db.123.new", path.parent / "diario.db.new"]
    for each in (*left, *others):
        each.write_bytes(b"medio hecho")
        os.utime(each, (0, 0))
    made_now = path.parent / ".diario.db.124.new"
    made_now.touch()
    open_journal(path, write=True, create=True).close()
    assert sorted(path.parent.iterdir()) == sorted([path, made_now, *others])


def test_a_journal_that_another_made_meanwhile_is_taken(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = making.lay_out

    def slow(fresh: Path) -> None:
        real(fresh)
        if not path.exists():
            monkeypatch.setattr(making, "lay_out", real)
            making.build(path)
            connection = apsw.Connection(str(path))
            connection.execute("INSERT INTO meta VALUES ('whose', 'the other')")
            connection.close()

    monkeypatch.setattr(making, "lay_out", slow)
    db = open_journal(path, write=True, create=True)
    assert db.rows("SELECT value FROM meta WHERE key = 'whose'") == [("the other",)]
    db.close()


def test_a_disk_without_hard_links_still_gets_a_journal(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(1, "no hard links here")

    monkeypatch.setattr(os, "link", refused)
    open_journal(path, write=True, create=True).close()
    assert [each.name for each in path.parent.iterdir()] == ["diario.db"]


def test_a_migration_that_fails_leaves_nothing(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = tmp_path / "pasos"
    steps.mkdir()
    (steps / "0001_uno.sql").write_text("CREATE TABLE uno (x); CREATE TABLE uno (x);")
    monkeypatch.setattr(making, "MIGRATIONS", steps)
    with pytest.raises(apsw.SQLError):
        open_journal(path, write=True, create=True)
    assert list(path.parent.iterdir()) == []


@pytest.fixture
def later(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """A program that knows more steps than the journal has taken; how many it knows."""
    open_journal(path, write=True, create=True).close()
    steps, last = tmp_path / "pasos", making.SCHEMA + 2
    steps.mkdir()
    for number in range(1, last + 1):
        (steps / f"{number:04}_paso.sql").write_text(f"CREATE TABLE paso_{number} (x);")
    monkeypatch.setattr(making, "MIGRATIONS", steps)
    monkeypatch.setattr(making, "SCHEMA", last)
    return last


@pytest.mark.parametrize("write", [True, False], ids=["writer", "reader"])
def test_each_step_forward_is_taken_once_by_whoever_comes_first(path: Path, later: int, write: bool) -> None:
    for _ in range(2):
        db = open_journal(path, write=write)
        assert version_of(db.connection) == later
        taken = [row[0] for row in db.rows("SELECT name FROM sqlite_schema WHERE name LIKE 'paso%' ORDER BY 1")]
        assert taken == [f"paso_{later - 1}", f"paso_{later}"]
        assert db.writable == write
        db.close()


def test_a_journal_that_cannot_be_written_takes_no_step(path: Path, later: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soulmem_cli.store.database.os.access", lambda place, mode: False)
    with pytest.raises(JournalError) as older:
        open_journal(path, write=False)
    assert older.value.code == "journal_older"
    assert older.value.facts["known"] == later


def test_a_transaction_that_fails_changes_nothing(db: Database) -> None:
    with pytest.raises(apsw.ConstraintError), db.transaction():
        db.run("INSERT INTO meta VALUES ('a', 'b'), ('a', 'c')")
    assert db.rows("SELECT * FROM meta WHERE key = 'a'") == []
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('a', 'b')")
    assert db.rows("SELECT value FROM meta WHERE key = 'a'") == [("b",)]


def going_on(db: Database, disk: Disk) -> None:
    """Write something in a transaction, fail to read, pay no attention, and write on."""
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('before', '')")
        disk.fault = Fault("xRead", disk.calls + 1)
        with pytest.raises(JournalError):
            db.rows("SELECT * FROM events")
        db.run("INSERT INTO meta VALUES ('after', '')")


def test_nothing_is_kept_by_itself_after_a_read_that_ended_the_transaction(path: Path) -> None:
    open_journal(path, write=True, create=True).close()
    with failing(Fault("xRead")) as disk:
        db = open_journal(path, write=True)
        with pytest.raises(JournalError) as ended:
            going_on(db, disk)
        assert (disk.failed, ended.value.code) == (1, "disk_fails")
        assert db.rows("SELECT key FROM meta WHERE key IN ('before', 'after')") == []
        db.close()


def test_a_reader_has_no_transaction(path: Path) -> None:
    open_journal(path, write=True, create=True).close()
    reader = open_journal(path, write=False)
    with pytest.raises(JournalError) as refused, reader.transaction():
        pass
    assert refused.value.code == "journal_read_only"
    reader.close()


def test_what_was_written_does_not_change(db: Database) -> None:
    with db.transaction():
        db.run("INSERT INTO users (name, created_us) VALUES ('ana', 0)")
        db.run(
            "INSERT INTO entries (uid, user_id, text, written_us, at_us, offset_s, zone, source)"
            " VALUES ('u', last_insert_rowid(), 'hola', 0, 0, 0, 'UTC', 'told-by-user')"
        )
    for column, value in (("text", "adiós"), ("written_us", 1), ("uid", "v"), ("id", 9), ("user_id", 9)):
        with pytest.raises(apsw.ConstraintError):
            db.run(f"UPDATE entries SET {column} = ?", (value,))


def test_closing_twice_is_closing_once(path: Path) -> None:
    db = open_journal(path, write=True, create=True)
    db.close()
    db.close()
    assert database.OPEN[path.resolve()] == 0
