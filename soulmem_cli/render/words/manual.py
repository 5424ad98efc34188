"""Words that only man pages have: their headings, the environment, the files, the exit codes. English, Spanish."""

from __future__ import annotations

from typing import Final

Pair = tuple[str, str]

HEADS: Final[dict[str, Pair]] = {
    "name": ("NAME", "NOMBRE"),
    "synopsis": ("SYNOPSIS", "SINOPSIS"),
    "description": ("DESCRIPTION", "DESCRIPCIÓN"),
    "verbs": ("VERBS", "VERBOS"),
    "arguments": ("ARGUMENTS", "ARGUMENTOS"),
    "options": ("OPTIONS", "OPCIONES"),
    "everywhere": ("OPTIONS OF EVERY VERB", "OPCIONES DE TODOS LOS VERBOS"),
    "environment": ("ENVIRONMENT", "ENTORNO"),
    "files": ("FILES", "ARCHIVOS"),
    "exit": ("EXIT STATUS", "ESTADO DE SALIDA"),
    "examples": ("EXAMPLES", "EJEMPLOS"),
    "see": ("SEE ALSO", "VÉASE TAMBIÉN"),
}

MANUAL: Final[Pair] = ("soulmem manual", "Manual de soulmem")

DESCRIPTION: Final[tuple[Pair, ...]] = (
    (
        "soulmem keeps a journal in one SQLite file on this machine. It knows what mattered, how it felt, who was there and what it is linked to; it lets trivia fade from view and keeps what made you who you are. No word you wrote is ever lost: only you remove text, and only when you confirm it.",
        "soulmem guarda un diario en un solo archivo SQLite de esta máquina. Sabe qué importó, cómo se sintió, quién estaba y con qué se enlaza; deja que lo trivial se aleje y conserva lo que te hizo ser quien eres. Ninguna palabra que escribiste se pierde: solo tú borras texto, y solo cuando lo confirmas.",
    ),
    (
        "Without a verb, the help is shown. Results go to standard output and everything else to standard error: tables on a terminal, plain lines in a pipe, JSON with --json. Dates are taken in Spanish and English wherever a date is asked for.",
        "Sin verbo se muestra la ayuda. Los resultados van a la salida estándar y lo demás a la de errores: tablas en una terminal, líneas simples en una tubería, JSON con --json. Donde se pide una fecha, vale en español o en inglés.",
    ),
)

NO_SOCKET: Final[Pair] = (
    "Nothing is sent anywhere: the one command that opens a connection is soulmem models fetch.",
    "Nada sale de aquí: la única orden que abre una conexión es soulmem models fetch.",
)

ENVIRONMENT: Final[dict[str, Pair]] = {
    "SOULMEM_HOME": ("the folder of the journal", "la carpeta del diario"),
    "SOULMEM_DB": ("the journal's file, as --db", "el archivo del diario, como --db"),
    "SOULMEM_USER": ("whose entries, as --user", "de quién son las entradas, como --user"),
    "SOULMEM_LANG": (
        "es or en, as --lang; without it the locale decides",
        "es o en, como --lang; sin ella decide la configuración regional",
    ),
    "SOULMEM_MODEL": ("the encoder, as --model", "el codificador, como --model"),
    "SOULMEM_TZ": ("the time zone, such as Europe/Madrid", "la zona horaria, como Europe/Madrid"),
    "SOULMEM_NOW": (
        "an ISO instant that stands for now: for tests and replays",
        "un instante ISO en lugar de ahora: para pruebas y repeticiones",
    ),
    "NO_COLOR": ("no colours", "sin colores"),
    "FORCE_COLOR": ("colours in a pipe too", "colores también en una tubería"),
    "COLUMNS": ("the width to write for", "el ancho para el que se escribe"),
    "VISUAL": ("the editor that add opens, before EDITOR", "el editor que abre add, antes que EDITOR"),
}

FILES: Final[dict[str, Pair]] = {
    "~/.local/share/soulmem/journal.db": (
        "the journal, on Linux; elsewhere where the system keeps data. Its name is shown by soulmem doctor.",
        "el diario, en Linux; en otros sistemas, donde se guardan los datos. Su nombre lo dice soulmem doctor.",
    ),
    "~/.config/soulmem/config.toml": (
        "your settings; see soulmem config path",
        "tus ajustes; mira soulmem config path",
    ),
}

EXITS: Final[dict[str, Pair]] = {
    "0": ("done", "hecho"),
    "1": ("nothing matched", "no hay nada que coincida"),
    "2": ("wrong usage, or a date, number, text or file that cannot be read", "uso incorrecto, o una fecha, número, texto o archivo que no se puede leer"),
    "3": ("the journal or a copy of it is missing, locked, newer or damaged", "el diario o una copia falta, está ocupado, es más nuevo o está dañado"),
    "4": ("no such entry, user or tag", "no existe esa entrada, usuario o etiqueta"),
    "5": ("a feature is not available here: a model, an extra", "algo no está disponible aquí: un modelo, un extra"),
    "6": ("refused for safety until --yes is given", "rechazado por seguridad hasta que se dé --yes"),
    "70": ("a bug; the path of its log is printed", "un fallo del programa; se muestra la ruta de su registro"),
    "74": ("the system would not read or write", "el sistema no dejó leer o escribir"),
    "130": ("interrupted", "interrumpido"),
}  # fmt: skip
