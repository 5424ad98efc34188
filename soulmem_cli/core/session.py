"""One run of soulmem: its settings, its moment, its journal and its encoder, each opened when first asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from soulmem_cli.clock import micros, read_clock
from soulmem_cli.core.strength import confidence_of, feeling_similarity
from soulmem_cli.domain import UserId
from soulmem_cli.errors import JournalError, MissingError, UnavailableError, UsageError
from soulmem_cli.settings import BUNDLED, Settings
from soulmem_cli.store.keys import KEYS
from soulmem_cli.text import legible

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from soulmem_cli.domain.people import Sighting
    from soulmem_cli.senses.meaning import Encoder
    from soulmem_cli.senses.when import Clock
    from soulmem_cli.store.database import Database


def no_answer(code: str, **facts: object) -> str | None:
    """What somebody types when asked for a secret where nobody is."""
    return None


class Session:
    """What every verb is handed. `note` takes what a person should hear on the side: a code and its facts."""

    def __init__(self, settings: Settings, note: Callable[..., None]) -> None:
        self.settings = settings
        self.note = note
        self.draft: Path | None = None  # what the editor left, until the entry is confirmed
        self.uid: str | None = None  # of the entry that the draft becomes
        self.rehearsed: dict[str, list[Sighting]] = {}  # names in entries that are only previewed
        self.told: set[str] = set()  # codes of what is said once a run
        self.ask_secret: Callable[..., str | None] = no_answer
        self._db: Database | None = None
        KEYS.begin(self._secrets)

    def note_once(self, code: str, **facts: object) -> None:
        """Say what is said on the side once a run, however often it is met."""
        if code not in self.told:
            self.told.add(code)
            self.note(code, **facts)

    @cached_property
    def now(self) -> datetime:
        """The moment of this run, in the journal's zone; read once."""
        return read_clock(self.settings.now, self.settings.zone)

    @cached_property
    def now_us(self) -> int:
        """The same in microseconds since 1970."""
        return micros(self.now)

    def read_clock_anew(self) -> None:
        """Forget the moment of this run: for a session that lives longer than one verb."""
        for name in ("now", "now_us", "clock"):
            self.__dict__.pop(name, None)
        if self._db is not None:
            self._db.change = None

    @cached_property
    def clock(self) -> Clock:
        """What the grammar of dates needs to know."""
        from soulmem_cli.senses.when import Clock

        chosen = self.settings
        return Clock(now=self.now, lang=chosen.lang.value, order=chosen.date_order, day_ends_at=chosen.day_ends_at)

    @property
    def has_journal(self) -> bool:
        """Whether something stands where the journal should."""
        return os.path.exists(self.settings.db)  # unlike Path.exists it has no exceptions

    def reading(self) -> Database:
        """The journal, for a reader. Raises JournalError("journal_missing") when there is none yet."""
        return self._open(write=False)

    def writing(self, *, create: bool = False) -> Database:
        """The journal, for a writer; made when `create`."""
        return self._open(write=True, create=create)

    def _open(self, *, write: bool, create: bool = False) -> Database:
        if self._db is not None and (self._db.writable or not write):
            return self._db
        from soulmem_cli.store.database import open_journal

        self.close()
        self._db = open_journal(self.settings.db, write=write, create=create, rescue=self._rescue)
        if not self._db.encrypted and self.settings.key_command:
            self.note_once("key_unused", path=str(self.settings.db))
        if write:
            self._db.regain_log()
        self._db.load_vectors()
        self._db.lend("feeling_similarity", feeling_similarity)
        self._db.lend("confidence_of", self._confidence)
        return self._db

    def _secrets(self, path: Path) -> Iterator[str]:
        from soulmem_cli.core.unlocking import sources

        return sources(self, path)

    def _rescue(self, db: Database) -> AbstractContextManager[None]:
        from soulmem_cli.core.backups import before_migration

        return before_migration(self, db)

    def _confidence(self, source: str, at_us: int, uses: int, last_us: int | None, before_us: int | None) -> float:
        return confidence_of(source, at_us, uses, last_us, before_us, self.now_us)

    def reader(self) -> tuple[Database, UserId]:
        """The journal and the user whose entries are read. Raises MissingError for a user nobody is."""
        from soulmem_cli.store import users

        db = self.reading()
        found = users.find(db, self.settings.user)
        if found is None:
            if self.settings.user_named:
                raise MissingError("user_unknown", user=self.settings.user)
            raise JournalError("journal_missing", path=str(self.settings.db))
        return db, found

    def writer(self) -> tuple[Database, UserId]:
        """The journal and the user who changes what is already there."""
        self.writing()
        return self.reader()

    def author(self) -> tuple[Database, UserId]:
        """The journal and the user who adds to it, both made and announced when new."""
        from soulmem_cli.store import events, users

        name = self.settings.user
        if not legible(name):
            raise UsageError("user_name_invalid", user=name)
        fresh = not self.has_journal
        db = self.writing(create=True)
        found = users.find(db, name)
        if found is None:
            with db.transaction():
                found = users.find(db, name)
                if found is None:
                    found = users.insert(db, name, self.now_us)
                    events.append(db, "user-add", self.now_us, found)
            if fresh:
                self.note("journal_made", path=str(self.settings.db))
            elif self.settings.user_named:
                self.note("user_made", user=name)
        return db, found

    @cached_property
    def encoder(self) -> Encoder | None:
        """The encoder of this run: the one named, else the journal's own. None, said once, when words must do."""
        from soulmem_cli.senses.meaning import load, words_only

        named = "model" in self.settings.origins
        model = self.settings.model if named else self.journal_model() or self.settings.model
        try:
            return load(model, self.settings.device)
        except UnavailableError as error:
            if words_only(error):
                self.note(error.code)
            elif named:
                raise
            else:
                self.note("model_of_journal_missing", model=model)
            return None

    def journal_model(self) -> str | None:
        """The model a journal lives with; None for one that has none yet, or cannot be read."""
        from soulmem_cli.store import vectors

        try:
            stored = vectors.encoder(self.reading()) if self.has_journal else None
        except (JournalError, OSError):
            return None  # who opens it in earnest will say why
        return stored.name if stored else None

    def behind(self, error: Exception) -> JournalError | None:
        """What a failure that nobody expected comes from when it is the disk, or damage to the journal that is open; None for a bug.

        To look for damage takes as long as reading all of it.
        """
        if self._db is None:
            return None
        from soulmem_cli.store import failures, health

        try:
            with failures.translated(self._db.path):
                raise error
        except JournalError as known:
            return known
        except Exception:
            pass  # SQLite has no word for it
        try:
            return JournalError("journal_damaged", path=str(self._db.path)) if health.faults(self._db) else None
        except JournalError as known:
            return known

    def drop_draft(self) -> None:
        """Remove what the editor left: its words are an entry now."""
        if self.draft is not None:
            try:
                self.draft.unlink(missing_ok=True)
            except OSError:
                return  # it is named at the end
            self.draft = self.uid = None

    def sensing(self, texts: Sequence[str], made: Sequence[bytes | None]) -> Sequence[bytes | None]:
        """The vectors that the senses read: their heads were trained on the bundled encoder's, whatever the journal's is."""
        if self.encoder is not None and self.encoder.name == BUNDLED:
            return made
        from soulmem_cli.senses.meaning.bundled import BundledEncoder

        try:
            return BundledEncoder().passages(texts)
        except UnavailableError:
            return [None] * len(texts)

    def close(self) -> None:
        """Close what was opened."""
        if self._db is not None:
            self._db.close()
            self._db = None
