"""A JSON Schema, as a noun."""

from __future__ import annotations

from typing import Any


class Schema(dict[str, Any]):
    """A JSON Schema (2020-12); itself a JSON object."""
