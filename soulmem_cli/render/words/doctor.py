"""What doctor looks at, what it finds and what to do: the names of the checks, what was found, advice. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "check_config": ("settings", "ajustes"),
    "check_file": ("file", "archivo"),
    "check_integrity": ("integrity", "integridad"),
    "check_references": ("references", "referencias"),
    "check_schema": ("schema", "esquema"),
    "check_traces": ("traces", "huellas"),
    "check_index": ("words", "palabras"),
    "check_vectors": ("vectors", "vectores"),
    "check_encoder": ("encoder", "codificador"),
    "check_durability": ("durability", "durabilidad"),
    "check_clock": ("clock", "reloj"),
    "check_permissions": ("privacy", "privacidad"),
    "check_drafts": ("drafts", "borradores"),
    "check_leftovers": ("leftovers", "restos"),
    "check_room": ("room", "espacio"),
    "doctor_config_ok": ("{path} can be used.", "{path} se puede usar."),
    "doctor_config_wrong": ("{path}: these cannot be used: {keys}", "{path}: esto no se puede usar: {keys}"),
    "doctor_file_ok": ("{path} opens. Entries: {count}.", "{path} se abre. Entradas: {count}."),
    "doctor_integrity_ok": ("Every page is whole.", "Todas las páginas están enteras."),
    "doctor_integrity_bad": ("Faults in the file: {count}. The first: {first}", "Fallos en el archivo: {count}. El primero: {first}"),
    "doctor_integrity_indexes": (
        "Indexes that do not fit their rows; no word is lost. Faults: {count}. The first: {first}",
        "Índices que no encajan con sus filas; no se perdió ninguna palabra. Fallos: {count}. El primero: {first}",
    ),
    "doctor_references_ok": ("Nothing points into the void.", "Nada apunta al vacío."),
    "doctor_references_bad": ("Rows that point to something missing: {count}.", "Filas que apuntan a algo que falta: {count}."),
    "doctor_schema_ok": ("Tables and triggers are as they should be.", "Las tablas y los disparadores son los que deben ser."),
    "doctor_schema_bad": ("Missing or changed: {names}", "Falta o ha cambiado: {names}"),
    "doctor_traces_ok": ("Every entry has its trace.", "Cada entrada tiene su huella."),
    "doctor_traces_stale": ("Entries read by older senses: {count}.", "Entradas leídas por sentidos anteriores: {count}."),
    "doctor_traces_bad": ("Entries without a trace: {count}.", "Entradas sin huella: {count}."),
    "doctor_index_ok": ("Every entry can be found by its words.", "Cada entrada se encuentra por sus palabras."),
    "doctor_index_bad": (
        "Entries out of step with the index of words: {count}.",
        "Entradas desacompasadas del índice de palabras: {count}.",
    ),
    "doctor_index_broken": (
        "The index of words cannot be read; the entries themselves are whole.",
        "El índice de palabras no se puede leer; las entradas están enteras.",
    ),
    "doctor_vectors_broken": (
        "The vectors cannot be read, so search by meaning does not work; the entries themselves are whole.",
        "Los vectores no se pueden leer, así que no se puede buscar por significado; las entradas están enteras.",
    ),
    "doctor_vectors_ok": ("{model}, dimensions: {dimensions}, vectors: {there}.", "{model}, dimensiones: {dimensions}, vectores: {there}."),
    "doctor_vectors_none": ("There are none yet.", "Todavía no hay."),
    "doctor_vectors_bad": ("Vectors out of step with their entries: {count}.", "Vectores desacompasados de sus entradas: {count}."),
    "doctor_vectors_misshapen": (
        "Vectors that are too long, too short or no numbers: {misshapen}.",
        "Vectores demasiado largos, demasiado cortos o sin números: {misshapen}.",
    ),
    "doctor_vectors_building": ("The change to {model} is not finished.", "El cambio a {model} está a medias."),
    "doctor_encoder_ok": ("{model} can be loaded.", "{model} se puede cargar."),
    "doctor_durability_ok": ("What is confirmed survives a power cut.", "Lo confirmado sobrevive a un apagón."),
    "doctor_durability_bad": ("What is confirmed might not survive a power cut.", "Lo confirmado podría perderse en un apagón."),
    "doctor_clock_ok": ("It goes on from the last entry.", "Va por delante de la última entrada."),
    "doctor_clock_ahead": (
        "It goes on from the last entry. Entries dated ahead of today: {count}.",
        "Va por delante de la última entrada. Entradas con fecha futura: {count}.",
    ),
    "doctor_clock_bad": (
        "The clock stands before the last entry was written.",
        "El reloj marca antes de que se escribiera la última entrada.",
    ),
    "doctor_permissions_ok": ("Only you can read it.", "Solo tú puedes leerlo."),
    "doctor_permissions_bad": ("Others can get at: {paths}", "Otras personas pueden llegar a: {paths}"),
    "doctor_drafts_ok": ("None was left behind.", "No quedó ninguno."),
    "doctor_drafts_bad": ("Left behind: {paths}", "Quedó sin guardar: {paths}"),
    "doctor_leftovers_ok": ("Nothing half-made was left behind.", "No quedó nada a medio hacer."),
    "doctor_leftovers_bad": ("Half-made by something that was stopped: {paths}", "A medio hacer, de algo que se interrumpió: {paths}"),
    "doctor_room_ok": ("There is room for the journal to grow and be copied.", "Hay sitio para que el diario crezca y se copie."),
    "doctor_room_unknown": ("It cannot be told here.", "Aquí no se puede saber."),
    "doctor_room_low": (
        "The disk has room for {free} more bytes; the journal has {size}.",
        "En el disco caben {free} bytes más; el diario ocupa {size}.",
    ),
    "doctor_log_large": (
        "The log beside the journal has {log} bytes, which was never folded into it.",
        "El registro junto al diario tiene {log} bytes que no se han pasado al diario.",
    ),
    "doctor_copy_kept": (
        "As the journal was before it was mended, it is kept in {path}",
        "El diario, tal como estaba antes de arreglarlo, queda en {path}",
    ),
    "doctor_mended": ("mended", "arreglado"),
    "doctor_well": ("All is well.", "Todo está bien."),
    "doctor_one_wrong": ("1 thing is wrong.", "Hay 1 problema."),
    "doctor_many_wrong": ("{count} things are wrong.", "Hay {count} problemas."),
    "advice_fix": ("Mend it with: soulmem doctor --fix", "Arréglalo con: soulmem doctor --fix"),
    "advice_rebuild": (
        "Read them anew with: soulmem journal rebuild --all-users",
        "Léelas de nuevo con: soulmem journal rebuild --all-users",
    ),
    "advice_backup": (
        "Go back to a copy (soulmem journal backups, then soulmem journal restore FILE), or save what can be read: "
        "soulmem journal salvage. The file as it is will be kept.",
        "Vuelve a una copia (soulmem journal backups, y luego soulmem journal restore ARCHIVO), o salva lo que se pueda leer: "
        "soulmem journal salvage. El archivo tal como está se conserva.",
    ),
    "advice_room": ("Make room on the disk: a backup needs as much again.", "Libera espacio en el disco: una copia necesita otro tanto."),
    "advice_config": ("Choose another value: soulmem config set KEY VALUE", "Elige otro valor: soulmem config set CLAVE VALOR"),
    "advice_encoder": (
        "Search goes by words until then. See: soulmem models list",
        "Mientras tanto se busca por palabras. Mira: soulmem models list",
    ),
    "advice_reembed": ("Go on with: soulmem --model {model} journal reembed", "Continúa con: soulmem --model {model} journal reembed"),
    "advice_clock": ("Check the date and the time of this machine.", "Revisa la fecha y la hora de esta máquina."),
    "advice_drafts": (
        "Add what you want to keep (soulmem add - < FILE), then remove the file.",
        "Guarda lo que quieras conservar (soulmem add - < ARCHIVO) y luego borra el archivo.",
    ),
}
