"""Time told by an event: «la semana antes de la mudanza», "the day after the funeral"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from soulmem_cli.text import fold

DAYS: Final = {
    "dia": 1, "noche": 1, "mañana": 1, "tarde": 1, "vispera": 1, "semana": 7, "quincena": 14, "mes": 30, "fin de semana": 3, "año": 365,
    "day": 1, "night": 1, "morning": 1, "evening": 1, "eve": 1, "week": 7, "fortnight": 14, "month": 30, "weekend": 3, "year": 365,
}  # fmt: skip
PLURAL: Final = {"dias": "dia", "noches": "noche", "semanas": "semana", "meses": "mes", "days": "day", "nights": "night", "weeks": "week",
                 "months": "month"}  # fmt: skip
NUMBERS: Final = {"dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "two": 2, "three": 3, "four": 4, "five": 5, "couple of": 2, "par de": 2}
SEVERAL: Final = 2  # that many when it is not said how many
BEFORE: Final = ("antes", "previ", "anterior", "before", "leading")
AROUND: Final = rf"""\b(?:(?:el|la|los|las|the|my|mi|un|a)\ )?(?:(?P<number>{"|".join(NUMBERS)}|\d+)\ )?(?:primer\w*\ |first\ )?
    (?P<unit>{"|".join(sorted([*DAYS, *PLURAL], key=len, reverse=True))})\ (?:justo\ |right\ |just\ |inmediatamente\ )?
    (?P<side>antes|despues|previ[oa]s?|anterior(?:es)?|posterior(?:es)?|siguientes?|before|after|following|leading\ up\ to)
    \ (?:a\ |al\ |del?\ )?(?:que\ )?(?:the\ |my\ |our\ |la\ |el\ |los\ |las\ |mi\ |mis\ |nuestr[oa]\ )?(?P<event>.+)$"""


class Around(NamedTuple):
    """So many days `before` an event or after it, and the event as it was put."""

    days: int
    before: bool
    event: str


def asked(text: str) -> Around | None:
    """The time around an event that a question asks for."""
    found = re.search(AROUND, fold(text), re.VERBOSE)
    if not found:
        return None
    unit, number = found["unit"], found["number"]
    count = 1 if unit in DAYS else SEVERAL
    if number:
        count = NUMBERS.get(number) or int(number)
    days = min(count, 100) * DAYS[PLURAL.get(unit, unit)]
    return Around(days, found["side"].startswith(BEFORE), found["event"].strip())
