"""Writing where no file can be put beside: straight into what is there."""

import os
import subprocess

import pytest
from conftest import Soulmem

from soulmem_cli.formats import files


def test_a_pipe_named_as_a_file_is_written_into(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    answer = soulmem.shell("export", "/dev/stdout", "--format", "ndjson")
    assert answer.code == 0
    assert '"hola"' in answer.out.splitlines()[0]


@pytest.mark.parametrize("words", [["export", "/dev/stdout"], ["add", "--help"]])
def test_a_pipe_nobody_reads_ends_quietly(soulmem: Soulmem, words: list[str]) -> None:
    soulmem("add", "hola")
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(soulmem.command(*words), stdout=writer, stderr=subprocess.PIPE, env=soulmem.environment(), check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pipe_that_breaks_is_no_unwritable_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(handle: int, pieces: object) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(files, "poured", broken)
    with pytest.raises(BrokenPipeError):
        files.written(os.devnull, ["x"], overwrite=False)
