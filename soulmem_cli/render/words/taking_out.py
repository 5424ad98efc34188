"""Words about taking a journal out, and of the page it can be taken out as. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "exported_notes_one": ("{entries} in {file}: one note.", "{entries} en {file}: una nota."),
    "exported_notes_many": ("{entries} in {file}: {count} notes, one a day.", "{entries} en {file}: {count} notas, una por día."),
    "exported_notes_none": ("Nothing matched; no note was written to {file}.", "No coincide nada; no se escribió ninguna nota en {file}."),
    "notes_exist_one": (
        "{path} exists already; nothing was written. To write over it, add --yes.",
        "{path} ya existe; no se escribió nada. Para escribir encima, añade --yes.",
    ),
    "notes_exist_many": (
        "{count} notes exist already, the first of them {path}; nothing was written. To write over them, add --yes.",
        "{count} notas ya existen, la primera {path}; no se escribió nada. Para escribir encima, añade --yes.",
    ),
    "folder_needs_markdown": (
        "{path} is a folder, and only Markdown makes one note a day: add --format markdown, or name a file.",
        "{path} es una carpeta, y solo Markdown hace una nota por día: añade --format markdown o nombra un archivo.",
    ),
    "export_private_unmarked_one": (
        "One private entry is inside, and nothing in this format says that it is private.",
        "Dentro va una entrada privada, y nada en este formato dice que lo es.",
    ),
    "export_private_unmarked_many": (
        "{count} private entries are inside, and nothing in this format says that they are private.",
        "Dentro van {count} entradas privadas, y nada en este formato dice que lo son.",
    ),
    # the page
    "page_title": ("Journal of {user}", "Diario de {user}"),
    "page_title_own": ("My journal", "Mi diario"),
    "page_entries_one": ("One entry", "Una entrada"),
    "page_entries_many": ("{count} entries", "{count} entradas"),
    "page_entries_none": ("No entries", "Ninguna entrada"),
    "page_made": (
        "Taken out with soulmem on {day}. This page is complete: it asks nothing of the internet.",
        "Exportado con soulmem el {day}. Esta página está completa: no pide nada a internet.",
    ),
    "page_skip": ("Skip to the entries", "Saltar a las entradas"),
    "page_search": ("Search in the entries", "Buscar en las entradas"),
    "page_years": ("Years", "Años"),
    "page_shown_one": ("One entry is shown.", "Se muestra una entrada."),
    "page_shown_many": ("{count} entries are shown.", "Se muestran {count} entradas."),
    "page_shown_none": ("No entry has all these words.", "Ninguna entrada tiene todas esas palabras."),
    "page_tags": ("Tags", "Etiquetas"),
    "page_people": ("People", "Personas"),
    "page_feeling": ("Feeling", "Emoción"),
}
