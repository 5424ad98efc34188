"""A JSON Schema: the same for everybody, but for the spaces."""

from __future__ import annotations

import json
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.schemas import Schema


def plain(session: Session, value: Schema) -> list[str]:
    """The schema with a line for each thing."""
    return json.dumps(value, ensure_ascii=False, indent=2).splitlines()


def human(session: Session, result: Any) -> list[Any]:
    """The same, folded where the terminal ends."""
    from rich.text import Text

    return [Text("\n".join(plain(session, result)))]
