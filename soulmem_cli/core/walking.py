"""The second way of remembering (C3): from a few entries along what ties them, to what is linked though not alike.

A step goes along a link, to what stands behind the same gist, or to whom is in both; it keeps half of what the tie is worth.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses import kin
from soulmem_cli.store import circles, links
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

STEPS: Final = 2
KEPT: Final = 0.5  # of the strength of a tie, at each step
COMMON: Final = 2 / 3  # strength of what two entries alone have in common, beside a link that a person made
FAN: Final = 0.75  # how fast it falls the more entries have it (the fan effect of J. R. Anderson, 1974)
FEW: Final = 24  # entries that one person or gist may tie; one of more is everywhere, and reminds of nothing
LATEST: Final = 32  # links of an entry, on either side
WIDE: Final = 16  # entries that a second step goes out from, those with the best ways to them


class Way(NamedTuple):
    """The best way to an entry: what is left of it, 0..1, and the entry it began at."""

    weight: float
    via: EntryId


NOWHERE: Final = Way(0.0, EntryId(0))


def reached(db: Database, user: UserId, starts: Mapping[EntryId, float], *, private: bool) -> dict[EntryId, Way]:
    """The entries in view at most two steps away from some, each by its best way; `starts` have the weight, 0..1, they begin with.

    One of them may be reached from another; none comes back to itself.
    """
    found: dict[EntryId, Way] = {}
    front = {entry: Way(weight, entry) for entry, weight in starts.items()}
    for _ in range(STEPS):
        onward: dict[EntryId, Way] = {}
        for here, others, strength in ties(db, user, front, private=private):
            way = Way(KEPT * strength * front[here].weight, front[here].via)
            for other in others:
                if other != way.via and way.weight > max(onward.get(other, NOWHERE).weight, found.get(other, NOWHERE).weight):
                    onward[other] = way
        found |= onward
        front = {entry: onward[entry] for entry in sorted(onward, key=lambda each: (-onward[each].weight, -each))[:WIDE]}
    return found


def ties(db: Database, user: UserId, front: Mapping[EntryId, Way], *, private: bool) -> Iterator[tuple[EntryId, Sequence[EntryId], float]]:
    """All that ties some entries to others in view: here, the others, and the strength, 0..1. From what several of them share the way
    goes on from the one that is reached best."""
    if not front:
        return
    for here, other, strength in links.latest(db, user, front, LATEST, private=private):
        yield here, (other,), strength
    people = [[fold(name) for name in kin.same(key)] for key in circles.who(db, user, front)]
    for circle in (
        *circles.of_gists(db, user, front, FEW, private=private),
        *circles.of_people(db, user, people, FEW, private=private),
    ):
        known = [entry for entry in circle if entry in front]
        if known:  # not where a word of kin is somebody's name as well
            yield max(known, key=lambda entry: (front[entry].weight, entry)), circle, shared(len(circle))


def shared(count: int) -> float:
    """The strength, 0..1, with which something ties each of the entries that have it."""
    return float(COMMON / (count - 1) ** FAN)
