"""What a group of entries comes down to: its most central sentence, in the language most of it is in, as it was written."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from soulmem_cli.senses.plain_words import PLAIN
from soulmem_cli.senses.words import stems, telling, tokens

LONGEST: Final = 200  # characters
FEWEST_WORDS: Final = 2
FULL: Final = 3  # telling words that name something, before a sentence stands by itself
TAGS: Final = re.compile(r"(?:#[^\s#]+\s*)+")
FIGURE: Final = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)?%?(?![\w])")
ABBREVIATED: Final = re.compile(r"\b(?:sra?|dra?|mrs?|ms|st|prof|vs|n[uú]m|no)\.$", re.IGNORECASE)
ENDS: Final = re.compile(r"(?<=[.!?…])[\"'»”)\]]*\s+|\n+")


class Telling(NamedTuple):
    """A member of a group: its text, its language, and how near it lies to the others, 0..1."""

    text: str
    lang: str
    centrality: float


class Sentence(NamedTuple):
    """What a group comes down to, and the member whose words it is."""

    text: str
    member: Telling


def gist_of(members: Sequence[Telling], rather: Callable[[str], bool] = lambda _: False) -> Sentence | None:
    """The sentence that says best what the members share, one that is wanted `rather` than any other; None when none says anything in
    words."""
    lang = language(members)
    spread = Counter(stem for member in members for stem in set(stems(member.text)))
    told = [
        (rather(sentence), worth(sentence, member, spread, len(members)), -place, trimmed(sentence), -index)
        for index, member in enumerate(members)
        if member.lang == lang
        for place, sentence in enumerate(pieces(member.text))
        if len(tokens(sentence)) >= FEWEST_WORDS
    ]
    if not told:
        return None
    *_, text, index = max(told)
    return newest_figure(members, Sentence(text, members[-index]), told, spread)


def newest_figure(
    members: Sequence[Telling], said: Sentence, told: Sequence[tuple[bool, float, int, str, int]], spread: Mapping[str, int]
) -> Sentence:
    """A sentence that gives a figure, as the latest member that gives one of the same thing has it: what is measured again changes."""
    if not FIGURE.search(said.text):
        return said
    common = {stem for stem in stems(said.text) if 2 * spread[stem] > len(members) and not stem[1:].isdigit()}
    for _, _, _, text, index in sorted(told, key=lambda each: each[4]):
        if FIGURE.search(text) and not common.isdisjoint(stems(text)):
            return Sentence(text, members[-index])
    return said


def language(members: Sequence[Telling]) -> str:
    """The language of most members; of two as common, that of the more central ones."""
    weight: dict[str, tuple[int, float]] = {}
    for member in members:
        count, near = weight.get(member.lang, (0, 0.0))
        weight[member.lang] = count + 1, near + member.centrality
    return max(weight, key=lambda lang: (weight[lang], lang))


def worth(sentence: str, member: Telling, spread: Mapping[str, int], size: int) -> float:
    """How well a sentence stands for the group: by its entry's place in it, and by the words it shares with the others.

    Shared words count by the root of a sentence's length: else a short one with a single name beats one that has all they share.
    """
    own = set(stems(sentence))
    shared = sum(spread[stem] - 1 for stem in own) / (len(own) ** 0.5 * (size - 1)) if own and size > 1 else 0.0
    return member.centrality + shared


def pieces(text: str) -> list[str]:
    """The sentences of a text, those that say little with what follows them."""
    found = [sentence for sentence in sentences(text) if not TAGS.fullmatch(sentence)]
    return [" ".join(found[place : place + length(found[place:])]) for place in range(len(found))]


def length(following: Sequence[str]) -> int:
    """How many sentences it takes until one says something by itself."""
    words = 0
    for place, sentence in enumerate(following, 1):
        words += sum(not word.isdigit() and word not in PLAIN for word in telling(sentence))
        if words >= FULL:
            return place
    return len(following)


def sentences(text: str) -> list[str]:
    """The sentences of a text as written, without the spaces around them; an abbreviation ends none."""
    found: list[str] = []
    for sentence in (each.strip() for each in ENDS.split(text)):
        if found and ABBREVIATED.search(found[-1]):
            found[-1] = f"{found[-1]} {sentence}"
        elif sentence:
            found.append(sentence)
    return found


def trimmed(sentence: str) -> str:
    """A sentence on one line, cut at a word when it is too long for a gist."""
    line = " ".join(sentence.split())
    if len(line) <= LONGEST:
        return line
    cut = line[: LONGEST - 1]
    return (cut.rpartition(" ")[0] or cut).rstrip(" ,;:—-") + "…"
