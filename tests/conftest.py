"""The ladder of fixtures: a throw-away home, and `soulmem`, which runs the real command line in it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from soulmem_cli.cli import attempt
from soulmem_cli.run import Run

NOW = "2026-08-24T15:15:00+02:00"


class Answer(NamedTuple):
    """What a run of soulmem left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one JSON document on stdout."""
        return json.loads(self.out)

    def rows(self) -> list[Any]:
        """The objects of NDJSON on stdout."""
        return [json.loads(line) for line in self.out.splitlines()]


class Stream(io.TextIOWrapper):
    """A standard stream in memory, which may pass for a terminal."""

    def __init__(self, data: bytes = b"", *, terminal: bool = False, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(data), encoding=encoding, write_through=True)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Soulmem:
    """Runs verbs: in this process when called (quick, counted by coverage), in a fresh one by `shell`."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.env = {
            "SOULMEM_HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "SOULMEM_NOW": NOW, "SOULMEM_TZ": "Europe/Madrid",
            "SOULMEM_LANG": "en", "COLUMNS": "100", "TERM": "xterm-256color",
        }  # fmt: skip

    @property
    def db(self) -> Path:
        """The journal's file."""
        return self.home / "journal.db"

    def __call__(self, *args: object, stdin: str | bytes | None = None, terminal: bool = False, **env: str) -> Answer:
        """Run one verb. `terminal` lets all three streams pass for one; keywords are environment variables."""
        data = stdin.encode() if isinstance(stdin, str) else stdin or b""
        into = Stream(data, terminal=terminal and stdin is None)
        out, err = Stream(terminal=terminal), Stream(terminal=terminal)
        argv = [str(arg) for arg in args]
        with swapped({**self.env, **env}, into, out, err):
            run = Run(argv)
            try:
                code = attempt(run, argv)
            finally:
                run.close()
        return Answer(code, out.buffer.getvalue().decode(), err.buffer.getvalue().decode())  # type: ignore[attr-defined]

    def shell(self, *args: object, stdin: str | bytes | None = None, **env: str) -> Answer:
        """Run one verb in a process of its own."""
        data = stdin.encode() if isinstance(stdin, str) else stdin or b""
        command = [sys.executable, "-m", "soulmem_cli", *map(str, args)]
        done = subprocess.run(command, input=data, capture_output=True, env=self.environment(**env), check=False)
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    def environment(self, **env: str) -> dict[str, str]:
        """The environment of a fresh process."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("SOULMEM_")}
        root = str(Path(__file__).resolve().parents[1])
        return {**kept, "PYTHONPATH": root, **self.env, **env}


@contextmanager
def swapped(env: dict[str, str], into: Stream, out: Stream, err: Stream) -> Iterator[None]:
    """Put the streams and the environment of a run in place of this process's own."""
    streams, before = (sys.stdin, sys.stdout, sys.stderr), dict(os.environ)
    for name in [name for name in os.environ if name.startswith(("SOULMEM_", "LC_", "LANG", "NO_COLOR", "FORCE_COLOR"))]:
        del os.environ[name]
    os.environ.update(env)
    sys.stdin, sys.stdout, sys.stderr = into, out, err
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        os.environ.clear()
        os.environ.update(before)


@pytest.fixture
def soulmem(tmp_path: Path) -> Soulmem:
    """The command line in a home of its own, its clock at NOW, in English."""
    return Soulmem(tmp_path / "home")
