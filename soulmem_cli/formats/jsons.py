"""JSON as our files have it: UTF-8 as it is, strict, and safe to show on a terminal."""

from __future__ import annotations

import json
import re
from typing import Any, Final

CONTROLS: Final = re.compile("[\x7f-\x9f\u2028\u2029]")


def dumped(value: Any) -> str:
    """JSON on one line; what would move a terminal's cursor is escaped."""
    return CONTROLS.sub(lambda found: f"\\u{ord(found.group()):04x}", json.dumps(value, ensure_ascii=False, allow_nan=False))


def strict(constant: str) -> Any:
    """Refuse NaN and the infinities, which are no JSON."""
    raise ValueError(constant)


DECODER: Final = json.JSONDecoder(parse_constant=strict)
