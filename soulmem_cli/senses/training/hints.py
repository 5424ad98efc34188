"""Finds, for each phrase that tells of a life event, pieces of which all its spellings have one: `senses/life_events/hints.py`.

Rare pieces are taken before common ones, by how many entries of the training diary have them.
`python -m soulmem_cli.senses.training.hints` writes them anew; a test holds that they are complete.
"""

from __future__ import annotations

import json
import re
from functools import cache
from heapq import nlargest
from pathlib import Path
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, Final

from soulmem_cli.senses.life_events.closest import WHO
from soulmem_cli.senses.life_events.phrases import PHRASES
from soulmem_cli.text import fold

GAP: Final = "\0"  # where anything can stand
SHORTEST: Final = 3  # letters of a piece at least: by so many of them it is looked up
LIKELY: Final = 50  # pieces weighed at a time, those of most spellings
ONE_MORE: Final = 2.0  # what another piece costs, in entries that have it in vain
PLACE: Final = Path(__file__).parents[1] / "life_events" / "hints.py"
HEAD: Final = '''"""Pieces of the phrases that tell of a life event, by their first letters → the places of those phrases.

Made by `senses/training/hints.py`.
"""

from __future__ import annotations

from typing import Final

HINTS: Final[dict[str, tuple[tuple[str, tuple[int, ...]], ...]]] = {
'''


def spellings(phrase: str) -> list[str]:
    """Every way a phrase can be spelt, with gaps."""
    return ways(parser.parse(re.sub("|".join(WHO), ".{2,30}", phrase)))


def ways(nodes: Any) -> list[str]:
    """Every way a parsed pattern can be spelt, with gaps."""
    found = [""]
    for code, arg in nodes:
        found = list(dict.fromkeys(before + after for before in found for after in step(code, arg)))
    return found


def step(code: Any, arg: Any) -> list[str]:
    """Every way one part of a parsed pattern can be spelt."""
    if code is codes.LITERAL:
        return [chr(arg)]
    if code is codes.SUBPATTERN:
        return ways(arg[3])
    if code is codes.BRANCH:
        return [way for branch in arg[1] for way in ways(branch)]
    if code is codes.MAX_REPEAT and arg[1] == 1:
        return [*([""] if arg[0] == 0 else []), *ways(arg[2])]
    if code is codes.IN and all(kind is codes.LITERAL for kind, _ in arg):
        return [chr(letter) for _, letter in arg]
    return [""] if code in (codes.AT, codes.ASSERT, codes.ASSERT_NOT) else [GAP]


def pieces(spelling: str) -> set[str]:
    """What can be looked for in one spelling: runs of up to four words, and each stretch between gaps."""
    found = set()
    for stretch in spelling.split(GAP):
        edges = [0, *(at.start() for at in re.finditer(" ", stretch)), len(stretch)]
        found |= {stretch[start:end].strip() for i, start in enumerate(edges) for end in edges[i + 1 : i + 5]}
        found |= {stretch}
    return {piece for piece in found if len(piece) >= SHORTEST}


@cache
def diary() -> tuple[str, ...]:
    """The entries of the training diary, folded."""
    paths = sorted((Path(__file__).parent / "diary").glob("*.jsonl"))
    return tuple(fold(json.loads(line)["text"]) for path in paths for line in path.read_text("utf-8").splitlines())


@cache
def cost(piece: str) -> float:
    """How dear a piece is: the entries that have it."""
    return ONE_MORE + sum(piece in entry for entry in diary())


def hints(phrase: str) -> list[str]:
    """The cheapest pieces found of which every spelling of a phrase has one."""
    left = {spelling: pieces(spelling) for spelling in spellings(phrase)}
    chosen: list[str] = []
    while left:
        if not all(left.values()):
            raise ValueError(f"no piece of {SHORTEST} letters in {phrase}")
        gain: dict[str, int] = {}
        for each in left.values():
            for piece in each:
                gain[piece] = gain.get(piece, 0) + 1
        likely = nlargest(LIKELY, gain, key=lambda piece: (gain[piece], piece))
        best = min(likely, key=lambda piece: (cost(piece) / gain[piece], piece))
        chosen.append(best)
        left = {spelling: each for spelling, each in left.items() if best not in spelling}
    return chosen


def table() -> str:
    """The text of `hints.py`."""
    places: dict[str, list[int]] = {}
    for place, (_, phrase) in enumerate(PHRASES):
        for piece in hints(phrase):
            places.setdefault(piece, []).append(place)
    rows: dict[str, str] = {}
    for piece, at in sorted(places.items()):
        quad = piece[:SHORTEST]
        rows[quad] = rows.get(quad, "") + f"({json.dumps(piece, ensure_ascii=False)}, ({', '.join(map(str, at))},)), "
    lines = [f"    {json.dumps(quad, ensure_ascii=False)}: ({row.rstrip()}),\n" for quad, row in rows.items()]
    return HEAD + "".join(lines) + "}  # fmt: skip\n"


if __name__ == "__main__":
    PLACE.write_text(table(), "utf-8")
