"""What a journal can be taken out as, and how the name of a file tells which."""

from __future__ import annotations

from typing import Final

from soulmem_cli.errors import UsageError
from soulmem_cli.formats.guess import JSON, NDJSON

MARKDOWN: Final = "markdown"
JRNL: Final = "jrnl"
CSV: Final = "csv"
HTML: Final = "html"
FORMS: Final = (JSON, NDJSON, MARKDOWN, JRNL, CSV, HTML)
UNMARKED: Final = (MARKDOWN, JRNL)  # nothing in them tells that an entry is private
ENDINGS: Final = {
    "ndjson": NDJSON, "jsonl": NDJSON, "md": MARKDOWN, "markdown": MARKDOWN, "jrnl": JRNL, "txt": JRNL, "csv": CSV, "html": HTML,
    "htm": HTML,
}  # fmt: skip
OTHERS: Final = ("zip", "db", "tsv", "pdf", "odt", "docx", "xml")  # where a person would not look for JSON


def chosen(form: str | None, name: str | None) -> str:
    """The format: as said, else as the name ends, else the document. Raises UsageError("format_unknown")."""
    ending = name.lower().rpartition(".")[2] if name else ""
    if form is None:
        form = ending if ending in OTHERS else ENDINGS.get(ending, JSON)
    if form not in FORMS:
        raise UsageError("format_unknown", value=form, allowed=list(FORMS))
    return form
