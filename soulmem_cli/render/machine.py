"""For programs: the domain verbatim as JSON, plus what only the moment can tell (ages, accessibility)."""

from __future__ import annotations

import json
import sys
from datetime import date, datetime
from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import entry_accessibility
from soulmem_cli.domain import Entry, Found, Recollection, When
from soulmem_cli.domain.gathered import Gathered
from soulmem_cli.errors import SoulmemError
from soulmem_cli.render import is_list, is_stream, named, phrases, poured
from soulmem_cli.render.views import view_of

HIDDEN: Final = frozenset({"zone", "said", "uses", "last_used_at"})  # of an entry: no part of the contract


def show(session: Session, result: Any, *, rows: bool) -> int:
    """One JSON document on stdout, or with `rows` one object a line, each written as it comes."""
    if is_stream(result) and rows:
        return 0 if poured(result, lambda each: write_row(session, each)) else 1
    lines = is_stream(result)
    made, failure = gathered(result)
    if rows:
        for each in elements(made):
            sys.stdout.write(dumped(shaped(session, each)) + "\n")
    else:
        value = [shaped(session, each, lines=lines) for each in elements(made)] if listlike(made) else shaped(session, made)
        sys.stdout.write(dumped(value) + "\n")
    if failure is not None:
        raise failure
    return exit_code(made)


def write_row(session: Session, value: Any) -> None:
    """One element of a stream, at once."""
    sys.stdout.write(dumped(shaped(session, value, lines=True)) + "\n")
    sys.stdout.flush()


def gathered(result: Any) -> tuple[Any, BaseException | None]:
    """A result, a stream as a list; and what ended a stream too early: what was done until then is shown all the same."""
    if not is_stream(result):
        return result, None
    came: list[Any] = []
    try:
        for each in result:
            came.append(each)
    except (SoulmemError, KeyboardInterrupt) as error:
        if not came:
            raise
        return came, error
    return came, None


def exit_code(result: Any) -> int:
    """1 when nothing matched, else what the result itself says."""
    if listlike(result):
        return 0 if elements(result) else 1
    return int(getattr(result, "exit_code", 0))


def listlike(result: Any) -> bool:
    """Whether a result is a list to a program: a recollection, and whatever else has `results`, is its results."""
    return is_list(result) or hasattr(result, "results")


def elements(result: Any) -> list[Any]:
    """The elements of a list, the results of what has some, or the one thing there is."""
    if hasattr(result, "results"):
        return list(result.results)
    return list(result) if is_list(result) else [result]


def shaped(session: Session, value: Any, *, lines: bool = False) -> Any:
    """A value as JSON has it. `lines`: a recollection keeps its query."""
    if isinstance(value, Found):
        shown = {**shaped(session, value.entry), "score": round(value.score, 4)}
        return {**shown, "why": shaped(session, value.why)} if value.why else shown
    if isinstance(value, Recollection | Gathered):
        return {"query": value.query, "results": [shaped(session, each) for each in value.results]}
    if isinstance(value, Entry):
        return entry(session, value)
    if isinstance(value, When):
        return when(session, value)
    if names := named(type(value)):
        shown = {name: shaped(session, getattr(value, name)) for name in names if name != "exit_code"}
        words = getattr(view_of(value), "words", None)  # what this kind says in sentences
        return {**shown, **words(session, value)} if words else shown
    if isinstance(value, dict):
        return {str(key): shaped(session, each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [shaped(session, each) for each in value]
    if isinstance(value, datetime | date):
        return value.isoformat()
    return round(value, 4) if isinstance(value, float) else value


def entry(session: Session, value: Entry) -> dict[str, Any]:
    """An entry in the order of the contract, with its ages and its accessibility now."""
    shown = {name: shaped(session, getattr(value, name)) for name in Entry._fields if name not in HIDDEN}
    shown["feeling"] = value.said.feeling
    if value.forgotten_at is None:
        del shown["forgotten_at"]
    shown["accessibility"] = round(entry_accessibility(value, session.now), 4)
    shown["age_label"] = phrases.age(value.at, session)
    shown["date_label"] = phrases.moment(value.at, session)
    return shown


def when(session: Session, value: When) -> dict[str, Any]:
    """A date phrase, understood."""
    return {
        "text": value.phrase,
        "kind": value.kind.value,
        "start": value.start.isoformat(),
        "last": value.last.isoformat() if value.last else None,
        "label": phrases.when(value, session),
    }


def dumped(value: Any) -> str:
    """JSON on one line, in UTF-8 as it is."""
    return json.dumps(value, ensure_ascii=False)
