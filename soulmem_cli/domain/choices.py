"""What a person can choose: settings, and the models there are to choose from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting as it is now. `origin` is flag, environment, file or default; `wrong` is a value in the file that cannot be used."""

    key: str
    value: str
    origin: str
    wrong: str | None = None


@dataclass(frozen=True, slots=True)
class OneSetting(Setting):
    """The one setting somebody asked for: in a pipe, its bare value."""


@dataclass(frozen=True, slots=True)
class ConfigPath:
    """Where settings are kept."""

    path: str
    exists: bool


@dataclass(frozen=True, slots=True)
class Model:
    """An encoder that could be chosen. `place` is bundled, cache, folder or missing; `usable` when all it needs is installed here."""

    name: str
    place: str
    path: str | None
    size_bytes: int | None
    usable: bool
    journal: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Fetched:
    """A model that is now on this machine."""

    name: str
    dimensions: int
    path: str | None
    already: bool
