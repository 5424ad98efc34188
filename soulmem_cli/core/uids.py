"""The name of an entry or a gist that it keeps wherever it goes."""

from __future__ import annotations

import os


def new_uid(now_us: int) -> str:
    """A UUIDv7 (RFC 9562): 48 bits of milliseconds, then chance; sorts by time, survives export and import."""
    random = int.from_bytes(os.urandom(10), "big")
    value = ((now_us // 1000) & (1 << 48) - 1) << 80 | 7 << 76 | (random >> 68) << 64 | 2 << 62 | random & (1 << 62) - 1
    digits = f"{value:032x}"
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
