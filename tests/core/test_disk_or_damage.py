"""A disk that cannot be read is told as that, never as damage or a wrong key: who is told of damage may throw a whole copy away."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

import apsw
import pytest
from conftest import Answer, Soulmem
from disks import Fault, failing, refusing
from standing import opened

from soulmem_cli.store.cipher import CIPHER, opens
from soulmem_cli.store.keys import stretched
from soulmem_cli.store.place import salt_of

KEYS: Final = {"SOULMEM_KEY_COMMAND": "echo una", "SOULMEM_NEW_KEY_COMMAND": "echo otra"}
LONG: Final = "Desayuné con Ana en el café del puerto. " * 400  # over several pages


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a copy that lacks its last entry."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", LONG, "--at", "2026-08-01 10:00")
    first("journal", "backup", first.home / "copia.db")
    first("add", "Después de la copia")
    return first.home


@pytest.fixture
def life(written: Path, tmp_path: Path) -> Soulmem:
    """The journal, as it was."""
    shutil.copytree(written, tmp_path / "home")
    return Soulmem(tmp_path / "home")


def restore(soulmem: Soulmem) -> Answer:
    """Go back to the copy."""
    return soulmem("journal", "restore", soulmem.home / "copia.db", "--yes", "--json")


def error(answer: Answer) -> dict[str, str]:
    """What an answer says went wrong."""
    found: dict[str, str] = json.loads(answer.err.splitlines()[-1])["error"]
    return found


def test_a_copy_on_a_failing_disk_is_not_damaged(life: Soulmem, written: Path) -> None:
    with failing(Fault("xRead")) as disk:
        assert restore(life).code == 0
    for nth in range(1, disk.calls, disk.calls // 12):
        shutil.rmtree(life.home)
        shutil.copytree(written, life.home)
        with failing(Fault("xRead", nth)) as met:
            answer = restore(life)
        assert met.failed
        assert answer.code == 0 or error(answer)["code"] in ("disk_fails", "restore_unsound"), nth
        assert (answer.code == 0) == (len(life.texts()) == 1), nth


def test_a_restore_that_is_done_is_not_told_as_failed(life: Soulmem, written: Path) -> None:
    for call in ("open", "fsync"):
        for nth in range(1, 7):
            shutil.rmtree(life.home)
            shutil.copytree(written, life.home)
            with refusing(call, life.home, nth) as met:
                answer = restore(life)
            assert (answer.code == 0) == (len(life.texts()) == 1), (call, nth, answer)
            if not met.failed:
                break


def test_doctor_tells_a_failing_disk_from_damage(life: Soulmem) -> None:
    with failing(Fault("xRead")) as disk:
        assert life("doctor", "--json").code == 0
    for nth in range(5, disk.calls, disk.calls // 8):
        with failing(Fault("xRead", nth)):
            answer = life("doctor", "--json")
        codes = [each["code"] for each in answer.json()["checks"] if not each["ok"]] if answer.out else [error(answer)["code"]]
        assert "doctor_integrity_bad" not in codes, (nth, answer)
        assert "doctor_index_broken" not in codes, (nth, answer)


@pytest.mark.parametrize(("call", "nth"), [("replace", 1), ("open", 3), ("fsync", 1), ("write", 1)])
def test_encrypting_names_the_journal_and_is_told_as_it_ended(life: Soulmem, call: str, nth: int) -> None:
    life.env |= KEYS
    with refusing(call, life.home, nth) as met:
        answer = life("journal", "encrypt", "--yes", "--json")
    assert met.failed
    encrypted = not life.db.read_bytes().startswith(b"SQLite format 3")
    assert (answer.code == 0) == encrypted, answer
    assert str(life.db) in answer.err
    assert ".new" not in answer.err
    assert life.texts()[0] == "Después de la copia"


def test_a_key_is_not_wrong_because_a_read_failed(life: Soulmem) -> None:
    life.env |= KEYS
    life("journal", "encrypt", "--yes")
    folded = opened(life.db, "una")
    folded.execute("PRAGMA journal_mode=DELETE").fetchall()  # as a file is that was just encrypted
    folded.close()
    met, (right, wrong, other) = 0, (stretched(each, salt_of(life.db) or b"") for each in ("una", "otra", "ninguna"))
    for nth in range(1, 9):
        with failing(Fault("xRead", nth)) as disk, suppress(apsw.IOError):
            assert fits(life.db, wrong, right), nth
        met += disk.failed
    assert met > 3
    assert not fits(life.db, wrong, other)


def fits(path: Path, *keys: str) -> bool:
    """Whether any of some keys opens a file, tried one after another."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.execute(f"PRAGMA cipher='{CIPHER}'").fetchall()
        return any(opens(connection, each, path) for each in keys)
    finally:
        connection.close()
