"""The ladder of fixtures: a throw-away home, and `soulmem`, which runs the real command line in it."""

from __future__ import annotations

import hashlib
import io
import json
import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, settings

from soulmem_cli.cli import attempt
from soulmem_cli.run import Run
from soulmem_cli.store.database import Database, open_journal

NOW = "2026-08-24T15:15:00+02:00"
ROOT = Path(__file__).resolve().parents[1]
# tests of what holds for every verb and every text, whose lines other tests go over as well
AGAIN = {
    "bad_input",
    "torture",
    "test_phrases",
    "test_any_text",
    "test_every_verb",
    "test_hidden",
    "test_isolation",
    "test_no_network",
    "test_private",
    "test_schema",
    "test_text_comes_back",
    "test_umask",
    "test_completing",
    "test_forget_purge",
    "test_recall_arms",
    "test_encrypted_verbs",
    "test_about",
    "test_endings",
    "test_import_killed",
    "test_properties",
}
# how fast examples come says how busy the machine is, and nothing of the program
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


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
        """Run one verb in a process of its own. Words may be bytes that are no UTF-8."""
        data = stdin.encode() if isinstance(stdin, str) else stdin or b""
        done = subprocess.run(self.command(*args), input=data, capture_output=True, env=self.environment(**env), check=False)
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    def terminal(self, *args: object, typed: bytes = b"", **env: str) -> Answer:
        """Run one verb in a process of its own on a terminal; all it shows is in `out`."""
        host, guest = pty.openpty()
        process = subprocess.Popen(self.command(*args), stdin=guest, stdout=guest, stderr=guest, env=self.environment(**env))
        os.close(guest)
        os.write(host, typed)
        shown = b""
        try:
            while part := os.read(host, 65_536):
                shown += part
        except OSError:  # how Linux says that the other side is closed
            pass
        os.close(host)
        return Answer(process.wait(), shown.decode(errors="replace").replace("\r\n", "\n"), "")

    def command(self, *args: object) -> list[str | bytes]:
        """The words that start a process of its own."""
        return [sys.executable, "-m", "soulmem_cli", *(arg if isinstance(arg, bytes) else str(arg) for arg in args)]

    def environment(self, **env: str) -> dict[str, str]:
        """The environment of a fresh process."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("SOULMEM_")}
        return {**kept, "PYTHONPATH": str(ROOT), **self.env, **env}

    def copy(self, journal: Path) -> Soulmem:
        """Begin with a copy of a journal that was written once for many tests."""
        self.home.mkdir(mode=0o700)
        shutil.copy2(journal, self.db)
        return self

    def digest(self) -> str:
        """A fingerprint of the journal's file and its log, to see that nothing changed."""
        files = [self.db.with_name(self.db.name + tail) for tail in ("", "-wal")]
        return hashlib.sha256(b"".join(path.read_bytes() for path in files if path.exists())).hexdigest()

    def texts(self, *args: object) -> list[str]:
        """The texts of the timeline, newest first."""
        return [entry["text"] for entry in self("timeline", "--json", "--limit", 100_000, *args).json()]


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


@pytest.fixture
def db(soulmem: Soulmem) -> Iterator[Database]:
    """The journal of `soulmem`, made and opened for writing, with its vectors."""
    opened = open_journal(soulmem.db, write=True, create=True)
    opened.load_vectors()
    yield opened
    opened.close()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave tests that go over everything once more, in many ways, out of the count of lines: counting takes a third of their time."""
    if set(item.path.relative_to(ROOT / "tests").with_suffix("").parts) & AGAIN:
        item.add_marker("no_cover")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the tests of durability were asked for by name, and may take their time."""
    return asked_long(request.config)


def asked_long(config: pytest.Config) -> bool:
    """Whether the folder of the tests of durability was named, or a file in it."""
    named = (Path(config.invocation_params.dir, str(arg).partition("::")[0]) for arg in config.args)
    return any(path.resolve().is_relative_to(ROOT / "tests" / "torture") for path in named)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """The table of kills, after the long form of the tests of durability."""
    tally = getattr(sys.modules.get("killing"), "TALLY", None)
    if tally and asked_long(config):
        from killing import table

        terminalreporter.section("kill -9")
        for line in table(tally):
            terminalreporter.write_line(line)
