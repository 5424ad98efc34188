"""Contradictions (A7): two entries that both claim to hold and cannot, about the same attribute of the same subject.

A newer fact takes the place of an older one: no conflict, when it says that something changed, when it replaces the older entry, or
when long enough lies between them. What feelings and topics have in common is none of this. Found, never acted upon.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from soulmem_cli.core import noticing
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.strength import DAY_US, RELIABILITY
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.conflicts import Conflict, ConflictState, Pair
from soulmem_cli.domain.dreams import Ripe
from soulmem_cli.senses.facts import SERIES, WORDED, Fact, differ, facts
from soulmem_cli.senses.words import both_stems, tokens
from soulmem_cli.store import concepts, conflicts, entries, events, gists

CONFLICT: Final = "conflict"
UNTOUCHING: Final = (*noticing.UNTOUCHING, CONFLICT)
BATCH: Final = 500
ALIKE: Final = 200  # entries that a fact is compared with
HOLDS_DAYS: Final = 90  # after that a new value is taken for a change
HOLDS_SERIES: Final = 3
FOREVER: Final = frozenset({"birthday"})
STRONG: Final = 0.9  # how far the source of new evidence must be believed to reopen what was settled
# words that entries with such a fact have
ANCHORS: Final = {
    "phone": "numero telefono movil celular cel number phone cell", "address": "vivo vivimos vive live lives direccion address",
    "favourite": "favorito favorita preferido preferida favourite favorite", "job": "trabajo trabaja work works working",
    "workplace": "trabajo trabaja work works working", "date": "", "taste": "",
    "partner": "novio novia marido mujer esposo esposa pareja prometido prometida boyfriend girlfriend husband wife partner fiance fiancee",
    "pay": "sueldo salario nomina cobro salary pay wage earn", "price": "", "dose": "", "code": "",
    "birthday": "cumpleaños birthday", "role": "",
}  # fmt: skip


class Claim(NamedTuple):
    """A fact as an entry states it."""

    entry: Ripe
    fact: Fact


class Plan(NamedTuple):
    """Conflicts that were found, and settled ones that new evidence speaks against."""

    found: list[Pair]
    reopened: list[tuple[Conflict, EntryId]]


def plan(sleep: Sleep) -> Plan:
    """What the entries that came or changed since the last night contradict."""
    fresh = noticing.fresh(sleep, but=UNTOUCHING)
    found: dict[Pair, None] = {}
    reopened: dict[int, tuple[Conflict, EntryId]] = {}
    history: dict[tuple[str, str], list[Claim]] = {}
    for start in range(0, len(fresh), BATCH):
        for claim in claims(sleep, fresh[start : start + BATCH]):
            key = (claim.fact.attribute, claim.fact.subject)
            if key not in history:
                history[key] = claimed(sleep, *key)
            known = conflicts.about(sleep.db, sleep.user, *key)
            for conflict in known:
                if reopens(sleep, conflict, claim, history[key]):
                    reopened.setdefault(conflict.id, (conflict, claim.entry.entry))
            told_of = [(each.a, each.b) for each in known if stands(sleep, each)] + [pair[:2] for pair in found if pair[2:] == key]
            found.update((pair, None) for pair in pairs(sleep, claim, history[key]) if not told_before(sleep, pair, told_of))
    return Plan(list(found), list(reopened.values()))


def stands(sleep: Sleep, conflict: Conflict) -> bool:
    """Whether a conflict tells of its values still: settled ones do, whatever became of their entries; open ones while those stand."""
    settled = conflict.state in (ConflictState.RESOLVED, ConflictState.CONTEXT_DEPENDENT)
    return settled or len(gists.lived(sleep.db, sleep.user, (conflict.a, conflict.b))) == 2


def told_before(sleep: Sleep, pair: Pair, known: Sequence[tuple[EntryId, EntryId]]) -> bool:
    """Whether the two values of a pair are in conflict already, by these or by other entries, or by versions of them that went."""
    some = {entry for both in ((pair.a, pair.b), *known) for entry in both}
    texts = gists.texts(sleep.db, sleep.user, some) if known else {}
    key = (pair.attribute, pair.subject)
    facts_of = {entry: fact for entry, text in texts.items() for fact in facts(text) if (fact.attribute, fact.subject) == key}
    for a, b in known:
        if a in facts_of and b in facts_of:
            one, other, first, second = facts_of[pair.a], facts_of[pair.b], facts_of[a], facts_of[b]
            if (same(first, one) and same(second, other)) or (same(first, other) and same(second, one)):
                return True
    return False


def same(one: Fact, other: Fact) -> bool:
    """Whether two facts tell the same."""
    return not differ(one, other)


def claims(sleep: Sleep, some: Sequence[Ripe]) -> list[Claim]:
    """The facts that entries state."""
    texts = gists.texts(sleep.db, sleep.user, [each.entry for each in some])
    return [Claim(each, fact) for each in some for fact in facts(texts.get(each.entry, ""))]


def claimed(sleep: Sleep, attribute: str, subject: str) -> list[Claim]:
    """Every claim about one attribute of one subject, oldest first."""
    words = {*ANCHORS[attribute].split(), *tokens(subject)} if attribute != "role" else set(tokens(subject))
    stems = [stem for word in sorted(words) for stem in both_stems(word)]
    some = gists.lived(sleep.db, sleep.user, concepts.having(sleep.db, sleep.user, stems, ALIKE))
    return [claim for claim in claims(sleep, some) if (claim.fact.attribute, claim.fact.subject) == (attribute, subject)]


def pairs(sleep: Sleep, claim: Claim, history: Sequence[Claim]) -> list[Pair]:
    """The conflict a claim is in with the latest that differs from it, before it and after it."""
    earlier = [each for each in history if order(each) < order(claim) and apart(each, claim)]
    later = [each for each in history if order(each) > order(claim) and apart(each, claim)]
    around = [(earlier[-1], claim)] if earlier else []
    around += [(claim, later[0])] if later else []
    return [
        Pair(one.entry.entry, other.entry.entry, claim.fact.attribute, claim.fact.subject)
        for one, other in around
        if both_hold(sleep, one, other, history)
    ]


def apart(one: Claim, other: Claim) -> bool:
    """Whether two claims cannot both hold; common words of two languages may say the same."""
    return differ(one.fact, other.fact) and not (one.fact.attribute in WORDED and one.entry.lang != other.entry.lang)


def order(claim: Claim) -> tuple[int, EntryId]:
    """The place of a claim in time."""
    return claim.entry.local_us, claim.entry.entry


def both_hold(sleep: Sleep, older: Claim, newer: Claim, history: Sequence[Claim]) -> bool:
    """Whether two claims that differ both claim to hold: the newer one does not simply take the older one's place."""
    entry = entries.get(sleep.db, sleep.user, newer.entry.entry)
    if newer.fact.changed or entry is None or entry.replaces == older.entry.entry:
        return False
    if newer.fact.attribute in FOREVER:
        return True
    days = (newer.entry.local_us - older.entry.local_us) / DAY_US
    if newer.fact.attribute in SERIES:
        return days <= HOLDS_SERIES
    held_before = any(order(each) < order(older) and not differ(each.fact, newer.fact) for each in history)
    return held_before or days <= HOLDS_DAYS


def reopens(sleep: Sleep, conflict: Conflict, claim: Claim, history: Sequence[Claim]) -> bool:
    """Whether a claim that came after a conflict was settled speaks for the side that was let go."""
    settled = conflict.state is ConflictState.RESOLVED and conflict.resolution in ("a", "b")
    if not settled or claim.entry.entry in (conflict.a, conflict.b) or RELIABILITY[claim.entry.source] < STRONG:
        return False
    kept, gone = (conflict.a, conflict.b) if conflict.resolution == "a" else (conflict.b, conflict.a)
    facts_of = {each.entry.entry: each.fact for each in history}
    written = entries.get(sleep.db, sleep.user, claim.entry.entry)
    if kept not in facts_of or gone not in facts_of or written is None or conflict.decided_at is None:
        return False
    return written.written_at > conflict.decided_at and differ(facts_of[kept], claim.fact) and not differ(facts_of[gone], claim.fact)


def apply(sleep: Sleep, planned: Plan) -> Plan:
    """Keep what was found. Belongs inside a transaction."""
    db, user, now_us = sleep.db, sleep.user, sleep.session.now_us
    found = []
    for pair in planned.found:
        if len(gists.lived(db, user, pair[:2])) == 2 and conflicts.insert(db, user, pair, uid := new_uid(now_us), now_us):
            events.append(db, CONFLICT, now_us, user, pair.b, sleep.number, conflict=uid, other=pair.a, attribute=pair.attribute)
            found.append(pair)
    for conflict, entry in planned.reopened:
        conflicts.decide(db, conflict.id, ConflictState.REOPENED, None, {}, None)
        facts_ = {"was": conflict.state, "resolution": conflict.resolution, "state": ConflictState.REOPENED}
        events.append(db, CONFLICT, now_us, user, entry, sleep.number, conflict=conflict.uid, **facts_)
    return Plan(found, planned.reopened)


def told(planned: Plan) -> dict[str, Any]:
    """How many conflicts were found, and how many reopened."""
    return {"conflicts": len(planned.found), "conflicts_reopened": len(planned.reopened)}
