"""A journal file that is none, is damaged, newer, locked, or cannot be written: refused, and left as it is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from conftest import Soulmem
from refusals import refused

from soulmem_cli.store import database
from soulmem_cli.store.making import SCHEMA

VERBS = [["timeline"], ["recall", "hola"], ["add", "otra"]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with one entry, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "hola")
    return first.db


@pytest.fixture
def kept(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for a lock end soon."""
    monkeypatch.setattr(database, "BUSY_MS", 50)


@pytest.mark.parametrize(
    "content", [b"Querido diario", b"x" * 5_000, b"\0" * 4_096, bytes(range(256)) * 40, b"SQLite format 3", b"PK\x03\x04"]
)
def test_a_file_that_is_no_journal(soulmem: Soulmem, content: bytes) -> None:
    soulmem.home.mkdir()
    soulmem.db.write_bytes(content)
    code = "journal_damaged" if content.startswith(b"SQLite") else "not_a_journal"
    for verb in VERBS:
        refused(soulmem, *verb, code=code, exit_code=3)
    assert soulmem.db.read_bytes() == content


def test_a_database_of_somebody_else(soulmem: Soulmem) -> None:
    soulmem.home.mkdir()
    other = apsw.Connection(str(soulmem.db))
    other.execute("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
    other.close()
    for verb in VERBS:
        refused(soulmem, *verb, code="not_a_journal", exit_code=3)


def test_a_file_of_zero_bytes(soulmem: Soulmem) -> None:
    soulmem.home.mkdir()
    soulmem.db.touch()
    for verb in VERBS:
        refused(soulmem, *verb, code="journal_empty_file", exit_code=3)
    assert soulmem.db.stat().st_size == 0


def test_a_folder_in_the_place_of_the_journal(soulmem: Soulmem) -> None:
    soulmem.db.mkdir(parents=True)
    for verb in VERBS:
        assert soulmem(*verb).code == 3


@pytest.mark.parametrize("left", [1, 16, 50, 99, 100, 512, 4_095, 4_096, 10_000, 0.5, 0.9, -4_096, -1_000, -1])
def test_a_truncated_journal(kept: Soulmem, left: float) -> None:
    size = kept.db.stat().st_size
    os.truncate(kept.db, int(size * left) if 0 < left < 1 else int(size + left if left < 0 else left))
    for verb in VERBS:
        refused(kept, *verb, code="journal_damaged", exit_code=3)


@pytest.mark.parametrize("page", [2, 3, 5, 8, 13, 21])
def test_random_bytes_inside_a_journal_never_end_in_a_traceback(kept: Soulmem, page: int) -> None:
    with kept.db.open("r+b") as file:
        file.seek((page - 1) * 4_096)
        file.write(os.urandom(4_096))
    for verb in VERBS:
        answer = kept(*verb)
        assert answer.code in (0, 3), answer
        if answer.code == 3:
            assert "damaged" in answer.err


def test_a_journal_without_its_tables(kept: Soulmem) -> None:
    connection = apsw.Connection(str(kept.db))
    connection.execute("DROP TABLE mentions")
    connection.close()
    for verb in VERBS:
        assert kept(*verb, "--json").code == 3


def test_a_journal_of_a_newer_version(kept: Soulmem) -> None:
    connection = apsw.Connection(str(kept.db))
    connection.execute(f"PRAGMA user_version={SCHEMA + 1}")
    connection.close()
    for verb in VERBS:
        told = refused(kept, *verb, code="journal_newer", exit_code=3)
        assert (told["version"], told["known"]) == (SCHEMA + 1, SCHEMA)


@pytest.fixture
def locked(kept: Soulmem, hurried: None) -> Iterator[Soulmem]:
    """A journal that another connection is writing to."""
    other = apsw.Connection(str(kept.db))
    other.execute("BEGIN IMMEDIATE")
    yield kept
    other.execute("ROLLBACK")
    other.close()


def test_a_locked_journal_is_read_but_not_written(locked: Soulmem) -> None:
    refused(locked, "add", "otra", code="journal_locked", exit_code=3)
    assert locked.texts() == ["hola"]


def test_a_journal_kept_for_one_alone(kept: Soulmem, hurried: None) -> None:
    alone = "import apsw, sys; c = apsw.Connection(sys.argv[1]); c.execute('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE').fetchall()"
    command = [sys.executable, "-c", alone + "; print('kept', flush=True); input()", str(kept.db)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        for verb in VERBS:
            refused(kept, *verb, code="journal_locked", exit_code=3)
        other.communicate(b"\n")
    assert kept.texts() == ["hola"]


def test_a_path_through_a_file(soulmem: Soulmem) -> None:
    soulmem.home.parent.joinpath("nota").write_text("hola")
    for verb in VERBS:
        refused(soulmem, *verb, "--db", soulmem.home.parent / "nota" / "diario.db", code="journal_unreachable", exit_code=3)


@pytest.mark.parametrize("path", ["n" * 300, "bucle", "nulo\0"])
def test_a_path_nobody_can_follow(soulmem: Soulmem, tmp_path: Path, path: str) -> None:
    (tmp_path / "bucle").symlink_to(tmp_path / "bucle")
    for verb in VERBS:
        assert soulmem(*verb, "--db", tmp_path / path / "x").code == 3


def test_a_journal_behind_a_link_is_read_with_its_log(kept: Soulmem, tmp_path: Path) -> None:
    link = tmp_path / "enlace.db"
    link.symlink_to(kept.db)
    assert kept("add", "dos", "--db", link).code == 0
    assert kept.texts("--db", link) == ["dos", "hola"]
    assert not (tmp_path / "enlace.db-wal").exists()


@pytest.mark.parametrize("words", [b"lang = ", b"\xff\xfe", b"[[["])
def test_a_configuration_that_cannot_be_read(soulmem: Soulmem, words: bytes) -> None:
    config = soulmem.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_bytes(words)
    for verb in VERBS:
        refused(soulmem, *verb, code="config_unreadable", exit_code=2)


def test_unknown_keys_of_the_configuration_warn(kept: Soulmem) -> None:
    config = kept.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('lnag = "es"\n')
    answer = kept("timeline")
    assert answer.code == 0
    assert "lnag" in answer.err


def test_a_second_reader_of_a_process_keeps_the_locks_of_the_first(kept: Soulmem) -> None:
    first = database.open_journal(kept.db, write=True)
    first.run("PRAGMA journal_mode=DELETE")
    with first.transaction():
        first.run("UPDATE entries SET starred = 1")
        database.open_journal(kept.db, write=False).close()
        stranger = f"import apsw; apsw.Connection({str(kept.db)!r}).execute('BEGIN IMMEDIATE')"
        done = subprocess.run([sys.executable, "-c", stranger], capture_output=True, text=True, check=False)
    first.close()
    assert "BusyError" in done.stderr
