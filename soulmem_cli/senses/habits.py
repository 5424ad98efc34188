"""Habits that people give up and go back to, by the names they have in two languages: who wanted to stop eating meat is vegetarian for
months, and then «vuelvo a la carne». One cigarette is no going back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses import goals
from soulmem_cli.senses.own_words import OwnWords, own_sentences
from soulmem_cli.senses.phrases import Phrase

# habit: what is had of it, and what is done
NAMES: Final = {
    "smoke": r"fum\w+|tabaco|cigarr\w+|pitillos?|puchos?|vape\w*|smok\w+|cigarettes?|cigs?|fags?|tobacco|vaping|nicotin\w+",
    "drink": r"beb(?:er|iendo|ida)|alcohol|cervezas?|birras?|copas?|(?:el|al|tomar|beber|tomando|bebiendo) vino|drink\w*|booze|bottle"
    r"|beers?|wine(?! bar)|sober|sobriety|sobri[oa]|abstemi[oa]|teetotal",
    "meat": r"carnes?|vegetarian\w*|vegan\w*|meat|veggie",
    "sugar": r"azucar\w*|dulces?|bolleria|sugar|sweets|candy",
    "coffee": r"cafe(?! de\b| del\b| con\b| donde\b| y\b)|cafeina|coffee|caffeine",
    "gamble": r"apuestas|apostar|apostando|tragaperras|casino|ruleta|gambl\w+|betting|slots",
}
ANY: Final = "|".join(f"(?P<{habit}>{names})" for habit, names in NAMES.items())
NAMED: Final = {habit: Phrase(rf"\b(?:{names})\b") for habit, names in NAMES.items()}
# a goal that is to be without: what it is named by may say so itself
WITHOUT: Final = Phrase(
    r"\b(?:dej\w+|no|nunca|sin|quit\w*|stop\w*|giv\w+ up|cut(?:ting)? out|not|never|no more|without|off|vegetarian\w*|vegan\w*|sober|"
    r"sobri[oa]|abstemi[oa]|teetotal)\b"
)
NUMBER: Final = (
    r"(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
)
SPAN: Final = rf"{NUMBER} (?:dias?|semanas?|mes(?:es)?|años?|days?|weeks?|months?|years?)"
BACK: Final = (
    rf"\b(?:(?:he vuelto|hemos vuelto|vuelvo|volvi|volvimos|de vuelta|recai|he recaido) (?:a|al|con|en)|(?:back|relapsed) (?:to|on|into))"
    rf"(?: \w+){{0,2}}? (?:{ANY})\b",
    r"\b(?:otra vez|de nuevo) (?:fumando|bebiendo|apostando|comiendo (?:carne|azucar))\b|"
    r"\b(?:smoking|vaping|drinking|gambling|eating (?:meat|sugar)) again\b",
    r"\bya no (?:soy|me (?:puedo|siento) \w+|puedo (?:decir|llamar)\w*(?: que soy)?) (?:vegetarian|vegan|abstemi|sobri)[oa]?\b|"
    r"\b(?:no longer|not) (?:a )?(?:vegetarian|vegan|sober|teetotal)(?: any ?more)?\b",
)
STILL: Final = (
    rf"\b{SPAN}(?: enter[oa]s?| ya| now)? (?:sin|without|off|clean of)(?: \w+){{0,2}}? (?:{ANY})\b",
    rf"\b{SPAN}(?: ya| now)? (?:sober|sobri[oa]|smoke[- ]free|vegetarian\w*|vegan\w*)\b",
    rf"\b(?:no|nunca|tampoco) (?:he|hemos) vuelto (?:a|al|con)(?: \w+){{0,2}}? (?:{ANY})\b",
    r"\b(?:(?:ya|desde \w+|oficialmente) soy|me (?:hice|he hecho)|(?:i'm|i am)(?: now| officially)?(?: an?)?|i(?:'ve| have) (?:gone|turned)"
    r"|i went) (?:vegetarian\w*|vegan\w*|abstemi[oa]|sobri[oa]|sober|teetotal)\b",
)
TOLD: Final = (
    *(("supports", Phrase(pattern)) for pattern in STILL),
    *(("dropped", Phrase(pattern)) for pattern in BACK),
)  # what is still so is said with the same words as what is not, and a «no» before them
UNREAL: Final = Phrase(
    r"\b(?:no|nunca|casi|cuando|si|ojala|ganas de|miedo a|antes de|soñe|not|never|almost|if|when|wish|dreamt|dreamed|won't|without going|"
    r"(?:i|we)(?:'d| would))\b(?! longer)"
)
OTHERS: Final = Phrase(r"\b(?:el|ella|he|she|they|you|(?:my|mi|su|his|her) \w+)(?:'s| is| has)? ?(?:ya |esta |anda )?$")
# who has come so far into a sentence before a time without is told of, may be anybody, unless the writer says so
FAR: Final = 3  # words
MINE: Final = Phrase(r"\b(?:llevo|llevamos|cumplo|cumplimos|hago|hacemos|i've been|we've been|it's been|i'm|i am)(?: ya| now)? $")


class Told(NamedTuple):
    """What a sentence tells of a habit: `role` is supports when its writer is still without it, dropped when they are back at it."""

    habit: str
    role: str
    text: str


def given_up(goal: str) -> frozenset[str]:
    """The habits that a goal, folded, is to be without."""
    return frozenset(habit for habit, names in NAMED.items() if names.search(goal)) if WITHOUT.search(goal) else frozenset()


def told(text: str) -> Iterator[Told]:
    """What a text tells of the habits of its writer."""
    for sentence in own_sentences(text):
        if not any(names.may_be_in(sentence.folded) for names in NAMED.values()):  # as in most: they cost no pattern
            continue
        folded = sentence.folded.replace("carne", "carnet") if "carné" in sentence.text.lower() else sentence.folded
        for role, pattern in TOLD:
            found = pattern.search(folded)
            if found is None:
                continue
            if of_the_writer(sentence, role, folded[: found.start()]):
                yield from (Told(habit, role, sentence.text) for habit, names in NAMED.items() if names.search(found[0]))
            break


def of_the_writer(sentence: OwnWords, role: str, before: str) -> bool:
    """Whether what stands in a sentence after these words is said of its writer, and has happened."""
    if OTHERS.search(before) or goals.OTHERS.search(sentence.text[: len(before)]):
        return False
    if role == "dropped":
        return not UNREAL.search(before)
    return len(before.split()) <= FAR or MINE.search(before) is not None
