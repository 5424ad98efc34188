"""Those closest to who writes, as the patterns name them: words in capitals stand for who, folded text for the rest."""

from __future__ import annotations

import re
from typing import Final

KIN_ES: Final = (
    r"(?:mama|papa|ama|apa|madre|padre|viej[oa]s?|jef(?:ito|ita)|hij[oa]s?|hij[ia]t[oa]|herman[oa]s?|hermanit[oa]|abuel[oa]s?|abuelit[oa]|yay[oa]|non[oa]|tata|marido|mujer|señora|"
    r"espos[oa]|novi[oa]|polol[oa]|pareja|bebes?|nen[ea]|niñ[oa]s?|peque|gemel[oa]s|mellizos|niet[oa]s?|ti[oa]|sobrin[oa]s?|prim[oa]|suegr[oa]|padres|"
    r"cuñad[oa]|mejor amig[oa])"
)
KIN_EN: Final = (
    r"(?:mum|mom|mam|mummy|mommy|mother|ma|dad|daddy|father|da|son|daughter|kids?|child|children|boys?|girls?|brother|sister|grandma|grandpa|gran|nan|nana|"
    r"grandmother|grandfather|granddad|grandad|granda|grandson|granddaughter|husband|wife|missus|partner|boyfriend|girlfriend|fianc[ee]e?|baby|babies|twins|best (?:friend|mate)|"
    r"aunt|auntie|uncle|cousin|niece|nephew|parents|in-laws)"
)
# who in a pattern → what it reads
WHO: Final = {
    "MIO": rf"(?:(?:mi|mis|nuestr[oa]s?) (?:\w+ )?{KIN_ES}|mama|papa|(?:el|la) (?:abuel[oa]|yay[oa]|non[oa]|tata|viej[oa]|bebe|nen[ea]|peque))\b",
    "MINE": rf"(?:(?:my|our|me) (?:\w+ )?{KIN_EN}|mum|mom|mam|mummy|dad|daddy|da|nan|nana|gran|grandma|grandpa|granda|granddad|grandad|the (?:baby|wife|missus|kids))\b",
    "KIN": KIN_EN,
    "PAREJA": r"mi (?:marido|mujer|señora|espos[oa]|novi[oa]|polol[oa]|pareja|prometid[oa])",
    "SPOUSE": r"my (?:husband|wife|missus|partner|boyfriend|girlfriend|fianc[ee]e?)",
    "HOY": r"(?:,? (?:hoy|ayer|anoche|esta (?:mañana|tarde|noche|madrugada)|por fin|al fin|ya|el \w+|a los? \d+|de madrugada))?",
}


def spelt(pattern: str) -> str:
    """A pattern with those it names in capitals spelt out."""
    return re.sub("|".join(WHO), lambda found: WHO[found[0]], pattern)
