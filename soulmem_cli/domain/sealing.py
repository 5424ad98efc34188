"""What comes of encrypting a journal, of decrypting it, and of changing its key."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Sealing(StrEnum):
    """What is done to the lock of a journal."""

    ENCRYPT = "encrypt"
    DECRYPT = "decrypt"
    REKEY = "rekey"


@dataclass(frozen=True, slots=True)
class Sealed:
    """A journal whose lock was changed: whether it is `encrypted` now, how many copies were changed too, and which could not be."""

    done: Sealing
    journal: str
    encrypted: bool
    entries: int
    copies: int
    copies_left: tuple[str, ...]

    @property
    def exit_code(self) -> int:
        """3 when a copy keeps its old lock: it is damaged, or its key is another."""
        return 3 if self.copies_left else 0
