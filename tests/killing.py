"""kill -9 at moments spread over the whole run of a verb: how it is done, when, and the tally of what was found afterwards.

A verb runs in a fork of the process of the tests: it is the same program, its files are as a process of its own leaves them, and no
time is lost on imports, in which there is nothing to break. Half of the moments are spread evenly over the run, whose length is
measured first and now and then again; the others follow the moment at which the change comes to stand, which is where it can break.

`python -m pytest tests/torture` does all of it, 200 kills a verb, and ends with the table; it takes a quarter of an hour of one core.
Files in memory (`--basetemp=/dev/shm/torture`) spare the disk: a kill leaves what the system holds; only a power cut needs what is on it.
"""

from __future__ import annotations

import os
import pty
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from conftest import Answer, Soulmem

from soulmem_cli.cli import main
from soulmem_cli.store.database import open_journal

AGAIN: Final = 25  # kills after which the length of a run is measured again: other programs use the machine too
TALLY: Final[dict[str, Counter[str]]] = {}  # verb → how many kills found the change before, between and after

ENDED: Final = """
import importlib, os, sys
module, path, after, *argv = sys.argv[1:]
where, left = importlib.import_module(module), int(after)
*over, name = path.split(".")
for each in over:
    where = getattr(where, each)
whole = getattr(where, name)
def ending(*args, **named):
    global left
    if not left:
        os.kill(os.getpid(), 9)
    left -= 1
    return whole(*args, **named)
setattr(where, name, ending)
from soulmem_cli.cli import main
main(argv)
"""


class Death(NamedTuple):
    """How a run ended: whether it was killed, and what it had said by then."""

    killed: bool
    out: str
    err: str


class Deaths:
    """Runs of one verb, each on the same home, each killed at another moment."""

    def __init__(self, soulmem: Soulmem, verb: str, *words: object, kills: int, terminal: bool = False) -> None:
        self.soulmem, self.verb, self.words, self.kills, self.terminal = soulmem, verb, words, kills, terminal
        self.chance = random.Random(verb)
        self.kept = soulmem.home.with_name(f"{soulmem.home.name}.kept")
        self.whole = self.turn = 0.0
        self.tally = TALLY.setdefault(verb, Counter())

    def __iter__(self) -> Iterator[Death]:
        shutil.copytree(self.soulmem.home, self.kept)
        places = [(number + self.chance.random()) / self.kills for number in range(self.kills)]
        self.chance.shuffle(places)
        for number, place in enumerate(places):
            if number % AGAIN == 0:
                self.measure()
            near = self.turn * self.chance.uniform(0.85, 1.15)
            self.back()
            yield killed(self.soulmem, near if number % 2 else self.whole * place, *self.words, terminal=self.terminal)

    def measure(self) -> None:
        """How long a run takes that nobody ends: the middle one of three."""
        taken = []
        for _ in range(3):
            self.back()
            begun = time.monotonic()
            ended = killed(self.soulmem, 600, *self.words, terminal=self.terminal)
            taken.append(time.monotonic() - begun)
            assert not ended.killed
        self.turn *= sorted(taken)[1] / self.whole if self.whole else 1
        self.whole = sorted(taken)[1]
        self.turn = self.turn or self.whole * 0.8

    def back(self) -> None:
        """Put the home back as it was."""
        shutil.rmtree(self.soulmem.home)
        shutil.copytree(self.kept, self.soulmem.home)

    def found(self, state: str, *, stands: bool | None = None) -> None:
        """Count what a kill left, and aim the next one; the change `stands` when there is nothing of the state before it."""
        self.tally[state] += 1
        stands = state != "before" if stands is None else stands
        self.turn = min(max(self.turn * (0.96 if stands else 1.04), self.whole * 0.05), self.whole * 1.1)


def killed(soulmem: Soulmem, seconds: float, *words: object, terminal: bool = False) -> Death:
    """Run a verb and kill it after a while. One that ended by itself must have ended well, and none may complain."""
    out, err = (soulmem.home.with_name(f"{soulmem.home.name}.{name}") for name in ("out", "err"))
    for each in (out, err):
        each.write_bytes(b"")
    host, guest = pty.openpty() if terminal else (-1, -1)
    process = os.fork()
    if not process:
        run([str(word) for word in words], soulmem.environment(), out, err, guest)
    if terminal:
        os.close(guest)
    watch = threading.Timer(seconds, slay, (process,))
    watch.start()
    shown = heard(host) if terminal else ""
    _, status = os.waitpid(process, 0)
    watch.cancel()
    died = os.WIFSIGNALED(status)
    told = Death(died, shown or out.read_text("utf-8", "replace"), err.read_text("utf-8", "replace"))
    assert died or os.waitstatus_to_exitcode(status) in (0, 1), told
    assert "Traceback" not in told.err, told
    return told


def slay(process: int) -> None:
    """Kill a process, if it has not ended meanwhile."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def ended_at(soulmem: Soulmem, module: str, name: str, after: int, *words: object) -> None:
    """Run a verb that ends, as in a power cut, when it comes to a function, or a method, for the n-th time, from 0 on."""
    command = [sys.executable, "-c", ENDED, module, name, str(after), *map(str, words)]
    ended = subprocess.run(command, env=soulmem.environment(), check=False, capture_output=True)
    assert ended.returncode == -signal.SIGKILL, ended


@contextmanager
def stopped_at(soulmem: Soulmem, module: str, name: str, *words: object) -> Iterator[subprocess.Popen[bytes]]:
    """Run a verb until it comes to a function, where it stands still until somebody lets it go on; it is killed in the end."""
    command = [sys.executable, "-c", ENDED.replace("getpid(), 9", "getpid(), 19"), module, name, "0", *map(str, words)]
    with subprocess.Popen(command, env=soulmem.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        _, status = os.waitpid(process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status), process.stderr and process.stderr.read()
        try:
            yield process
        finally:
            process.kill()


def let_go(process: subprocess.Popen[bytes]) -> Answer:
    """Let a verb that stands still go on to its end."""
    process.send_signal(signal.SIGCONT)
    out, err = process.communicate()
    return Answer(process.returncode, out.decode(), err.decode())


def run(words: list[str], env: dict[str, str], out: Path, err: Path, terminal: int) -> NoReturn:
    """Be the process of a verb, in a fork of this one."""
    try:
        os.environ.clear()
        os.environ.update(env)
        shown, aside = os.open(out, os.O_WRONLY), os.open(err, os.O_WRONLY)
        into = os.open(os.devnull, os.O_RDONLY)
        for number, handle in enumerate((into, shown, aside) if terminal < 0 else (terminal, terminal, aside)):
            os.dup2(handle, number)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
        main(words)
    finally:
        os._exit(99)  # nothing of the tests goes on in here


def heard(host: int) -> str:
    """All that is shown on a terminal until everybody has left it."""
    shown = b""
    try:
        while part := os.read(host, 65_536):
            shown += part
    except OSError:  # how Linux says so
        pass
    os.close(host)
    return shown.decode(errors="replace")


def whole(soulmem: Soulmem, *, encoder: int = 1, events: bool = True) -> None:
    """The journal is whole: pages, keys, the index of words, and a trace, words and a vector for every entry."""
    db = open_journal(soulmem.db, write=True)
    db.load_vectors()
    try:
        assert db.rows("PRAGMA integrity_check") == [("ok",)]
        assert db.rows("PRAGMA foreign_key_check") == []
        db.run("INSERT INTO words (words) VALUES ('integrity-check')")
        tables = ("entries", "traces", "words_docsize", f"embeddings_{encoder}", f"vectors_{encoder}")
        counts = {table: db.rows(f"SELECT count(*) FROM {table}")[0][0] for table in tables}
        assert len(set(counts.values())) == 1, counts
        if events:
            assert db.rows("SELECT count(*) FROM events WHERE kind = 'encode'") == [(counts["entries"],)]
    finally:
        db.close()


def goes_on(soulmem: Soulmem) -> None:
    """The next verb works without help: something is written, and seen."""
    answer = soulmem("add", "--no-detect", "y luego esto", "--json")
    assert answer.code == 0, answer
    assert soulmem.texts()[0] == "y luego esto"


def table(tally: dict[str, Counter[str]]) -> Iterator[str]:
    """The tally in lines: a verb that lost something has failed its test, and is not in here."""
    yield f"{'verb':28} {'kills':>6} {'before':>7} {'between':>8} {'after':>6} {'lost':>5}"
    for verb, found in tally.items():
        yield f"{verb:28} {found.total():6} {found['before']:7} {found['between']:8} {found['after']:6} {0:5}"


def legible(home: Path, *words: str, but: Callable[[Path], bool] = lambda _: False) -> list[str]:
    """The files below a folder in which any of these words can be read, as SQLite and Python write them."""
    codes = [word.encode(code) for word in words for code in ("utf-8", "utf-16-le")]
    files = [path for path in home.rglob("*") if path.is_file() and not but(path)]
    return [path.name for path in files if any(code in path.read_bytes() for code in codes)]
