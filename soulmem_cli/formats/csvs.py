"""CSV: a table with a head, in Spanish or English; a bad row is named by its line, and columns nobody knows are contexts."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from soulmem_cli.clock import zone_of
from soulmem_cli.domain import Emotion, Said, Source
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import fields as f
from soulmem_cli.formats import foreign, record, stamps
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.text import fold

COLUMNS: Final = {
    "text": ("text", "texto", "content", "contenido", "entry", "entrada", "body", "cuerpo", "note", "nota", "notes", "notas"),
    "title": ("title", "titulo", "subject", "asunto"),
    "at": ("at", "date", "fecha", "datetime", "when", "cuando", "day", "dia", "timestamp", "created", "created_at", "creado"),
    "time": ("time", "hora"),
    "zone": ("zone", "zona", "timezone", "zona horaria", "tz"),
    "uid": ("uid", "uuid"),
    "tags": ("tags", "etiquetas", "tag", "etiqueta", "labels", "keywords"),
    "people": ("people", "personas", "person", "persona"),
    "starred": ("starred", "favorite", "favorito", "favourite", "destacada"),
    "private": ("private", "privado", "privada"),
    "emotion": ("emotion", "emocion"),
    "importance": ("importance", "importancia"),
    "valence": ("valence", "valencia"),
    "arousal": ("arousal", "activacion"),
    "source": ("source", "fuente"),
    "when_phrase": ("when_phrase",),
    "written_at": ("written_at",),
    "replaces": ("replaces",),
    "context": ("context", "contexto"),
    "causes": ("causes", "causas"),
}  # fmt: skip
# of our own export: what the senses found, which they find again, and what is counted anew
PASSED_OVER: Final = frozenset(
    (
        "id", "lang", "user", "kin", "places", "things", "emotion_score", "second_emotion", "level", "identity", "novelty", "specificity",
        "salience", "accessibility", "tier", "links", "age_label", "date_label",
    )
)  # fmt: skip
YES: Final = ("true", "yes", "si", "1", "x", "*")
NO: Final = ("", "false", "no", "0")
DELIMITERS: Final = (",", ";", "\t", "|")


class Row:
    """A row by the names of its columns. `line` is where it begins."""

    def __init__(self, line: int, cells: list[str], names: list[str], others: dict[int, str]) -> None:
        self.line = line
        self.cells = dict(zip(names, cells, strict=False))
        self.context = {key: cells[place].strip() for place, key in others.items() if place < len(cells) and cells[place].strip()}
        self.surplus = len(cells) > len(names) and any(cell.strip() for cell in cells[len(names) :])

    def get(self, name: str) -> str:
        """What a cell says, trimmed; "" for none."""
        return self.cells.get(name, "").strip()


def read(text: str, manner: Manner) -> Iterator[Found]:
    """The entries of a table. Raises UsageError("csv_without_text") for one with no column that could be the text."""
    rows = rows_of(text)
    manner = manner._replace(order=stamps.ordered((row.get("at") for row in rows), manner.order))
    for row in rows:
        try:
            yield one(row, manner)
        except UsageError as error:
            yield foreign.outside(row.line, error)


def rows_of(text: str) -> list[Row]:
    """The rows below the head."""
    csv.field_size_limit(2**31 - 1)
    first = next((line for line in text.splitlines() if line.strip()), "")
    lines = io.StringIO(text, newline="")  # only \r and \n end a row: U+2028 and the like are words of a cell
    told = csv.reader(lines, delimiter=max(DELIMITERS, key=first.count))
    names: list[str] = []
    others: dict[int, str] = {}
    rows: list[Row] = []
    line = 0
    for cells in told:
        begins, line = line + 1, told.line_num
        if not any(cell.strip() for cell in cells):
            continue
        if names:
            rows.append(Row(begins, cells, names, others))
        else:
            names, others = headed(cells)
    return rows


def headed(cells: list[str]) -> tuple[list[str], dict[int, str]]:
    """The names of columns as they are known here, and the places of the others with the names they have."""
    names: list[str] = []
    others: dict[int, str] = {}
    for place, cell in enumerate(cells):
        said = fold(cell.lstrip("#"))
        known = next((name for name, words in COLUMNS.items() if said in words and name not in names), None)
        names.append(known or f"\0{place}")
        if known is None and said and said not in PASSED_OVER:
            others[place] = cell.strip()[: foreign.KEY_LIMIT]
    if "text" not in names and "title" not in names:
        raise UsageError("csv_without_text", columns=", ".join(cell.strip() for cell in cells)[:200])
    return names, others


def one(row: Row, manner: Manner) -> Found:
    """The entry of a row. Raises UsageError naming what cannot be read."""
    title, body = row.get("title"), row.cells.get("text", "")
    text = f"{title}\n{body}" if title and body.strip() else title or body
    if not text.strip():
        raise UsageError("text_empty")
    if row.surplus:
        raise UsageError("row_too_long")
    zone = row.get("zone") or None
    if zone:
        manner = manner._replace(habits=manner.habits._replace(zone=zone_of(zone)))
    written = f"{row.get('at')} {row.get('time')}".strip()
    stamp = stamps.read(written, manner)
    if stamp is None and written:
        raise UsageError("date_unreadable", value=written)
    values: dict[str, Any] = {name: row.get(name) or None for name in ("emotion", "source")}
    values |= {name: number(row.get(name), name) for name in ("importance", "valence", "arousal")}
    said = Said(
        emotion=f.choice(Emotion, values, "emotion"), valence=f.number(values, "valence", -1, 1), arousal=f.ratio(values, "arousal"),
        importance=f.ratio(values, "importance"),
    )  # fmt: skip
    people = parted(row.get("people"))
    return foreign.entry(
        row.line, text, stamp.at if stamp else None, manner, zone=zone, uid=row.get("uid") or None, tags=parted(row.get("tags")),
        people=people or None, context=row.context | context(row.get("context")), source=f.choice(Source, values, "source") or Source.TOLD,
        written_at=at(row, "written_at", manner), when_phrase=row.get("when_phrase") or None, replaces=row.get("replaces") or None,
        causes=record.causes({"causes": parsed(row.get("causes"))}), private=flag(row, "private"), starred=flag(row, "starred"), said=said,
    )  # fmt: skip


def at(row: Row, name: str, manner: Manner) -> datetime | None:
    """A moment; None when there is none. Raises UsageError for one that cannot be read."""
    written = row.get(name)
    stamp = stamps.read(written, manner)
    if stamp is None and written:
        raise UsageError("date_unreadable", value=written)
    return stamp.at if stamp else None


def parsed(cell: str) -> Any:
    """The JSON in a cell; None for none. Raises UsageError."""
    if not cell:
        return None
    try:
        return json.loads(cell)
    except (ValueError, RecursionError) as error:
        raise UsageError("line_not_json") from error


def context(cell: str) -> dict[str, str]:
    """Pairs in a cell: JSON as our own tables have it, else one word for the whole of it."""
    if not cell.startswith("{"):
        return {"context": cell} if cell else {}
    return dict(record.context({"context": parsed(cell)}))


def parted(cell: str) -> tuple[str, ...]:
    """A list in a cell: parted by semicolons, else by bars, else by commas, else tags by spaces."""
    parts = cell.split(next((sign for sign in (";", "|", ",") if sign in cell), "\0"))
    if len(parts) == 1 and cell.startswith("#"):
        parts = cell.split()
    return tuple(word for part in parts if (word := part.strip().lstrip("#").strip()))


def number(cell: str, name: str) -> float | None:
    """A number, its decimals after a point or a comma. Raises UsageError for what is none."""
    try:
        return float(cell.replace(",", ".")) if cell else None
    except ValueError as error:
        raise UsageError("field_not_number", field=name, least=-1 if name == "valence" else 0, most=1) from error


def flag(row: Row, name: str) -> bool:
    """Yes or no. Raises UsageError for anything else."""
    said = fold(row.get(name))
    if said in YES or said in NO:
        return said in YES
    raise UsageError("field_not_flag", field=name)
