"""The persons of a journal, and what comes of listing, merging, renaming and forgetting them."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple


class Named(NamedTuple):
    """What was said of a name by hand: the folded name of the person it stands for, or None when it is nobody's."""

    key: str
    name: str
    person: str | None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the entries: by which names, in how many of them, from which local day to which; `kin` has no name."""

    name: str
    count: int
    first_on: date | None
    last_on: date | None
    aliases: tuple[str, ...]
    kin: bool = False


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person after names were merged or changed: the one they go by, and the others."""

    name: str
    was: str
    aliases: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class NoPerson:
    """A name that is no longer taken for a person, and in how many entries it was."""

    name: str
    names: tuple[str, ...]
    count: int
