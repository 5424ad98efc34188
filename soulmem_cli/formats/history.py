"""What an archive holds beside entries: links, uses, dreams, gists, names and events ↔ JSON objects."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any, Final

from soulmem_cli.domain.archives import Called, Contested, Distilled, Happening, Night, Tie, Use
from soulmem_cli.domain.conflicts import ConflictState
from soulmem_cli.domain.dreams import DreamState
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.fields import Habits

SIDES: Final = ("a", "b", "both")


def written(row: Tie | Use | Night | Distilled | Contested | Called | Happening) -> dict[str, Any]:
    """A row as an object, field for field."""
    return {name: plain(value) for name, value in zip(row._fields, row, strict=True)}


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, date):
        return value.isoformat()
    return list(value) if isinstance(value, tuple) else value


def tie(values: dict[str, Any], habits: Habits) -> Tie:
    """A link."""
    a, b, strength = f.needed(values, "a"), f.needed(values, "b"), f.ratio(values, "strength")
    if a == b:
        raise UsageError("link_to_itself", id=a)
    return Tie(
        a, b, f.needed(values, "kind"), 1.0 if strength is None else strength, f.text(values, "because"), f.flag(values, "said"),
        f.moment(values, "made_at", habits),
    )  # fmt: skip


def use(values: dict[str, Any], habits: Habits) -> Use:
    """A deliberate use."""
    return Use(f.needed(values, "entry"), instant(values, "used_at", habits), f.text(values, "cue") or "")


def night(values: dict[str, Any], habits: Habits) -> Night:
    """A run of a dream."""
    run = f.whole(values, "run")
    try:
        period = date.fromisoformat(f.needed(values, "period"))
    except ValueError as error:
        raise UsageError("date_unreadable", value=values["period"]) from error
    state = f.choice(DreamState, values, "state")
    if run is None or state is None:
        raise UsageError("field_missing", field="run" if run is None else "state")
    return Night(
        run, f.needed(values, "cycle"), period, instant(values, "started_at", habits), f.moment(values, "ended_at", habits), state,
        f.text(values, "digest_before") or "", f.text(values, "digest_after"), f.table(values, "report"),
    )  # fmt: skip


def distilled(values: dict[str, Any], habits: Habits) -> Distilled:
    """A gist."""
    confidence = f.ratio(values, "confidence")
    if confidence is None:
        raise UsageError("field_missing", field="confidence")
    return Distilled(
        f.needed(values, "uid"), f.whole(values, "run"), f.needed(values, "kind"), f.needed(values, "text"), f.needed(values, "state"),
        confidence, f.flag(values, "private"), instant(values, "made_at", habits), f.strings(values, "evidence") or (),
        f.text(values, "voice"), f.text(values, "about") or "", f.text(values, "lang") or "", f.flag(values, "stated"),
        f.strings(values, "conditions") or (), roles(values),
    )  # fmt: skip


def roles(values: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """What entries say of a gist, as pairs of uid and role."""
    found = values.get("roles") or []
    good = isinstance(found, list) and all(isinstance(each, list) and len(each) == 2 and set(map(type, each)) == {str} for each in found)
    if not good:
        raise UsageError("field_not_pairs", field="roles")
    return tuple((uid, role) for uid, role in found)


def contested(values: dict[str, Any], habits: Habits) -> Contested:
    """A conflict."""
    state, resolution = f.choice(ConflictState, values, "state"), f.text(values, "resolution")
    if state is None:
        raise UsageError("field_missing", field="state")
    if resolution not in (None, *SIDES):
        raise UsageError("field_not_among", field="resolution", value=resolution, among=list(SIDES))
    return Contested(
        f.needed(values, "uid"), f.needed(values, "a"), f.needed(values, "b"), f.needed(values, "attribute"),
        f.text(values, "subject") or "", state, resolution, {key: str(each) for key, each in f.table(values, "when").items()},
        instant(values, "found_at", habits), f.moment(values, "decided_at", habits),
    )  # fmt: skip


def called(values: dict[str, Any], habits: Habits) -> Called:
    """What was said of a name."""
    return Called(f.needed(values, "key"), f.needed(values, "name"), f.text(values, "person"), instant(values, "said_at", habits))


def happening(values: dict[str, Any], habits: Habits) -> Happening:
    """An event."""
    return Happening(
        instant(values, "at", habits), f.needed(values, "kind"), f.text(values, "entry"), f.whole(values, "run"), f.table(values, "facts")
    )


def instant(values: dict[str, Any], field: str, habits: Habits) -> datetime:
    """An instant that must be there."""
    found = f.moment(values, field, habits)
    if found is None:
        raise UsageError("field_missing", field=field)
    return found
