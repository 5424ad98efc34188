"""Real shells to type into: each loads the generated completion and says what it would offer."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import ROOT, Soulmem

COMPLETIONS = ROOT / "completions"
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r|\x07")


def needs(shell: str) -> pytest.MarkDecorator:
    """Skip where a shell is not installed; where everything is to be tested, it is."""
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"{shell} is not installed")


def environment(soulmem: Soulmem, folder: Path, **env: str) -> dict[str, str]:
    """The environment of a shell that finds this soulmem, and no setting of whoever runs the tests."""
    folder.mkdir(exist_ok=True)
    program = folder / "soulmem"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m soulmem_cli "$@"\n')
    program.chmod(0o755)
    named = {"HOME": str(folder), "PATH": f"{folder}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "TERM": "xterm", "SOULMEM_LANG": ""}
    return {**soulmem.environment(), **named, **env}


def ran(argv: list[str], env: dict[str, str]) -> list[str]:
    """The lines that a shell prints."""
    done = subprocess.run(argv, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=120)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout.splitlines()


class Typed:
    """A shell at a terminal of its own, for as long as the block lasts."""

    def __init__(self, argv: list[str], env: dict[str, str]) -> None:
        self.pid, self.end = pty.fork()
        if not self.pid:
            os.execvpe(argv[0], argv, env)

    def __enter__(self) -> Typed:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.end)
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)

    def type(self, keys: str, until: str, patience: float = 60.0) -> str:
        """Type, and wait until the screen shows something; answers what was shown. Fails when it never is."""
        os.write(self.end, keys.encode())
        shown, end = "", time.monotonic() + patience
        while time.monotonic() < end:
            if select.select([self.end], [], [], 0.2)[0]:
                shown += os.read(self.end, 65536).decode(errors="replace")
                if until in (seen := CONTROL.sub("", shown)):
                    return seen
        raise AssertionError(f"{until!r} was never shown, but: {CONTROL.sub('', shown)!r}")
