"""Time told by an event: «la semana antes de la mudanza», "the day after the funeral"."""

import re
from typing import Final, NamedTuple

from soulmem_cli.text import fold

DAYS: Final = {
    "dia": 1, "noche": 1, "mañana": 1, "tarde": 1, "vispera": 1, "semana": 7, "quincena": 14, "mes": 30, "fin de semana": 3, "año": 365,
    "day": 1, "night": 1, "morning": 1, "evening": 1, "eve": 1, "week": 7, "fortnight": 14, "month": 30, "weekend": 3, "year": 365,
}  # fmt: skip
PLURAL: Final = {
    "dias": "dia", "noches": "noche", "semanas": "semana", "quincenas": "quincena", "meses": "mes", "fines de semana": "fin de semana",
    "años": "año", "days": "day", "nights": "night", "weeks": "week", "fortnights": "fortnight", "months": "month", "weekends": "weekend",
    "years": "year",
}  # fmt: skip
NUMBERS: Final = {
    "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "doce": 12, "quince": 15,
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15,
    "par de": 2, "couple of": 2,
}  # fmt: skip
SEVERAL: Final = 2  # that many when it is not said how many
SIDES: Final = ("antes", "despues", "previ", "anterior", "posterior", "siguiente", "before", "after", "following", "leading")
BEFORE: Final = ("antes", "previ", "anterior", "before", "leading")
EITHER_NUMBER: Final = "|".join(NUMBERS).replace(" ", r"\ ")
EITHER_UNIT: Final = "|".join(sorted([*DAYS, *PLURAL], key=len, reverse=True)).replace(" ", r"\ ")
AROUND: Final = rf"""\b(?:(?:el|la|los|las|the|my|mi|un|a)\ )?(?:(?P<number>{EITHER_NUMBER}|\d{{1,4}})\ )?(?:primer\w*\ |first\ )?
    (?P<unit>{EITHER_UNIT})\ (?:justo\ |right\ |just\ |inmediatamente\ )?
    (?P<side>antes|despues|previ[oa]s?|anterior(?:es)?|posterior(?:es)?|siguientes?|before|after|following|leading\ up\ to)
    \ (?:a\ |al\ |del?\ )?(?:que\ )?(?:the\ |my\ |our\ |la\ |el\ |los\ |las\ |mi\ |mis\ |nuestr[oa]\ )?(?P<event>.+)$"""


class Around(NamedTuple):
    """So many days `before` an event or after it, and the event as it was put."""

    days: int
    before: bool
    event: str


def asked(text: str) -> Around | None:
    """The time around an event that a question asks for."""
    plain = fold(text)
    # the pattern takes a while to compile, and most questions name neither side of anything
    found = re.search(AROUND, plain, re.VERBOSE) if any(side in plain for side in SIDES) else None
    if not found:
        return None
    unit, number = found["unit"], found["number"]
    count = 1 if unit in DAYS else SEVERAL
    if number:
        count = NUMBERS.get(number) or int(number)
    days = max(1, min(count, 100)) * DAYS[PLURAL.get(unit, unit)]
    whole = text.strip()
    event = (whole if len(whole) == len(plain) else plain)[found.start("event") :].strip(" ?!.")
    return Around(days, found["side"].startswith(BEFORE), event) if event else None
