"""Taking entries in from a file: read one by one, encoded many at a time, kept a batch a transaction.

While one batch is written the next is being encoded, so that an import runs at the encoder's own pace.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Final, NamedTuple

from soulmem_cli.clock import micros
from soulmem_cli.core import encoders, encoding, surroundings
from soulmem_cli.core.backups import rotated
from soulmem_cli.core.neighbourhood import Neighbourhood, Newcomer, worthwhile
from soulmem_cli.core.session import Session
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import EntryId, Sensed, Tier
from soulmem_cli.domain.archives import Record, Tie
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.senses.meaning.windows import Meant, meant
from soulmem_cli.store import arrivals, entries, events, links, traces

BATCH: Final = 64


class Waiting(NamedTuple):
    """A batch on its way through the encoder: all its records, those that are new, and their vectors to come."""

    records: list[Record]
    fresh: list[Record]
    vectors: Future[list[Meant]] | None


class Intake:
    """One import into one user's journal. `logged`: the file brings its own event log."""

    def __init__(self, session: Session, *, logged: bool) -> None:
        self.session = session
        self.logged = logged
        self.db, self.user = session.author()
        self.keeps_numbers = arrivals.untouched(self.db)
        with self.db.transaction():
            self.by = encoders.serving(session, self.db, make=True)
        self.seen: set[bytes] = set()
        self.added = self.known = self.last_number = 0
        self.copied = arrivals.untouched(self.db)  # a journal without entries has nothing to keep a copy of
        self.dangling: list[Tie] = []
        self.replacing: list[tuple[str, str]] = []
        self.neighbourhood: Neighbourhood | None = None

    def take(self, records: Iterable[Record]) -> Iterator[int]:
        """Keep what is new of some records; yields, after each batch, how many were gone through."""
        incoming, done = iter(records), 0
        with ThreadPoolExecutor(1) as ahead:
            waiting: Waiting | None = None
            while True:
                batch = [with_uid(record) for record in islice(incoming, BATCH)]
                fresh = [record for record in batch if self.new(record)]
                coming = Waiting(batch, fresh, self.begin(ahead, fresh)) if batch else None
                if waiting is not None:
                    self.write(waiting)
                    done += len(waiting.records)
                    yield done
                if coming is None:
                    return
                waiting = coming

    def begin(self, ahead: ThreadPoolExecutor, fresh: list[Record]) -> Future[list[Meant]] | None:
        """Start encoding a batch."""
        encoder = self.session.encoder
        return ahead.submit(meant, encoder, [record.draft.text for record in fresh]) if encoder and fresh else None

    def new(self, record: Record) -> bool:
        """Whether an entry is neither here nor earlier in the file: by the uid it came with, else by its instant and text."""
        draft = record.draft
        if not record.named and not record.dated:
            return True
        at_us = micros(draft.at)
        same = f"{draft.uid}" if record.named else f"{at_us}\0{draft.text}"
        mark = hashlib.blake2b(same.encode(), digest_size=16).digest()
        if mark not in self.seen:
            self.seen.add(mark)
            if record.named:
                here = entries.known(self.db, self.user, draft.uid or "")
            else:
                here = entries.same_moment(self.db, self.user, at_us, draft.text)
            if here is None:
                return True
        self.known += 1
        return False

    def write(self, batch: Waiting) -> None:
        """Keep a batch in one transaction; before the first that adds to what is there, a copy of the journal is made."""
        if batch.fresh and not self.copied:
            rotated(self.session)
            self.copied = True
        meanings = batch.vectors.result() if batch.vectors else []
        made: list[bytes | None] = [each.whole for each in meanings] if meanings else [None] * len(batch.fresh)
        read = self.understood(batch.fresh, made)
        newcomers, near = self.placed(batch.fresh, read, made)
        singly = [
            encoding.Encoded(record.draft, None if near or record.sensed else vector, sensed)
            for record, sensed, vector in zip(batch.fresh, read, made, strict=True)
        ]
        survey = surroundings.survey(self.session, self.db, self.user, singly)
        kept: list[EntryId] = []
        with self.db.transaction():
            for place, (record, sensed) in enumerate(zip(batch.fresh, read, strict=True)):
                rows = near[place] if near and record.sensed is None else []
                around = self.around(rows, singly[place], survey.near[place], survey.last)
                entry = self.keep(record, sensed, meanings[place] if meanings else None, around)
                kept.append(entry)
                if self.neighbourhood is not None and newcomers:
                    self.neighbourhood.join(entry, newcomers[place])
            if kept:
                events.append(self.db, "import", self.session.now_us, self.user, entries=kept)
            for record in batch.records:
                self.dangling += [tie for tie in record.ties if not arrivals.tie(self.db, self.user, tie, self.session.now_us)]
                if record.replaces is not None:
                    self.replacing.append((record.draft.uid or "", record.replaces))
        self.added += len(batch.fresh)

    def understood(self, records: list[Record], made: list[bytes | None]) -> list[Sensed]:
        """What there is in each entry: as an export of ours says, else as the senses read it now."""
        strangers = [(record.draft, vector) for record, vector in zip(records, made, strict=True) if record.sensed is None]
        read = iter(encoding.understood(self.session, [draft for draft, _ in strangers], [vector for _, vector in strangers]))
        return [record.sensed or next(read).sensed for record in records]

    def placed(
        self, records: list[Record], read: list[Sensed], made: list[bytes | None]
    ) -> tuple[list[Newcomer], list[list[tuple[int, float]]]]:
        """Many entries as newcomers, with the nearest rows of each; nothing when they are few enough to be placed singly."""
        if self.by is None or not records or not (self.neighbourhood or worthwhile(sum(each.sensed is None for each in records))):
            return [], []
        if self.neighbourhood is None:
            self.neighbourhood = Neighbourhood(self.db, self.by, self.user)
        newcomers = [
            Newcomer(
                centred(vector or b"", self.by.name, "passage", sensed.lang), 2 if record.forgotten_at is not None else record.draft.private
            )
            for record, sensed, vector in zip(records, read, made, strict=True)
        ]
        return newcomers, self.neighbourhood.nearest(newcomers, surroundings.LINKS_AT_MOST)

    def around(self, rows: list[tuple[int, float]], single: encoding.Encoded, found: surroundings.Near, last: EntryId) -> surroundings.Near:
        """The nearest earlier entries of a new one, with how alike they are: as rows of the neighbourhood, or as a survey found them.

        One from an export of ours has neither: it brings its links.
        """
        if self.neighbourhood is not None and rows:
            return [(self.neighbourhood.ids[row], alike) for row, alike in rows]
        if self.by is None or not single.vector:
            return []
        return surroundings.around(self.db, self.user, single, self.by, found, last)

    def keep(self, record: Record, sensed: Sensed, meaning: Meant | None, around: list[tuple[EntryId, float]]) -> EntryId:
        """Write one entry: as an export of ours has it, or as `add` would."""
        db, user, draft, now_us = self.db, self.user, record.draft, self.session.now_us
        ours = record.sensed is not None
        if not ours:
            sensed = encoding.with_novelty(sensed, 1 - max((alike for _, alike in around), default=0.0), said=draft.said.salience)
        number = record.number if self.keeps_numbers and (record.number or 0) > self.last_number else None
        entry = entries.insert(db, user, draft, draft.uid or "", draft.zone or self.session.settings.zone, number)
        self.last_number = entry
        if record.forgotten_at is not None:
            entries.set_forgotten(db, user, entry, micros(record.forgotten_at))
        senses = record.senses if ours else encoding.SENSES
        whole, windows = meaning or (None, ())
        encoding.write_derived(db, user, entry, draft.text, sensed, whole, self.by, said_tags=draft.tags, senses=senses, windows=windows)
        if record.tier is not Tier.VIVID:
            traces.set_tier(db, entry, record.tier, was=Tier.VIVID)
        for other, alike in around:
            if alike >= encoding.LINK_ABOVE:
                links.put(db, entry, other, "similar", round(alike, 4), now_us, said=False)
        if not self.logged:
            events.append(db, "encode", now_us, user, entry)
        return entry

    def finish(self) -> int:
        """Tie what had to wait for its other end, and log what the file did not; how many ties have no other end here."""
        if not (self.dangling or self.replacing or self.logged):
            return 0  # all of it is kept: nothing may fail any more
        now_us = self.session.now_us
        with self.db.transaction():
            lost = sum(not arrivals.tie(self.db, self.user, tie, now_us) for tie in self.dangling)
            for newer, older in self.replacing:
                if arrivals.replace(self.db, self.user, newer, older):
                    arrivals.tie(self.db, self.user, Tie(newer, older, "replaces", 1.0, None, True, None), now_us)
                else:
                    lost += 1
            for entry in arrivals.unlogged(self.db, self.user):
                events.append(self.db, "encode", now_us, self.user, entry)
        return lost


def with_uid(record: Record) -> Record:
    """A record whose draft has a uid, and whose ties go out from it."""
    if record.draft.uid is not None:
        return record
    uid = new_uid(micros(record.draft.written_at))
    return record._replace(draft=record.draft._replace(uid=uid), ties=tuple(tie._replace(a=uid) for tie in record.ties))
