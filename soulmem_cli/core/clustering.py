"""Grouping what is alike: by the likeness of whole groups, never of two neighbours in a chain."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

Member = TypeVar("Member", bound=int)

FARTHEST: Final = 0.8  # of what a group must reach on average, no two of it fall below this


def groups(
    pairs: Iterable[tuple[float, Member, Member]], alike: Callable[[Member, Member], float], at_least: float, at_most: int
) -> list[list[Member]]:
    """Groups of up to `at_most` members, grown from the most alike pairs: two groups join when their members are `at_least` so much
    alike on average, 0..1, and no two of them much less.

    `pairs` are (similarity, one, other) that may join two groups; `alike` answers for any other pair. The order of the
    pairs does not matter.
    """
    group_of: dict[Member, list[Member]] = {}
    for similarity, one, other in sorted({(-s, min(a, b), max(a, b)) for s, a, b in pairs}):
        left, right = group_of.get(one, [one]), group_of.get(other, [other])
        if left is right or -similarity < at_least or len(left) + len(right) > at_most:
            continue
        if together([alike(a, b) for a in left for b in right], at_least):
            joined = sorted(left + right)
            group_of.update(dict.fromkeys(joined, joined))
    unique = {id(group): group for group in group_of.values()}
    return sorted(unique.values())


def together(likenesses: list[float], at_least: float) -> bool:
    """Whether members that are so much alike belong together."""
    return sum(likenesses) / len(likenesses) >= at_least and min(likenesses) >= FARTHEST * at_least
