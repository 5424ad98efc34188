"""Which format a file is in, from how it begins."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.errors import UsageError
from soulmem_cli.formats.jsons import DECODER

NDJSON: Final = "ndjson"
JSON: Final = "json"
FORMATS: Final = (JSON, NDJSON)
HEAD: Final = 65_536  # bytes that are enough to tell
DOCUMENT: Final = re.compile(r'"format"\s*:\s*"soulmem"|"(?:entries|memories|memorias|recuerdos|episodes|semantics)"\s*:\s*\[')


def guess(head: bytes) -> str:
    """The format of a file that begins so. Raises UsageError("format_not_known")."""
    text = head.decode("utf-8-sig", "replace").lstrip()
    first, _, rest = text.partition("\n")
    if first.startswith("["):
        return JSON
    if first.startswith("{"):
        if DOCUMENT.search(first):
            return JSON
        return NDJSON if whole(first) or (not DOCUMENT.search(rest) and not pretty(first)) else JSON
    if any(line.lstrip().startswith("{") and whole(line) for line in rest.splitlines()):
        return NDJSON  # its first line is bad
    raise UsageError("format_not_known")


def pretty(first: str) -> bool:
    """Whether a line only opens an object that goes on below."""
    return first.strip() == "{"


def whole(line: str) -> bool:
    """Whether a line is one object."""
    try:
        value, end = DECODER.raw_decode(line.strip())
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and end == len(line.strip())
