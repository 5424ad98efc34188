"""Files of other programs being read into a journal: looked through whole, then kept; what was not understood is said with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Final

from soulmem_cli.core import composing, encoding, phrasing
from soulmem_cli.core.reading import Reading, Tick
from soulmem_cli.core.rehearsing import journal_of
from soulmem_cli.domain.archives import Record
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import decoding, marks, readers, shapes, stamps, wikilinks
from soulmem_cli.formats.bundles import Bundle, Piece
from soulmem_cli.formats.document import Element
from soulmem_cli.formats.foreign import Found, Manner, outside
from soulmem_cli.settings import Settings
from soulmem_cli.store import entries

FEW: Final = 3  # entries without a date that are named one by one, where a file has no dates at all


class Moving(Reading):
    """One file, folder or zip being read. While a piece of it is gone through, `name` is that piece's."""

    def bundle(self, bundle: Bundle, tick: Tick, pattern: str | None) -> None:
        """Read every piece, then keep the entries, then what refers to them. Raises UsageError for a lone file that cannot be read."""
        whole = self.name
        texts = list(self.texts(bundle.pieces))
        left = bundle.others + sum(form == "" for _, _, form in texts)
        texts = [each for each in texts if each[2]]
        manner = self.manner(pattern, [(name, text) for name, text, form in texts if form in (shapes.JRNL, shapes.MARKDOWN, shapes.TEXT)])
        notes = [(name, self.parsed(name, text, form, manner, whole)) for name, text, form in texts]
        if any(form == shapes.MARKDOWN for _, _, form in texts):
            notes = list(wikilinks.tied([(name, [self.known_again(name, each) for each in found]) for name, found in notes]))
        forms = Counter(form for _, _, form in texts)
        self.form = self.form or (forms.most_common(1)[0][0] if forms else shapes.TEXT)
        self.take(notes, tick)
        self.name = whole
        self.aside(left, sum(each.media for _, found in notes for each in found))

    def manner(self, pattern: str | None, texts: list[tuple[str, str]]) -> Manner:
        """How the pieces are to be read; that their dates are not in the order of the person is said. Raises UsageError."""
        if pattern is not None:
            stamps.patterned("", pattern)
        chosen: Settings = self.session.settings
        order = stamps.ordered(readers.figures(texts), chosen.date_order)
        if order != chosen.date_order:
            self.session.note("import_date_order", file=self.name, order=order)
        day = partial(phrasing.dated, self.session)
        return Manner(self.habits, day, order, chosen.lang == "es", pattern, chosen.user)

    def texts(self, pieces: Iterable[Piece]) -> Iterator[tuple[str, str, str]]:
        """The name, text and format of each piece that can be had; no format for what is of none."""
        lone = self.name
        for piece in pieces:
            self.name = piece.name
            try:
                if piece.error is not None:
                    raise piece.error
                made = decoding.decoded(piece.data)
                form = self.form_of(made.text, piece.name, lone)
            except UsageError as error:
                if piece.name == lone:
                    raise
                self.fault(1, error)
                continue
            finally:
                self.name = lone
            if made.encoding in ("cp1252", "latin-1"):
                self.session.note("import_encoding", file=piece.name, encoding="Windows-1252")
            for line in made.broken:
                self.session.note("line_not_utf8", file=piece.name, line=line)
            yield piece.name, made.text, form if made.text.strip() else ""

    def form_of(self, text: str, name: str, lone: str) -> str:
        """The format of a piece: as said, for those whose name may be of it, else as it shows; "" for none."""
        if self.form and (name == lone or shapes.fits(name, self.form)):
            return self.form
        if self.form:
            return ""
        try:
            return shapes.of_text(text, name)
        except UsageError:
            if name == lone:
                raise
            return ""

    def parsed(self, name: str, text: str, form: str, manner: Manner, lone: str) -> list[Found]:
        """What is in a piece; a piece of many that cannot be read as a whole stays outside."""
        try:
            return list(readers.read(form, text, manner, name))
        except UsageError as error:
            if name == lone:
                raise
            return [outside(int(str(error.facts.get("line", 1))), error)]

    def known_again(self, name: str, found: Found) -> Found:
        """What was found in a piece; an entry without a date gets the uid it is known again by, so that other notes can lead to it."""
        if found.record is None or found.record.named or found.record.dated:
            return found
        whole, self.name = self.name, name
        record, self.name = self.identified(found.record), whole
        return found._replace(record=record)

    def take(self, notes: list[tuple[str, list[Found]]], tick: Tick) -> None:
        """Keep what was found."""
        total = sum(each.record is not None for _, found in notes for each in found)
        good = self.good(notes)
        first = next(good, None)
        if first is not None:
            intake = self.into(logged=False)
            for done in intake.take(map(self.seen, chain([first], good))):
                tick(done, total)
            self.history(self.rows(notes))
            self.finish()

    def good(self, notes: list[tuple[str, list[Found]]]) -> Iterator[Record]:
        """The entries that can be kept, each said with what is doubtful about it."""
        for name, found in notes:
            self.name = name
            undated = [each for each in found if each.record and any(doubt.code == "entry_undated" for doubt in each.doubts)]
            silent = len(undated) > FEW and len(undated) == sum(each.record is not None for each in found)
            if silent:
                self.fault(undated[0].line, UsageError("file_undated", count=len(undated)), kept=True)
            for each in found:
                self.unknown.update(each.unknown)
                kept = self.admitted(each) if each.record is not None or each.doubts else None
                for doubt in each.doubts if kept is not None else ():
                    if not (silent and doubt.code == "entry_undated"):
                        self.fault(each.line, doubt, kept=True)
                if kept is not None:
                    yield kept

    def admitted(self, found: Found) -> Record | None:
        """The record of an entry that may be kept, known again by what it is; None for one that stays outside, which is said."""
        self.read += 1
        kept = found.record
        try:
            if kept is None:
                raise found.doubts[0]
            encoding.checked(kept.draft.text)
        except UsageError as error:
            self.bad += 1
            self.fault(found.line, error)
            return None
        self.unknown.update(kept.unknown)
        if kept.sensed is None:
            kept = self.labelled(kept, found.line)
        if kept.named:
            return self.revised(kept)
        return kept if kept.dated else self.identified(kept)

    def revised(self, kept: Record) -> Record:
        """A record; one whose words were changed where it comes from is a new entry, which replaces the one that is here."""
        journal = journal_of(self.session) if kept.sensed is None else None
        if journal is None:
            return kept
        uid, text = kept.draft.uid or "", kept.draft.text
        words = entries.words_of(*journal, uid)
        if words is None or words == text:
            return kept
        return kept._replace(draft=kept.draft._replace(uid=marks.of_words(uid, text)), replaces=kept.replaces or uid)

    def labelled(self, kept: Record, line: int) -> Record:
        """A record with its tags and names as they are kept; one that is unusable is left out and said."""
        tags, people = list[str](), list[str]()
        for words, made, into in ((kept.draft.tags, composing.tag_label, tags), (kept.draft.people or (), composing.person_name, people)):
            for word in words:
                try:
                    into.append(made(word))
                except UsageError as error:
                    self.fault(line, error, kept=True)
        named = tuple(people) if kept.draft.people is not None else None
        return kept._replace(draft=kept.draft._replace(tags=tuple(tags), people=named))

    def rows(self, notes: list[tuple[str, list[Found]]]) -> Iterator[Element]:
        """What refers to entries."""
        for name, found in notes:
            self.name = name
            yield from (each.element for each in found if each.element is not None)

    def aside(self, files: int, media: int) -> None:
        """Say what was left where it is."""
        if files:
            self.session.note("import_files_aside_one" if files == 1 else "import_files_aside_many", count=files)
        if media:
            self.session.note("import_media_aside_one" if media == 1 else "import_media_aside_many", count=media)
