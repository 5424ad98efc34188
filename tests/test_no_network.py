"""No socket is ever opened (N12): every verb but `models fetch` runs where opening one ends the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Soulmem
from hidden import LINES, hide, shown

GUARDED = """
import os, sys
sys.addaudithook(lambda event, _: os._exit(99) if event.startswith(("socket.", "http.", "urllib.")) else None)
from soulmem_cli.cli import main
main(sys.argv[1:])
"""


def guarded(soulmem: Soulmem, *words: str) -> int:
    """The exit code of a verb in a process that may open no socket."""
    command = [sys.executable, "-c", GUARDED, *words]
    return subprocess.run(command, env=soulmem.environment(), capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode


@pytest.mark.parametrize(
    "words",
    [
        "add otra cosa",
        "recall hola",
        "timeline",
        "timeline --json",
        "reflect",
        "stats",
        "dream",
        "export",
        "doctor",
        "models list",
        "when ayer",
        "--help",
    ],
)
def test_no_socket_is_opened(soulmem: Soulmem, words: str) -> None:
    soulmem("add", "hola")
    assert guarded(soulmem, *words.split()) == 0


def test_the_guard_sees_a_socket(soulmem: Soulmem) -> None:
    script = GUARDED.replace("from soulmem_cli.cli import main", "import socket; socket.socket().connect(('127.0.0.1', 9))")
    done = subprocess.run([sys.executable, "-c", script], env=soulmem.environment(), capture_output=True, check=False)
    assert done.returncode == 99


class Ear:
    """Hears, while it is `open`, every socket this process asks for; Python never lets go of such a hook, so there is one."""

    def __init__(self) -> None:
        self.open = False
        self.heard: list[str] = []
        sys.addaudithook(self.hear)

    def hear(self, event: str, _: object) -> None:
        if self.open and event.startswith(("socket.", "http.", "urllib.", "ftplib.", "smtplib.")):
            self.heard.append(event)

    def listen(self, soulmem: Soulmem, *words: str) -> list[str]:
        """What was asked for while a line ran."""
        self.open, self.heard = True, []
        try:
            soulmem(*words)
        finally:
            self.open = False
        return self.heard


@pytest.fixture(scope="module")
def ear() -> Ear:
    """One for all tests here."""
    return Ear()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal to try every verb on, written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("solo") / "home")
    shown(soulmem)
    hide(soulmem)
    return soulmem.db


@pytest.mark.parametrize("verb", sorted(LINES))
def test_no_line_of_any_verb_opens_a_socket(soulmem: Soulmem, written: Path, ear: Ear, verb: str) -> None:
    soulmem.copy(written)
    file = soulmem.home / "file.ndjson"
    file.write_text('{"text": "De fuera"}\n')
    for line in LINES[verb]:
        assert (line, ear.listen(soulmem, *line.format(file=file).split())) == (line, [])


def test_the_ear_hears_a_socket(soulmem: Soulmem, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    from soulmem_cli.core import census

    monkeypatch.setattr(census, "take", lambda *_, **__: socket.socket().close())
    soulmem("add", "hola")
    assert ear.listen(soulmem, "stats") != []
