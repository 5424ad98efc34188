"""Memory that a phase is done with goes back to the system.

GNU's allocator keeps what lies between things that stay: after a first dream's comparing of a hundred thousand entries that is 80 MB,
on top of which the next phase takes its own. Others give it back by themselves, or cannot be told.
"""

from __future__ import annotations

import sys
from contextlib import suppress


def give_back() -> None:
    """Give back all that is free; takes some milliseconds."""
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(AttributeError, OSError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)
