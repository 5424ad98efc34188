"""Whatever the umask (N12), every file and folder the program makes is its owner's alone."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from conftest import Soulmem
from hidden import LINES, hide, shown

EDITOR = "sh -c 'echo cambiado de nuevo >> \"$0\"; exit 3'"  # leaves a draft behind


@pytest.fixture(params=[0o000, 0o002])
def open_house(request: pytest.FixtureRequest) -> Iterator[None]:
    """A system on which every new file may be read, and changed, by others."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def others(folder: Path) -> dict[str, str]:
    """Files and folders that anybody but the owner may touch."""
    modes = {str(each.relative_to(folder)): stat.S_IMODE(each.lstat().st_mode) for each in folder.rglob("*") if not each.is_symlink()}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


@pytest.mark.usefixtures("open_house")
def test_every_file_of_every_verb_is_its_owners_alone(soulmem: Soulmem, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir(mode=0o700)
    given = out / "file.ndjson"
    given.write_text('{"text": "De fuera"}\n')
    given.chmod(0o600)
    shown(soulmem)
    hide(soulmem, "--private")
    reader = apsw.Connection(str(soulmem.db))  # keeps the log and its index there to be looked at
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchall()
    for verb, lines in LINES.items():
        for line in lines:
            soulmem(*line.format(file=given).split())
            assert (line, others(tmp_path)) == (line, {}), verb
    assert {"journal.db", "journal.db-wal", "journal.db-shm"} <= {each.name for each in soulmem.home.iterdir()}
    reader.close()
    exports = (f"export {out}/a.json", f"export --format markdown {out}/md", f"export --format html {out}/a.html")
    for line in (*exports, f"journal backup {out}/b.db"):
        assert soulmem(*line.split()).code == 0, line
    soulmem("config", "set", "lang", "en")
    soulmem("forget", 1, "--purge", "--yes")
    soulmem("users", "delete", "default", "--yes")
    assert len(list((soulmem.home / "backups").iterdir())) > 0
    assert others(tmp_path) == {}


@pytest.mark.usefixtures("open_house")
def test_a_draft_and_the_log_of_a_bug_too(soulmem: Soulmem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soulmem("add", "hola")
    soulmem.terminal("add", EDITOR=EDITOR, VISUAL="")
    assert list(soulmem.home.glob("draft-*")) != []
    logs = tmp_path / "logs"
    logs.mkdir(mode=0o700)
    monkeypatch.setattr("tempfile.tempdir", str(logs))
    from soulmem_cli.render.side import bug_log

    assert bug_log(ValueError("palabras de alguien")) is not None
    assert "palabras" not in "".join(each.read_text() for each in logs.iterdir())
    assert others(tmp_path) == {}
