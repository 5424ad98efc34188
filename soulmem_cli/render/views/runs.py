"""Runs of dreams: their history as a table, one undone as a sentence, what to dream by, and what makes a machine dream."""

from __future__ import annotations

import shlex
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.runs import RolledBack, Run, Schedule, Suggestion
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Any) -> list[str]:
    """A run on one line: number, start, cycle, state, what it changed; a suggestion with its reason; the lines of a schedule."""
    lang = session.settings.lang
    if isinstance(value, Run):
        return [f"{value.run}\t{value.started_at:%Y-%m-%d %H:%M}\t{value.cycle}\t{value.state}\t{changes(value, lang)}"]
    if isinstance(value, Schedule):
        return scheduled(value)
    if isinstance(value, Suggestion):
        return [f"{option(value)}\t{value.suggested:g}\t{value.value:g}\t{reason(value, lang)}"]
    return [undone(value, lang)]


def human(session: Session, result: Any) -> list[Any]:
    """The table of runs, or what there is to say."""
    from rich.text import Text

    lang = session.settings.lang
    if isinstance(result, Schedule):
        return [Text(label(f"install_{result.kind}", lang), style="dim"), *(Text(visible(line)) for line in scheduled(result))]
    if isinstance(result, RolledBack):
        return [Text(undone(result, lang))]
    if result and isinstance(result[0], Suggestion):
        shown = []
        for each in result:
            facts = {"parameter": each.parameter.replace("_", "-"), "suggested": f"{each.suggested:g}", "value": f"{each.value:g}"}
            shown += [Text(label("suggest_line", lang, **facts), style="bold"), Text(f"  {reason(each, lang)}")]
        return shown
    return [table(session, result)]


def table(session: Session, runs: list[Run]) -> Any:
    """Runs as a table: number, when, cycle, state, what they changed."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    made = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    made.add_column(label("runs_run", lang), justify="right", no_wrap=True)
    made.add_column(label("runs_began", lang), overflow="fold")
    made.add_column(label("runs_state", lang), overflow="fold")
    made.add_column(label("runs_changes", lang), overflow="fold")
    for each in runs:
        told = Text(changes(each, lang))
        if each.undoable:
            told.append(f"\n{label('run_undoable', lang, run=each.run)}", style="dim")
        state = f"{label(f'cycle_{each.cycle}', lang)}, {label(f'run_state_{each.state}', lang)}"
        began = f"{phrases.short_day(each.started_at.date(), session.now.date(), lang)} {each.started_at:%H:%M}"
        made.add_row(str(each.run), began, state, told)
    return made


def changes(run: Run, lang: str) -> str:
    """What a run changed, in a few words; what has none is named as it is."""
    told = []
    for name, count in run.counts.items():
        codes = (f"count_{name}_one", f"count_{name}") if count == 1 else (f"count_{name}",)
        told.append(next((words for code in codes if (words := known(code, lang, count))), f"{name} {count}"))
    return one_line(", ".join(told)) or label("runs_nothing", lang)


def known(code: str, lang: str, count: int) -> str:
    """The words of a count; "" for a code that has none."""
    try:
        return label(code, lang, count=count)
    except KeyError:
        return ""


def scheduled(value: Schedule) -> list[str]:
    """The lines of a schedule: of a crontab as they are, of files each under its name, as a shell writes them."""
    if value.kind == "cron":
        return [line for file in value.files for line in file.lines]
    told: list[str] = []
    for file in value.files:
        told += [f"# {file.path}", *file.lines, ""]
    return told[:-1]


def option(value: Suggestion) -> str:
    """The option that sets a parameter."""
    return shlex.quote(f"--{value.parameter.replace('_', '-')}")


def reason(value: Suggestion, lang: str) -> str:
    """Why a parameter is suggested."""
    return label(f"suggest_{value.why}", lang, **{name: int(fact) if fact == int(fact) else fact for name, fact in value.facts.items()})


def undone(value: RolledBack, lang: str) -> str:
    """That a run was undone."""
    return label("rolled_back_one" if value.rows == 1 else "rolled_back_many", lang, run=value.run, count=value.rows)
