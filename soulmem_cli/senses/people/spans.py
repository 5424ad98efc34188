"""The words of a text, and the runs of them that may be somebody's name."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses.lexicon import COMMON, GIVEN, marks
from soulmem_cli.senses.people import cues
from soulmem_cli.text import fold

WORD: Final = re.compile(r"[^\W\d_]+(?:['’.-][^\W\d_]+)*")
START, SOFT, MID = 0, 1, 2
ENDS: Final = frozenset(".!?…;\n\r")
APART: Final = frozenset(("", ",", "&", "/", "+", "'", "’"))
PICTURES: Final = "\u2190"  # signs from here on are arrows, pictures and faces
CLITICS: Final = frozenset("s S d ll ve re m t".split())
STRESSED: Final = "éíó"  # how a Spanish verb of the past ends
JOINERS: Final = frozenset("de del la los las van von da dos di".split())


class Token(NamedTuple):
    """A word: as written without a possessive, folded, from where to where."""

    text: str
    key: str
    start: int
    end: int
    opens: int  # START after the end of a sentence, SOFT after a colon, a quote, a bracket or a dash, else MID
    gap: str  # what stands between the word before and this one
    owns: bool  # 's follows

    @property
    def capital(self) -> bool:
        return self.text[0].isupper()


Span = tuple[int, int]  # the first and the last word, both included


def tokens(text: str) -> list[Token]:
    """The words of a text in order; @mentions and #tags are none."""
    found: list[Token] = []
    before = 0
    for match in WORD.finditer(text):
        word, start, end = match.group(), match.start(), match.end()
        if text[end : end + 1] == "@" or (start and (text[start - 1] in "@#_" or text[start - 1].isalnum())):
            continue  # an address, a mention, a tag, or the end of a number
        bare, owns = without_clitic(word)
        gap = text[before:start]
        found.append(Token(bare, fold(bare), start, start + len(bare), opening(gap, found[-1] if found else None), gap, owns))
        before = end
    return found


def without_clitic(word: str) -> tuple[str, bool]:
    """A word without 's and the like, and whether it was a possessive."""
    at = max(word.rfind("'"), word.rfind("’"))
    if at > 1 and word[at - 1] in "nN" and word[at + 1 :] in "tT":  # don't
        return word.replace("’", "'"), False
    if at > 0 and word[at + 1 :] in CLITICS:
        return word[:at], word[at + 1 :] in "sS"
    return word, False


def opening(gap: str, before: Token | None) -> int:
    """Whether a sentence, or a part of one, begins after a gap."""
    if before is None:
        return START
    if gap == " ":
        return MID
    if gap == ". " and (before.key in cues.TITLES or before.key in cues.SAINTS):  # Dr. Ruiz
        return MID
    if any(sign.isdigit() for sign in gap):
        gap = "".join(sign for sign in gap.rstrip() if not sign.isdigit() and sign not in ",:%€$£") if gap[-1] == " " else gap
        gap = gap if gap[-1:] in ENDS else gap.replace(".", "")
    if not ENDS.isdisjoint(gap):
        return START
    bare = gap.strip()
    if bare in APART:
        return MID
    return START if any(sign >= PICTURES for sign in bare) else SOFT


def runs(words: list[Token], *, lower: bool) -> Iterator[Span]:
    """The runs of words that may be a name; in a text of `lower` letters only, given names are taken without a capital."""
    at = 0
    while at < len(words):
        if not stands(words, at, lower=lower):
            at += 1
            continue
        last = at
        while (further := reach(words, last)) > last:
            last = further
        if (span := trimmed(words, at, last)) is not None:
            yield span
        at = last + 1


def stands(words: list[Token], at: int, *, lower: bool) -> bool:
    """Whether a name may begin at a word."""
    word = words[at]
    if len(word.text) < 2 or word.key in cues.NEVER or word.text[:2] in ("I'", "I’"):
        return False
    kinds = marks(word.key)
    if word.capital:
        verb = word.opens != MID and word.text[-1] in STRESSED and (word.text[-1] == "ó" or GIVEN.isdisjoint(kinds))  # Llegué, Salió
        return not (verb or (word.key in cues.MONTHS and dated(words, at)) or word.key.endswith("n't"))
    if at and word.opens == MID and words[at - 1].key in cues.BEFORE_NAMES and words[at - 1].key not in cues.ALSO_WORDS:
        return len(word.text) > 2 and word.key != words[at - 1].key and (COMMON.isdisjoint(kinds) or not GIVEN.isdisjoint(kinds))
    beside = at > 0 and word.opens == MID and words[at - 1].key in cues.COMPANY
    return (lower or (beside and len(word.text) > 3)) and not GIVEN.isdisjoint(kinds) and COMMON.isdisjoint(kinds)


def dated(words: list[Token], at: int) -> bool:
    """Whether a month that is a name too is a month: May 4, 9 May, since May, late August."""
    before, after = words[at].gap.rstrip(), words[at + 1].gap[1:2] if at + 1 < len(words) else ""
    said = at > 0 and words[at].gap == " " and words[at - 1].key in cues.DATED
    return said or after.isdigit() or before[-1:].isdigit()


def reach(words: list[Token], last: int) -> int:
    """The last word of a name that goes on after `last`, or `last` itself."""
    if words[last].owns or last + 1 >= len(words):
        return last
    word, after = words[last], words[last + 1]
    holy = word.key in cues.SAINTS
    if after.gap != " " and not (holy and after.gap == ". "):
        return last
    if after.capital and word.capital and len(after.text) > 1 and after.key not in cues.NEVER:
        return last + 1 if after.text.isupper() == word.text.isupper() else last
    if after.key in JOINERS and not after.capital and ("e" in marks(word.key) or word.key in cues.PLACE_NOUNS):
        then = last + 2
        while then < len(words) and words[then].gap == " " and words[then].key in JOINERS and then < last + 4:
            then += 1
        if then < len(words) and words[then].gap == " " and words[then].capital and "p" not in marks(words[then].key):
            return then
    return last


def trimmed(words: list[Token], first: int, last: int) -> Span | None:
    """A run without the titles, words of kin and openers of a sentence before the name."""
    while first <= last:
        word = words[first]
        opens = word.opens != MID and first < last and opener(word, words[first + 1])
        if not (opens or word.key in cues.BEFORE_NAMES):
            break
        first += 1
    while last > first and words[last].key in cues.FAMILY:
        last -= 1
    return (first, last) if first <= last else None


def opener(word: Token, after: Token) -> bool:
    """Whether a capital is only that of the sentence, and the name begins after it."""
    if word.key in cues.SAINTS or word.key in cues.PLACE_NOUNS:
        return False
    kinds, then = marks(word.key), marks(after.key)
    named = not GIVEN.isdisjoint(then)
    if word.text[-1] == "ó":
        return True
    if GIVEN.isdisjoint(kinds):
        return named or not COMMON.isdisjoint(kinds) or cues.verbal(word.key) or word.text[-1] in STRESSED
    return word.key in cues.ASKING and named and COMMON.isdisjoint(then)  # Will Tom come?
