"""Whether what is said is of a goal or belief there is: by the stems that both have in common, in one language, the other, or across."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.equivalents import thing
from soulmem_cli.senses.words import both_stems, telling

SAME: Final = 0.6  # of the telling words of the shorter of two
MARKS: Final = ("e", "n", "x")  # which language a stem is of, as senses/words marks it, or neither, as senses/equivalents does
# words that goals of any kind begin with
LIGHT: Final = frozenset(
    """
    aprender dejar empezar volver hacer ser tener llegar conseguir intentar terminar acabar seguir ir poder mas menos cada vez año
    meses semana learn quit stop start finish begin keep try make take go get become do year month week every each again day dia por
    fin al tocar play lograr manage give giving gave given up dejo deje dejado quitting stopped started finally last vez mejor better really
    """.split()
)


def same(those: frozenset[str], mine: frozenset[str], fewest: int) -> bool:
    """Whether two tellings, by their stems, are of the same goal or belief; `fewest` stems must be shared."""
    for mark in MARKS:
        theirs, ours = marked(those, mark), marked(mine, mark)
        shared, least = len(theirs & ours), min(len(theirs), len(ours))
        if least and shared / least >= SAME and shared >= min(fewest, least):
            return True
    return False


def reaches(goal: frozenset[str], end: frozenset[str]) -> bool:
    """Whether the end of something is the end of this goal."""
    return any(len(marked(goal, mark) & end) / len(marked(goal, mark)) >= SAME for mark in MARKS if marked(goal, mark))


def marked(stems: frozenset[str], mark: str) -> frozenset[str]:
    """The stems of one language, or of neither."""
    return frozenset(stem for stem in stems if stem.startswith(mark))


def thing_of(goal: str) -> frozenset[str]:
    """The stems of what a goal is about, without what is to be done with it: of «aprobar el C1» those of C1."""
    return words_of(" ".join(telling(goal)[1:])) if len(telling(goal)) > 1 else frozenset()


def words_of(about: str) -> frozenset[str]:
    """The stems that tell what a goal or belief is about, Spanish and English ones and what they stand for in either, without what any
    goal begins with."""
    words = [word for word in telling(about) if word not in LIGHT and not word.isdigit()] or telling(about)
    return frozenset(stem for word in words for stem in (*both_stems(word), thing(word)))
