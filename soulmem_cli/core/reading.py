"""One file of our own being read into a journal: what is wrong in it is named and left, everything else comes in, and twice is once."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from functools import partial
from itertools import chain
from typing import Any, BinaryIO, Final

from soulmem_cli.clock import zone_of
from soulmem_cli.core import chronicle, composing, encoding
from soulmem_cli.core.intake import Intake
from soulmem_cli.core.phrasing import spoken
from soulmem_cli.core.rehearsing import Rehearsal
from soulmem_cli.core.session import Session
from soulmem_cli.domain.archives import Fault, Imported, Record
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, files, marks, ndjson, record
from soulmem_cli.formats.document import Element
from soulmem_cli.formats.fields import Habits
from soulmem_cli.formats.guess import NDJSON

Tick = Callable[[int, int], None]
NAMED: Final = 5  # unknown keys that a note names


class Reading:
    """One file being read: what was found in it so far, and what was wrong."""

    def __init__(self, session: Session, name: str, form: str, *, dry_run: bool = False) -> None:
        self.session, self.name, self.form, self.dry_run = session, name, form, dry_run
        self.habits = Habits(zone_of(session.settings.zone), session.now, partial(spoken, session))
        self.read = self.bad = 0
        self.faults: list[Fault] = []
        self.unknown: Counter[str] = Counter()
        self.undated: Counter[bytes] = Counter()
        self.first_at: datetime | None = None
        self.last_at: datetime | None = None
        self.intake: Intake | Rehearsal | None = None

    def into(self, *, logged: bool) -> Intake | Rehearsal:
        """The journal it goes into, opened, or made, when the first good entry is there; none of it for a dry run."""
        if self.intake is None:
            self.intake = Rehearsal(self.session) if self.dry_run else Intake(self.session, logged=logged)
        return self.intake

    def lines(self, head: bytes, stream: BinaryIO, tick: Tick) -> None:
        """Read NDJSON, as far ahead as a batch and no further."""
        total = count_lines(self.name)
        self.keep(self.records(ndjson.lines(head, stream)), lambda done: tick(done, total) if total else None)

    def records(self, lines: Iterable[tuple[int, bytes]]) -> Iterator[Record]:
        """The good lines."""
        for number, line in lines:
            self.read += 1
            try:
                value, clean = ndjson.value(line)
                found = self.checked(value)
            except UsageError as error:
                self.bad += 1
                self.fault(number, error)
                continue
            if not clean:
                self.session.note("line_not_utf8", file=self.name, line=number)
            yield found

    def document(self, data: bytes, tick: Tick) -> None:
        """Read a document: looked through whole, then its entries, then what refers to them."""
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise UsageError("file_not_utf8", path=self.name, position=error.start) from error
        total = surveyed(text)
        found = (element for element in document.elements(text) if element.section == "entries")
        self.keep(self.elements(found), lambda done: tick(done, total))
        if self.intake is not None:
            rest = (element for element in document.elements(text) if element.section not in ("entries", *document.HEAD))
            self.history(rest)
            self.finish()

    def elements(self, found: Iterable[Element]) -> Iterator[Record]:
        """The good entries of a document."""
        for element in found:
            self.read += 1
            try:
                yield self.checked(element.value)
            except UsageError as error:
                self.bad += 1
                self.fault(element.line, error)

    def keep(self, records: Iterator[Record], tick: Callable[[int], None]) -> None:
        """Keep records; the journal is not touched before the first good one."""
        first = next(records, None)
        if first is None:
            return
        intake = self.into(logged=self.form != NDJSON)
        for done in intake.take(map(self.seen, chain([first], records))):
            tick(done)
        if self.form == NDJSON:
            self.finish()

    def seen(self, found: Record) -> Record:
        """A record, its moment noted."""
        at = found.draft.at
        self.first_at, self.last_at = min(at, self.first_at or at), max(at, self.last_at or at)
        return found

    def history(self, rest: Iterable[Element]) -> None:
        """Keep what refers to the entries; a dry run only looks at it."""
        if isinstance(self.intake, Intake):
            chronicle.keep(self.intake, rest, self.habits, self.fault, self.unknown)
        else:
            for _ in chronicle.rows(rest, self.habits, self.fault, self.unknown):
                pass

    def finish(self) -> None:
        """Tie the loose ends."""
        if self.intake is not None and (lost := self.intake.finish()):
            self.session.note("import_links_dangling_one" if lost == 1 else "import_links_dangling_many", count=lost)

    def checked(self, value: Any) -> Record:
        """A record that may become an entry. Raises UsageError."""
        found = record.read(value, self.habits)
        encoding.checked(found.draft.text)
        self.unknown.update(found.unknown)
        if found.sensed is None:
            tags = tuple(map(composing.tag_label, found.draft.tags))
            people = tuple(map(composing.person_name, found.draft.people)) if found.draft.people is not None else None
            found = found._replace(draft=found.draft._replace(tags=tags, people=people))
        return found if found.named or found.dated else self.identified(found)

    def identified(self, found: Record) -> Record:
        """An entry of which a file says neither when nor which: it is known again by the file and its place among its like."""
        if self.name == files.STDIN:
            return found
        path, text = os.path.realpath(self.name), found.draft.text
        like = hashlib.blake2b(text.encode(), digest_size=16).digest()
        self.undated[like] += 1
        return found._replace(draft=found.draft._replace(uid=marks.of_words(path, str(self.undated[like]), text)), named=True)

    def fault(self, line: int, error: UsageError, *, kept: bool = False) -> None:
        """Name a line that stays outside, or was not wholly understood, and why."""
        self.faults.append(Fault(line, error.code, self.name, kept))
        self.session.note("import_line_bad", file=self.name, line=line, reason=error)

    def told(self) -> Imported:
        """What came of it."""
        if self.unknown:
            keys = ", ".join(key for key, _ in self.unknown.most_common(NAMED))
            self.session.note("import_keys_unknown", keys=keys)
        added, known = (self.intake.added, self.intake.known) if self.intake else (0, 0)
        return Imported(
            self.name, self.form, self.read, added, known, self.bad, bool(self.faults), self.dry_run, self.first_at, self.last_at,
            tuple(self.faults),
        )  # fmt: skip


def surveyed(text: str) -> int:
    """How many entries a document has. Raises UsageError when it is broken, none of ours, or of a later version."""
    count, sections = 0, set()
    for section, value, _ in document.elements(text):
        sections.add(section)
        count += section == "entries"
        if section == "format" and value != document.FORMAT:
            raise UsageError("document_unknown")
        if section == "version" and value != document.VERSION:
            raise UsageError("document_newer", version=value, known=document.VERSION)
    if "entries" not in sections and sections:
        raise UsageError("document_unknown")
    return count


def count_lines(name: str) -> int:
    """How many lines a file has; 0 when that cannot be known beforehand."""
    if not os.path.isfile(name):
        return 0
    count, last = 0, b"\n"
    with open(name, "rb") as file:
        while part := file.read(1 << 20):
            count, last = count + part.count(b"\n"), part[-1:]
    return count + (last != b"\n")
