"""The copy that a night begins with, made beside its planning: nothing of the night is written before the copy is verified."""

from __future__ import annotations

import _thread
import sys
from pathlib import Path
from typing import Final

from soulmem_cli.core.session import Session

TURN_S: Final = 0.0005  # that the planning may keep the copy waiting whenever that comes back from SQLite or the system


class Copies:
    """The copy of a run, made only once however many users dream."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wanted = True
        self.path: str | None = None
        self.making: Making | None = None

    @property
    def begun(self) -> bool:
        """Whether a copy is being made that nobody has waited for."""
        return self.making is not None

    @property
    def busy(self) -> bool:
        """Whether a copy is being made still."""
        return self.making is not None and self.making.working.locked()

    def begin(self, journal: Path, *, deep: bool) -> None:
        """Begin with the copy, for what comes from now on is written to be planned; once a week every page of it is looked through."""
        if self.wanted and self.making is None:
            self.making = Making(self.session, journal, deep=deep)
            self.making.begin()

    def make(self, journal: Path, *, deep: bool) -> None:
        """See to it that there is a verified copy, unless copies are turned off. Raises what keeps it from being made: without it no
        night goes on."""
        if self.wanted:
            self.begin(journal, deep=deep)
            made, self.making = self.making, None
            assert made is not None
            self.path = made.finished()
            self.wanted = False

    def close(self) -> None:
        """Give up what nobody waits for any more."""
        if self.making is not None:
            self.making.give_up()


class Making:
    """One copy, made in a thread by a connection of its own: SQLite and the system do nearly all of it."""

    def __init__(self, session: Session, journal: Path, *, deep: bool) -> None:
        self.session, self.journal, self.deep = session, journal, deep
        self.path: str | None = None
        self.failure: BaseException | None = None
        self.given_up = False
        self.turn = sys.getswitchinterval()
        self.standing, self.working = _thread.allocate_lock(), _thread.allocate_lock()

    def begin(self) -> None:
        """Start, and come back as soon as others may write."""
        self.standing.acquire()
        self.working.acquire()
        _thread.start_new_thread(self.work, ())
        with self.standing:
            sys.setswitchinterval(TURN_S)

    def work(self) -> None:
        """Be the thread."""
        from soulmem_cli.core import backups
        from soulmem_cli.store.database import open_journal

        try:
            db = open_journal(self.journal, write=True)
            try:
                self.path = backups.meanwhile(self.session, db, self.stand, self.go_on, deep=self.deep)
            finally:
                db.close()
        except BaseException as error:  # raised by whoever waits for the copy
            self.failure = error
        finally:
            self.stand()
            self.working.release()

    def stand(self) -> None:
        """Say that what is copied can change no more, whatever others write."""
        if self.standing.locked():
            self.standing.release()

    def go_on(self, done: int, whole: int) -> None:
        """Stop in the middle when it was given up."""
        if self.given_up:
            raise InterruptedError

    def finished(self) -> str | None:
        """The file of the copy once it is verified; None when copies are turned off. Raises JournalError, UsageError."""
        with self.working:
            sys.setswitchinterval(self.turn)
            if self.failure is not None:
                raise self.failure
            return self.path

    def give_up(self) -> None:
        """Stop as soon as may be, and leave nothing half-made."""
        self.given_up = True
        with self.working:
            sys.setswitchinterval(self.turn)
