"""Files to import and documents that were exported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from conftest import Soulmem


def lines(path: Path, *values: Any) -> Path:
    """A file of NDJSON; texts go in as they are."""
    path.write_text("\n".join(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False) for value in values) + "\n")
    return path


def entries(soulmem: Soulmem, *options: object) -> list[dict[str, Any]]:
    """The timeline, oldest first."""
    return soulmem("timeline", "--json", "--limit", 1000, *options).json()[::-1]  # type: ignore[no-any-return]


def document(soulmem: Soulmem, *options: object) -> dict[str, Any]:
    """The document on stdout."""
    return soulmem("export", *options).json()  # type: ignore[no-any-return]


def timeless(value: dict[str, Any]) -> dict[str, Any]:
    """A document without the moment it was made."""
    return {key: each for key, each in value.items() if key != "exported_at"}


def live(soulmem: Soulmem) -> Soulmem:
    """A journal with one of everything."""
    for day in (1, 2, 3):
        often = ("--tag", "café", "--context", "lugar=bar", "--importance", 0.1)
        soulmem("add", f"café con Ana {'otra vez ' * day}", "--at", f"2026-07-0{day}T18:00", *often)
    soulmem(
        "add", "Nací", "--at", "1980-02-03", "--importance", 0.95, "--emotion", "joy", "--starred", "--because", "sí", "--feeling", "ay"
    )
    soulmem("add", "mejor así", "--replaces", 4, "--person", "Ana", "--source", "inference")
    soulmem("add", "un secreto", "--private")
    soulmem("add", "para olvidar", "--at", "2020-01-01")
    soulmem("add", "de Luis", "--user", "luis")
    soulmem("link", 1, 4, "--because", "porque sí", "--strength", 0.4)
    soulmem("link", 1, 6)
    soulmem("tag", 2, "mar")
    soulmem("show", 2)
    soulmem("forget", 7)
    soulmem("dream", "--similarity", 0.3)
    return soulmem
