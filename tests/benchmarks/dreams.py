"""What dreams cost on journals of several sizes: the first one over all that is old, and nights with new entries after it.

    python tests/benchmarks/dreams.py [--sizes 10k,100k] [--journals FOLDER] [--nights N] [--dreamt]

Every dream is a process of its own, a bare python beside it; the clock moves from night to night. The journals are those of `scale.py`,
and are copied before anything is dreamt. What is new each day are texts of the diaries the senses were trained with, written in the
evening; from the eighth night on those of a week ago are old enough to be consolidated. `--dreamt` begins with journals that were
dreamt already, as a run before this one left them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import apsw
from scale import BARE, ROOT, SOULMEM, environment_of, journal

LIVES = ROOT / "soulmem_cli" / "senses" / "training" / "lives"
A_DAY = 50  # new entries
RIPE_NIGHT = 8  # the night from which on entries of these days are consolidated
UNCOMPILED = "PYTHONDONTWRITEBYTECODE"  # a program that is installed finds its modules compiled


class Spent(NamedTuple):
    """What a process took: seconds by the clock and of the processor, and the most memory it held, in MB."""

    wall: float
    cpu: float
    peak: float


def main() -> None:
    """Build what is lacking, dream, and print the table."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--sizes", default="10k,100k", help="any of 1k,10k,100k,1M")
    asked.add_argument("--journals", default=str(Path(tempfile.gettempdir()) / "soulmem-scale"), help="where journals are kept")
    asked.add_argument("--nights", type=int, default=11, help="nights after the first dream")
    asked.add_argument("--dreamt", action="store_true", help="begin with what an earlier run has dreamt")
    given = asked.parse_args()
    print("| entries | dream | runs | s | × bare | CPU s | × bare CPU | peak MB |\n|--:|:--|--:|--:|--:|--:|--:|--:|", flush=True)
    for size in given.sizes.split(","):
        Sleeper(Path(given.journals), size, again=given.dreamt).sleep(given.nights)


class Sleeper:
    """One journal, and its nights."""

    def __init__(self, folder: Path, size: str, *, again: bool) -> None:
        self.size = size
        self.path = folder / f"{size}-dreams" / "journal.db"
        self.kept = folder / f"{size}-dreamt.db"
        built = self.kept if again and self.kept.exists() else journal(folder, size)[0]
        shutil.rmtree(self.path.parent, ignore_errors=True)
        self.path.parent.mkdir(parents=True)
        shutil.copyfile(built, self.path)
        self.first = built != self.kept
        self.environment = {key: value for key, value in environment_of(self.path).items() if key != UNCOMPILED}
        self.begun = newest(self.path)

    def sleep(self, nights: int) -> None:
        """The first dream, and so many nights after it."""
        texts = iter(told(nights * A_DAY))
        if self.first:
            self.row("the first, of all cycles", [self.dreamt(self.begun)])
            shutil.copyfile(self.path, self.kept)
        early, late = [], []
        for number in range(1, nights + 1):
            night = self.begun + timedelta(days=number)
            self.write([next(texts) for _ in range(A_DAY)], night - timedelta(hours=6))
            (late if number >= RIPE_NIGHT else early).append(self.dreamt(night, "--cycle", "night"))
        self.row(f"a night, {A_DAY} new", early)
        self.row(f"a night, {A_DAY} new, {A_DAY} a week old", late)

    def dreamt(self, at: datetime, *options: str) -> tuple[Spent, Spent]:
        """A dream at a moment, and the bare python beside it."""
        when = {**self.environment, "SOULMEM_NOW": at.isoformat()}
        return spent(BARE, when), spent([*SOULMEM, "dream", "--quiet", *options], when)

    def write(self, texts: Sequence[str], at: datetime) -> None:
        """Add some entries at a moment."""
        when = {**self.environment, "SOULMEM_NOW": at.isoformat()}
        lines = "\n".join(" ".join(text.split()) for text in texts)
        subprocess.run([*SOULMEM, "add", "--lines", "--json"], input=lines, env=when, stdout=subprocess.DEVNULL, text=True, check=True)

    def row(self, name: str, done: Sequence[tuple[Spent, Spent]]) -> None:
        """A line of the table: medians of some dreams, and the most memory of any."""
        if not done:
            return
        wall, cpu, peak = (tuple(each[column] for _, each in done) for column in range(3))
        bare_wall, bare_cpu = (tuple(each[column] for each, _ in done) for column in range(2))
        times = f"{statistics.median(wall):.2f} | {ratio(wall, bare_wall)} | {statistics.median(cpu):.2f} | {ratio(cpu, bare_cpu)}"
        print(f"| {self.size} | {name} | {len(done)} | {times} | {max(peak):.0f} |", flush=True)


def ratio(whole: Sequence[float], bare: Sequence[float]) -> str:
    """How many times a bare python something took."""
    return f"{statistics.median(whole) / statistics.median(bare):,.0f}"


def newest(path: Path) -> datetime:
    """When the newest entry of a journal was lived."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    (at_us,) = connection.execute("SELECT max(at_us) FROM entries").fetchone() or (0,)
    connection.close()
    return datetime.fromtimestamp(at_us / 1e6, UTC)


def told(count: int) -> list[str]:
    """Texts of the lives in an order of their own, again from the first when there are no more."""
    files = [file for file in sorted(LIVES.glob("*.jsonl")) if ".asks" not in file.name]
    texts = [json.loads(line)["text"] for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    random.Random(5).shuffle(texts)
    return [texts[number % len(texts)] for number in range(count)]


def spent(command: Sequence[str], environment: dict[str, str]) -> Spent:
    """One process from its start to its end."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    said = process.stderr.read() if process.stderr else ""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: {said}")
    return Spent(time.perf_counter() - begun, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
