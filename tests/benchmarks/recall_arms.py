"""What each arm of recall is worth: how well questions are answered with it and without.

    python tests/benchmarks/recall_arms.py [DIARY QUERIES]…

asks the questions of the six lives beside the senses' training, and of any diary with its queries (JSON lines
as theirs), of journals that are made for it in a temporary folder. An arm is taken away by
setting its weight to 0. nDCG@10 by kind of question; for questions that nothing answers, how often their best score lies
below that of an answered one (AUC). Intervals are those of a bootstrap over the questions: 90 %. What is given has a table
of its own.
"""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
import tempfile
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from soulmem_cli import settings
from soulmem_cli.core import browsing, fusion, retrieval
from soulmem_cli.core.arms import meaning, wording
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Filters
from soulmem_cli.senses.meaning import adapter
from soulmem_cli.senses.meaning.bundled import BundledEncoder

ROOT = Path(__file__).resolve().parents[2]
LIVES = ROOT / "soulmem_cli" / "senses" / "training" / "lives"
AS_OF = "2026-08-24T15:15:00+02:00"
DRAWN = 1_000  # samples of the bootstrap
ABSENT = "abstention"
WITHOUT: dict[str, list[tuple[Any, str, Any]]] = {
    "everything": [],
    "meaning": [(meaning, "meaning", lambda *_: 0.0)],
    "adapter": [(adapter, "turned", list)],
    "raw cosine": [(fusion, "RAW_WEIGHT", 0.0)],
    "windows": [(fusion, "WINDOW_SHARE", 0.0)],
    "words": [(fusion, "WORDS_WEIGHT", 0.0)],
    "slips": [(wording, "mended", lambda *_: None)],
    "time": [(fusion, "TIME_WEIGHT", 0.0)],
    "people": [(fusion, "PERSON_WEIGHT", 0.0)],
    "feelings": [(fusion, "FEELING_WEIGHT", 0.0)],
    "newest": [(fusion, "NEWEST_WEIGHT", 0.0)],
    "association": [(fusion, "ASSOCIATION_WEIGHT", 0.0)],
}


class Answer(NamedTuple):
    """How well one question was answered: nDCG@10 (None when nothing should answer it), and its best score."""

    kind: str
    gain: float | None
    best: float


def rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def made(diary: Path, folder: Path) -> dict[int, int]:
    """A journal of a diary in a folder; the diary's number of each of its entries."""
    entries = rows(diary)
    lines = "".join(json.dumps({"text": each["text"], "at": each["at"]}, ensure_ascii=False) + "\n" for each in entries)
    run = [sys.executable, "-m", "soulmem_cli", "--db", str(folder / "journal.db"), "import", "-", "--format", "ndjson"]
    subprocess.run(run, input=lines.encode(), check=True, capture_output=True, cwd=ROOT)
    session = opened(folder, AS_OF)
    by_text = {each.text.strip(): each.id for each in browsing.browse(session, Filters(), -1)}
    session.close()
    return {by_text[each["text"].strip()]: each["id"] for each in entries}


def opened(folder: Path, as_of: str) -> Session:
    """A session in the journal of a folder at a moment."""
    chosen = settings.load({"db": folder / "journal.db"})
    return Session(chosen._replace(now=as_of), lambda code, **facts: None)


def answered(session: Session, asked: dict[str, Any], number: dict[int, int]) -> Answer:
    """How well a question is answered."""
    found = retrieval.recall(session, asked["query"], Filters(), 10).results
    relevant = set(asked["relevant"])
    best = found[0].score if found else 0.0
    if not relevant:
        return Answer(ABSENT, None, best)
    gain = sum(1 / math.log2(place + 2) for place, each in enumerate(found) if number[each.entry.id] in relevant)
    return Answer(asked["type"], gain / sum(1 / math.log2(place + 2) for place in range(min(10, len(relevant)))), best)


def asked_all(sources: Sequence[tuple[Path, Path]]) -> dict[str, list[Answer]]:
    """The answers to all questions, with everything and without each arm, in one order."""
    answers: dict[str, list[Answer]] = {name: [] for name in WITHOUT}
    for diary, queries in sources:
        with tempfile.TemporaryDirectory() as place:
            number = made(diary, Path(place))
            asked = rows(queries)
            for as_of in sorted({each.get("as_of") or AS_OF for each in asked}):
                session = opened(Path(place), as_of)
                for each in asked:
                    if (each.get("as_of") or AS_OF) == as_of:
                        for name, changes in WITHOUT.items():
                            with ExitStack() as stack:
                                for owner, attribute, value in changes:
                                    stack.enter_context(patch.object(owner, attribute, value))
                                answers[name].append(answered(session, each, number))
                session.close()
        print(f"{diary.name}: {len(asked)} questions", file=sys.stderr)
    return answers


def remembered(encode: Callable[[BundledEncoder, str], bytes]) -> Callable[[BundledEncoder, str], bytes]:
    """An encoder's questions, each encoded once."""
    known: dict[str, bytes] = {}

    def query(self: BundledEncoder, text: str) -> bytes:
        if text not in known:
            known[text] = encode(self, text)
        return known[text]

    return query


def auc(answers: Sequence[Answer]) -> float:
    """How often a question that nothing answers scores lower than one that is answered."""
    yes = [each.best for each in answers if each.gain is not None]
    no = [each.best for each in answers if each.gain is None]
    no.sort()
    won = sum((bisect_left(no, each) + bisect_right(no, each)) / 2 for each in yes)
    return won / (len(yes) * len(no)) if yes and no else 0.5


def mean_gain(answers: Sequence[Answer]) -> float:
    """The mean nDCG@10 of the answered."""
    gains = [each.gain for each in answers if each.gain is not None]
    return sum(gains) / len(gains) if gains else 0.0


def drawn(measure: Callable[[Sequence[Answer]], float], with_it: list[Answer], without: list[Answer]) -> Iterator[tuple[float, float]]:
    """The measure with everything, and what the arm adds to it, for samples of the questions."""
    chance = random.Random(4)
    for _ in range(DRAWN):
        chosen = chance.choices(range(len(with_it)), k=len(with_it))
        whole = measure([with_it[i] for i in chosen])
        yield whole, whole - measure([without[i] for i in chosen])


def within(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 90 % of some values."""
    ordered = sorted(values)
    return ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]


def table(answers: dict[str, list[Answer]]) -> Iterator[str]:
    """The table, in Markdown: a row a kind of question, a column an arm; what it adds to the measure."""
    arms = [name for name in WITHOUT if name != "everything"]
    yield "| questions | n | with everything | " + " | ".join(arms) + " |"
    yield "|:--|--:|--:|" + "--:|" * len(arms)
    whole = answers["everything"]
    kinds = ["all", *sorted({each.kind for each in whole})]
    for kind in kinds:
        measure = auc if kind == ABSENT else mean_gain
        places = [i for i, each in enumerate(whole) if kind in ("all", ABSENT, each.kind)]
        if kind == "all":
            places = [i for i in places if whole[i].gain is not None]
        mine = [whole[i] for i in places]
        cells = []
        for arm in arms:
            without = [answers[arm][i] for i in places]
            low, high = within([added for _, added in drawn(measure, mine, without)])
            cells.append(short(f"{measure(mine) - measure(without):+.3f} ({low:+.3f} to {high:+.3f})"))
        low, high = within([value for value, _ in drawn(measure, mine, mine)])
        count = sum(each.gain is None for each in mine) if kind == ABSENT else len(mine)
        name = f"{kind} (AUC)" if kind == ABSENT else kind
        told = short(f"{measure(mine):.3f} ({low:.3f} to {high:.3f})")
        yield f"| {name} | {count} | {told} | {' | '.join(cells)} |"


def short(numbers: str) -> str:
    """Ratios as they are written in a table."""
    return numbers.replace("0.", ".")


def main() -> None:
    """Ask, and print the table."""
    given = [Path(each) for each in sys.argv[1:]]
    if len(given) % 2:
        raise SystemExit("a DIARY needs its QUERIES")
    own = [(path.with_name(path.name.replace(".asks", "")), path) for path in sorted(LIVES.glob("*.asks.jsonl"))]
    with patch.object(BundledEncoder, "query", remembered(BundledEncoder.query)):
        for sources in (own, list(zip(given[::2], given[1::2], strict=True))):
            if sources:
                print("\n".join(table(asked_all(sources))), flush=True)


if __name__ == "__main__":
    main()
