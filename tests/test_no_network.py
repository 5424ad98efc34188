"""No socket is ever opened (N12): every verb but `models fetch` runs where opening one ends the process."""

from __future__ import annotations

import subprocess
import sys

import pytest
from conftest import Soulmem

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
