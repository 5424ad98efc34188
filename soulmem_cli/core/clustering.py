"""Grouping what is alike: by the likeness of whole groups, never of two neighbours in a chain."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, cast

Member = TypeVar("Member", bound=int)
Pair = tuple[float, Member, Member]  # how much two are alike, and the two

FARTHEST: Final = 0.8  # of what a group must reach on average, no two of it fall below this
AT_ONCE: Final = 4_096


class Pairs(Iterable[Pair[Member]]):
    """Pairs, very many of them in little room: a first dream of a hundred thousand entries has three times as many."""

    def __init__(self, pairs: Iterable[Pair[Member]] = ()) -> None:
        self.alike, self.one, self.other = array("d"), array("q"), array("q")
        for alike, one, other in pairs:
            self.alike.append(alike)
            self.one.append(one)
            self.other.append(other)

    def __iter__(self) -> Iterator[Pair[Member]]:
        return cast("Iterator[Pair[Member]]", zip(self.alike, self.one, self.other, strict=True))

    def ordered(self) -> Iterator[Pair[Member]]:
        """The most alike first, then by their numbers; once what is there twice, whichever of the two was named first."""
        if not self.alike:
            return
        import numpy

        alike = numpy.frombuffer(self.alike)
        one, other = numpy.frombuffer(self.one, "q"), numpy.frombuffer(self.other, "q")
        low, high = numpy.minimum(one, other), numpy.maximum(one, other)
        order = numpy.lexsort((high, low, -alike))
        last: Any = None
        for start in range(0, len(order), AT_ONCE):
            some = order[start : start + AT_ONCE]
            for pair in zip(alike[some].tolist(), low[some].tolist(), high[some].tolist(), strict=True):
                if pair != last:
                    yield pair
                last = pair


def groups(pairs: Iterable[Pair[Member]], alike: Callable[[Member, Member], float], at_least: float, at_most: int) -> list[list[Member]]:
    """Groups of up to `at_most` members, grown from the most alike pairs: two groups join when their members are `at_least` so much
    alike on average, 0..1, and no two of them much less.

    `pairs` may join two groups; `alike` answers for any other pair. The order of the
    pairs does not matter.
    """
    group_of: dict[Member, list[Member]] = {}
    for similarity, one, other in Pairs(pairs).ordered():
        left, right = group_of.get(one, [one]), group_of.get(other, [other])
        if left is right or similarity < at_least or len(left) + len(right) > at_most:
            continue
        if together([alike(a, b) for a in left for b in right], at_least):
            joined = sorted(left + right)
            group_of.update(dict.fromkeys(joined, joined))
    unique = {id(group): group for group in group_of.values()}
    return sorted(unique.values())


def together(likenesses: list[float], at_least: float) -> bool:
    """Whether members that are so much alike belong together."""
    return sum(likenesses) / len(likenesses) >= at_least and min(likenesses) >= FARTHEST * at_least
