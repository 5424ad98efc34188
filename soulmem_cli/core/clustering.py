"""Grouping what is alike: complete linkage, so that every two members of a group are alike, not just neighbours in a chain."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Member = TypeVar("Member", bound=int)


def groups(
    pairs: Iterable[tuple[float, Member, Member]], alike: Callable[[Member, Member], float], at_least: float, at_most: int
) -> list[list[Member]]:
    """Groups of up to `at_most` members, every two of them at least `at_least` alike (0..1), grown from the most alike pairs.

    `pairs` are (similarity, one, other) that may join two groups; `alike` answers for any other pair. The order of the
    pairs does not matter.
    """
    group_of: dict[Member, list[Member]] = {}
    for similarity, one, other in sorted({(-s, min(a, b), max(a, b)) for s, a, b in pairs}):
        left, right = group_of.get(one, [one]), group_of.get(other, [other])
        if left is right or -similarity < at_least or len(left) + len(right) > at_most:
            continue
        if all(alike(a, b) >= at_least for a in left for b in right if (a, b) != (one, other)):
            joined = sorted(left + right)
            group_of.update(dict.fromkeys(joined, joined))
    unique = {id(group): group for group in group_of.values()}
    return sorted(unique.values())
