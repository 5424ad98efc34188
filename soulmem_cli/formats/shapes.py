"""Which foreign format a text is in: by its shape first, by its name where the shape tells nothing."""

from __future__ import annotations

import re
from typing import Any, Final

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, stamps
from soulmem_cli.formats.guess import JSON, NDJSON, guess
from soulmem_cli.formats.stamps import ISO, YEAR

JRNL: Final = "jrnl"
DAYONE: Final = "dayone"
MARKDOWN: Final = "markdown"
CSV: Final = "csv"
TEXT: Final = "text"
SOULMEMORY: Final = "soulmemory"
AUDREY: Final = "audrey"
FOREIGN: Final = (JRNL, DAYONE, MARKDOWN, CSV, TEXT, SOULMEMORY, AUDREY)
ALL: Final = (JSON, NDJSON, *FOREIGN)
NAMES: Final = {
    "jrnl": JRNL, "md": MARKDOWN, "markdown": MARKDOWN, "csv": CSV, "tsv": CSV, "txt": TEXT, "text": TEXT, "ndjson": NDJSON,
    "jsonl": NDJSON, "json": JSON,
}  # fmt: skip
BRACKETED: Final = re.compile(r'^\[([^\[\]{}"\n]{4,60})\](?= |$)', re.MULTILINE)
BARE: Final = re.compile(r"^(\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}(?::\d{2})?(?: [AaPp][Mm])?) \S", re.MULTILINE)
AUDREY_LISTS: Final = frozenset(("episodes", "semantics", "procedures", "causalLinks", "consolidationRuns"))
MEMORY_LISTS: Final = frozenset(("memories", "memorias", "recuerdos"))
TEXTS_OF_MEMORIES: Final = ("content", "contenido", "memory")


def of_text(text: str, name: str) -> str:
    """The format of a text. Raises UsageError("format_not_known")."""
    start = text.lstrip()[:1]
    ending = NAMES.get(name.lower().rpartition(".")[2], "")
    if start == "{" or (start == "[" and not headed(text.lstrip()[: stamps.LONGEST + 2])):
        try:
            found = guess(text.lstrip()[:65_536].encode("utf-8", "replace"))
        except UsageError:
            found = ""
        if found == NDJSON and ending in ("", NDJSON, JSON):
            return NDJSON
        if found == JSON and ending not in (MARKDOWN, CSV):
            return of_document(text)
    if ending in (MARKDOWN, CSV, JRNL):
        return ending
    if headed(text):
        return JRNL
    if ending:
        return ending
    raise UsageError("format_not_known")


def headed(text: str) -> bool:
    """Whether a text is a journal of jrnl: lines that begin with a date in brackets, or with a bare one as its old versions wrote."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return any(ISO.match(found[1]) or YEAR.search(found[1]) for found in BRACKETED.finditer(text)) or bool(BARE.match(first))


def of_document(text: str) -> str:
    """Whose JSON a document is, by the keys of what is in it; our own when nothing else shows."""
    try:
        for section, value, _ in document.elements(text):
            if section == "format" and value == document.FORMAT:
                return JSON
            if section in AUDREY_LISTS or section == "exportedAt":
                return AUDREY
            if section in MEMORY_LISTS:
                return SOULMEMORY
            if section == "entries":
                return of_entry(value)
    except UsageError:
        return JSON  # whose reader says what is wrong
    return DAYONE if re.match(r'\s*\{\s*"metadata"', text) else JSON


def of_entry(value: Any) -> str:
    """Whose an entry of a document is."""
    keys = value.keys() if isinstance(value, dict) else ()
    if "creationDate" in keys:
        return DAYONE
    if "text" in keys:
        return JSON
    if "title" in keys or ("body" in keys and "date" in keys):
        return JRNL
    return SOULMEMORY if any(key in keys for key in TEXTS_OF_MEMORIES) else JSON


def fits(name: str, form: str) -> bool:
    """Whether a file of a bundle may be of the format that was said, by how its name ends."""
    ending = NAMES.get(name.lower().rpartition(".")[2], "")
    if form in (DAYONE, SOULMEMORY, AUDREY, JSON):
        return ending == JSON
    if form == JRNL:
        return ending in (JRNL, TEXT, JSON)
    if form in (MARKDOWN, TEXT):
        return ending in (MARKDOWN, TEXT)
    return ending == form
