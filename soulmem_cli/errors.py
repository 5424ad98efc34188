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


class UnreadableVectors(JournalError, UnavailableError):
    """The vectors of the journal are damaged: a search goes by words then, what would write vectors fails as with a damaged journal."""


class RefusedError(SoulmemError):
    """Refused for safety until the person says yes."""

    exit_code = 6


class SystemRefusal(SoulmemError):
    """The system would not read or write something that is not the journal: a full disk under stdout, a folder in the way."""

    exit_code = 74

    @classmethod
    def of(cls, error: OSError) -> SystemRefusal:
        """The refusal behind an OSError."""
        return cls("system_refused", path=str(error.filename or "stdout"), **because(error))


def because(error: OSError) -> dict[str, str]:
    """Why the system refused, as facts: the name of the error, whose label is `errno_NAME`, and its own words."""
    from errno import errorcode

    return {"errno": errorcode.get(error.errno or 0, ""), "reason": error.strerror or str(error)}
