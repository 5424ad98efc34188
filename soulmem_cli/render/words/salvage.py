"""Words of a damaged journal and what could be saved of it. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "progress_salvage": ("Saving", "Salvando"),
    "salvage_found": ("Found in {path}: {entries}.", "Encontrado en {path}: {entries}."),
    "salvage_from_backups": (
        "From backups, because they could not be read there: {ids}",
        "De las copias, porque ahí no se podían leer: {ids}",
    ),
    "salvage_complete": (
        "No entry is missing up to the last number.",
        "Hasta el último número no falta ninguna entrada.",
    ),
    "salvage_missing": ("Nothing could be read of these numbers: {ids}", "De estos números no se pudo leer nada: {ids}"),
    "salvage_torn": ("Words are missing, where a � stands, in: {ids}", "Faltan palabras, donde hay un �, en: {ids}"),
    "salvage_guessed": (
        "The text is whole, but the date or the mark of privacy is not known; kept as private if in doubt: {ids}",
        "El texto está entero, pero no se sabe la fecha o si era privada; en la duda, queda como privada: {ids}",
    ),
    "salvage_doubtful": (
        "Their page was changed, so a letter may be another one: {ids}",
        "Su página fue alterada, así que alguna letra puede ser otra: {ids}",
    ),
    "salvage_done": ("The new journal is {path}", "El diario nuevo es {path}"),
    "salvage_kept": ("The damaged file is kept as it was in {path}", "El archivo dañado se guarda tal como estaba en {path}"),
    "salvage_try_backups": (
        "The backups may have more: soulmem journal salvage --backups",
        "Quizá las copias tengan más: soulmem journal salvage --backups",
    ),
    "salvage_nothing": (
        "Not one entry can be read in {path}, so nothing was changed. Go back to a backup: soulmem journal backups",
        "No se puede leer ninguna entrada en {path}, así que no se cambió nada. Vuelve a una copia: soulmem journal backups",
    ),
    "salvage_whole": (
        "Nothing is wrong with {path}, so nothing was changed. With --to FILE it is read all the same.",
        "{path} está bien, así que no se cambió nada. Con --to ARCHIVO se lee de todos modos.",
    ),
    "salvage_unsound": (
        "What was found in {path} did not make a whole journal, so nothing was changed.",
        "Con lo encontrado en {path} no salió un diario entero, así que no se cambió nada.",
    ),
    "salvage_ask": (
        "What can be read of {path} (entries: {found}; missing: {missing}) would take the place of {journal}, which is kept beside it. "
        "To go on, type yes:",
        "Lo que se puede leer de {path} (entradas: {found}; faltan: {missing}) ocuparía el lugar de {journal}, que se guarda al lado. "
        "Para seguir, escribe sí:",
    ),
    "salvage_needs_yes": (
        "Nothing was changed. To let what can be read of {path} (entries: {found}; missing: {missing}) take the place of {journal}, "
        "which is kept beside it, add --yes.",
        "No se cambió nada. Para que lo que se puede leer de {path} (entradas: {found}; faltan: {missing}) ocupe el lugar de {journal}, "
        "que se guarda al lado, añade --yes.",
    ),
    "salvage_declined": ("Nothing was changed.", "No se cambió nada."),
}
