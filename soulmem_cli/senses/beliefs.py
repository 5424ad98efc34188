"""Beliefs that a person states, and those they no longer hold: «creo que la gente cambia», "I no longer think money matters".

A guess about today («creo que va a llover», "I think he's late"), a question, a quotation and what others believe are none.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses.own_words import NEAR, own_sentences
from soulmem_cli.senses.phrases import Phrase

SURE: Final = (
    r"(?<!no )(?<!ni )(?<!nunca )(?<!si )\b(?:creo (?:firmemente|de verdad|sinceramente|cada vez mas|profundamente) (?:que|en)|(?:sigo|"
    r"seguimos) "
    r"creyendo (?:que|en)|estoy (?:totalmente |completamente |cada vez mas )?convencid[oa] de que|he llegado a (?:creer|"
    r"la conclusion de) que|"
    r"(?:si algo )?he aprendido(?: es)? que|mi (?:opinion|conviccion|filosofia|teoria|lema) es que|si algo (?:se|tengo claro) es que|"
    r"tengo claro "
    r"que|siempre he (?:creido|pensado) que|creo en) (?!ti\b|el a|mi mism)(.{4,})",
    r"(?<!don't )(?<!never )(?<!can't )(?<!if )\b(?:i (?:truly |really |still |firmly |honestly |strongly |genuinely |"
    r"deeply )?believe (?!me\b|you\b|"
    r"him\b|her\b|them\b|it\b|so\b|this is\b|aloud\b|s?he\b|they\b|that s?he\b|that they\b|we\b|i\b)(?:that |in )?|"
    r"i'm (?:more and more |absolutely |totally )?convinced (?:that )?|i am convinced "
    r"(?:that )?|i(?:'ve| have) come to (?:believe|think) (?:that )?|(?:if )?i(?:'ve| have) learn(?:ed|t) (?:is )?that |my (?:view|"
    r"belief|philosophy|"
    r"theory|motto) is (?:that )?|i(?:'ve| have) always (?:believed|thought) (?:that |in )?)(.{4,})",
)
MILD: Final = (
    r"(?<!no )(?<!ni )(?<!nunca )\b(?:creo|pienso|opino|considero|creemos) que (.{4,})",
    r"(?<!don't )(?<!never )(?<!to )(?<!as )\b(?:i|we) (?:really |still |do |honestly )?(?:think|reckon|feel) (?:that )?(?!of\b|about\b|"
    r"so\b)(.{4,})",
)
REVISED: Final = (
    r"\bya no (?:creo|pienso|opino) (?:que|en) (.{3,})",
    r"\b(?:he dejado|deje) de (?:creer|pensar) (?:que|en) (.{3,})",
    r"\bantes (?:yo )?(?:creia|pensaba) (?:que|en) (.{3,})",
    r"\b(?:he cambiado|cambie) de (?:opinion|idea) (?:sobre|con|respecto a) (.{3,})",
    r"\b(?:me equivocaba|me equivoque|estaba equivocad[oa]) (?:al (?:pensar|creer) que|con|sobre|en lo de|pensando que|"
    r"creyendo que) (.{3,})",
    r"\bi (?:no longer|don't) (?:think|believe)(?: in| that)? (.{3,}?)(?: any ?more)[.!…]*$",
    r"\bi no longer (?:think|believe)(?: in| that)? (.{3,})",
    r"\bi (?:used to (?:think|believe)|once (?:thought|believed))(?: in| that)? (.{3,})",
    r"\bi(?:'ve| have)? (?:stopped (?:believing|thinking)|changed my mind about)(?: in| that)? (.{3,})",
    r"\bi was wrong (?:about|to (?:think|believe)(?: that)?) (?!(?:all of )?(?:it|that|this|everything)\b)(.{3,})",
)
# a guess: about one who was just named, about what was or will be
GUESS: Final = Phrase(
    r"^(?:(?:que )?(?:si|no|tambien|ya)\b(?! hay)|(?:me|se|le|lo|la|nos|les|te) (?:deje|he|ha|han|va|voy|van|olvid|perdi|qued|fue)|"
    r"(?:he|ha|han|hemos|"
    r"habia|fue|era|eran|estaba|estan?|estoy|va|van|voy|vamos|es|son|seria|sera|tengo|tenemos|hace|hay|deberia|debo|perdi|olvide|deje|"
    r"ell[ao]s?"
    r"|est[eao]|es[eao]|podria|puedo|puede|necesito|prefiero|quiero|tendre|ire|sere|hare)\b|el (?:es|esta|tiene|no|ha|va)\b|"
    r"(?:he|she|it|they|this|that|there|you|i|we|i'm|it's|he's|she's|they're|i'll|i've|we'll|that's|there's|you're)\b(?!.*\b(?:always|"
    r"never|"
    r"everyone|everybody|nobody|people)\b))"
)
PAST: Final = Phrase(
    r"\b(?:va|van|voy|vamos) a\b|\b(?:ha|han|he|hemos) \w+[ai]do\b|\bwill\b|\bgoing to\b|\bis (?:late|coming|asleep|sick|ill|angry)\b"
)
BROAD: Final = Phrase(
    r"\b(?:siempre|nunca|jamas|nadie|todo el mundo|la gente|las personas|uno|una|la vida|el amor|la amistad|el dinero|el tiempo|hay que|"
    r"lo (?:importante|"
    r"mejor|peor|dificil|unico)|(?:vale|merece) la pena|se (?:puede|debe|aprende)|es(?: mas| menos)?|son(?: mas| menos)?|importa|"
    r"importan|deberian?|"
    r"always|never|nobody|no one|everyone|everybody|people|life|love|money|friendship|should|matters?|worth|the (?:best|worst|hardest|"
    r"only)|"
    r"is|are|can|takes?|beats?)\b"
)


class Tenet(NamedTuple):
    """A belief as it was put: `state` is active or revised; `about` is what is held, folded."""

    state: str
    text: str
    about: str


SURELY, MILDLY, NO_LONGER = ([Phrase(pattern) for pattern in patterns] for patterns in (SURE, MILD, REVISED))


def tenets(text: str) -> Iterator[Tenet]:
    """Beliefs that a text states as its writer's own, and those it takes back."""
    for sentence in own_sentences(text):
        if (found := first(NO_LONGER, sentence.folded)) is not None:
            yield Tenet("revised", sentence.text, found)
        elif (found := held(sentence.folded)) is not None:
            yield Tenet("active", sentence.text, found)


def held(folded: str) -> str | None:
    """What a sentence holds to be so for good; None when it holds nothing, or only for now."""
    if (found := first(SURELY, folded)) is not None and lasting(found):
        return found
    return found if (found := first(MILDLY, folded)) is not None and lasting(found) and broad(found) else None


def lasting(held: str) -> bool:
    """Whether what is held is of more than today, and no guess at what was or will be."""
    return not NEAR.search(held) and not PAST.search(held)


def broad(held: str) -> bool:
    """Whether what is held is more than a guess about one who is near."""
    return not GUESS.search(held) and BROAD.search(held) is not None


def first(patterns: list[Phrase], folded: str) -> str | None:
    """What the first of the patterns that fits has caught."""
    for pattern in patterns:
        if (found := pattern.search(folded)) is not None:
            return found[1].strip(" .!…")
    return None
