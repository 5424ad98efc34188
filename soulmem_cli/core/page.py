"""A page of the diary of dreams, composed: what mattered, how it felt, who was there, what it echoes, what is open.

Pure: the same day gives the same page. Nothing is invented: a line is a counted fact or a piece of an entry, and names its entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from itertools import chain
from math import dist, sqrt
from typing import Any, Final

from soulmem_cli.clock import NAIVE_EPOCH
from soulmem_cli.core.strength import DAY_US
from soulmem_cli.domain import Emotion, EntryId, Level
from soulmem_cli.domain.pages import Aimed, Day, Likeness, Line, Lived, Met, PagePart, Place, Sketch
from soulmem_cli.senses.impressions import fragment
from soulmem_cli.senses.passages import Span, questions, telling
from soulmem_cli.text import fold

QUOTED: Final = 3  # entries that a page quotes for what mattered
WEIGHTY: Final = 280  # characters of such a quotation: most entries are told whole
PASSING: Final = 0.45  # importance below which another entry is quoted only when nothing above it is
NAMED: Final = 6
ACQUAINTED: Final = 20  # earlier entries, from which on a first time means something
LONG_UNSEEN: Final = 90  # days after which somebody comes back
USUAL_AT_LEAST: Final = 20  # earlier entries, from which on there is something usual
UNUSUAL: Final = 1.3  # standard deviations from it
PLAINLY: Final = 0.25  # valence, on the same side
TURN: Final = 0.6  # of valence, between the first and the last of a day
ALIKE: Final = 0.6  # calibrated similarity of an echo, and how alike it felt
FELT_ALIKE: Final = 0.6
OLD_ENOUGH_US: Final = 7 * DAY_US  # what is nearer than that is not an echo but the same days
ASKED: Final = 2
GOALS: Final = {"supports": "goal", "done": "done", "dropped": "dropped"}
STATES: Final = {"supports": "active", "done": "done", "dropped": "dropped"}


def compose(day: Day, *, private: bool) -> Sketch | None:
    """The page of a day; None when there is nothing to tell of. It is private when anything it stands on is."""
    lived = day.lived
    if not lived:
        return None
    met = once(day)
    told = [*mattered(lived), *felt(lived, day.usual), *people(met, day.usual), *returns(met, lived[0].local_us)]
    return Sketch(day.day, private, (written(lived), *told, *echoes(day), *open_ends(lived, day.goals)))


def written(lived: Sequence[Lived]) -> Line:
    """How often was written, and when."""
    first, last = clock(lived[0].local_us), clock(lived[-1].local_us)
    code = "once" if len(lived) == 1 else "same" if first == last else "often"
    return Line(PagePart.WRITTEN, code, ids(lived), facts={"count": len(lived), "first": first, "last": last})


def mattered(lived: Sequence[Lived]) -> list[Line]:
    """What weighed most, in the writer's own words, the weightiest first."""
    ranked = sorted(lived, key=lambda each: (-(each.importance + each.salience), each.local_us, each.entry))
    chosen = [each for place, each in enumerate(ranked[:QUOTED]) if place == 0 or each.importance >= PASSING]
    lines = []
    for place, each in enumerate(chosen):
        code = "also" if place else "trifle" if each.level is Level.TRIVIAL else "only" if len(lived) == 1 else "most"
        lines.append(Line(PagePart.MATTERED, code, (each.entry,), (Place(each.entry, *telling(each.text, WEIGHTY)),)))
    return lines


def felt(lived: Sequence[Lived], usual: Sequence[float]) -> list[Line]:
    """What was felt, how the day turned, and whether it was brighter or darker than those before."""
    by_emotion: dict[Emotion, list[Lived]] = {}
    for each in lived:
        if each.emotion is not Emotion.NEUTRAL:
            by_emotion.setdefault(each.emotion, []).append(each)
    if not by_emotion:
        return unnamed(lived)
    first, last = lived[0], lived[-1]
    turned = first.emotion is not last.emotion and abs(last.valence - first.valence) >= TURN
    lines = []
    if turned and Emotion.NEUTRAL not in (first.emotion, last.emotion):
        lines.append(Line(PagePart.FELT, "turn", (first.entry, last.entry), facts={"from": first.emotion.value, "to": last.emotion.value}))
    elif len(lived) == 1:
        code = "mixed" if first.second else "one"
        facts = {"emotion": first.emotion.value, **({"second": first.second.value} if first.second else {})}
        lines.append(Line(PagePart.FELT, code, ids(lived), facts=facts))
    else:
        ranked = sorted(by_emotion, key=lambda emotion: -len(by_emotion[emotion]))  # of equals the one felt first
        facts_of_all = {"emotions": [[emotion.value, len(by_emotion[emotion])] for emotion in ranked]}
        lines.append(Line(PagePart.FELT, "many", ids(each for emotion in ranked for each in by_emotion[emotion]), facts=facts_of_all))
    return [*lines, *against_the_usual(lived, usual)]


def unnamed(lived: Sequence[Lived]) -> list[Line]:
    """That no feeling shows: told evenly, if it was nothing grave; of what weighs, only that none is named; of trifles nothing."""
    levels = {each.level for each in lived}
    if levels & {Level.CRITICAL, Level.IMPORTANT}:
        return [Line(PagePart.FELT, "unnamed", ids(lived))]
    return [] if levels == {Level.TRIVIAL} else [Line(PagePart.FELT, "calm", ids(lived))]


def against_the_usual(lived: Sequence[Lived], usual: Sequence[float]) -> list[Line]:
    """That a day stands out from those before it."""
    if len(usual) < USUAL_AT_LEAST:
        return []
    mean, before = sum(each.valence for each in lived) / len(lived), sum(usual) / len(usual)
    spread = dist(usual, [before] * len(usual)) / sqrt(len(usual))
    apart = (mean - before) / spread if spread else 0.0
    if abs(apart) < UNUSUAL or abs(mean) < PLAINLY or (mean > 0) != (apart > 0):
        return []
    return [Line(PagePart.FELT, "brighter" if apart > 0 else "darker", ids(lived), facts={"among": len(usual)})]


def people(everybody: Sequence[Met], usual: Sequence[float]) -> list[Line]:
    """Who comes up, and among them who does for the first time."""
    met = sorted(everybody, key=lambda each: (-len(each.entries), -each.known, each.name))[:NAMED]
    new = [each for each in met if not each.known and not each.kin and each.sure] if len(usual) >= ACQUAINTED else []
    told = [("there", met)] if len(met) > len(new) else []
    return [Line(PagePart.PEOPLE, code, entries_of(who), facts=named(who)) for code, who in (*told, ("new", new)) if who]


def once(day: Day) -> list[Met]:
    """Who comes up, without the words of kin that only go before a name: tía Queta is one."""
    names = [fold(each.name) for each in day.met if not each.kin]
    if not names or len(names) == len(day.met):
        return list(day.met)
    told = fold(" ".join(each.text for each in day.lived))
    return [each for each in day.met if not (each.kin and any(f"{fold(each.name)} {name}" in told for name in names))]


def returns(met: Sequence[Met], here: int) -> list[Line]:
    """Who comes up again after longer than anybody else of the day, when that is long; `here` is the wall clock of its first entry."""
    gone = [(here - each.before_us, each) for each in met if each.known > 1 and each.before_us is not None]
    apart, who = max(gone, key=lambda each: each[0], default=(0, None))
    if who is None or apart < LONG_UNSEEN * DAY_US:
        return []
    return [Line(PagePart.PEOPLE, "back", who.entries, facts={**named([who]), "since": day_of(here - apart)})]


def echoes(day: Day) -> list[Line]:
    """What of earlier days comes back in this one, and what lies years back to the day."""
    at = {each.entry: each.local_us for each in day.lived}
    heard = [
        each
        for each in day.like
        if each.entry in at and each.similarity >= ALIKE and each.felt >= FELT_ALIKE and at[each.entry] - each.local_us >= OLD_ENOUGH_US
    ]
    lines = []
    best: Likeness | None = max(heard, key=lambda each: (each.similarity * each.felt, -each.other), default=None)
    if best is not None:
        place = Place(best.other, *(fragment if best.reverie else telling)(best.text))
        facts = {"since": day_of(best.local_us), "similarity": round(best.similarity, 3)}
        lines.append(Line(PagePart.ECHO, "like", (best.entry, best.other), (place,), facts))
    past = day.years_ago
    if past is not None and (best is None or past.entry != best.other):
        place = Place(past.entry, *telling(past.text))
        lines.append(Line(PagePart.ECHO, "years", (past.entry,), (place,), {"years": past.years}))
    return lines


def open_ends(lived: Sequence[Lived], goals: Sequence[Aimed]) -> list[Line]:
    """What a day leaves open: wishes and what became of them, what is tagged so, and questions the writer asks."""
    lines = []
    texts = {each.entry: each.text for each in lived}
    for entry, role in goals:
        if entry in texts:
            lines.append(Line(PagePart.OPEN, GOALS[role], (entry,), (Place(entry, *aimed(texts[entry], role)),)))
    said = {each.entry for each in goals}
    for each in lived:
        if each.tagged_open and each.entry not in said:
            lines.append(Line(PagePart.OPEN, "tagged", (each.entry,), (Place(each.entry, *telling(each.text)),)))
    asked = [Place(each.entry, *span) for each in lived for span in questions(each.text)][:ASKED]
    return lines + [Line(PagePart.OPEN, "asked", (place.entry,), (place,)) for place in asked]


def aimed(text: str, role: str) -> Span:
    """Where a text speaks of a goal."""
    from soulmem_cli.senses import goals, habits, promises

    aims = chain(goals.aims(text), goals.resumed(text)) if role == "supports" else chain(goals.ends(text), goals.fulfilled(text))
    of_habits = ((STATES[each.role], each.text) for each in habits.told(text))
    found = chain(promises.ended(text), ((aim.state, aim.text) for aim in aims), of_habits)
    starts = ((text.find(words), words) for state, words in found if state == STATES[role])
    return next(((start, start + len(words)) for start, words in starts if start >= 0), telling(text))


def named(met: Sequence[Met]) -> dict[str, Any]:
    """Some people as a line names them, each with whether that is a word of kin."""
    return {"names": [[each.name, each.kin] for each in met]}


def day_of(local_us: int) -> str:
    """The day of a wall clock."""
    return (NAIVE_EPOCH + timedelta(microseconds=local_us)).date().isoformat()


def clock(local_us: int) -> str:
    """The wall clock of an entry."""
    return f"{NAIVE_EPOCH + timedelta(microseconds=local_us):%H:%M}"


def ids(lived: Iterable[Lived]) -> tuple[EntryId, ...]:
    """The numbers of entries, in order."""
    return tuple(sorted({each.entry for each in lived}))


def entries_of(met: Iterable[Met]) -> tuple[EntryId, ...]:
    """The entries that some people are in, in order."""
    return tuple(sorted({entry for each in met for entry in each.entries}))
