"""Pages with the words they quote: what is kept as places in texts, read there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from soulmem_cli.clock import instant
from soulmem_cli.domain import Emotion, UserId
from soulmem_cli.domain.pages import AUTHOR, Line, Page, PageHead, PageLine, PagePart, Place, Quote, Sketch
from soulmem_cli.store import lived
from soulmem_cli.store.database import Database
from soulmem_cli.store.pages import Kept


def whole(db: Database, user: UserId, kept: Kept, sketch: Sketch) -> Page:
    """A page with the words it quotes, as it stands in `sketch`."""
    quoted = quotes(db, user, (place for line in sketch.lines for place in line.places))
    lines = tuple(told(line, quoted) for line in sketch.lines)
    return Page(sketch.day, AUTHOR, sketch.private, kept.run, instant(kept.made_us, 0), sketch.evidence, lines)


def told(line: Line, quoted: Mapping[Place, Quote]) -> PageLine:
    """A line with the words it quotes."""
    return PageLine(line.part, line.code, line.entries, tuple(quoted[place] for place in line.places if place in quoted), line.facts)


def head(db: Database, user: UserId, kept: Kept) -> PageHead:
    """A page as a list shows it."""
    by_part: dict[PagePart, Line] = {}
    for line in kept.sketch.lines:
        by_part.setdefault(line.part, line)
    weightiest = by_part.get(PagePart.MATTERED)
    quoted = quotes(db, user, weightiest.places if weightiest else ())
    count = len(by_part[PagePart.WRITTEN].entries) if PagePart.WRITTEN in by_part else 0
    felt = feeling(by_part[PagePart.FELT].facts if PagePart.FELT in by_part else {})
    return PageHead(kept.sketch.day, AUTHOR, kept.sketch.private, count, felt, next(iter(quoted.values()), None))


def feeling(facts: Mapping[str, object]) -> Emotion:
    """What a line of feelings names first; of a turn, how it ended."""
    many = facts.get("emotions")
    named = many[0][0] if isinstance(many, list) and many else facts.get("to") or facts.get("emotion")
    return Emotion(str(named)) if named else Emotion.NEUTRAL


def quotes(db: Database, user: UserId, places: Iterable[Place]) -> dict[Place, Quote]:
    """The words at some places, each with its moment."""
    wanted = list(places)
    texts = lived.words(db, user, {place.entry for place in wanted})
    found = {}
    for place in wanted:
        if place.entry in texts:
            text, at_us, offset_s = texts[place.entry]
            found[place] = Quote(place.entry, instant(at_us, offset_s), text[place.start : place.end])
    return found
