"""Which feelings a question asks about: «días que me sentí sola», "things that grossed me out".

Words are matched folded and whole, or by their beginning where a star ends them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from soulmem_cli.domain import Emotion
from soulmem_cli.senses.words import TOKEN
from soulmem_cli.text import fold

WORDS: Final[Mapping[Emotion, str]] = {
    Emotion.JOY: """
        alegr* feliz felices felicidad content* dichos* disfrut* ilusion* euforic* reir risas reimos carcajad* celebr* orgull*
        alivi* gratitud agradecid* ternura tiern* enamorad* mariposas esperanz* tranquil* paz calma satisfech* placer* divertid*
        querid* amad* gozo encantad* emocionad*
        happy happi* joy glad delight* cheer* laugh* giddy elat* excit* proud pride reliev* relief grateful gratitude thankful tender*
        love* loving butterflies hopeful content* peace* calm satisf* enjoy* fun celebrat* ecstat* thrill* cherish* smil*
    """,
    Emotion.SADNESS: """
        trist* pena llor* sola solo soledad melancol* nostalg* extrañ* echo echaba echar echando duelo luto depri* desanim* desola*
        vaci* hundid* arrepent* arrepient* culpa culpable decepcion* desilusion* dolid* añor* afligid*
        sad* cry* cried tears lonel* alone miss missing missed griev* greiv* grief mourn* depress* down heartbr* empty regret* guilt*
        disappoint* hopeless homesick* hurt sorry ashamed
    """,
    Emotion.ANGER: """
        enoj* enfad* rabia ira furi* bronca cabre* encabron* encabrit* indign* coraje rencor odio odie harta harto irrit* frustr* mosque*
        resent* fastid* injust*
        angry anger furious fury rage mad pissed annoy* irritat* frustrat* resent* fuming livid outrag* hate* unfair jealous* grudge
    """,
    Emotion.FEAR: """
        mied* susto asust* temor temi temia panico ansied* ansios* angusti* nervi* preocup* aterr* terror pavor inquiet* agobi* insegur*
        afraid fear* scared scary scare* fright* terrif* panic* anxi* nervous nerves worr* dread* uneas* terror petrified spooked
    """,
    Emotion.DISGUST: """
        asco asque* asquer* repugn* nause* repuls* repel* guacala grima
        disgust* gross* nause* repuls* revolt* yuck* icky sick sickened vile
    """,
    Emotion.SURPRISE: """
        sorpren* sorpres* asombr* inesperad* esperaba atonit* flip* alucin* pasmad* increible descoloc* desprevenid*
        surpris* astonish* unexpected* shock* amaz* stunned expect guard startl* disbelief
    """,
}
# a question about feelings, not one about a thing that has a feeling's name
FELT: Final = r"""\b(me\ senti\w*|sentir\w*|siento|sentia|senti|estuve|estaba|me\ di[oe]|me\ dieron|me\ da|felt|feel\w*|emotion\w*|emoci\w*
    |moments?|momentos?|dias|days|times|veces|cuando|things\ that|lo\ que|cosas\ que|llore|was|made\ me|ganas)\b"""
NAMED: Final = 0.5  # of the weight of a feeling that only stands there as a word


def asked(text: str) -> dict[Emotion, float]:
    """The feelings a question asks about, each with its weight; nothing when it asks about none. The weights add up to 1 at most."""
    plain = fold(text)
    said = [fold(word) for place, word in enumerate(TOKEN.findall(text)) if not place or word[0].islower() or text.isupper()]
    found = {
        emotion: count
        for emotion, (whole, beginnings) in book().items()
        if (count := sum(word in whole or word.startswith(beginnings) for word in said))
    }
    if not found:
        return {}
    share = 1.0 if re.search(FELT, plain, re.VERBOSE) else NAMED
    return {emotion: share * count / sum(found.values()) for emotion, count in found.items()}


@cache
def book() -> dict[Emotion, tuple[frozenset[str], tuple[str, ...]]]:
    """The words of each emotion that count whole, and the beginnings of others."""
    made: dict[Emotion, tuple[frozenset[str], tuple[str, ...]]] = {}
    for emotion, line in WORDS.items():
        words = line.split()
        made[emotion] = frozenset(word for word in words if word[-1] != "*"), tuple(word[:-1] for word in words if word[-1] == "*")
    return made
