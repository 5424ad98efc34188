"""The key of an encrypted journal, asked of its command and stretched in a thread while the command line is still being read.

Stretching takes 50 ms on purpose, and nothing of it is left out: it runs on another core beside the imports, which take longer.
"""

from __future__ import annotations

import _thread
import os
from typing import Final

from soulmem_cli import settings
from soulmem_cli.core import unlocking
from soulmem_cli.errors import SoulmemError
from soulmem_cli.store import keys
from soulmem_cli.store.place import OPEN, salt_of

# verbs that open no journal: nobody is asked for a key on their account
KEYLESS: Final = frozenset(("config", "models", "now", "schema", "when", "--help"))


def begin(argv: list[str]) -> None:
    """Begin with it when the verb will open an encrypted journal whose key a command prints. What fails is said by whoever needs it."""
    words = [arg for arg in argv if not arg.startswith("-")]
    if not words or KEYLESS & {*words[:2], *argv}:
        return
    try:
        env = dict(os.environ)
        table = settings.flat(settings.read_config(settings.config_path(env)))
        chosen = settings.choices(settings.unparsed(argv, ("db",)), env, table)
        command = chosen.get("key_command", ("", ""))[0]
        if not command:
            return
        named = chosen.get("db", ("", ""))[0]
        path = (settings.at_home(named) if named else settings.data_home(env) / "journal.db").resolve()
        salt = None if OPEN.get(path) else salt_of(path)
    except (SoulmemError, OSError, RuntimeError, ValueError):
        return
    if salt is not None:
        unlocking.ASKED[command] = asking = Asking(command, salt)
        _thread.start_new_thread(asking.work, ())


class Asking:
    """One run of a command that prints a key, and the stretching of what it printed."""

    def __init__(self, command: str, salt: bytes) -> None:
        self.command, self.salt = command, salt
        self.secret: str | None = None
        self.failure: SoulmemError | None = None
        self.working = _thread.allocate_lock()
        self.working.acquire()

    def work(self) -> None:
        """Be the thread."""
        try:
            self.secret = unlocking.from_command(self.command)
            if not keys.is_raw(self.secret):
                keys.AHEAD[self.secret, self.salt] = keys.stretched(self.secret, self.salt)
        except SoulmemError as error:
            self.failure = error
        finally:
            self.working.release()

    def answer(self) -> str:
        """What the command printed, once it is stretched too. Raises JournalError as the command did."""
        with self.working:
            if self.failure is not None:
                raise self.failure
            return self.secret if self.secret is not None else unlocking.from_command(self.command)
