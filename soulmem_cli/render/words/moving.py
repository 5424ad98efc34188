"""Words about moving in from other programs. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "entry_undated": ("no date was understood, so it is kept as of now.", "no se entendió ninguna fecha; queda con la de ahora."),
    "file_undated": (
        "no date in the whole file: its {count} entries are kept as of now.",
        "no hay ninguna fecha en todo el archivo: sus {count} entradas quedan con la de ahora.",
    ),
    "file_not_text": ("this is no text.", "esto no es un texto."),
    "pattern_unreadable": (
        "“{value}” is no pattern of a date. It is written as in %d.%m.%Y %H:%M",
        "«{value}» no es un patrón de fecha. Se escribe como %d.%m.%Y %H:%M",
    ),
    "zip_broken": (
        "{path} is a damaged zip; nothing was imported.",
        "{path} es un zip dañado; no se importó nada.",
    ),
    "csv_without_text": (
        "No column could be the text: {columns}. Call one “text”.",
        "Ninguna columna puede ser el texto: {columns}. Llama «texto» a una.",
    ),
    "row_too_long": ("the row has more cells than the head has columns.", "la fila tiene más celdas que columnas la cabecera."),
    "import_users_many": (
        "There are memories of several users: {users}. Say whose to import with --user.",
        "Hay recuerdos de varios usuarios: {users}. Di de quién se importan con --user.",
    ),
    "memory_of_another": ("this is another user's.", "es de otro usuario."),
    "import_date_order": (
        "The dates of {file} are only possible as {order}, so all of them were read that way.",
        "Las fechas de {file} solo son posibles como {order}, así que todas se leyeron de ese modo.",
    ),
    "import_encoding": ("{file} is not UTF-8; it was read as {encoding}.", "{file} no está en UTF-8; se leyó como {encoding}."),
    "import_files_aside_one": ("One file of another kind was left aside.", "Un archivo de otra clase se dejó aparte."),
    "import_files_aside_many": ("{count} files of other kinds were left aside.", "{count} archivos de otras clases se dejaron aparte."),
    "import_media_aside_one": (
        "A picture, film or sound stays where it is: soulmem keeps words.",
        "Una foto, vídeo o audio se queda donde está: soulmem guarda palabras.",
    ),
    "import_media_aside_many": (
        "{count} pictures, films and sounds stay where they are: soulmem keeps words.",
        "{count} fotos, vídeos y audios se quedan donde están: soulmem guarda palabras.",
    ),
    "imported_kept_one": ("In one, something was not understood; it is kept.", "En una, algo no se entendió; se guarda."),
    "imported_kept_many": ("In {count}, something was not understood; they are kept.", "En {count}, algo no se entendió; se guardan."),
    "imported_between": (
        "The earliest is of {first}, the latest of {last}.",
        "La más antigua es del {first}; la más reciente, del {last}.",
    ),
    "rehearsed_added_one": ("One entry would be new. Nothing was stored.", "Una entrada sería nueva. No se guardó nada."),
    "rehearsed_added_many": ("{count} entries would be new. Nothing was stored.", "{count} entradas serían nuevas. No se guardó nada."),
    "rehearsed_added_none": ("Nothing would be new, and nothing was stored.", "Nada sería nuevo, y no se guardó nada."),
    "format_not_known": (
        "What kind of file this is does not show. Say it with --format.",
        "No se ve qué clase de archivo es. Dilo con --format.",
    ),
}
