"""Words that name a thing in a text, as against those that tell what was done: in «lavé» and "I sleep" there is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from soulmem_cli.senses.words import STOP, TOKEN, both_stems, root
from soulmem_cli.text import fold

# endings of a verb that tells, as it is written, accent and all; and nouns that end so
TOLD: Final = re.compile(r"(?:[óéí]|aron|ieron|aban?|ábamos|ando|iendo)$")
NOUNS: Final = frozenset(
    """
    café bebé té puré comité chalé bidé paté canapé carné consomé clisé peroné josé jabalí maní colibrí rubí ají sofí bisturí esquí alhelí
    dominó landó haba guayaba sílaba aldaba traba bando comando contrabando mando
    """.split()
)
PERFECT: Final = frozenset("he has ha hemos habeis han".split())
PAST_PERFECT: Final = frozenset("habia habias habiamos habian habre habras habra habran habria haya hayas hayamos hayan".split())
PARTICIPLE: Final = re.compile(r"(?:[aií]d|t|ch|s)o$")
LONG_PARTICIPLE: Final = re.compile(r"[aií]do$")  # «había gato» has none
# before a verb in English; "can't", "I'd" and "we'll" come apart at the apostrophe
SUBJECTS: Final = frozenset("i you we they can could will would should must might cannot d ll".split())
NEGATED: Final = frozenset("don didn doesn can couldn won wouldn shouldn".split())
# before "to" and a verb, never before "to" and a place
MEANING_TO: Final = frozenset(
    """
    want wants wanted try tries tried trying need needs needed able how started starting began used supposed hope hoped hoping learn
    learned learning learnt refuse refused decided
    """.split()
)


def named(stems: frozenset[str], text: str) -> Iterator[str]:
    """The words of a text, folded, that have one of some stems and name a thing."""
    roots = {stem[1:3] for stem in stems}  # what begins otherwise need not be stemmed
    before: tuple[str, str] = ("", "")
    for match in TOKEN.finditer(text):
        word = fold(match[0])
        if word not in STOP and root(word) in roots and not stems.isdisjoint(both_stems(word)) and not deed(match[0], *before):
            yield word
        before = (before[1], word)


def deed(word: str, earlier: str, before: str) -> bool:
    """Whether a word as it is written, after two others that are folded, tells what was done."""
    written = word.lower()
    if before in PERFECT and PARTICIPLE.search(written):
        return True
    if before in PAST_PERFECT and LONG_PARTICIPLE.search(written):
        return True
    if before in SUBJECTS or (before, earlier in MEANING_TO) == ("to", True) or (before, earlier in NEGATED) == ("t", True):
        return not word[:1].isupper()
    return TOLD.search(written) is not None and written not in NOUNS
