"""How much a text mattered: importance 0..1, and what makes it part of who one is."""

import math
import re
from typing import Final, NamedTuple

from soulmem_cli.senses import heads
from soulmem_cli.senses.life_events import floor
from soulmem_cli.text import fold

# what each level stands for in the middle, and the band of importance that is its own
CENTRES: Final = (0.09, 0.38, 0.69, 0.93)
MISSED: Final = (0.0, 1.0, 1.3, 2.3)  # what it costs to be so many levels off
BANDS: Final = ((0.02, 0.2), (0.24, 0.53), (0.57, 0.81), (0.85, 0.99))
USUAL_IMPORTANCE: Final = 0.35
# phrases, folded, by which a person speaks of who they are
SELF: Final = (
    "soy ,siempre he,nunca mas,decidi,he decidido,me di cuenta,aprendi,mi vida,quiero ser,creo que,"
    "i am ,i'm not,always been,never again,i decided,i've decided,i realised,i realized,i learned,my life,want to be,i believe"
).split(",")
# things die too, and nobody mourns them: folded, a thing and within a few words its end, in either order
THING: Final = (
    "movil|celular|telefono|bateria|portatil|ordenador|compu|coche|carro|moto|tele|nevera|caldera|planta|"
    "phone|battery|laptop|computer|car|bike|telly|tv|fridge|boiler|router|wifi|plant"
)
BROKEN: Final = (
    rf"\b(?:{THING})\b\W+(?:\w+\W+){{0,2}}(?:died|dead|dying|muri\w+|muert[oa])\b|"
    rf"\b(?:muri\w+|muert[oa]) (?:el|la|mi) (?:{THING})\b"
)
BROKEN_AT_MOST: Final = 0.45
PARTICULAR: Final = re.compile(r"\d+|[\"“«][^\"”»]+[\"”»]|(?<=[a-záéíóúñ,] )[A-ZÁÉÍÓÚÑ][\wáéíóúñ]+|[@#]\w+")


class Weight(NamedTuple):
    """How much a text weighs, each 0..1."""

    importance: float
    identity: float
    specificity: float


USUAL: Final = Weight(USUAL_IMPORTANCE, 0.1, 0.3)


def weigh(text: str, vector: bytes | None, lang: str) -> Weight:
    """Read the weight of a text from its words, and from its vector when there is one."""
    importance = max(floor(text), read(text, vector, lang))
    plain = fold(text)
    if ("mur" in plain or "muert" in plain or "died" in plain or "dead" in plain) and re.search(BROKEN, plain):
        importance = min(importance, BROKEN_AT_MOST)
    selfhood = min(1.0, sum(phrase in plain for phrase in SELF) / 2)
    identity = min(1.0, max(0.0, 1.1 * importance - 0.2) * 0.8 + 0.25 * selfhood)
    particulars = len(PARTICULAR.findall(text)) + len(text.split()) / 12
    return Weight(importance, identity, min(1.0, particulars / 6))


def read(text: str, vector: bytes | None, lang: str) -> float:
    """The importance expected over the levels, kept in the band of the one that risks least."""
    fused = [heads.LEVEL_WORDS_SHARE * each for each in heads.normal(heads.read_words(text)[heads.WEIGHT])]
    if vector:
        told = heads.normal(heads.read_vector(vector, lang)[heads.WEIGHT])
        fused = [word + each for word, each in zip(fused, told, strict=True)]
    chances = [math.exp(each) for each in heads.normal(fused)]
    risks = [sum(chance * MISSED[abs(level - other)] for other, chance in enumerate(chances)) for level in range(len(chances))]
    low, high = BANDS[risks.index(min(risks))]
    return min(high, max(low, sum(chance * centre for chance, centre in zip(chances, CENTRES, strict=True))))
