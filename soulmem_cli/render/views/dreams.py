"""What a night changed, told briefly."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.dreams import Cycle, Dream, DreamState, Gist
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Dream) -> list[str]:
    """The report as lines."""
    lang = session.settings.lang
    told = [title(session, value), *news(session, value)]
    for gist in value.gists:
        told += [f"  {label('dream_quote', lang, text=one_line(gist.text))}", f"    {source(session, gist)}"]
    return [*told, *closing(session, value)]


def human(session: Session, result: Any) -> list[Any]:
    """The report with its quotations set apart, wrapped to the terminal."""
    from rich.padding import Padding
    from rich.text import Text

    lang = session.settings.lang
    shown: list[Any] = []
    for value in result if isinstance(result, list) else [result]:
        shown.append(Text(visible(title(session, value)), style="bold"))
        shown += [Text(visible(line)) for line in news(session, value)]
        for gist in value.gists:
            quote = Text(label("dream_quote", lang, text=visible(gist.text)), style="italic cyan")
            shown.append(Padding(quote, (0, 0, 0, 2)))
            shown.append(Padding(Text(source(session, gist), style="dim"), (0, 0, 0, 4)))
        shown += [Text(visible(line), style="dim") for line in closing(session, value)]
    return shown


def title(session: Session, value: Dream) -> str:
    """Which night or hour, and whose when it is not the usual user's."""
    lang = session.settings.lang
    day = phrases.day(value.period, lang)
    if value.cycles == (Cycle.MICRO,):
        day = label("dream_hour", lang, day=day, hour=f"{session.now:%H}")
    return label("dream_title_of", lang, day=day, user=value.user) if value.user != "default" else label("dream_title", lang, day=day)


def news(session: Session, value: Dream) -> list[str]:
    """What happened to how many entries, one sentence each."""
    lang = session.settings.lang
    if value.state is DreamState.BUSY:
        return []
    if value.state is DreamState.RESTED:
        return [label(f"dream_rested_{value.cycle}", lang)]
    counts = {
        "dream_missed": value.missed,
        "dream_faded": value.faded,
        "dream_forgotten": value.forgotten,
        "dream_revived": value.revived,
        "dream_strengthened": value.strengthened,
        "dream_loosened": value.loosened,
        "dream_renewed": value.renewed,
        "dream_gists_faded": value.gists_faded,
        "dream_gists_revived": value.gists_revived,
        "dream_crowded": value.crowded,
        "dream_grown": value.grown,
        "dream_private": value.private_gists,
        "dream_consolidated": len(value.gists),
    }
    told = [numbered(code, count, lang) for code, count in counts.items() if count]
    return told or [label("dream_quiet" if value.entries_before else "dream_empty", lang)]


def closing(session: Session, value: Dream) -> list[str]:
    """That no word was lost, and whether any of it was kept."""
    lang = session.settings.lang
    if value.state is DreamState.REHEARSED:
        return [label("dream_rehearsed", lang)]
    if value.state in (DreamState.BUSY, DreamState.RESTED) or not value.entries_before:
        return []
    told = [label("dream_backup", lang, file=value.backup)] if value.backup else []
    return [*told, numbered("dream_kept", value.entries_before, lang)]


def source(session: Session, gist: Gist) -> str:
    """Which entries a gist comes from, and of which days."""
    lang, today = session.settings.lang, session.now.date()
    first, last = (phrases.short_day(day, today, lang) for day in (gist.first_on, gist.last_on))
    ids = ", ".join(f"#{entry}" for entry in gist.evidence)
    return label("dream_source", lang, count=len(gist.evidence), first=first, last=last, ids=ids)


def numbered(code: str, count: int, lang: str) -> str:
    """A sentence about one thing or many."""
    return label(f"{code}_one" if count == 1 else f"{code}_many", lang, count=count)
