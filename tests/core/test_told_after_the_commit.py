"""A disk that fails once something is kept: who is told of a failure has nothing kept, and who has it kept is not told of one."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

import pytest
from conftest import Soulmem
from disks import Fault, failing
from standing import standing

LATE: Final = 5  # the last times that a verb takes a lock: for what it reads once it has kept something, and to close
LINE: Final = json.dumps({"text": "Vino Marta", "at": "2026-07-01T10:00:00+02:00"})


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a few entries."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "Desayuné con Ana en el café", "--at", "2026-08-01 10:00")
    first("add", "Coffee with Ana at the usual place", "--at", "2026-08-02 10:00")
    return first.home


@pytest.mark.parametrize(
    "words",
    [("add", "Otro café con Ana"), ("edit", "1", "Desayuné con Ana y Luis"), ("edit", "1", "--star"), ("people", "rename", "Ana", "Anita"),
     ("import", "-")],
    ids=["add", "edit", "star", "rename", "import"],
)  # fmt: skip
def test_a_failure_after_the_commit_is_none(written: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    soulmem = Soulmem(tmp_path / "home")
    with failing(Fault("xShmLock")) as disk:
        assert done(written, soulmem, words) == 0
    begun, kept = events(Soulmem(written)), events(soulmem)
    assert kept > begun
    for nth in range(disk.calls - LATE, disk.calls + 1):
        with failing(Fault("xShmLock", nth)) as met:
            code = done(written, soulmem, words)
        assert met.failed
        assert (code, events(soulmem)) in ((0, kept), (3, begun)), nth


def done(written: Path, soulmem: Soulmem, words: tuple[str, ...]) -> int:
    """How a verb ends that is done to the journal as it was."""
    shutil.rmtree(soulmem.home, ignore_errors=True)
    shutil.copytree(written, soulmem.home)
    return soulmem(*words, stdin=LINE).code


def events(soulmem: Soulmem) -> int:
    """How much the log of a journal tells."""
    return len(standing(soulmem.db)["events"])
