"""Words of dream and of moving in and out. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # the report of a night
    "dream_title": ("The night of {day}", "La noche del {day}"),
    "dream_title_of": ("The night of {day} · {user}", "La noche del {day} · {user}"),
    "dream_quiet": ("A quiet night: everything is where it was.", "Una noche tranquila: todo sigue en su sitio."),
    "dream_empty": ("Nothing to dream of yet.", "Todavía no hay nada que soñar."),
    "dream_faded_one": ("One entry is growing pale.", "Una entrada empieza a desdibujarse."),
    "dream_faded_many": ("{count} entries are growing pale.", "{count} entradas empiezan a desdibujarse."),
    "dream_forgotten_one": (
        "One entry has gone to rest: it will not come up by itself, but it answers when you ask for it.",
        "Una entrada se ha ido a descansar: no saldrá por sí sola, pero responde si la buscas.",
    ),
    "dream_forgotten_many": (
        "{count} entries have gone to rest: they will not come up by themselves, but they answer when you ask for them.",
        "{count} entradas se han ido a descansar: no saldrán por sí solas, pero responden si las buscas.",
    ),
    "dream_revived_one": ("One entry has come near again.", "Una entrada ha vuelto a estar cerca."),
    "dream_revived_many": ("{count} entries have come near again.", "{count} entradas han vuelto a estar cerca."),
    "dream_grown_one": ("One thing you keep coming back to has grown.", "Ha crecido una cosa a la que vuelves a menudo."),
    "dream_grown_many": (
        "{count} things you keep coming back to have grown.",
        "Han crecido {count} cosas a las que vuelves a menudo.",
    ),
    "dream_private_one": (
        "One more came out of private entries, and stays with them.",
        "Otra ha salido de entradas privadas, y se queda con ellas.",
    ),
    "dream_private_many": (
        "{count} more came out of private entries, and stay with them.",
        "Otras {count} han salido de entradas privadas, y se quedan con ellas.",
    ),
    "dream_consolidated_one": ("There is something you keep coming back to:", "Hay algo a lo que vuelves:"),
    "dream_consolidated_many": ("There are {count} things you keep coming back to:", "Hay {count} cosas a las que vuelves:"),
    "dream_quote": ("“{text}”", "«{text}»"),
    "dream_source": ("{count} entries, {first} – {last}: {ids}", "{count} entradas, {first} – {last}: {ids}"),
    "dream_kept_one": ("The one entry there is stands as you wrote it.", "La única entrada sigue tal como la escribiste."),
    "dream_kept_many": (
        "Not a word was lost: all {count} entries stand as you wrote them.",
        "No se ha perdido ni una palabra: las {count} entradas siguen tal como las escribiste.",
    ),
    "dream_rehearsed": ("Only a rehearsal: nothing was changed.", "Solo era un ensayo: no se ha cambiado nada."),
    "dream_busy": (
        "Another dream is going on in this journal; this one leaves it to it.",
        "Ya hay un sueño en marcha en este diario; este se lo deja a él.",
    ),
    "dream_words_changed": (
        "Texts changed while dreaming ({before} stood at the start, {after} are unchanged), so run {run} was undone. Nothing you wrote should ever change: keep a copy of the journal and run: soulmem doctor",
        "Hubo textos que cambiaron durante el sueño (al empezar había {before}, siguen iguales {after}), así que la pasada {run} se deshizo. Lo que escribes no debería cambiar nunca: guarda una copia del diario y usa: soulmem doctor",
    ),
    "phase_unknown": ("“{value}” is no part of a dream. There are: {allowed}", "«{value}» no es parte de un sueño. Hay: {allowed}"),
    "dream_number_invalid": (
        "{option} {value}: it must be between {least} and {most}.",
        "{option} {value}: debe estar entre {least} y {most}.",
    ),
}
