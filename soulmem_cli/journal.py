"""The Python API: a journal as an object, over the same core as the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, TypedDict, TypeVar, Unpack

from soulmem_cli import settings
from soulmem_cli.core import (
    asking,
    association,
    browsing,
    causing,
    composing,
    encoding,
    forgetting,
    mentioning,
    retrieval,
    showing,
    tagging,
    using,
)
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, Filters, Found
from soulmem_cli.domain.bonds import Bond, Linked, Step, Unbound
from soulmem_cli.domain.care import Forgotten, Restored, TagCount, Tagged
from soulmem_cli.domain.uses import Used
from soulmem_cli.errors import JournalError, UsageError

Day = str | date | datetime  # a phrase in either language, or a value
Kind = TypeVar("Kind")


class Note(NamedTuple):
    """Something worth knowing that is no failure: a stable code and its facts."""

    code: str
    facts: dict[str, Any]


class Asked(TypedDict, total=False):
    """The filters of a reader; days are local and inclusive, what is private or forgotten is left out unless asked for."""

    since: Day
    until: Day
    on: Day
    tags: Iterable[str]
    emotion: str
    people: Iterable[str]
    level: str
    source: str
    context: Mapping[str, str]
    min_confidence: float
    mood: str  # a word, or "valence,arousal"; ranks what a query finds, and filters a list
    private: bool
    forgotten: bool


class Felt(TypedDict, total=False):
    """What a person says of a feeling or a weight: valence −1..1, the other numbers 0..1; what is not said is detected."""

    emotion: str
    feeling: str
    valence: float
    arousal: float
    importance: float
    salience: float


class Journal:
    """A journal: `with Journal() as journal: journal.add("Hoy empiezo a recordar")`.

    Without arguments it is the journal that the command line uses, with the same settings. `now` (an aware datetime or ISO
    instant) stands for the clock, which is otherwise read at every call. Failures are raised as `soulmem_cli.errors`, each
    with a `code` and `facts`; what the command line would say on the side is collected in `notes`.
    """

    def __init__(
        self,
        path: str | Path | None = None,
        user: str | None = None,
        lang: str | None = None,
        model: str | None = None,
        now: datetime | str | None = None,
    ) -> None:
        chosen = settings.load({"db": path, "user": user, "lang": lang, "model": model})
        if now is not None:
            chosen = chosen._replace(now=now if isinstance(now, str) else now.isoformat())
        self.notes: list[Note] = []
        self._session = Session(chosen, lambda code, **facts: self.notes.append(Note(code, facts)))

    def add(
        self,
        text: str,
        *,
        at: str | datetime | None = None,
        tags: Iterable[str] = (),
        people: Iterable[str] | None = None,
        because: Iterable[str] = (),
        led_to: Iterable[str] = (),
        context: Mapping[str, str] | None = None,
        replaces: int | None = None,
        source: str | None = None,
        private: bool = False,
        starred: bool = False,
        detect: bool = True,
        link: bool = True,
        **felt: Unpack[Felt],
    ) -> Entry:
        """Write an entry, with everything in it detected that is not said; the journal is made when there is none."""
        session = self._now()
        spoken = composing.spoken(
            session, at, tags=several(tags), people=several(people) if people is not None else None, because=several(because),
            led_to=several(led_to), context=(context or {}).items(), replaces=replaces, source=source, private=private,
            starred=starred, detect=detect, **felt,
        )  # fmt: skip
        return encoding.add(session, [composing.draft(session, text, spoken)], link=link)[0]

    def recall(self, query: str, limit: int = 5, **asked: Unpack[Asked]) -> list[Found]:
        """What a query brings back by meaning and words, best first; scores are 0..1."""
        if not query.strip():
            raise UsageError("argument_missing", argument="query", verb="recall")
        return self._read(lambda session: list(retrieval.recall(session, query, self._filters(asked), limit).results))

    def about(self, name: str, limit: int = mentioning.LIMIT, **asked: Unpack[Asked]) -> list[Entry]:
        """Everything that mentions a person or thing, newest first."""
        return self._read(lambda session: mentioning.about(session, name, self._filters(asked), limit))

    def timeline(self, limit: int = 20, **asked: Unpack[Asked]) -> list[Entry]:
        """Entries by time, newest first."""
        return self._read(lambda session: browsing.browse(session, self._filters(asked), limit))

    def show(self, entry: int) -> Entry:
        """One entry by number, private or forgotten ones too; the look is a use."""
        return showing.show(self._now(), [entry])[0]

    def used(self, *entries: int, cue: str = "") -> Used:
        """Note that entries served, for a cue: each stays near, and they are tied to each other."""
        return using.use(self._now(), entries, cue)

    def link(self, a: int, b: int, strength: float = 1.0, because: str | None = None, kind: str = association.KIND) -> Bond:
        """Tie two entries, or say anew how; strength is 0..1."""
        return association.link(self._now(), a, b, strength, because, kind)

    def unlink(self, a: int, b: int) -> Unbound:
        """Untie two entries."""
        return association.unlink(self._now(), a, b)

    def links(self, entry: int, limit: int = association.LIMIT, *, private: bool = False) -> list[Linked]:
        """What an entry is linked to, strongest first."""
        return list(association.linked(self._now(), entry, limit, private=private).results)

    def why(self, entry: int, *, private: bool = False) -> list[Step]:
        """What led to an entry, and what it led to, as far as it was said."""
        return list(causing.why(self._now(), entry, private=private).results)

    def tag(self, entry: int, *tags: str, remove: Iterable[str] = ()) -> Tagged:
        """Put tags on an entry and take others off; without any, the tags it has."""
        unwanted = several(remove)
        if not (tags or unwanted):
            return tagging.tags_of(self._now(), entry)
        return tagging.change(self._now(), entry, tags, unwanted)

    def tags(self, *, private: bool = False) -> list[TagCount]:
        """Every tag in view, most used first."""
        return self._read(lambda session: tagging.counted(session, private=private))

    def forget(self, *entries: int) -> Forgotten:
        """Hide entries everywhere but among the forgotten; nothing is deleted."""
        return forgetting.forget(self._now(), entries)

    def restore(self, *entries: int) -> Restored:
        """Bring forgotten entries back into view."""
        return forgetting.restore(self._now(), entries)

    def close(self) -> None:
        """Close the file; a later call opens it again."""
        self._session.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _now(self) -> Session:
        self._session.read_clock_anew()
        return self._session

    def _read(self, ask: Callable[[Session], list[Kind]]) -> list[Kind]:
        """What a reader finds; a journal that is not there yet is empty, and noted."""
        try:
            return ask(self._now())
        except JournalError as error:
            if error.code != "journal_missing":
                raise
            self._session.note(error.code, **error.facts)
            return []

    def _filters(self, asked: Asked) -> Filters:
        words = {key: value.isoformat() if isinstance(value, date) else value for key, value in asked.items()}
        tags, people, context = (words.pop(name, ()) for name in ("tags", "people", "context"))
        made = asking.filters_of(self._session, tag=several(tags), person=several(people), **words)
        return made._replace(context=tuple(dict(context).items()))  # type: ignore[call-overload]


def several(words: Any) -> tuple[str, ...]:
    """Words as a tuple; one alone is one word, not its letters."""
    return (words,) if isinstance(words, str) else tuple(words)
