"""Uids made of what an entry is, for entries that come without one: the same file gives the same uid again."""

from __future__ import annotations

import hashlib

from soulmem_cli.clock import micros
from soulmem_cli.domain import Draft


def of_bytes(mark: bytes) -> str:
    """A UUIDv8 (RFC 9562) of 16 bytes."""
    value = int.from_bytes(mark, "big") & ~(0xF << 76) | 8 << 76
    digits = f"{value & ~(0b11 << 62) | 0b10 << 62:032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def of_words(*words: str) -> str:
    """A UUIDv8 of some words."""
    return of_bytes(hashlib.blake2b("\0".join(words).encode(), digest_size=16).digest())


def of_moment(draft: Draft) -> str:
    """A UUIDv8 of an entry's instant and text."""
    return of_words(str(micros(draft.at)), draft.text)
