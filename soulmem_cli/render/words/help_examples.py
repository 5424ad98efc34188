"""Words of help for each verb: what more there is to say, examples that run as they stand, where to look next. English, Spanish."""

from __future__ import annotations

from typing import Final

Pair = tuple[str, str]

ABOUT: Final[dict[str, Pair]] = {
    "add": (
        "Importance, emotion, people, tags and links are read in the words; what you say with an option wins. A date in front, as in “yesterday: …”, is taken as when it happened.",
        "La importancia, la emoción, las personas, las etiquetas y los enlaces se leen en las palabras; lo que digas con una opción manda. Una fecha delante, como en «ayer: …», se toma como el momento en que pasó.",
    ),
    "recall": (
        "By meaning and by words, whatever language the entry is in. Nothing is left out for being old: it only ranks a little lower.",
        "Por significado y por palabras, esté en el idioma que esté la entrada. Nada queda fuera por ser viejo: solo baja un poco.",
    ),
    "timeline": (
        "Days are your local days, and both ends count.",
        "Los días son tus días locales, y ambos extremos cuentan.",
    ),
}

# the command as it is typed, and what it does
EXAMPLES: Final[dict[str, tuple[tuple[Pair, Pair], ...]]] = {
    "add": (
        (('soulmem add "Dinner with Ana, we laughed a lot"', 'soulmem add "Cena con Ana, reímos mucho"'), ("an entry for now", "una entrada de ahora")),
        (('soulmem add "yesterday 8pm: the film was great #cinema"', 'soulmem add "ayer a las 20h: la película me encantó #cine"'), ("yesterday, with a tag", "de ayer, con una etiqueta")),
        (("cat notes.txt | soulmem add --lines", "cat notas.txt | soulmem add --lines"), ("an entry for each line", "una entrada por cada línea")),
    ),
    "recall": (
        (("soulmem recall a walk by the sea", "soulmem recall un paseo junto al mar"), ("what comes closest", "lo que más se acerca")),
        (('soulmem recall work --since "last month" --emotion anger', 'soulmem recall trabajo --since "el mes pasado" --emotion enojo'), ("within a time and a feeling", "dentro de un tiempo y un sentimiento")),
        (("soulmem recall --tag friends --json", "soulmem recall --tag amigos --json"), ("by tag alone, for a program", "solo por etiqueta, para un programa")),
    ),
    "timeline": (
        (("soulmem timeline", "soulmem timeline"), ("the last twenty", "las últimas veinte")),
        (("soulmem timeline --on 2026-08", "soulmem timeline --on 2026-08"), ("a whole month", "un mes entero")),
        (("soulmem timeline --since monday --person Ana", "soulmem timeline --since lunes --person Ana"), ("this week with Ana", "esta semana con Ana")),
    ),
}  # fmt: skip

SEE: Final[dict[str, tuple[str, ...]]] = {
    "add": ("show", "tag", "when"),
    "recall": ("about", "timeline", "show"),
    "timeline": ("reflect", "recall", "show"),
}
