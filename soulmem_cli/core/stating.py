"""Goals and beliefs that a person states: kept beside the entries that tell of them, with what became of each.

One entry is enough, for nothing is inferred. A state is that of the latest entry that tells of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Final, NamedTuple

from soulmem_cli.clock import day_at
from soulmem_cli.core import noticing
from soulmem_cli.core.believing import sure
from soulmem_cli.core.gisting import trimmed
from soulmem_cli.core.recognising import MARKS, marked, reaches, same, thing_of, words_of
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.dreams import CONSOLIDATE, Ripe
from soulmem_cli.domain.gists import Behind, Gist, OpenGist
from soulmem_cli.senses import beliefs, goals, habits, promises
from soulmem_cli.senses.outcomes import Deed
from soulmem_cli.store import entries, events, gists
from soulmem_cli.text import fold

KINDS: Final = ("goal", "belief")
STATES: Final = ("active", "done", "dropped", "revised", "dormant", "forgotten")
STATE_OF: Final = {"supports": "active", "done": "done", "dropped": "dropped", "revised": "revised", "contradicts": "revised"}
BATCH: Final = 500
SAME_BELIEF: Final = 2  # words at least
PROMISE: Final = 2  # words that an entry has in common with the one whose promise it tells the end of


class Telling(NamedTuple):
    """What an entry says of a goal or belief: the role it has behind it; of an end in other words, the topics and deeds it tells of."""

    entry: Ripe
    kind: str
    role: str
    text: str
    about: str
    topics: frozenset[str] = frozenset()
    deeds: frozenset[Deed] = frozenset()
    again: bool = False  # that a goal is taken up again
    promise: str = ""  # all of the text, of one that tells of a promise and not which
    habit: str = ""  # of one that tells of a habit, and not that it was to be given up

    @property
    def ends(self) -> bool:
        """Whether it tells how a goal ended, or that it did not: then it begins none."""
        return self.kind == "goal" and (self.again or bool(self.habit) or self.role != "supports")


@dataclass(slots=True)
class Held:
    """A goal or belief while a night looks at it: the gist there is, or the telling that begins it, and what joins it; `since_us` is the
    wall clock it began at."""

    kind: str
    about: str
    private: bool
    words: frozenset[str]
    since_us: int = 0
    gist: OpenGist | None = None
    first: Telling | None = None
    joined: list[Behind] = field(default_factory=list)
    behind: dict[EntryId, str] = field(default_factory=dict)

    @property
    def promise(self) -> EntryId | None:
        """The entry in which it was promised, if it was."""
        text = self.first.text if self.first else self.gist.text if self.gist else ""
        if self.kind != "goal" or not promises.MADE.search(fold(text)):
            return None
        return self.first.entry.entry if self.first else self.gist.voice if self.gist else None


class Change(NamedTuple):
    """A goal or belief to be made, or that changes: what joins it, and the state it comes to."""

    old: OpenGist | None
    gist: Gist | None
    about: str
    joined: tuple[Behind, ...]
    state: str


def plan(sleep: Sleep) -> list[Change]:
    """What the entries that came or changed since the last night say of goals and beliefs."""
    ripe = [each for each in noticing.fresh(sleep) if sleep.since_us is None or each.local_us >= sleep.since_us]
    if not ripe:
        return []
    standing = gists.standing(sleep.db, sleep.user, KINDS, STATES)
    began = {
        each.entry: each.local_us for each in gists.lived(sleep.db, sleep.user, [gist.evidence[0] for gist in standing if gist.behind])
    }
    held = [opened(gist, began.get(gist.evidence[0], 0) if gist.behind else 0) for gist in standing]
    since = len(held)
    for start in range(0, len(ripe), BATCH):
        batch = ripe[start : start + BATCH]
        texts = gists.texts(sleep.db, sleep.user, [each.entry for each in batch])
        for entry in batch:
            for telling_ in tellings(entry, texts.get(entry.entry, "")):
                place(held if not telling_.promise else promised(sleep, held, telling_), telling_)
    lived = entries.days(sleep.db, sleep.user, [entry for one in held for entry in one.behind])
    days = {entry: moment.timestamp() for entry, moment in lived.items()}
    changes = [change for one in held[:since] if (change := changed(one, days)) is not None]
    return changes + [made(sleep, one, days) for one in held[since:]]


def opened(gist: OpenGist, since_us: int = 0) -> Held:
    """A gist that a night may add to; it began at a wall clock."""
    behind = {each.entry: each.role for each in gist.behind}
    return Held(gist.kind, gist.about, gist.private, words_of(gist.about), since_us, gist, behind=behind)


def tellings(entry: Ripe, text: str) -> Iterator[Telling]:
    """What an entry says of goals and beliefs, its own first."""
    for aim in goals.aims(text):
        yield Telling(entry, "goal", "supports", aim.text, aim.about)
    for tenet in beliefs.tenets(text):
        yield Telling(entry, "belief", "supports" if tenet.state == "active" else "revised", tenet.text, tenet.about)
    for end in chain(goals.ends(text), goals.fulfilled(text)):
        yield Telling(entry, "goal", end.state, end.text, end.about, end.topics, end.deeds)
    for aim in goals.resumed(text):
        yield Telling(entry, "goal", "supports", aim.text, aim.about, again=True)
    for each in habits.told(text):
        yield Telling(entry, "goal", each.role, each.text, fold(each.text), habit=each.habit)
    for state, sentence in promises.ended(text):
        yield Telling(entry, "goal", state, sentence, fold(sentence), promise=text)


def promised(sleep: Sleep, held: Sequence[Held], told: Telling) -> list[Held]:
    """The promise that an entry tells the end of: of those that are open the one whose entry it has most words in common with."""
    made = {
        one.promise: one for one in held if one.promise and one.private == told.entry.private and {*one.behind.values()} == {"supports"}
    }
    mine = words_of(told.promise)
    shared = {
        entry: max(len(marked(mine & words_of(text), mark)) for mark in MARKS)
        for entry, text in gists.texts(sleep.db, sleep.user, list(made)).items()
        if entry != told.entry.entry
    }
    best = max(shared, key=lambda entry: (shared[entry], entry), default=None)
    return [made[best]] if best is not None and shared[best] >= PROMISE else []


def place(held: list[Held], told: Telling) -> None:
    """Put what an entry says where it belongs; only what states a goal or belief begins a new one."""
    for one in held:
        if one.private != told.entry.private or (role := role_in(one, told)) is None:
            continue
        if told.entry.entry not in one.behind and not (one.gist is not None and one.gist.state == "forgotten"):
            one.behind[told.entry.entry] = role
            one.joined.append(Behind(told.entry.entry, role))
        if not told.ends:
            return
    if not told.ends and (mine := words_of(told.about)):
        behind = Behind(told.entry.entry, told.role)
        held.append(
            Held(told.kind, told.about, told.entry.private, mine, told.entry.local_us, None, told, [behind], {behind.entry: behind.role})
        )


def role_in(one: Held, told: Telling) -> str | None:
    """What an entry says of a goal or belief; None when it speaks of another."""
    if one.kind != told.kind:
        return None
    mine = words_of(told.about)
    if told.ends:
        end = goals.Aim(told.role, told.text, told.about, told.topics, told.deeds)
        if told.entry.local_us < one.since_us:  # what was over before is the end of something else
            return None
        if told.promise:
            return told.role if one.promise else None
        if told.habit:
            reached = [*one.behind.values()][-1:] == ["done"]  # and still is
            return told.role if told.habit in habits.given_up(one.about) and not (reached and told.role == "supports") else None
        if told.again:
            let_go = "dropped" in one.behind.values() and "done" not in one.behind.values() and not goals.stopping(one.about)
            return told.role if let_go and (reaches(one.words, mine) or reaches(thing_of(one.about), mine)) else None
        if end.topics or end.deeds:
            return told.role if goals.reached(one.about, end) else None
        there = reaches(one.words, mine) or (goals.let_go_by_name(end) and reaches(thing_of(one.about), mine))
        return goals.outcome(one.about, end) if there else None
    return told.role if same(one.words, mine, SAME_BELIEF if told.kind == "belief" else 1) else None


def said_of(gist: OpenGist, entry: Ripe, text: str) -> str | None:
    """What an entry says of a goal or belief there is; None when it says nothing of it."""
    one = opened(gist)
    return next((role for told in tellings(entry, text) if (role := role_in(one, told)) is not None), None)


def stated_in(gist: OpenGist, entry: Ripe, text: str) -> Telling | None:
    """The words in which an entry states a goal or belief there is."""
    one = opened(gist)
    return next((told for told in tellings(entry, text) if not told.ends and role_in(one, told) is not None), None)


def changed(one: Held, days: dict[EntryId, float]) -> Change | None:
    """What a night adds to a goal or belief there is."""
    if one.gist is None or not one.joined:
        return None
    return Change(one.gist, None, one.about, tuple(one.joined), state_of(one.behind, days))


def state_of(roles: Mapping[EntryId, str], days: Mapping[EntryId, float]) -> str:
    """The state that the latest of the entries leaves a goal or belief in."""
    latest = max(roles, key=lambda entry: (days.get(entry, 0.0), entry))
    return STATE_OF.get(roles[latest], "active")


def made(sleep: Sleep, one: Held, days: dict[EntryId, float]) -> Change:
    """A goal or belief that was not known."""
    assert one.first is not None
    entry, ends = one.first.entry, sleep.session.settings.day_ends_at
    day = day_at(entry.local_us, ends)
    behind = sorted(one.behind, key=lambda each: (days.get(each, 0.0), each))
    gist = Gist(
        id=None, uid=new_uid(sleep.session.now_us), kind=one.kind, text=trimmed(one.first.text),
        state=state_of(one.behind, days), confidence=0.0, evidence=tuple(behind), conditions=(), private=one.private, first_on=day,
        last_on=day, lang=entry.lang, stated=True, voice=entry.entry, sources=(entry.source,),
        against=tuple(each for each in behind if one.behind[each] in ("revised", "contradicts")),
    )  # fmt: skip
    return Change(None, replace(gist, confidence=sure(gist, [entry.source], sleep.day)), one.about, tuple(one.joined), gist.state)


def apply(sleep: Sleep, changes: Sequence[Change]) -> list[Change]:
    """Write what was found, as far as its entries are still there. Belongs inside a transaction."""
    db, user, now_us = sleep.db, sleep.user, sleep.session.now_us
    done: list[Change] = []
    for change in changes:
        there = {each.entry for each in gists.lived(db, user, [each.entry for each in change.joined])}
        joined = [each for each in change.joined if each.entry in there]
        if not joined or (change.gist is not None and change.gist.voice not in there):
            continue
        if change.old is None and change.gist is not None:
            number = gists.insert(db, user, sleep.number, change.gist, change.about, joined, now_us)
            done.append(change._replace(gist=replace(change.gist, id=number)))
            facts: dict[str, Any] = {"gist": change.gist.uid, "memory": change.gist.kind, "evidence": len(joined)}
            events.append(db, CONSOLIDATE, now_us, user, None, sleep.number, **facts)
        elif change.old is not None:
            gists.support(db, change.old.id, joined)
            gists.become(db, user, change.old.id, change.state)
            facts = {"gist": change.old.uid, "joined": len(joined), "was": change.old.state, "state": change.state}
            events.append(db, CONSOLIDATE, now_us, user, None, sleep.number, **facts)
            done.append(change)
    return done


def told(changes: Sequence[Change]) -> dict[str, Any]:
    """How many goals and beliefs were heard for the first time, and how many were heard of again."""
    return {"stated": sum(change.old is None for change in changes), "restated": sum(change.old is not None for change in changes)}
