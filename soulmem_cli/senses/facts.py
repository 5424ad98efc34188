"""Facts that have one value at a time: whose number, where one lives, the favourite of something, a job, a dose, a rent, a code.

`changed` tells that the sentence itself says the value is new; then it only takes the place of the one before. Feelings, plans,
questions, quotations and what is denied are no facts of this kind.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses import places
from soulmem_cli.senses.own_words import NEAR, OwnWords, own_sentences
from soulmem_cli.senses.phrases import Phrase
from soulmem_cli.text import fold

NAME: Final = r"[A-ZÁÉÍÓÚÑ][\wáéíóúñü'-]+(?: [A-ZÁÉÍÓÚÑ][\wáéíóúñü'-]+){0,2}"
THING: Final = r"[a-záéíóúñü]{3,}(?: de [a-záéíóúñü]{3,})?"
DIGITS: Final = r"\+?\d(?:[\d .\-]{5,16})\d"
MONEY: Final = r"(?:[£$€] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|libras|pounds|dollars|d[oó]lares|pesos|k\b))"
END: Final = r"(?=[.,;:!?)]|$| (?:y|and|pero|but|que|because|porque|ahora|now|since|desde)\b)"
DAYS: Final = r"lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo"
VALUE: Final = r"([\wÁÉÍÓÚáéíóúñÑü][^.,;:!?()]{1,40}?)"
# (attribute, pattern); the groups are `who` or `what` it is of, if named, and `value`
PATTERNS: Final = (
    (
        "phone",
        rf"(?i:\b(?:mi|my)(?: nuevo| new)? (?:n[uú]mero|tel[eé]fono|m[oó]vil|cel(?:ular)?|number|phone(?: number)?"
        rf"|cell))(?: (?i:es|is)(?: el)?|:)? (?P<value>{DIGITS})",
    ),
    ("phone", rf"(?i:\b(?:n[uú]mero|tel[eé]fono|m[oó]vil|celular) de) (?P<who>{NAME})(?: es(?: el)?|:)? (?P<value>{DIGITS})"),
    ("phone", rf"\b(?P<who>{NAME})'s (?:new )?(?:number|phone(?: number)?|cell)(?: is|:)? (?P<value>{DIGITS})"),
    ("phone", rf"(?i:\b(?:nuevo n[uú]mero|n[uú]mero nuevo|new number))[:,]? (?P<value>{DIGITS})"),
    ("address", rf"(?i:\b(?:yo )?(?:vivo|vivimos) en) (?P<value>{NAME}[^.;:!?()]{{0,30}}?){END}"),
    ("address", rf"(?i:\b(?:i|we) live (?:in|at|on)) (?P<value>(?:\d+ )?{NAME}[^.;:!?()]{{0,30}}?){END}"),
    ("address", rf"\b(?P<who>{NAME}) (?:vive|lives) (?:en|in|at|on) (?P<value>(?:\d+ )?{NAME}){END}"),
    ("address", rf"(?i:\b(?:mi|my) (?:direcci[oó]n|address)(?: es| is|:)) (?P<value>[^.;!?()]{{4,50}}){END}"),
    (
        "favourite",
        rf"(?i:\b(?:mi|el) (?P<what>{THING}) (?:favorit[oa]|preferid[oa])(?: de [^,.;:]{{2,20}}?)? es) (?:el |la |los "
        rf"|las )?{VALUE.replace('(', '(?P<value>', 1)}{END}",
    ),
    (
        "favourite",
        rf"(?i:\bmy favou?rite (?P<what>[a-z]{{3,}}(?: [a-z]{{3,}})?)(?: in [^,.;:]{{2,20}}?)? is)(?: now)? (?:the )?"
        rf"{VALUE.replace('(', '(?P<value>', 1)}{END}",
    ),
    (
        "job",
        rf"(?i:(?<!el )(?<!del )(?<!un )(?<!mi )(?<!mucho )(?<!sin )\btrabajo (?:de|como)(?! (?:noche|d[ií]a|mañana|tarde|pie|lunes"
        rf"|nuevo|m[aá]s"
        rf"|todo|verdad)\b)) (?:el |la |una? )?{VALUE.replace('(', '(?P<value>', 1)}{END}",
    ),
    ("job", rf"(?i:\bi (?:work|am working|'m working) as) (?:the |an? )?{VALUE.replace('(', '(?P<value>', 1)}{END}"),
    (
        "job",
        rf"\b(?P<who>{NAME}) (?:trabaja|works) (?:de|como|as) (?:el |la |una? |the |an? )?(?P<value>[\wáéíóúñ][^.,;:!?()]{{1,30}}?){END}",
    ),
    (
        "workplace",
        rf"(?i:(?<!el )(?<!del )(?<!un )(?<!mi )(?<!de )(?<!mucho )(?<!sin )\btrabajo (?:en|para)) (?:el |la |los "
        rf"|las )?(?P<value>{NAME}){END}",
    ),
    ("workplace", rf"(?i:\bi (?:work|am working|'m working) (?:at|for)) (?:the )?(?P<value>{NAME}){END}"),
    ("workplace", rf"\b(?P<who>{NAME}) (?:trabaja|works) (?:en|para|at|for) (?:el |la |the )?(?P<value>{NAME}){END}"),
    (
        "partner",
        rf"(?i:\bmi (?:novi[oa]|marido|mujer|espos[oa]|pareja|prometid[oa])(?: se llama| es)) (?P<value>{NAME}){END}",
    ),
    (
        "partner",
        rf"(?i:\bmy (?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?)(?:'s name)?(?: is(?: called)?)) (?P<value>{NAME}){END}",
    ),
    (
        "date",
        r"(?i:\b(?:la|el|mi|nuestr[oa]) (?P<what>boda|viaje|mudanza|operaci[oó]n|vuelo|juicio|graduaci[oó]n|bautizo"
        r"|estreno)(?: [^.,;:!?]{2,20}?)? es"
        rf" el) (?P<value>(?:(?:{DAYS}) )?\d{{1,2}}(?: de [a-z]+)?){END}",
    ),
    (
        "date",
        rf"(?i:\b(?:the|my|our) (?P<what>wedding|trip|move|surgery|operation|flight|trial|graduation|christening"
        rf"|premiere) is (?:on )?(?:the )?)"
        rf"(?P<value>\d{{1,2}}(?:st|nd|rd|th)(?: of [A-Z][a-z]+)?|\d{{1,2}} [A-Z][a-z]+|[A-Z][a-z]+ (?:the )?\d{{1,2}}(?:st|nd|rd"
        rf"|th)?){END}",
    ),
    (
        "pay",
        rf"(?i:\b(?:mi (?:sueldo|salario|n[oó]mina)|my (?:salary|pay|wage)|cobro|i earn|take-home))(?: (?:es|is|son|now|ahora|de"
        rf"|at))*:? ?(?P<value>{MONEY})",
    ),
    (
        "price",
        rf"(?i:\b(?P<what>el alquiler|la renta|la hipoteca|la cuota|my rent|the rent|the mortgage))(?: (?:es|son|is|are|de|ahora"
        rf"|now|at|cuesta|costs))*:? ?(?P<value>{MONEY})",
    ),
    (
        "price",
        rf"(?i:\b(?:el|la|los|las|the) (?P<what>[a-záéíóúñ]{{4,}}(?: de [a-záéíóúñ]{{3,}})?) (?:cuestan?|vale|valen"
        rf"|costs?))(?: (?:ahora|now|ya))? (?P<value>{MONEY})",
    ),
    (
        "dose",
        r"\b(?P<what>[A-ZÁÉÍÓÚÑa-záéíóúñ]{5,})(?: (?:de|a|at|is|es|now|ahora|baja a|sube a|down to|up to))?"
        r" (?P<value>\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ml|g|UI|IU|unidades|units))\b",
    ),
    ("dose", r"\b(?P<value>\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ml|UI|IU|unidades|units)) (?:de|of) (?P<what>[A-ZÁÉÍÓÚÑa-záéíóúñ]{4,})\b"),
    (
        "code",
        r"(?i:\b(?:c[oó]digo|clave|pin|contraseña)(?: (?:de la|del|de))? (?P<what>portal|puerta|wifi|alarma|garaje|m[oó]vil"
        r"|tarjeta)(?: es|:)?) (?P<value>\w{3,20})\b",
    ),
    (
        "code",
        r"(?i:\b(?P<what>(?:street |front |staffroom |back )?door|alarm|wifi|gate|garage)(?: (?:code|password"
        r"|pin))?(?: is(?: now)?|:)?) (?P<value>(?=\w*\d)\w{3,12})\b",
    ),
    ("birthday", rf"(?:\b(?i:el cumpleaños de|cumple de) (?P<who>{NAME}) es el) (?P<value>\d{{1,2}} de [a-z]+)"),
    (
        "birthday",
        rf"\b(?P<who>{NAME})'s birthday is (?:on )?(?:the )?(?P<value>(?:\d{{1,2}}(?:st|nd|rd"
        rf"|th)?(?: of)? )?[A-Z][a-z]+(?: \d{{1,2}}(?:st|nd|rd|th)?)?){END}",
    ),
    (
        "role",
        rf"(?i:\bmi (?:nuev[oa] )?(?P<what>dentista|m[eé]dic[oa]|doctora?|jef[ea]|caser[oa]|psic[oó]log[oa]|terapeuta|profesora?"
        rf"|ginec[oó]log[oa]|veterinari[oa])(?: ahora)? es) (?:el |la |ahora )?(?P<value>(?:Dra?\.? )?{NAME})",
    ),
    (
        "role",
        rf"(?i:\bmy (?:new )?(?P<what>dentist|doctor|gp|boss|manager|landlord|landlady|therapist|teacher"
        rf"|vet)(?: now)? is)(?: now)? (?P<value>(?:Drs?a?\.? )?{NAME})",
    ),
)  # fmt: skip
# what is liked, and what is not: of things, not of people, and in general
TASTES: Final = (
    (
        "likes",
        r"\b(?:me (?:encantan?|gustan?|chiflan?|apasionan?)(?: mucho)?|adoro|amo) (?P<what>(?:el|la|los|las) [a-zñ]{3,}(?: (?:de"
        r"|con) [a-zñ]{3,})?)",
    ),
    (
        "dislikes",
        r"\b(?:no me gustan?(?: nada)?|odio|detesto|aborrezco|no (?:soporto|aguanto|trago)) "
        r"(?P<what>(?:el|la|los|las) [a-zñ]{3,}(?: (?:de|con) [a-zñ]{3,})?)",
    ),
    ("likes", r"\bi (?:really |just |absolutely |truly )?(?:love|like|adore) (?P<what>[a-z]{3,}(?: [a-z]{3,})?)"),
    (
        "dislikes",
        r"\bi (?:really |just |absolutely )?(?:hate|detest|loathe|dislike|don't like|can't stand"
        r"|cannot stand) (?P<what>[a-z]{3,}(?: [a-z]{3,})?)",
    ),
)
TASTED: Final = [(taste, Phrase(pattern + END)) for taste, pattern in TASTES]
# what is no thing to like or not, or one of these only
NO_THING: Final = Phrase(
    r"\b(?:you|him|her|them|the|this|that|these|those|how|when|what|where|who|why|being|having|its|our|his|their|your|each|one|idea|way|"
    r"idea de|manera|forma|cara|voz|dia|gente)\b"
)
KNOWN: Final = [(attribute, Phrase(pattern)) for attribute, pattern in PATTERNS]
CHANGE: Final = Phrase(
    r"\b(?:ahora|ya no|nuev[oa]s?|cambi\w+|me mude|nos mudamos|mudad[oa]s?|desde (?:hoy|ayer|este|el)|a partir de|sube|subio|suben|baja|"
    r"bajo a|bajan|ascend\w+|aumento|"
    r"se jubilo|otra vez|de momento|antes|este mes|now|no longer|new|changed?|moved|from (?:today|now)|since|raise|raised|went (?:up|down)|"
    r"down to|up to|retired|these days|promoted|used to|anymore|again|switched|this month|until|hasta|aplaz\w+|retras\w+|adelant\w+|"
    r"postpon\w+|pushed|brought forward|put off|al final|finally|my ex|mi ex)\b"
)
DENIED: Final = Phrase(
    r"\b(?:no|nunca|tampoco|not|never|isn't|doesn't|don't|if|si|ojala|quiza|maybe|perhaps|creo|i think|soñe|dreamt|dreamed)\b"
)
NEW: Final = re.compile(r"nuev[oa]|new|otr[oa]|other|is|es")
SERIES: Final = frozenset({"price", "pay", "dose"})  # of their nature they change with time
WORDED: Final = frozenset({"job", "favourite", "taste"})  # said in common words: two languages say the same in others


class Fact(NamedTuple):
    """A value of something: of whom or what, folded, and the value, folded to be compared."""

    attribute: str
    subject: str
    value: str
    changed: bool


def facts(text: str) -> Iterator[Fact]:
    """The facts that a text states, each once."""
    seen: set[tuple[str, str]] = set()
    for sentence in own_sentences(text):
        shown = shown_of(sentence)
        for attribute, pattern in KNOWN:
            for found in pattern.finditer(shown):
                if DENIED.search(fold(shown[: found.start()].rpartition(",")[2])):
                    continue
                named = found.groupdict()
                subject, value = fold(named.get("who") or named.get("what") or ""), compared(attribute, named["value"])
                if (attribute, subject) not in seen and value and not NEW.fullmatch(value) and not NEW.fullmatch(subject):
                    seen.add((attribute, subject))
                    yield Fact(attribute, subject, value, CHANGE.search(sentence.folded) is not None)
        yield from tastes(sentence)


def tastes(sentence: OwnWords) -> Iterator[Fact]:
    """What the writer of a sentence likes, or does not, in general: of today it is only a mood."""
    if NEAR.search(sentence.folded):
        return
    for taste, pattern in TASTED:
        for found in pattern.finditer(sentence.folded):
            if not DENIED.search(sentence.folded[: found.start()].rpartition(",")[2]) and not NO_THING.search(found["what"]):
                yield Fact("taste", found["what"], taste, CHANGE.search(sentence.folded) is not None)


def shown_of(sentence: OwnWords) -> str:
    """A sentence as it was written, with what others said in it blanked where the folded one has it so."""
    return sentence.text if len(sentence.text) == len(sentence.folded) and sentence.folded.strip() else ""


def compared(attribute: str, value: str) -> str:
    """A value without what is only its dress: digits of a number, words of a name."""
    if attribute in ("phone", "code"):
        return re.sub(r"\W", "", fold(value))
    if attribute == "address" and (known := places.one_key().get(fold(value).strip())):
        value = known
    if attribute in SERIES:
        return re.sub(r"[^\d]", "", value.replace(".00", "").replace(",00", ""))
    return " ".join(word for word in re.findall(r"\w+", fold(value)) if word not in ("el", "la", "the", "dr", "dra", "en", "de"))


def differ(one: Fact, other: Fact) -> bool:
    """Whether two facts of one thing cannot both hold: one value is neither the other nor a part of it."""
    if one.attribute in ("phone", "code", *SERIES):
        return one.value != other.value and not one.value.endswith(other.value) and not other.value.endswith(one.value)
    mine, yours = set(one.value.split()), set(other.value.split())
    return not (mine <= yours or yours <= mine)
