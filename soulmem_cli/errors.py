"""What can go wrong: an error carries a stable code and facts; its sentence is a label in two languages."""

from __future__ import annotations


class SoulmemError(Exception):
    """The base of every expected failure. `exit_code` is the contract's; `facts` fill the label's sentence."""

    exit_code = 70

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class UsageError(SoulmemError):
    """Wrong usage, or a date, number, text or file that cannot be read."""

    exit_code = 2


class JournalError(SoulmemError):
    """The journal is missing, locked, newer, damaged, or no journal at all."""

    exit_code = 3


class MissingError(SoulmemError):
    """No such entry, user, person or tag."""

    exit_code = 4


class UnavailableError(SoulmemError):
    """A feature that this installation or journal does not have: a model, an extra."""

    exit_code = 5


class RefusedError(SoulmemError):
    """Refused for safety until the person says yes."""

    exit_code = 6
