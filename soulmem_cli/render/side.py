"""What is said on the side, on stderr: notes, errors, and the word of a bug."""

from __future__ import annotations

import json
import sys
from typing import Any

from soulmem_cli.errors import SoulmemError
from soulmem_cli.render.labels import label


def note(lang: str, code: str, facts: dict[str, Any], *, machine: bool) -> None:
    """A hint or warning in one line."""
    write(sentence(lang, code, facts))


def error(lang: str, failure: SoulmemError, *, machine: bool) -> None:
    """An expected failure: a sentence for a person, an object for a program."""
    message = sentence(lang, failure.code, failure.facts)
    if machine:
        facts = {key: value for key, value in failure.facts.items() if key not in ("code", "message")}
        write(json.dumps({"error": {"code": failure.code, "message": message, **facts}}, ensure_ascii=False, default=str))
    else:
        write(f"soulmem: {message}")


def bug(lang: str, failure: Exception, *, machine: bool) -> int:
    """Keep where a bug happened, never the values it happened to: they may be somebody's words."""
    import tempfile
    import traceback

    steps = "".join(traceback.format_tb(failure.__traceback__))
    with tempfile.NamedTemporaryFile("w", prefix="soulmem-", suffix=".log", delete=False, encoding="utf-8") as log:
        log.write(f"{type(failure).__module__}.{type(failure).__name__}\n{steps}")
    facts = {"path": log.name}
    message = label("bug", lang, **facts)
    write(json.dumps({"error": {"code": "bug", "message": message, **facts}}, ensure_ascii=False) if machine else f"soulmem: {message}")
    return 70


def sentence(lang: str, code: str, facts: dict[str, Any]) -> str:
    """A sentence with its facts in it, made safe for a terminal."""
    filled = {key: plain(str(value)) for key, value in facts.items()}
    if "close" in facts:
        close = ", ".join(facts["close"])
        filled["close_hint"] = label("close_hint", lang, close=close) if close else ""
    if "verb" in facts:
        filled["verb"] = facts["verb"] or ""
    return label(code, lang, **filled).replace("soulmem  --help", "soulmem --help") if filled else label(code, lang)


def plain(value: str) -> str:
    """A fact without control characters, and not longer than a line needs."""
    shown = "".join(c if c.isprintable() else " " for c in value)
    return shown if len(shown) <= 200 else shown[:199] + "…"


def write(line: str) -> None:
    """A line on stderr, whatever its encoding can hold."""
    if sys.stderr is None or sys.stderr.closed:
        return
    encoding = sys.stderr.encoding or "utf-8"
    sys.stderr.write(line.encode(encoding, "replace").decode(encoding) + "\n")
