"""Words of the diary of dreams: each sentence a page can say. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "page_by": (
        "soulmem’s words, made of what you wrote. What stands in quotes is yours; # says from which entry.",
        "Palabras de soulmem, hechas de lo que escribiste. Lo que va entre comillas es tuyo; # dice de qué entrada.",
    ),
    "page_is_private": ("A private page: it stands on private entries.", "Página privada: se apoya en entradas privadas."),
    "page_written_once": ("One entry, at {first}", "Una entrada, a las {first}"),
    "page_written_same": ("{count} entries, at {first}", "{count} entradas, a las {first}"),
    "page_written_often": ("{count} entries, between {first} and {last}", "{count} entradas, entre las {first} y las {last}"),
    "page_mattered_only": ("What you told: {quote}", "Lo que contaste: {quote}"),
    "page_mattered_most": ("What weighed most: {quote}", "Lo que más pesó: {quote}"),
    "page_mattered_also": ("And also: {quote}", "Y también: {quote}"),
    "page_mattered_trifle": ("A small thing: {quote}", "Una cosa pequeña: {quote}"),
    "page_felt_calm": ("You told it evenly; no feeling shows plainly.", "Lo contaste con calma, sin que asome ninguna emoción clara."),
    "page_felt_unnamed": ("You name no feeling.", "No nombras ninguna emoción."),
    "page_felt_one": ("It reads as {emotion}.", "Se lee {emotion}."),
    "page_felt_mixed": ("It reads as {emotion}, with some {second} in it.", "Se lee {emotion}, con algo de {second}."),
    "page_felt_many": ("There was {emotions}.", "Hubo {emotions}."),
    "page_felt_count": ("{emotion} ({times})", "{emotion} ({times})"),
    "page_felt_turn": ("It began with {first} and ended with {last}.", "Empezó con {first} y acabó con {last}."),
    "page_felt_darker": (
        "A darker day than usual, beside your {among} entries before it.",
        "Un día más oscuro que de costumbre, al lado de tus {among} entradas anteriores.",
    ),
    "page_felt_brighter": (
        "A brighter day than usual, beside your {among} entries before it.",
        "Un día más luminoso que de costumbre, al lado de tus {among} entradas anteriores.",
    ),
    "page_people_there_one": ("{names} is in it.", "Aparece {names}."),
    "page_people_there_many": ("{names} are in it.", "Aparecen {names}."),
    "page_people_new_one": ("{names} comes up for the first time.", "Aparece por primera vez {names}."),
    "page_people_new_many": ("{names} come up for the first time.", "Aparecen por primera vez {names}."),
    "page_people_back_one": (
        "{names} comes up again, for the first time since {since}.",
        "Vuelve {names}, por primera vez desde el {since}.",
    ),
    "page_people_back_many": (
        "{names} come up again, for the first time since {since}.",
        "Vuelven {names}, por primera vez desde el {since}.",
    ),
    "page_echo_like": ("It echoes {since}: {quote}", "Recuerda a lo del {since}: {quote}"),
    "page_echo_years_one": ("A year before, on the same day: {quote}", "Un año antes, el mismo día: {quote}"),
    "page_echo_years_many": ("{years} years before, on the same day: {quote}", "{years} años antes, el mismo día: {quote}"),
    "page_open_goal": ("Still open: {quote}", "Queda abierto: {quote}"),
    "page_open_done": ("Done: {quote}", "Logrado: {quote}"),
    "page_open_dropped": ("Let go: {quote}", "Lo dejas: {quote}"),
    "page_open_tagged": ("To be done: {quote}", "Queda pendiente: {quote}"),
    "page_open_asked": ("Left in the air: {quote}", "Queda en el aire: {quote}"),
    "page_unknown": (
        "There is no page for {day}. A page is written the night after a day with entries: soulmem dream",
        "No hay página del {day}. La página de un día con entradas se escribe a la noche siguiente: soulmem dream",
    ),
    "page_private": (
        "The page of {day} stands on private entries alone; --private shows it.",
        "La página del {day} se apoya solo en entradas privadas; con --private se ve.",
    ),
    "column_page": ("what weighed most", "lo que más pesó"),
}
