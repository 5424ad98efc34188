"""Works out what all that a pattern matches has in common, and writes senses/needed.py.

    python -m soulmem_cli.senses.training.needs

From the tree that Python's own parser makes of a pattern: of the strings that its parts spell out one after another, the set whose
shortest is longest, and then the smallest, is kept. What is optional spells nothing, a choice spells what each of its branches does.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from re import _constants, _parser  # type: ignore[attr-defined]
from typing import Any, Final
from zlib import crc32

from soulmem_cli.senses import beliefs, facts, goals, habits, outcomes, passages, promises, remedies  # noqa: F401 - whose patterns they are
from soulmem_cli.senses.phrases import EVERY

PLACE: Final = Path(__file__).parents[1] / "needed.py"
SHORTEST: Final = 3  # letters: less is in nearly every sentence
RARE: Final = 6  # letters: more are not much rarer
MOST: Final = 24  # spellings of one part that are told apart
REPEATS: Final = (_constants.MAX_REPEAT, _constants.MIN_REPEAT)
WIDTHLESS: Final = (_constants.AT, _constants.ASSERT, _constants.ASSERT_NOT)
HEAD: Final = '''"""What all that a pattern matches has one of, by the checksum of the pattern; written by training/needs.py."""

from __future__ import annotations

from typing import Final

# fmt: off
NEEDED: Final[dict[int, tuple[str, ...]]] = {
'''


def needed(source: str) -> tuple[str, ...]:
    """The strings, in lower case, of which every match of a pattern has one; none when no such strings are to be found."""
    found = one_of(_parser.parse(source)) or set()
    telling = {each for each in found if not any(other in each for other in found - {each})}
    return tuple(sorted(telling)) if telling and min(map(len, telling)) >= SHORTEST else ()


def one_of(parts: Iterable[Any]) -> set[str] | None:
    """Strings of which one is in whatever these parts match, one after another; None when nothing must be."""
    kept: set[str] | None = None
    so_far = {""}

    def keep(more: set[str] | None) -> None:
        nonlocal kept
        if more and all(more) and (kept is None or worth(more) > worth(kept)):
            kept = more

    for part in parts:
        spelled = spellings([part])
        if spelled is not None and len(so_far) * len(spelled) <= MOST:
            so_far = {one + other for one in so_far for other in spelled}
            continue
        keep(so_far)
        keep(within(*part))
        so_far = spelled or {""}
    keep(so_far)
    return kept


def within(kind: Any, value: Any) -> set[str] | None:
    """Strings of which one is in whatever a single part matches."""
    if kind is _constants.SUBPATTERN:
        return one_of(value[3])
    if kind in REPEATS and value[0] > 0:
        return one_of(value[2])
    if kind is _constants.BRANCH:
        each = [one_of(branch) for branch in value[1]]
        return set().union(*each) if all(each) else None  # type: ignore[arg-type]
    return None


def worth(strings: set[str]) -> tuple[int, int]:
    """How much a look for these strings spares."""
    return min(RARE, *map(len, strings)), -len(strings)


def spellings(parts: Iterable[Any]) -> set[str] | None:
    """All that these parts can match, in lower case; None when that is too much or cannot be said."""
    found = {""}
    for kind, value in parts:
        more = letters(kind, value)
        if more is None or len(found) * len(more) > MOST:
            return None
        found = {one + other for one in found for other in more}
    return found


def letters(kind: Any, value: Any) -> set[str] | None:
    """All that a single part can match."""
    if kind is _constants.LITERAL:
        return {chr(value).lower()}
    if kind is _constants.IN and all(each is _constants.LITERAL for each, _ in value):
        return {chr(code).lower() for _, code in value}
    if kind is _constants.SUBPATTERN:
        return spellings(value[3])
    if kind in WIDTHLESS:
        return {""}
    if kind is _constants.BRANCH:
        each = [spellings(branch) for branch in value[1]]
        return None if None in each else set().union(*each)  # type: ignore[arg-type]
    if kind in REPEATS and value[:2] in ((0, 1), (1, 1)):
        inner = spellings(value[2])
        return None if inner is None else inner | ({""} if value[0] == 0 else set())
    return None


def table() -> str:
    """The text of needed.py."""
    known = {crc32(each.source.encode()): needed(each.source) for each in EVERY}
    rows = [f"    {number}: ({' '.join(f'{string!r},' for string in strings)}),\n" for number, strings in sorted(known.items()) if strings]
    return HEAD + "".join(rows) + "}\n"


if __name__ == "__main__":
    PLACE.write_text(table(), encoding="utf-8")
