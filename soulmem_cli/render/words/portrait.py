"""The clauses a time is told in; each becomes a sentence. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "portrait_numbers": (
        "none one two three four five six seven eight nine ten",
        "ninguna una dos tres cuatro cinco seis siete ocho nueve diez",
    ),
    "portrait_times_once": ("once", "una vez"),
    "portrait_times_twice": ("twice", "dos veces"),
    "portrait_times": ("{count} times", "{count} veces"),
    "portrait_and": ("{names} and {last}", "{names} y {last}"),
    "portrait_and_e": ("{names} and {last}", "{names} e {last}"),
    "portrait_nothing": ("nothing has been written yet", "todavía no hay nada escrito"),
    "portrait_nothing_on": ("nothing was written on {day}", "no hay nada escrito el {day}"),
    "portrait_nothing_between": ("nothing was written between {first} and {last}", "no hay nada escrito entre el {first} y el {last}"),
    "portrait_nothing_since": ("nothing has been written since {day}", "no hay nada escrito desde el {day}"),
    "portrait_nothing_until": ("nothing was written up to {day}", "no hay nada escrito hasta el {day}"),
    "portrait_one": ("a single entry, from {day}", "una sola entrada, del {day}"),
    "portrait_day_two": ("two entries, both from {day}", "dos entradas, las dos del {day}"),
    "portrait_day": ("{count} entries, all from {day}", "{count} entradas, todas del {day}"),
    "portrait_span": ("between {first} and {last} you wrote {times}", "entre el {first} y el {last} escribiste {times}"),
    "portrait_all": ("all", "todas"),
    "portrait_one_plain": ("it shows no feeling plainly", "no deja ver con claridad ninguna emoción"),
    "portrait_one_felt": ("it reads as {emotion}", "en ella se lee {emotion}"),
    "portrait_few_plain": (
        "that is too little to speak of a mood, and no feeling shows plainly",
        "son pocas para hablar de un ánimo, y ninguna deja ver con claridad una emoción",
    ),
    "portrait_few_felt": (
        "that is too little to speak of a mood, though {emotion} shows in {count} of them",
        "son pocas para hablar de un ánimo, aunque en {count} se nota {emotion}",
    ),
    "portrait_many_plain": (
        "you tell it all evenly, and no feeling stands out",
        "lo cuentas todo con calma, sin que ninguna emoción destaque",
    ),
    "portrait_mostly": ("above all there was {emotion}, in {count} of them", "ante todo hubo {emotion}: en {count} de ellas"),
    "portrait_always": ("above all there was {emotion}, in all of them", "ante todo hubo {emotion}: en todas ellas"),
    "portrait_once": (
        "you tell it evenly; only once does a feeling show, and it is {emotion}",
        "lo cuentas con calma; solo una vez asoma una emoción, y es {emotion}",
    ),
    "portrait_equal": (
        "{the} and {other} come back equally often, {times} each",
        "{the} y {other} vuelven por igual, {times} en cada caso",
    ),
    "portrait_sometimes": (
        "most of it you tell evenly; when a feeling shows, it tends to be {the} ({times})",
        "la mayor parte la cuentas con calma; cuando asoma una emoción, suele ser {the} ({times})",
    ),
    "portrait_followed_f": (
        "what comes back most is {the} ({times}), then {second} ({others})",
        "lo que más vuelve es {the} ({times}), seguida {second} ({others})",
    ),
    "portrait_followed_m": (
        "what comes back most is {the} ({times}), then {second} ({others})",
        "lo que más vuelve es {the} ({times}), seguido {second} ({others})",
    ),
    "portrait_but_hard": (", and yet what was hard weighs more on the whole", ", aunque en conjunto pesa más lo difícil"),
    "portrait_but_good": (", and yet what was good weighs more on the whole", ", aunque en conjunto pesa más lo bueno"),
    "portrait_person": ("{names} comes up more than anyone ({times})", "{names} aparece más que nadie ({times})"),
    "portrait_people": ("{names} come up most", "quienes más aparecen son {names}"),
    "portrait_kin": ("your {kin}", "tu {kin}"),
    "portrait_weightiest": ("what weighed most: “{quote}” ({when})", "lo que más pesó: «{quote}» ({when})"),
    "portrait_tag": ("your favourite tag is #{tag} ({times})", "tu etiqueta preferida es #{tag} ({times})"),
    "emotion_the_joy": ("joy", "la alegría"),
    "emotion_the_sadness": ("sadness", "la tristeza"),
    "emotion_the_anger": ("anger", "el enojo"),
    "emotion_the_fear": ("fear", "el miedo"),
    "emotion_the_disgust": ("disgust", "el asco"),
    "emotion_the_surprise": ("surprise", "la sorpresa"),
    "emotion_of_joy": ("joy", "de la alegría"),
    "emotion_of_sadness": ("sadness", "de la tristeza"),
    "emotion_of_anger": ("anger", "del enojo"),
    "emotion_of_fear": ("fear", "del miedo"),
    "emotion_of_disgust": ("disgust", "del asco"),
    "emotion_of_surprise": ("surprise", "de la sorpresa"),
}
