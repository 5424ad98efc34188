"""Who is in a text: names and @mentions in `people`, relations like «mi hermana» apart in `kin`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from soulmem_cli.text import fold

MENTION: Final = re.compile(r"(?<![\w@.])@([^\W\d_][\w-]*)")
KIN_ES: Final = "mamá papá madre padre hermana hermano hija hijo abuela abuelo tía tío prima primo novia novio mujer marido esposa esposo suegra suegro jefa jefe amiga amigo vecina vecino cuñada cuñado sobrina sobrino nieta nieto"
KIN_EN: Final = "mum mom dad mother father sister brother daughter son grandma grandpa aunt uncle cousin girlfriend boyfriend wife husband boss friend neighbour neighbor niece nephew"
KIN: Final = {fold(word): word for word in f"{KIN_ES} {KIN_EN}".split()}
WORD: Final = re.compile(r"[^\W\d_]+")


class Who(NamedTuple):
    """The persons of a text, by name and by relation, as written."""

    people: tuple[str, ...]
    kin: tuple[str, ...]


NOBODY: Final = Who((), ())


def find(text: str) -> Who:
    """The people and the relations a text speaks of."""
    people = dict.fromkeys(MENTION.findall(text))
    kin = dict.fromkeys(word.lower() for word in WORD.findall(text) if fold(word) in KIN)
    return Who(tuple(people), tuple(kin))
