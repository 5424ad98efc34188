"""Know-how as it is told: what was done, when, and whether it helped: «cuando me duele la cabeza, caminar ayuda»."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.own_words import own_sentences
from soulmem_cli.senses.phrases import Phrase

HELPS: Final = Phrase(
    r"\b(?:me (?:ayuda|ayudo|sirve|sirvio|calma|calmo|alivia|alivio|relaja|relajo|despeja|despejo|quita|quito|funciona|funciono|anima|"
    r"animo|arregla|"
    r"arreglo)|(?:se|y se) me (?:pasa|paso|quita|quito)\b|ayuda|ayudan|ayudo|funciona|funcionan|funciono|alivia|despeja|(?:no|nunca) falla|"
    r"mano de santo|otra vez persona|ya (?:podia|pude)|recuperad[oa]|como nuev[oa]|santo remedio|"
    r"helps|helped|(?:it|that|this) (?:does|did) (?:work|help)|works|worked|(?:does|did) the trick|(?:clears?|cleared|eases?|eased|"
    r"calms?|calmed|settles?|settled|cures?|cured|fixes|fixed) "
    r"(?:it|my|me|the)|never fails|like a charm|(?:it|pain|headache|nerves|knot) (?:goes|went) away|(?:felt|feel|feeling) better|"
    r"case closed|came out with none|good as new|(?:minutos|horas?|minutes|hours?),? (?:persona|nuev[oa]|done|gone))\b|^gone\W*$"
)
FAILS: Final = Phrase(
    r"\b(?:no (?:me )?(?:ayuda|ayudo|sirve|sirvio|calma|calmo|alivia|alivio|funciona|funciono|quita|quito|hizo nada|se me (?:paso|"
    r"quito))|ni (?:asi|"
    r"caso|por esas)|esta vez no|(?:didn't|doesn't|did not|does not|won't|wouldn't|not|never) (?:really )?(?:help|work|do the trick|"
    r"clear|ease|"
    r"calm|settle|touch it)\w*|no (?:use|good|luck)|made (?:it|things) worse|(?:fue|lo hizo) peor|empeoro)\b"
)
WHEN: Final = Phrase(
    r"\b(?:cuando|cada vez que|siempre que|si)\s((?!no (?:se|lo)\b)[^,.;:]{4,60})[,:;]|\b(?:when|whenever|every time|"
    r"if)\s([^,.;:]{4,60})[,:;]|"
    r"^(?:para (?:el|la|los|las)|contra (?:el|la|los|las)|for (?:a|an|the|my)|against (?:a|the|my))\s([^,.;:]{3,30})[,:;]|"
    r"\b(?:ayuda|funciona|helps|works)\b[^.;:]{0,40}\b(?:cuando|si|when|whenever|if) ([^,.;:]{4,60})$"
)


def outcome(text: str) -> bool | None:
    """Whether a text tells that something helped; None when it tells of no such thing."""
    helped: bool | None = None
    for sentence in own_sentences(text):
        if FAILS.search(sentence.folded):
            return False
        if HELPS.search(sentence.folded):
            helped = True
    return helped


def helped(text: str) -> bool:
    """Whether a text tells that something helped."""
    return outcome(text) is True


def trigger(text: str) -> str | None:
    """The condition that a text names for what it tells, in its own words."""
    for sentence in own_sentences(text):
        found = WHEN.search(sentence.folded)
        if found is not None and len(sentence.folded) == len(sentence.text):
            number = next(place for place in range(1, 5) if found[place])
            return sentence.text[found.start(number) : found.end(number)].strip()
    return None
