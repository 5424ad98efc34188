"""A simulated year: entries every day, some of them used, a dream each night; how many are in each tier by level each month.

    python tests/benchmarks/year.py [--days N] [--home FOLDER]

One process, through the core, with the bundled encoder; the clock moves a night at a time. What is written are the diaries the senses
were trained with, all six as if one person kept them, and two trifles a day.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from datetime import datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LIVES = ROOT / "soulmem_cli" / "senses" / "training" / "lives"
FIRST = datetime.fromisoformat("2026-01-01T00:00:00+01:00")
TIERS = ("vivid", "fading", "dormant", "reverie")
LEVELS = ("critical", "important", "normal", "trivial")
COUNTS = ("forgotten", "faded", "revived", "consolidated", "grown", "loosened", "crowded")
USED_A_DAY = 0.4  # deliberate uses: a person looks one up every other day or so
TRIFLES = (
    "Compré pan y leche en {shop}.", "Puse dos lavadoras.", "Café con {name}.", "Llovía, así que fui en autobús.",
    "Cené {dish}.",
    "Bought bread at {shop}.", "Coffee with {name}.", "It rained, took the bus.", "Had {dish} for dinner.", "Emptied the dishwasher.",
    "Reunión de equipo a las {hour}.", "Team meeting at {hour}.", "Paseo corto después de comer.", "Regué las plantas.",
    "Nada especial hoy.",
)  # fmt: skip
WORDS = {
    "shop": ("la esquina", "el mercado", "Lidl", "the corner shop"), "name": ("Ana", "Luis", "Tom", "Marina"),
    "dish": ("lentejas", "tortilla", "soup", "pasta"), "hour": ("9", "10:30", "12", "16"),
}  # fmt: skip


def main() -> None:
    """Live the year and print its tables."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--days", type=int, default=365)
    asked.add_argument("--home", default=None, help="where the journal is made; a folder of its own without it")
    given = asked.parse_args()
    home = given.home or tempfile.mkdtemp()
    for name in [name for name in os.environ if name.startswith("SOULMEM_")]:
        del os.environ[name]
    os.environ |= {"SOULMEM_HOME": home, "XDG_CONFIG_HOME": home, "SOULMEM_TZ": "Europe/Madrid", "SOULMEM_LANG": "es"}
    sys.path.insert(0, str(ROOT))
    Year(given.days).live()


def diary(days: int) -> dict[int, list[tuple[datetime, str]]]:
    """What is written on each day of the year, by the day's number."""
    chance = random.Random(1)
    found: dict[int, list[tuple[datetime, str]]] = {}
    for file in sorted(LIVES.glob("*.jsonl")):
        if ".asks" in file.name:
            continue
        told = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        begun = datetime.fromisoformat(told[0]["at"])
        for each in told:
            at = FIRST + (datetime.fromisoformat(each["at"]) - begun) + timedelta(hours=12)
            found.setdefault((at - FIRST).days, []).append((at, each["text"]))
    for day in range(days):
        for _ in range(2):
            text = chance.choice(TRIFLES).format(**{name: chance.choice(words) for name, words in WORDS.items()})
            found.setdefault(day, []).append((FIRST + timedelta(days=day, hours=chance.randint(8, 22)), text))
    return {day: sorted(texts) for day, texts in found.items() if day < days}


class Year:
    """A year of days and nights in one journal."""

    def __init__(self, days: int) -> None:
        from soulmem_cli import settings
        from soulmem_cli.core.session import Session

        self.days = days
        self.chance = random.Random(2)
        self.session = Session(settings.load({})._replace(backups=0), lambda *code, **facts: None)
        self.done: Counter[str] = Counter()
        self.slowest = 0.0
        self.marks: list[str] = []

    def live(self) -> None:
        """Every day and every night, with a table each month."""
        written = diary(self.days)
        begun = time.perf_counter()
        for day in range(self.days):
            self.write(written.get(day, []))
            self.use(FIRST + timedelta(days=day, hours=23))
            self.dream(FIRST + timedelta(days=day + 1, hours=3))
            month = FIRST + timedelta(days=day + 1)
            if month.day == 1 or day == self.days - 1:
                self.table(f"{month - timedelta(days=1):%Y-%m}")
        self.ages()
        print(f"\nevery text is as it was written: {self.marks == self.texts()} ({len(self.marks)} entries)")
        print(f"slowest night {self.slowest:.2f} s, whole year {time.perf_counter() - begun:.0f} s")

    def at(self, moment: datetime) -> None:
        """Move the clock."""
        self.session.settings = self.session.settings._replace(now=moment.isoformat())
        self.session.read_clock_anew()

    def write(self, texts: list[tuple[datetime, str]]) -> None:
        """The entries of a day."""
        from soulmem_cli.core import encoding
        from soulmem_cli.domain import Draft

        for at, text in texts:
            self.at(at)
            encoding.add(self.session, [Draft(text=text, at=at, written_at=at)], aloud=False)
            self.marks.append(mark(text))

    def use(self, at: datetime) -> None:
        """Now and then an entry is looked up: mostly a recent or an important one."""
        from soulmem_cli.core import showing

        if self.chance.random() < USED_A_DAY:
            self.at(at)
            sql = """SELECT e.id FROM entries e JOIN traces t ON t.entry_id = e.id
                     ORDER BY t.importance * (0.2 + 30.0 / (30 + ? - e.at_us / 86400e6)) DESC LIMIT 60"""
            rows = self.rows(sql, (at.timestamp() / 86400,))
            showing.show(self.session, [self.chance.choice(rows)[0]])

    def dream(self, at: datetime) -> None:
        """The dream of a night, and a second one that must find nothing to do."""
        from soulmem_cli.core import dreaming
        from soulmem_cli.core.sleeping import Asked

        self.at(at)
        begun = time.perf_counter()
        made = dreaming.dream(self.session, Asked())
        self.slowest = max(self.slowest, time.perf_counter() - begun)
        assert made.unchanged, made
        self.done.update({name: getattr(made, name) for name in COUNTS})

    def table(self, month: str) -> None:
        """How many entries are in each tier, by level."""
        rows = self.rows("SELECT level, tier, count(*) FROM traces GROUP BY 1, 2")
        found = Counter({(level, tier): count for level, tier, count in rows})
        print(f"\n{month}  {dict(self.done)}", "| level | " + " | ".join(TIERS) + " |", "|:--|--:|--:|--:|--:|", sep="\n")
        for level in LEVELS:
            print(f"| {level} | " + " | ".join(str(found[level, tier]) for tier in TIERS) + " |", flush=True)
        self.done.clear()

    def ages(self) -> None:
        """How many days old the entries are that are in view at the end, and those that are not."""
        rows = self.rows("SELECT t.level, t.tier IN ('vivid', 'fading'), e.local_us FROM entries e JOIN traces t ON t.entry_id = e.id")
        last = max(at_us for *_, at_us in rows)
        print("\n| level | in view | oldest, days | out of view | youngest, days |", "|:--|--:|--:|--:|--:|", sep="\n")
        for level in LEVELS:
            here, gone = ([(last - at) / 86_400e6 for named, seen, at in rows if named == level and seen == wanted] for wanted in (1, 0))
            oldest, youngest = (f"{max(here):.0f}" if here else "–"), (f"{min(gone):.0f}" if gone else "–")
            print(f"| {level} | {len(here)} | {oldest} | {len(gone)} | {youngest} |")

    def texts(self) -> list[str]:
        """The marks of all texts there are."""
        return [mark(text) for (text,) in self.rows("SELECT text FROM entries ORDER BY id")]

    def rows(self, sql: str, values: Any = ()) -> list[Any]:
        """The rows of a query."""
        return self.session.reading().rows(sql, values)


def mark(text: str) -> str:
    """A text's fingerprint."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    main()
