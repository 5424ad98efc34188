"""What shows that an event did not happen to the writer: denied, wished, dreamt, asked, in a film, a figure of speech."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# before the event, in its own clause: «no murió», "almost died"
DENIED: Final = r"\b(?:no|ni|nunca|jamas|tampoco|sin|casi|por poco|never|not|cannot|without|almost|nearly|(?:\w+n't)|didnt|havent|wasnt)\b(?! solo)[^.,;:!?¡¿]{0,25}$"
# before it, a little further off: «ojalá me…», "if I ever…"
WISHED: Final = (
    r"(?:(?<!que )\bsi\b(?! *[,.!»])|\b(?:ojala|como si|quiero|queria|quisiera|querria|me gustaria|podria[ns]?|deberia[ns]?|habria|hubiera|hubiese|"
    r"tal vez|quizas?|a lo mejor|capaz que|puede que|dicen que|imagin[eoa]\w*|finj\w+|"
    r"if|unless|wish\w*|hop(?:e|es|ing)|would|wouldn't|could|might|maybe|perhaps|should|want|wants|wanted|imagin\w+|pretend\w*|thinking of|"
    r"rumou?r|joked?|joking|broma))\b[^.;:!?¡¿]{0,30}$"
)
# anywhere in its sentence: a dream, a story, somebody else's news
TOLD: Final = (
    r"\b(?:soñe|soñaba|soñado|soño|pesadilla|(?:un|el|mi) sueño (?:raro|horrible|feo)|en (?:el|un|mi) sueño|"
    r"(?:en|del?|vi|vimos|viendo|lei|leyendo|segun)(?: e[ln]| la| un| una| esa| ese| este| esta| las| los)? (?:peli|pelicula|serie|novela|telenovela|libro|cuento|capitulo|"
    r"documental|podcast|juego|noticias|telediario|noticiero|periodico|diario|tele)|(?:la|el) protagonista|"
    r"dream(?:t|ed|ing)|i had (?:a|the|that) \w* ?dream|in (?:a|the|my) dream|nightmare|"
    r"(?:in|of|from|watch\w*|read(?:ing)?|saw|on)(?: the| a| my| that| this)(?: \w+)? (?:movie|film|show|book|novel|episode|series|soap|documentary|podcast|game|play|news|telly|papers?)|on tv|"
    r"the (?:main )?character)\b"
)
# after it: what only sounds like it
FIGURE: Final = (
    r"^[^.!?]{0,14}\b(?:de (?:la )?(?:risa|hambre|sueño|sed|verguenza|aburrimiento|frio|calor|ganas|amor|envidia|pena ajena)|"
    r"of (?:laughter|boredom|hunger|embarrassment|thirst)|laughing|in (?:fifa|minecraft|the sims|cluedo|monopoly)|del juego|jugando)\b"
)


@cache
def made(pattern: str) -> re.Pattern[str]:
    """A pattern, made once."""
    return re.compile(pattern)


def unreal(plain: str, start: int, end: int) -> bool:
    """Whether what a folded text tells between two places did not happen to who writes."""
    before = made(r"[.!?\n]").split(plain[:start])[-1]
    after = made(r"[^.!?\n]*\??").match(plain, end)
    rest = after[0] if after else ""
    if rest.endswith("?") or made(FIGURE).search(rest):
        return True
    return any(made(each).search(before) for each in (DENIED, WISHED)) or bool(made(TOLD).search(before + plain[start:end] + rest))
