"""Words of help that every page shares: its frame, the groups, one line a verb, the options taken everywhere. English, Spanish."""

from __future__ import annotations

from typing import Final

FRAME: Final[dict[str, tuple[str, str]]] = {
    "tagline": (
        "A personal journal for the terminal, in Spanish and English, that remembers the way a person does.",
        "Un diario personal para la terminal, en español e inglés, que recuerda como recuerda una persona.",
    ),
    "usage": ("Usage", "Uso"),
    "verb": ("VERB", "VERBO"),
    "options_usage": ("[options]", "[opciones]"),
    "verbs": ("Verbs", "Verbos"),
    "arguments": ("Arguments", "Argumentos"),
    "options": ("Options", "Opciones"),
    "everywhere": ("With any verb", "Con cualquier verbo"),
    "examples": ("Examples", "Ejemplos"),
    "see": ("See also", "Mira también"),
    "many": ("can be repeated", "se puede repetir"),
    "default": ("{value} by default", "por defecto, {value}"),
    "entry": ("entry", "entrada"),
    "entries": ("entries", "entradas"),
    "more": (
        "Help with one verb: soulmem VERB --help. With no journal yet, begin with: soulmem add \"…\"",
        "Ayuda de un verbo: soulmem VERBO --help. Si aún no hay diario, empieza con: soulmem add \"…\"",
    ),
    "more_group": ("Help with one of them: soulmem {group} VERB --help", "Ayuda de uno de ellos: soulmem {group} VERBO --help"),
}  # fmt: skip

GROUPS: Final[dict[str, tuple[str, str]]] = {
    "write": ("Write", "Escribir"),
    "remember": ("Remember", "Recordar"),
    "look": ("Look back", "Mirar atrás"),
    "dream": ("Dream", "Soñar"),
    "time": ("Time", "Tiempo"),
    "care": ("Take care of it", "Cuidar el diario"),
}

# one line a verb, also in the lists of man and of the shells
VERBS: Final[dict[str, tuple[str, str]]] = {
    "add": ("write an entry; what is in it is detected", "escribe una entrada; lo que hay en ella se detecta"),
    "tag": ("put tags on an entry, take them off, or list them", "pon o quita etiquetas de una entrada, o míralas"),
    "import": ("bring entries in from files of soulmem and other programs", "trae entradas de archivos de soulmem y otros programas"),
    "recall": ("find entries by meaning, in either language", "encuentra entradas por su significado, en cualquier idioma"),
    "about": ("everything that mentions a person or a thing", "todo lo que menciona a una persona o una cosa"),
    "show": ("one entry, or several, with all that is known", "una entrada, o varias, con todo lo que se sabe"),
    "link": ("tie two entries to each other", "enlaza dos entradas"),
    "unlink": ("untie two entries", "desenlaza dos entradas"),
    "links": ("what an entry is linked to", "a qué está enlazada una entrada"),
    "why": ("what led to an entry, and what it led to", "qué llevó a una entrada, y a qué llevó ella"),
    "timeline": ("your entries, newest first", "tus entradas, de la más nueva a la más antigua"),
    "reflect": ("who and what marked a time, and how it felt", "quién y qué marcó una época, y cómo se sintió"),
    "stats": ("the journal in numbers", "el diario en números"),
    "people": ("who is in your entries, and by which names", "quién está en tus entradas, y con qué nombres"),
    "people list": ("the people you write about most", "las personas de las que más escribes"),
    "people merge": ("two names that are one person's", "dos nombres que son de la misma persona"),
    "people rename": ("call a person otherwise", "llama a una persona de otra manera"),
    "people forget": ("a name that is nobody's; the entries stay", "un nombre que no es de nadie; las entradas se quedan"),
    "dream": ("nightly upkeep: trivia fades, what is alike is gathered", "cuidado nocturno: lo trivial se aleja, lo parecido se reúne"),
    "pages": ("the diary of dreams: what each day came to", "el diario de sueños: en qué quedó cada día"),
    "pages list": ("the pages there are, latest day first", "las páginas que hay, la del último día primero"),
    "pages show": ("the page of a day", "la página de un día"),
    "now": ("today's date and time in words", "la fecha y la hora de hoy en palabras"),
    "when": ("how a date phrase is understood", "cómo se entiende una frase de fecha"),
    "export": ("write the journal to a file, nothing left out", "guarda el diario en un archivo, sin que falte nada"),
    "forget": ("hide an entry until you restore it", "oculta una entrada hasta que la restaures"),
    "restore": ("bring back a forgotten entry", "trae de vuelta una entrada olvidada"),
    "users": ("the separate spaces within one journal", "los espacios separados de un mismo diario"),
    "users list": ("who has a space in this journal", "quién tiene un espacio en este diario"),
    "users delete": ("remove a user and every entry of theirs, for good", "borra a un usuario y todas sus entradas, para siempre"),
    "doctor": ("check that the journal is well, and mend what can be", "revisa que el diario esté bien y arregla lo que se pueda"),
    "config": ("your settings", "tus ajustes"),
    "config list": ("every setting, and where its value comes from", "cada ajuste, y de dónde viene su valor"),
    "config get": ("the value of one setting", "el valor de un ajuste"),
    "config set": ("give a setting a value", "da un valor a un ajuste"),
    "config unset": ("go back to the usual value", "vuelve al valor habitual"),
    "config path": ("where the settings are kept", "dónde se guardan los ajustes"),
    "models": ("the encoders that turn words into meaning", "los codificadores que convierten palabras en significado"),
    "models list": ("the models on this machine", "los modelos que hay en esta máquina"),
    "models fetch": ("download a model, once", "descarga un modelo, una sola vez"),
    "journal": ("the journal's file: back up, restore, rebuild, re-embed", "el archivo del diario: copias, restaurar, reconstruir, recodificar"),
    "journal backup": ("make a verified copy of the journal", "haz una copia comprobada del diario"),
    "journal backups": ("the copies kept beside the journal, newest first", "las copias guardadas junto al diario, de la más nueva a la más antigua"),
    "journal restore": ("go back to a copy; what it replaces is kept", "vuelve a una copia; lo que reemplaza se guarda"),
    "journal rebuild": ("derive again all that is read from the entries", "deduce de nuevo todo lo que se lee en las entradas"),
    "journal reembed": ("move the journal to another model", "pasa el diario a otro modelo"),
    "journal schema": ("the JSON Schema of what every verb prints", "el JSON Schema de lo que escribe cada verbo"),
    "schema": ("the JSON Schema of what every verb prints", "el JSON Schema de lo que escribe cada verbo"),
}

# what the shells call what they offer
OFFERED: Final[dict[str, tuple[str, str]]] = {
    "verb": ("verbs", "verbos"),
    "tag": ("tags", "etiquetas"),
    "person": ("people", "personas"),
    "user": ("users", "usuarios"),
    "entry": ("entries", "entradas"),
    "forgotten": ("forgotten entries", "entradas olvidadas"),
    "emotion": ("emotions", "emociones"),
    "level": ("levels", "niveles"),
}

EVERYWHERE: Final[dict[str, tuple[str, str]]] = {
    "user": ("whose entries", "de quién son las entradas"),
    "db": ("the journal's file", "el archivo del diario"),
    "lang": ("the language to speak in", "el idioma en que se habla"),
    "model": ("the encoder: a name of the hub, or a folder", "el codificador: un nombre del hub o una carpeta"),
    "device": ("where the encoder runs", "dónde funciona el codificador"),
    "json": ("one JSON document", "un documento JSON"),
    "ndjson": ("JSON, one object a line, as it comes", "JSON, un objeto por línea, a medida que sale"),
    "quiet": ("say nothing on the side", "sin avisos"),
    "no_color": ("no colours", "sin colores"),
    "help": ("this help", "esta ayuda"),
    "version": ("the version of soulmem", "la versión de soulmem"),
}
