"""How gists follow entries that were edited: the version that stands takes the old one's place, where it still says what the gist says.

What has too little left behind it goes, and its entries are looked at again. What a person let go of stays let go of.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Final, NamedTuple

from soulmem_cli.clock import day_at
from soulmem_cli.core import conceiving, routing, stating
from soulmem_cli.core.consolidation import COMPARED, FEWEST_DAYS
from soulmem_cli.core.likening import Likeness
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.voicing import voiced
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.dreams import CONSOLIDATE, Ripe
from soulmem_cli.domain.gists import Behind, OpenGist
from soulmem_cli.senses import remedies
from soulmem_cli.store import entries, events, gists, outdated, vectors

KINDS: Final = ("semantic", "procedural", "belief", "concept", "goal")
STATES: Final = ("active", "dormant", "done", "dropped", "revised", "forgotten")
AS_MUCH: Final = 0.8  # of how alike the old version was to the others: a word mended here and there changes less


class Words(NamedTuple):
    """What a gist says from now on, and the entry that says it; what it is about, how it stands, and when it holds."""

    text: str
    voice: EntryId
    about: str
    state: str
    conditions: tuple[str, ...] = ()


class Change(NamedTuple):
    """A gist that follows: what is taken from behind it, what comes there, and its words; None when it goes."""

    gist: OpenGist
    gone: tuple[EntryId, ...]
    joined: tuple[Behind, ...]
    words: Words | None


class Following:
    """The gists whose entries were replaced, and all that tells what becomes of them."""

    def __init__(self, sleep: Sleep) -> None:
        self.sleep = sleep
        self.instead = outdated.stand_ins(sleep.db, sleep.user)
        held = gists.standing(sleep.db, sleep.user, KINDS, STATES) if self.instead else []
        self.held = [gist for gist in held if gist.id in self.instead]
        some = {entry for gist in self.held for entry in (*gist.evidence, *self.instead[gist.id].values())}
        self.ripe = {each.entry: each for each in gists.lived(sleep.db, sleep.user, some)}
        self.texts = gists.texts(sleep.db, sleep.user, some)

    @cached_property
    def likeness(self) -> Likeness | None:
        """How alike the entries of patterns are, the versions that went among them; None without vectors."""
        by = vectors.encoder(self.sleep.db)
        return Likeness(self.sleep.db, self.sleep.user, by, set(self.texts)) if by else None

    def day(self, entry: EntryId) -> date:
        """The local day an entry was lived on."""
        return day_at(self.ripe[entry].local_us, self.sleep.session.settings.day_ends_at)

    def followed(self, gist: OpenGist) -> Change | None:
        """What becomes of a gist; None when it stays as it is."""
        instead = self.instead[gist.id]
        gone = tuple(each.entry for each in gist.behind if each.entry in instead)
        stay = [each for each in gist.behind if each.entry not in instead]
        here = {each.entry for each in stay}
        joined: dict[EntryId, Behind] = {}
        for old in gone:
            new = self.ripe.get(instead[old])
            if new is None or new.entry in here or new.private > gist.private:
                continue
            if (role := self.role(gist, old, new, [each.entry for each in stay])) is not None:
                joined[new.entry] = Behind(new.entry, role)
        behind = sorted((each for each in (*stay, *joined.values()) if each.entry in self.ripe), key=self.moment)
        words = self.worded(gist, behind)
        if gist.state == "forgotten":  # a person's word: it neither goes nor stands up again
            words = words._replace(state=gist.state) if words else None
            if words is None:
                return None
        return Change(gist, gone, tuple(joined.values()), words)

    def moment(self, behind: Behind) -> tuple[int, EntryId]:
        """The place of an entry in time."""
        return self.ripe[behind.entry].local_us, behind.entry

    def role(self, gist: OpenGist, old: EntryId, new: Ripe, others: Sequence[EntryId]) -> str | None:
        """What the new version says of a gist; None when it says nothing of it any more."""
        text = self.texts[new.entry]
        if gist.kind == "concept":
            return "supports" if conceiving.forms(conceiving.stems_of(gist), [text]) else None
        if gist.about:
            return stating.said_of(gist, new, text)
        if self.likeness is not None:
            beside = [each for each in others if each in self.ripe][-COMPARED:] or [old]
            if self.likeness.mean(new.entry, beside)[0] < AS_MUCH * self.likeness.mean(old, beside)[0]:
                return None
        helped = remedies.outcome(text) if gist.kind == "procedural" else None
        return "supports" if helped is None else "success" if helped else "failure"

    def worded(self, gist: OpenGist, behind: Sequence[Behind]) -> Words | None:
        """The words of a gist from what is behind it now, oldest first; None when that is too little."""
        if gist.about and gist.kind != "concept":
            return self.stated(gist, behind)
        some = [each.entry for each in behind]
        if len(some) < self.sleep.law.min_cluster or len(set(map(self.day, some))) < FEWEST_DAYS:
            return None
        texts = {entry: self.texts[entry] for entry in some}
        if gist.kind == "concept":
            word, voice = conceiving.worded(conceiving.stems_of(gist), texts)
            return Words(word, voice, gist.about, gist.state) if voice is not None else None
        if self.likeness is None:
            return None
        said = voiced(self.likeness, some, texts, gist.kind)
        conditions = routing.conditions(some, texts) if gist.kind == "procedural" else ()
        return Words(said[0], said[1], gist.about, gist.state, conditions) if said else None

    def stated(self, gist: OpenGist, behind: Sequence[Behind]) -> Words | None:
        """The words of a goal or belief: those of its voice, if that still has them, else of the first entry that states it."""
        roles = {each.entry: each.role for each in behind}
        voice = self.instead[gist.id].get(gist.voice, gist.voice) if gist.voice is not None else None
        for entry in (voice, *roles):
            if entry is not None and entry in roles and (said := stating.stated_in(gist, self.ripe[entry], self.texts[entry])) is not None:
                days = entries.days(self.sleep.db, self.sleep.user, list(roles))
                state = stating.state_of(roles, {each: moment.timestamp() for each, moment in days.items()})
                return Words(said.text, entry, said.about, state)
        return None


def plan(sleep: Sleep) -> list[Change]:
    """What becomes of every gist whose entries were replaced."""
    found = Following(sleep)
    return [change for gist in found.held if (change := found.followed(gist)) is not None]


def apply(sleep: Sleep, changes: Sequence[Change]) -> list[Change]:
    """Write it, as far as the new versions still stand. Belongs inside a transaction."""
    db, user, now_us = sleep.db, sleep.user, sleep.session.now_us
    wanted = {each.entry for change in changes for each in change.joined}
    there = {each.entry for each in gists.lived(db, user, wanted)}
    done = []
    for change in changes:
        if not there.issuperset(each.entry for each in change.joined):
            continue
        gist, words = change.gist, change.words
        facts: Mapping[str, object] = {"gist": gist.uid, "left": len(change.gone), "joined": len(change.joined)}
        if words is None:
            outdated.let_go(db, gist.id)
        else:
            gists.support(db, gist.id, change.joined)
            outdated.withdraw(db, gist.id, change.gone)
            outdated.rewrite(db, gist.id, *words)
        events.append(db, CONSOLIDATE, now_us, user, None, sleep.number, **facts, went=words is None)
        done.append(change)
    return done


def told(changes: Sequence[Change]) -> dict[str, int]:
    """How many gists followed an edit, and how many went with the words they had."""
    return {"followed": sum(each.words is not None for each in changes), "let_go": sum(each.words is None for each in changes)}
