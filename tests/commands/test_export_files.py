"""export: files are private and whole, and nothing that is there is lost for them."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
from archives import live
from conftest import Soulmem
from doubles import hashing

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with one of everything."""
    return live(soulmem)


def test_the_file_is_private_and_whole(lived: Soulmem, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    before = os.umask(0)
    try:
        told = lived("export", file, "--json").json()
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o600
    assert (told["file"], told["format"], told["entries"], told["bytes"]) == (str(file), "json", 6, file.stat().st_size)
    assert (told["private_left_out"], told["forgotten"]) == (1, 1)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["a.json"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_file_is_not_written_over_unasked(lived: Soulmem, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "a.json"
    file.write_text("mine")
    answer = lived("export", file, "--lang", lang)
    assert (answer.code, answer.out, file.read_text()) == (6, "", "mine")
    assert "--yes" in answer.err
    assert lived("export", file, "--yes").code == 0
    assert len(json.loads(file.read_text())["entries"]) == 6


def test_a_link_is_followed(lived: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.json").symlink_to(tmp_path / "real" / "a.json")
    assert lived("export", tmp_path / "link.json").code == 0
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real" / "a.json").is_file()


@pytest.mark.parametrize("tail", ["", "-wal", "-shm"])
def test_the_journal_is_never_written_over(lived: Soulmem, tail: str) -> None:
    before = lived.digest()
    answer = lived("export", f"{lived.db}{tail}", "--yes")
    assert answer.code == 2
    assert lived.digest() == before
    (lived.home / "alias.json").hardlink_to(lived.db)
    assert lived("export", lived.home / "alias.json", "--yes").code == 2
    assert lived.digest() == before


@pytest.mark.parametrize("name", ["no/such/folder/a.json", "nul\0l"])
def test_places_that_cannot_be_written(lived: Soulmem, tmp_path: Path, name: str) -> None:
    answer = lived("export", f"{tmp_path}/{name}", "--json", "--yes")
    assert (answer.code, answer.out) == (2, "")
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == "file_unwritable"


def test_a_device_is_written_into(lived: Soulmem) -> None:
    assert lived("export", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


def test_what_fails_half_way_leaves_the_old_file(lived: Soulmem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.store import archives

    def failing(*given: object) -> Any:
        raise OSError(28, "No space left on device")
        yield

    file = tmp_path / "a.json"
    lived("export", file)
    before = file.read_text()
    monkeypatch.setattr(archives, "uses", failing)
    assert lived("export", file, "--yes").code == 2
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["a.json"]


def test_the_journal_is_only_read(lived: Soulmem, tmp_path: Path) -> None:
    before = lived.digest()
    for options in ([], ["--format", "ndjson"], [tmp_path / "a.json"]):
        assert lived("export", *options, "--private").code == 0
    assert lived.digest() == before


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_unknown_format(lived: Soulmem, lang: str) -> None:
    answer = lived("export", "--format", "odt", "--lang", lang)
    assert (answer.code, answer.out) == (2, "")
    assert "ndjson" in answer.err


def test_a_reader_that_goes_away_ends_it_quietly(lived: Soulmem) -> None:
    command = f"{shlex.join(map(str, lived.command('export', '--ndjson', '--quiet')))} | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, env=lived.environment(), check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["id"] == 1


def test_nothing_in_it_moves_a_cursor(soulmem: Soulmem) -> None:
    text = "a\x1b[2J\x9b31m\u2028\x7fb\0c"
    soulmem("add", "-", stdin=text)
    out = soulmem("export").out
    assert not any(char in out for char in "\x1b\x9b\u2028\x7f\0")
    assert json.loads(out)["entries"][0]["text"] == text
