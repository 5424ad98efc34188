"""What doctor found, with what to do about it."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.checkup import Check, Checkup
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.side import sentence

WORDS: Final = {"Check": ("detail", "advice")}  # what `words` adds


def words(session: Session, value: Check | Checkup) -> dict[str, str | None]:
    """What JSON adds in words: what was found, and what to do."""
    if isinstance(value, Checkup):
        return {}
    return {"detail": detail(session, value), "advice": advice(session, value)}


def detail(session: Session, check: Check) -> str:
    """What was found."""
    facts: dict[str, Any] = dict(check.facts)
    if "made_at" in facts:
        facts["age"] = phrases.age(datetime.fromisoformat(facts["made_at"]), session)
    return sentence(session.settings.lang, check.code, facts)


def advice(session: Session, check: Check) -> str | None:
    """What to do about it."""
    return sentence(session.settings.lang, check.advice, dict(check.facts)) if check.advice else None


def plain(session: Session, value: Checkup) -> list[str]:
    """One line a check: ok or wrong, its name, what was found, what to do, apart by tabs."""
    lines = []
    for check in value.checks:
        state = "mended" if check.name in value.mended else "ok" if check.ok else "wrong"
        lines.append("\t".join((state, check.name, one_line(detail(session, check)), one_line(advice(session, check) or ""))).rstrip("\t"))
    return lines


def human(session: Session, result: Checkup) -> list[Any]:
    """A line a check, what to do below what is wrong, and the verdict."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for check in result.checks:
        told = Text(visible(detail(session, check)), style="" if not check.ok else "dim")
        if what := advice(session, check):
            told.append(f"\n→ {visible(what)}", style="bold")
        if check.name in result.mended:
            told.append(f"  ({label('doctor_mended', lang)})", style="green")
        mark = Text("✓", style="green") if check.ok else Text("✗", style="red")
        table.add_row(mark, label(f"check_{check.name}", lang), told)
    wrong = sum(not check.ok for check in result.checks)
    verdict = label("doctor_well" if not wrong else "doctor_one_wrong" if wrong == 1 else "doctor_many_wrong", lang, count=wrong)
    return [table, Text(""), Text(verdict, style="bold green" if not wrong else "bold red")]
