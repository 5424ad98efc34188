"""How much of everything there is."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.census import GistCount, Stats
from soulmem_cli.domain.portrait import Count
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.views.portrait import bars, colour, section

MONTHS: Final = 12  # as many as a person takes in


def plain(session: Session, value: Stats) -> list[str]:
    """One line a number: what is counted, its name, how many, apart by tabs."""
    lines = [f"{name}\t\t{getattr(value, name)}" for name in ("entries", "private", "forgotten", "links", "open_conflicts")]
    for kind, counts in (("level", value.by_level), ("emotion", value.by_emotion), ("tier", value.by_tier)):
        lines += [f"{kind}\t{name}\t{count}" for name, count in counts.items()]
    for kind, rows in rows_of(value):
        lines += [f"{kind}\t{one_line(row.name)}\t{row.count}" for row in rows]
    lines += [f"gist\t{gist.kind} {gist.state}\t{gist.count}" for gist in value.gists]
    dream = value.last_dream
    lines += [f"last_dream\t{dream.state}\t{dream.started_at.isoformat(timespec='seconds')}"] if dream else []
    lines += [f"model\t{one_line(value.model or '')}\t"]
    return [*lines, f"schema\t\t{value.schema}", f"size_bytes\t\t{value.size_bytes}"]


def rows_of(value: Stats) -> tuple[tuple[str, tuple[Count, ...]], ...]:
    """What is counted by name, under the word for one of each."""
    return (("person", value.people), ("place", value.places), ("thing", value.things), ("tag", value.tags), ("month", value.months))


def human(session: Session, result: Stats) -> list[Any]:
    """A line of what there is, bars of how it divides, and the state of the file."""
    from rich.text import Text

    lang = session.settings.lang
    parts: list[Any] = [Text(headline(result, lang), style="bold")]
    for code, rows in divided(result, lang):
        parts += section(code, lang, bars(rows)) if rows else []
    return [*parts, *section("stats_file", lang, facts(session, result))]


def divided(value: Stats, lang: str) -> list[tuple[str, list[tuple[str, int, str]]]]:
    """The headings, and below each its names with their counts and colours."""
    return [
        ("stats_levels", [(label(f"level_{name}", lang), count, "") for name, count in value.by_level.items() if count]),
        ("stats_emotions", [(label(f"emotion_{name}", lang), count, colour(name)) for name, count in value.by_emotion.items() if count]),
        ("stats_tiers", [(label(f"tier_{name}", lang), count, "") for name, count in value.by_tier.items() if count]),
        ("reflect_people", [(one_line(each.name), each.count, "") for each in value.people]),
        ("stats_places", [(one_line(each.name), each.count, "") for each in value.places]),
        ("stats_things", [(one_line(each.name), each.count, "") for each in value.things]),
        ("reflect_tags", [(f"#{one_line(each.name)}", each.count, "") for each in value.tags]),
        ("stats_months", [(month_name(each.name, lang), each.count, "") for each in value.months[-MONTHS:]]),
    ]


def headline(value: Stats, lang: str) -> str:
    """How many entries, from when to when, and how many are not in view."""
    parts = [label("stats_entry" if value.entries == 1 else "stats_entries", lang, count=value.entries)]
    if value.first_on and value.last_on:
        parts.append(" – ".join(dict.fromkeys(phrases.day(day, lang).partition(" ")[2] for day in (value.first_on, value.last_on))))
    for name, count in (("private", value.private), ("forgotten", value.forgotten)):
        if count:
            parts.append(label(f"stats_{name}_one" if count == 1 else f"stats_{name}", lang, count=count))
    return " · ".join(parts)


def facts(session: Session, value: Stats) -> Any:
    """Links, gists, dreams, and the file itself."""
    from rich.table import Table
    from rich.text import Text

    lang, dream = session.settings.lang, value.last_dream
    slept = phrases.age(dream.started_at, session) if dream else label("stats_never", lang)
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    rows = [("field_links", str(value.links)), ("stats_conflicts", str(value.open_conflicts)), ("stats_last_dream", slept)]
    rows += [("stats_gists", gathered(gist, lang)) for gist in value.gists]
    rows += [
        ("column_model", value.model or "–"),
        ("stats_schema", str(value.schema)),
        ("column_size", phrases.size(value.size_bytes, lang)),
    ]
    for code, shown in rows:
        table.add_row(label(code, lang), Text(visible(shown)))
    return table


def gathered(gist: GistCount, lang: str) -> str:
    """How many gists of a kind are in a state, in words."""
    return f"{gist.count} · {label(f'kind_{gist.kind}', lang)} · {label(f'gist_state_{gist.state}', lang)}"


def month_name(month: str, lang: str) -> str:
    """A month of a year in words: «ago 2026», "Aug 2026"."""
    from soulmem_cli.render.cldr import MONTHS as NAMES

    year, _, number = month.partition("-")
    return f"{NAMES[lang][int(number) - 1][:3]} {year}"
