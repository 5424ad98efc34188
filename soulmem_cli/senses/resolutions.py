"""Lists of what somebody means to do: «2026: nadar, dejar el tabaco», "This year: 1) learn to swim. 2) quit soda".

What stands beside a heading that names goals is one, whatever it says; beside a year or a plan, and in the sentences after either, only
what begins with a verb is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from soulmem_cli.senses.own_words import OwnWords
from soulmem_cli.senses.phrases import Phrase

NAMED: Final = re.compile(r"^(?:objetivo|meta|proposito|reto|goal|resolution|target|aim)s?\b[^:]{0,34}:")
YEAR: Final = re.compile(
    r"^(?:(?:mis |my |our |nuestros )?(?:planes|plans|lista|list|intenciones|intentions)\b[^:.]{0,40}:|"
    r"(?:para |for |en |in )?(?:el |este |this |the |next )?(?:año|year|new year|20\d\d)(?: (?:nuevo|que viene|ahead))?[:.])\s*"
)
NUMBER: Final = re.compile(r"(?:^|\s)\d{1,2}[).]\s+")
COMMA: Final = re.compile(r"[,;]\s+(?:(?:and|y|e) )?|\.\s+")
ASIDE: Final = re.compile(r"\s*\([^)]*\)?")
AFTERTHOUGHT: Final = re.compile(r"^(?:aunque|que|pero|o sea|although|though|but|even|which)\b.*")
SHORTEST: Final = 4  # letters of a goal in a list
LONGEST: Final = 20  # words of a sentence that still belongs to a list
# how a thing to do begins: an infinitive, a verb without its person, or what is to be no more
TO_DO: Final = Phrase(
    r"^(?:(?:no |nunca |volver a )?(?!(?:ayer|mujer|lugar|hogar|bar|mar|par|azar|placer|taller|poder|martir|porvenir|octob\w+|"
    r"novemb\w+|decemb\w+|septemb\w+|other|another|after|over|under|never|ever|dinner|summer|winter|water|paper|letter|dollar|sugar|chair|stair|year|near|air|her|for)\b)"
    r"(?:ver|ir|ser|dar|[a-zñ]{2,}(?:ar|er|ir))(?:me|te|se|nos|l[aoe]s?|mel[ao]s?|sel[ao]s?)?\b|"
    r"(?:(?:not|never|finally|only) )?(?:(?:to )?(?:learn|pass|run|write|read|quit|stop|kill|walk|pay|say|find|sell|buy|apply|save|call|"
    r"visit|finish|start|eat|drink|sleep|go|get|make|take|be|keep|lose|build|grow|cook|sing|dance|paint|swim|climb|play|teach|move|travel|"
    r"see|spend|give|help|open|try|carry on|join|train|cycle|ride|drive|speak|practi[sc]e|study|work|cut|meet|tell|ask|forgive|plant|fix|"
    r"clear|cancel|become|earn|win|reach|hike|exercise|meditate|adopt|retire|publish|record|volunteer|stay|leave|let go|put)\b)|"
    r"(?:no|less|more|menos|mas) (?!(?:se|hay|me|te|lo|la|le|es|one|idea|way|que|more|doubt|de)\b)[a-zñ])"
)


def listed(sentences: Sequence[OwnWords]) -> Iterator[tuple[int, str]]:
    """What the lists of a text say, each item with the place of the sentence it stands in."""
    under = False
    for place, sentence in enumerate(sentences):
        source = ASIDE.sub("", shown(sentence))
        folded = ASIDE.sub("", sentence.folded)
        if (head := NAMED.match(folded)) is not None:
            under = True
            yield from ((place, item) for item in parts(source[head.end() :]))
        elif (head := YEAR.match(folded)) is not None:
            under = True
            yield from ((place, item) for item in things(source[head.end() :]))
        elif under and len(folded.split()) <= LONGEST:
            yield from ((place, item) for item in things(source))


def shown(sentence: OwnWords) -> str:
    """A sentence as it was written, where its places are those of the folded one."""
    return sentence.text if len(sentence.text) == len(sentence.folded) else sentence.folded


def parts(body: str) -> list[str]:
    """The items of a list, numbered or with commas between them."""
    numbered = NUMBER.split(body)
    pieces = [COMMA.split(piece)[0] for piece in numbered] if len(numbered) > 1 else COMMA.split(body)
    items = [AFTERTHOUGHT.sub("", piece.strip()).strip(" .,;:!…()") for piece in pieces]
    return [item for item in items if sum(char.isalpha() for char in item) >= SHORTEST]


def things(body: str) -> list[str]:
    """Those items that are things to do; of a sentence with one, what comes after its comma is beside the matter."""
    return [item for item in parts(body) if TO_DO.search(item.lower())]
