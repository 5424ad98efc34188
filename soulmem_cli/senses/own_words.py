"""What a writer says in their own name: sentences without what is quoted, asked, or told of another's words."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from soulmem_cli.senses.phrases import Phrase
from soulmem_cli.text import fold

ENDS: Final = re.compile(r"(?<=[.!?…])(?<!\b[DS]r\.)(?<!\b[DS]ra\.)(?<!\bM[rs]\.)(?<!\bMrs\.)(?<!\bSt\.)[\"'»”)\]]*\s+|\s*\n\s*")
QUOTED: Final = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"|(?<!\w)'[^'\n]{3,}'(?!\w)|(?<!\w)‘[^’]*’")
ASKED: Final = re.compile(r"\?[\"'»”)\]]*$|^¿")
SPOKEN: Final = re.compile(r"^\s*[—–-]\s?\S")  # a line of a dialogue
# who says, thinks or asks what follows is another
TOLD: Final = Phrase(
    r"\b(?:dice|dijo|decia|cuenta|conto|pregunta|pregunto|cree|piensa|opina|jura|juro|insiste|explico|repite|repetia|grita|"
    r"grito) (?:que|si)\b|"
    r"\b(?:says|said|tells|told \w+|asks|asked|thinks|believes|reckons|swears|claims|shouted|whispered) (?:that|if|whether|i)\b"
)
DAYS_ES: Final = "lunes|martes|miercoles|jueves|viernes|sabado|domingo"
DAYS_EN: Final = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
# what is of today or of this week is neither a goal nor a belief
NEAR: Final = Phrase(
    rf"\b(?:hoy|ayer|anoche|anteayer|esta (?:tarde|noche|manana)|ahora(?: mismo)?|luego|mas tarde|un rato|ya mismo|el (?:{DAYS_ES})|"
    r"pasado manana|manana|este finde|(?:la )?proxima semana|today|yesterday|tonight|tomorrow|right now|now|later|this (?:morning|"
    r"afternoon|"
    rf"evening|weekend)|for a (?:bit|while)|(?:on |this |next )(?:{DAYS_EN})|next week)\b"
)


class OwnWords(NamedTuple):
    """A sentence as it was written, and folded, with what others said in it blanked."""

    text: str
    folded: str


@lru_cache(maxsize=4)  # a text is asked for its goals, then its beliefs, then its facts
def own_sentences(text: str) -> tuple[OwnWords, ...]:
    """The sentences of a text that are the writer's own statements."""
    return tuple(own(text))


def own(text: str) -> Iterator[OwnWords]:
    """Those sentences one by one."""
    bare = QUOTED.sub(lambda found: "\x00" * len(found[0]), text)
    start = 0
    for cut in [*(match.span() for match in ENDS.finditer(bare)), (len(bare), len(bare))]:
        sentence, kept = text[start : cut[0]].strip(), bare[start : cut[0]].strip()
        start = cut[1]
        if not sentence or ASKED.search(kept) or SPOKEN.match(kept):
            continue
        folded = fold(kept.replace("’", "'").replace("\x00", " "))
        if (told := TOLD.search(folded)) is not None:
            folded = folded[: told.start()]
        yield OwnWords(" ".join(sentence.split()), " ".join(folded.split()))
