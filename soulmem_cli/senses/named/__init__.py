"""Places and things that a text names: towns, streets, bars; brands and titles. Whoever was taken for a person is neither.

What decides is what stands around a capital inside a sentence, and what the lexicon knows; a few look-ups a name, no journal.
"""

import re
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from soulmem_cli.domain.people import ANIMAL, Sighting
from soulmem_cli.senses.named import cues
from soulmem_cli.senses.named.sorting import judged
from soulmem_cli.senses.named.stretches import PLACE, THING, Scene, lowered, stretches
from soulmem_cli.senses.people.spans import tokens
from soulmem_cli.text import fold

QUOTED: Final = re.compile(r"[«“\"]\s*([^\W\d_][^«»“”\"\n]{1,58}[^\s«»“”\".?!…,\n])\s*[»”\"]")
SENTENCE: Final = re.compile(r"[.!?…\n]")
BEFORE_QUOTES: Final = 4  # words before a quoted title that may tell that it is one
WORDS_AT_MOST: Final = 8


class Names(NamedTuple):
    """The places and the things of a text, as written, each once."""

    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


NOTHING: Final = Names()


def find(text: str, people: Collection[str] = (), sightings: Collection[Sighting] = ()) -> Names:
    """What a text names beside its `people`; `sightings` are the names considered for them, with their evidence."""
    scene = Scene(text, tokens(text), frozenset(word for name in people for word in fold(name).split()), weights(sightings))
    found: dict[str, dict[str, str]] = {PLACE: {}, THING: {}}
    titles = {fold(title): title for title in quoted(text)}
    inside = {word for title in titles for word in title.split()}
    for kind, name in said(scene):
        key = fold(name)
        if not (titles and set(key.split()) <= inside):
            found[kind].setdefault(key, name)
    places = found[PLACE]
    things = titles | {key: name for key, name in found[THING].items() if key not in places}
    return Names(tuple(places.values()), tuple(things.values()))


def weights(sightings: Collection[Sighting]) -> dict[str, float]:
    """Each word of the names considered, with its best evidence for a person; an animal's name stays one."""
    best: dict[str, float] = {}
    for each in sightings:
        for word in each.key.split():
            best[word] = ANIMAL if ANIMAL in (each.weight, best.get(word)) else max(each.weight, best.get(word, each.weight))
    return best


def said(scene: Scene) -> Iterator[tuple[str, str]]:
    """Every place and thing, with what it is, in the order of the text."""
    for span in stretches(scene):
        if (verdict := judged(scene, span)) is not None:
            yield verdict
    yield from lowered(scene)


def quoted(text: str) -> Iterator[str]:
    """Titles between quotes, where a word before says that something is read, seen or heard: «leí "Rayuela"»."""
    if not any(sign in text for sign in '«“"'):
        return
    for match in QUOTED.finditer(text):
        title = match.group(1)
        said = SENTENCE.split(text[max(0, match.start() - 60) : match.start()])[-1]
        before = [word.key for word in tokens(said)[-BEFORE_QUOTES:]]
        if title[0].isupper() and len(title.split()) <= WORDS_AT_MOST and any(w in cues.HOLDS or w in cues.ENJOYS for w in before):
            yield title
