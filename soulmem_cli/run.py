"""One command line's life: its global flags, the session they make, and where results, notes and failures go."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from soulmem_cli import settings
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Lang, When
from soulmem_cli.errors import JournalError, SoulmemError

FORMATS: Final = ("json", "ndjson")
ENCODING_VERBS: Final = ("add", "recall")
MENDING: Final = ("config", "doctor")  # verbs that must run with a wrong config.toml, to mend it


class Run:
    """What one call of `soulmem` shares between parsing, the verb and the showing of its result."""

    def __init__(self, argv: list[str]) -> None:
        self.flags: dict[str, Any] = {}
        self.format: str | None = None
        self.quiet = False
        self.colour = True
        self.told = False
        self.mending = False  # the verb is one that mends a wrong config.toml, so the run goes on without it
        # help, and errors before parsing is done, must know how to speak
        self.asked = settings.unparsed(argv, ("lang",))
        if "--ndjson" in argv or "--json" in argv:
            self.format = "ndjson" if "--ndjson" in argv else "json"

    def flag(self, name: str, value: Any) -> None:
        """Take a global flag."""
        if name in FORMATS:
            self.format = name
        elif name == "quiet":
            self.quiet = True
        elif name == "no_color":
            self.colour = False
        else:
            self.flags[name] = value

    def warm(self, argv: list[str]) -> None:
        """Let the key be stretched and the bundled encoder work beside the parsing when the verb will want them."""
        from soulmem_cli.core import beforehand

        beforehand.begin(argv)
        words = [arg for arg in argv if not arg.startswith("-")]
        if not {"--help", "--used"} & set(argv) and words and words[0] in ENCODING_VERBS and not os.environ.get("SOULMEM_MODEL"):
            from soulmem_cli.senses.meaning.bundled import work_ahead

            work_ahead(" ".join(words[1:]), is_query=words[0] == "recall")

    @cached_property
    def session(self) -> Session:
        """The session of this run. Raises UsageError for settings that cannot be read."""
        if self.mending:
            from soulmem_cli.core.configuration import forgiving

            loaded = forgiving(self.flags)
        else:
            loaded = settings.load(self.flags)
        self.lang = loaded.lang
        for key in loaded.unknown:
            self.note("config_key_unknown", key=key, path=str(loaded.config))
        session = Session(loaded, self.note)
        session.ask_secret = self.ask_secret
        return session

    def ask_secret(self, code: str, **facts: Any) -> str | None:
        """What the person at the terminal types without seeing it; None when nobody is there."""
        from soulmem_cli.render import secret

        return secret.typed(self.lang, code, facts)

    @cached_property
    def lang(self) -> Lang:
        """The language to speak in, also before or without a session."""
        return settings.spoken({**self.asked, **self.flags})

    @property
    def machine(self) -> bool:
        """Whether a program reads the result."""
        return self.format is not None

    def note(self, code: str, **facts: Any) -> None:
        """Tell the person something on the side: on stderr, and not when quiet."""
        self.told = True
        if self.quiet:
            return
        from soulmem_cli.render import side

        if isinstance(facts.get("when"), When):
            from soulmem_cli.render import phrases

            facts["label"] = phrases.when(facts.pop("when"), self.session)
        if isinstance(facts.get("at"), datetime):
            from soulmem_cli.render import phrases

            facts["age"] = phrases.age(facts.pop("at"), self.session)
        side.note(self.lang, code, facts, machine=self.machine)

    def show(self, result: Any) -> int:
        """Show what a verb returned; the exit code it deserves."""
        if result is None:
            return 0
        if isinstance(result, int):
            return result
        from soulmem_cli.render import show

        code = show(self, result)
        if code == 1 and not self.machine and not self.told and not hasattr(result, "exit_code"):
            self.note("nothing_matched")
        return code

    def fail(self, error: SoulmemError) -> int:
        """Show an expected failure. A journal that is not there yet is an empty result, with a hint."""
        from soulmem_cli.render import side

        if isinstance(error, JournalError) and error.code == "journal_missing":
            if self.format == "json":
                sys.stdout.write("[]\n")
            self.note("journal_missing", **error.facts)
            return 1
        side.error(self.lang, error, machine=self.machine)
        return error.exit_code

    def bug(self, error: Exception) -> int:
        """Write the traceback of a bug, without anybody's words, to a log; name the log.

        What a damaged journal answers may look like one: rows of another table, nothing where there is always something.
        """
        from soulmem_cli.render import side

        if "session" in self.__dict__ and (known := self.session.behind(error)) is not None:
            return self.fail(known)
        return side.bug(self.lang, error, machine=self.machine)

    def help_text(self, command: Any, ctx: Any) -> str:
        """The help of the program, a group or a verb, in the person's language."""
        from soulmem_cli.render import help_pages

        return help_pages.page(command, ctx, self.lang)

    def print_help(self, command: Any, ctx: Any) -> None:
        """Help on stdout."""
        from soulmem_cli.render import reconfigured

        reconfigured(strict=False)
        sys.stdout.write(self.help_text(command, ctx) + "\n")

    def close(self) -> None:
        """Close the journal if it was opened; name the draft that no entry came of.

        What was confirmed is kept already, so a failure here loses nothing.
        """
        if "session" not in self.__dict__:
            return
        try:
            self.session.close()
        except Exception as error:
            self.note("close_failed", reason=str(error))
        if self.session.draft is not None and self.session.draft.exists():
            self.quiet = False
            from soulmem_cli.commands import drafts

            self.note("draft_kept", path=self.session.draft, again=drafts.of(self.session.draft).verb)
