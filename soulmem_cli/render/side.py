"""What is said on the side, on stderr: notes, errors, and the word of a bug."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Final

from soulmem_cli.domain import Lang
from soulmem_cli.errors import SoulmemError
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line

NARROWEST: Final = 20  # columns that words can be laid out in


def note(lang: str, code: str, facts: dict[str, Any], *, machine: bool) -> None:
    """A hint or warning."""
    tell(sentence(lang, code, facts))


def error(lang: str, failure: SoulmemError, *, machine: bool) -> None:
    """An expected failure: a sentence for a person, an object for a program."""
    message = sentence(lang, failure.code, failure.facts)
    if machine:
        facts = {key: value for key, value in failure.facts.items() if key not in ("code", "message")}
        write(json.dumps({"error": {"code": failure.code, "message": message, **facts}}, ensure_ascii=False, default=str))
    else:
        tell(f"soulmem: {message}")


def bug(lang: str, failure: Exception, *, machine: bool) -> int:
    """Keep where a bug happened, never the values it happened to: they may be somebody's words."""
    path = bug_log(failure)
    facts = {"path": path} if path else {}
    message = label("bug" if path else "bug_unlogged", lang, **facts)
    if machine:
        write(json.dumps({"error": {"code": "bug", "message": message, **facts}}, ensure_ascii=False))
    else:
        tell(f"soulmem: {message}")
    return 70


def bug_log(failure: Exception) -> str | None:
    """The file with the steps that led to a bug; None where no file can be made."""
    import tempfile
    import traceback

    steps = "".join(traceback.format_tb(failure.__traceback__))
    try:
        with tempfile.NamedTemporaryFile("w", prefix="soulmem-", suffix=".log", delete=False, encoding="utf-8", errors="replace") as log:
            log.write(f"{type(failure).__module__}.{type(failure).__name__}\n{steps}")
    except OSError:
        return None
    return log.name


def sentence(lang: str, code: str, facts: dict[str, Any]) -> str:
    """A sentence with its facts in it, made safe for a terminal."""
    filled = {key: plain(said(lang, code, key, value)) for key, value in facts.items()}
    if "close" in facts:
        close = ", ".join(facts["close"])
        filled["close_hint"] = label("close_hint", lang, close=close) if close else ""
    if facts.get("errno"):
        filled["reason"] = known(f"errno_{facts['errno']}", lang, filled.get("reason", ""))
    return label(code, lang, **filled).replace("soulmem  --help", "soulmem --help") if filled else label(code, lang)


def said(lang: str, code: str, key: str, value: Any) -> str:
    """A fact as a word: values a person may choose from are named in her language."""
    if key == "allowed" and isinstance(value, list | tuple):
        noun = code.partition("_")[0]
        return ", ".join(known(f"{noun}_{each}", lang, str(each)) for each in value)
    if key == "change":
        return known(f"change_{value}", lang, str(value))
    if key == "argument":
        from soulmem_cli.render.guide import metavar

        return metavar(str(value), lang)
    if key == "quote":
        from soulmem_cli.render.quoting import first_line, quoted

        return quoted(first_line(str(value)), Lang(lang))
    if isinstance(value, SoulmemError):
        return sentence(lang, value.code, value.facts)
    return "" if value is None else str(value)


def known(code: str, lang: str, otherwise: str) -> str:
    """The word of a code, or what to say when it has none."""
    try:
        return label(code, lang)
    except KeyError:
        return otherwise


def plain(value: str) -> str:
    """A fact without control characters, and not longer than a line needs."""
    shown = one_line(value)
    return shown if len(shown) <= 200 else shown[:199] + "…"


def tell(words: str) -> None:
    """A sentence on stderr; where that is a terminal, broken between words."""
    try:
        columns = os.get_terminal_size(sys.stderr.fileno()).columns
    except (AttributeError, OSError, ValueError):  # no terminal
        columns = 0
    if columns >= NARROWEST:
        from soulmem_cli.render.wrapping import wrapped

        words = "\n".join(wrapped(words, columns))
    write(words)


def write(line: str) -> None:
    """A line on stderr, whatever its encoding can hold; a stderr nobody reads is no reason to fail."""
    if sys.stderr is None or sys.stderr.closed:
        return
    encoding = sys.stderr.encoding or "utf-8"
    try:
        sys.stderr.write(line.encode(encoding, "replace").decode(encoding) + "\n")
    except (OSError, ValueError):
        pass
