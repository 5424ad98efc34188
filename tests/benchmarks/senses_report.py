"""How well the product senses cases that were judged by hand, each figure with its interval; and what it was trained on.

    python tests/benchmarks/senses_report.py [CASES.jsonl …]

A case is a JSON line: lang, text, and any of emotion, level, importance, people. The cases stay where they are.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import soulmem_cli
from soulmem_cli.core import encoding
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, Level, Sensed
from soulmem_cli.settings import load

RESAMPLES = 1_000
SEED = 20260824
SHARE = 0.90  # of the resamples inside an interval
LEVELS = list(Level)
TRAINING = Path(soulmem_cli.__file__).parent / "senses" / "training"
HEADER = "| rows | n | emotion macro-F1 | level F1 | within one | Spearman | people F1 |\n|:--|--:|:--|:--|:--|:--|:--|"
TOLD = ("lang", "region", "emotion", "level")
BANDS = (60, 120, 240)  # characters


class Row(NamedTuple):
    """What was judged of a text, and what was sensed; None where nobody judged."""

    lang: str
    emotion: tuple[str, str] | None
    level: tuple[int, int] | None
    importance: tuple[float, float] | None
    people: tuple[frozenset[str], frozenset[str]] | None


def main(argv: Sequence[str] | None = None) -> None:
    """Print a table for each file of cases, then the composition of the training set."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", type=Path)
    for path in parser.parse_args(argv).cases:
        print(f"## {path.name}\n\n{HEADER}")
        rows = judged(path)
        for lang in ("all", *sorted({row.lang for row in rows})):
            chosen = [row for row in rows if lang in ("all", row.lang)]
            cells = [with_interval(chosen, figure) for figure in (emotion, level, within_one, spearman, people)]
            print(f"| {lang} | {len(chosen)} | {' | '.join(cells)} |")
        print()
    print("## What the heads were trained on\n")
    for name, counts in composition().items():
        print(f"{name}: {', '.join(f'{key} {count}' for key, count in counts.items())}")


def judged(path: Path) -> list[Row]:
    """Every case of a file with what the product senses of it, all of them in one batch that knows of itself."""
    cases = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    with tempfile.TemporaryDirectory() as folder:
        now = datetime.fromisoformat("2026-08-24T15:15:00+02:00")
        environ = {"SOULMEM_HOME": folder, "XDG_CONFIG_HOME": folder, "SOULMEM_TZ": "Europe/Madrid", "SOULMEM_NOW": now.isoformat()}
        session = Session(load({}, environ), lambda code, **facts: None)
        read = encoding.encode(session, [Draft(case["text"], now, now) for case in cases])
    return [row(case, each.sensed) for case, each in zip(cases, read, strict=True)]


def row(case: dict[str, Any], sensed: Sensed) -> Row:
    """A case beside what was sensed of it."""
    wanted = case.get("level") or case.get("importance_level")
    return Row(
        case["lang"],
        (case["emotion"], str(sensed.emotion)) if "emotion" in case else None,
        (LEVELS.index(Level(wanted)), LEVELS.index(sensed.level)) if wanted else None,
        (case["importance"], sensed.importance) if "importance" in case else None,
        (folded(case["people"]), folded(sensed.people)) if "people" in case else None,
    )


def folded(names: Sequence[str]) -> frozenset[str]:
    """Names as they are compared."""
    return frozenset(name.casefold() for name in names)


def emotion(rows: Sequence[Row]) -> float | None:
    """Macro-F1 of the emotions that were judged."""
    return macro_f1([row.emotion for row in rows if row.emotion])


def level(rows: Sequence[Row]) -> float | None:
    """Macro-F1 of the levels."""
    return macro_f1([row.level for row in rows if row.level])


def within_one(rows: Sequence[Row]) -> float | None:
    """The share of levels missed by one at most."""
    pairs = [row.level for row in rows if row.level]
    return sum(abs(want - got) <= 1 for want, got in pairs) / len(pairs) if pairs else None


def spearman(rows: Sequence[Row]) -> float | None:
    """The correlation of the ranks of importance, equal ones sharing theirs."""
    pairs = [row.importance for row in rows if row.importance]
    if not pairs:
        return None
    one, other = (ranks([pair[side] for pair in pairs]) for side in (0, 1))
    middle = (len(pairs) - 1) / 2
    spread = [sum((rank - middle) ** 2 for rank in side) for side in (one, other)]
    joint = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    return joint / (spread[0] * spread[1]) ** 0.5 if all(spread) else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, from 0; equal values have the mean of theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]


def people(rows: Sequence[Row]) -> float | None:
    """F1 of all names together."""
    pairs = [row.people for row in rows if row.people]
    said = sum(len(want) + len(got) for want, got in pairs)
    return 2 * sum(len(want & got) for want, got in pairs) / said if said else None


def macro_f1(pairs: Sequence[tuple[Any, Any]]) -> float | None:
    """The mean F1 of every label that was judged."""
    hits = Counter(want for want, got in pairs if want == got)
    wanted, given = Counter(want for want, _ in pairs), Counter(got for _, got in pairs)
    return sum(2 * hits[label] / (wanted[label] + given[label]) for label in wanted) / len(wanted) if wanted else None


def with_interval(rows: Sequence[Row], figure: Callable[[Sequence[Row]], float | None]) -> str:
    """A figure and, by resampling its rows with a fixed seed, where nine in ten of them lie."""
    value = figure(rows)
    if value is None:
        return "–"
    chance = random.Random(SEED)
    drawn = sorted(found for _ in range(RESAMPLES) if (found := figure(chance.choices(rows, k=len(rows)))) is not None)
    low, high = (drawn[round(share * (len(drawn) - 1))] for share in ((1 - SHARE) / 2, (1 + SHARE) / 2))
    return f"{value:.3f} [{low:.3f}, {high:.3f}]"


def composition() -> dict[str, dict[str, int]]:
    """How the training texts divide: by source, language, region, emotion, level and length, most first."""
    texts = list(training())
    lengths = Counter(sum(len(text["text"]) > band for band in BANDS) for text in texts)
    names = (f"≤ {BANDS[0]}", *(f"≤ {band}" for band in BANDS[1:]), f"> {BANDS[-1]}")
    told = {
        name: dict(Counter(text.get(name, "not told") for text in texts).most_common()) for name in ("lang", "region", "emotion", "level")
    }
    sources = dict(Counter(text["source"] for text in texts).most_common())
    return {"source": sources, **told, "characters": {name: lengths[place] for place, name in enumerate(names)}}


def training() -> Iterator[dict[str, Any]]:
    """The texts of the training diary and of the lives, the questions about them left out."""
    for folder in ("diary", "lives"):
        for path in sorted((TRAINING / folder).glob("*.jsonl")):
            if not path.name.endswith(".asks.jsonl"):
                for line in path.read_text(encoding="utf-8").splitlines():
                    yield {**json.loads(line), "source": folder}


if __name__ == "__main__":
    main()
