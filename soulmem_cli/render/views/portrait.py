"""How a time was: the sentences first, then who, what and how the weeks went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Lang
from soulmem_cli.domain.portrait import Reflection, Season, Week
from soulmem_cli.render import phrases, portrait, seasons
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

WORDS: Final = {"Reflection": ("summary",), "Week": ("label",), "Season": ("label", "summary")}  # what `words` adds to each kind
CELLS: Final = 16


def words(session: Session, value: Reflection | Week | Season) -> dict[str, str]:
    """What JSON adds in words: the summary of a time, the name of a week or a season."""
    if isinstance(value, Season):
        return {"label": seasons.name(value, session.settings.lang), "summary": seasons.summary(session, value)}
    if isinstance(value, Week):
        return {"label": week_name(session, value)}
    return {"summary": portrait.summary(session, value)}


def plain(session: Session, value: Reflection) -> list[str]:
    """The summary, then one line a fact: what it is, its name, its number, apart by tabs."""
    lines = [portrait.summary(session, value)]
    if not value.entries:
        return lines
    lines += [f"level\t{name}\t{count}" for name, count in value.by_level.items() if count]
    lines += [f"emotion\t{name}\t{count}" for name, count in value.by_emotion.items() if count]
    lines += [f"{person.kind}\t{one_line(person.name)}\t{person.count}\t{person.valence:+.2f}" for person in value.people]
    lines += [f"tag\t{one_line(tag.name)}\t{tag.count}" for tag in value.tags]
    lines += [f"critical\t{entry.id}\t{entry.at:%Y-%m-%d}\t{one_line(entry.text)}" for entry in value.critical]
    lines += [
        f"season\t{each.first.isoformat()}\t{each.emotion or ''}\t{each.entries}\t{seasons.summary(session, each)}"
        for each in value.seasons
    ]
    return lines + [f"week\t{week.start.isoformat()}\t{week.emotion or ''}\t{sum(week.counts.values())}" for week in value.weeks]


def human(session: Session, result: Reflection) -> list[Any]:
    """The summary, and below it a small table of each kind."""
    from rich.text import Text

    lang = session.settings.lang
    parts: list[Any] = [Text(portrait.summary(session, result))]
    if not result.entries:
        return parts
    felt = {name: count for name, count in result.by_emotion.items() if count}
    parts += section("reflect_felt", lang, bars([(label(f"emotion_{name}", lang), count, colour(name)) for name, count in felt.items()]))
    if result.people:
        parts += section("reflect_people", lang, bars([(one_line(each.name), each.count, tint(each.valence)) for each in result.people]))
    if result.tags:
        parts += section("reflect_tags", lang, bars([(f"#{one_line(each.name)}", each.count, "") for each in result.tags]))
    if result.critical:
        from soulmem_cli.render.views.entries import entries_table

        parts += section("reflect_critical", lang, entries_table(session, list(result.critical)))
    parts += section("reflect_weeks", lang, weeks_table(session, result.weeks))
    lone = len(result.seasons) == 1 and not result.seasons[0].became  # it would only say again what stands above
    for place, season in enumerate(() if lone else result.seasons):
        parts += [Text(""), *([Text(label("reflect_seasons", lang), style="bold")] if place == 0 else [])]
        parts += told(season, lang)
    return parts


def told(season: Season, lang: Lang) -> list[Any]:
    """A season: its name, and below it its sentences."""
    from rich.padding import Padding
    from rich.text import Text

    style = colour(season.emotion) if season.emotion else ""
    lines = [Padding(Text(visible(line)), (0, 0, 0, 2)) for line in seasons.sentences(season, lang)]
    return [Text(seasons.name(season, lang), style=style), *lines]


def section(code: str, lang: str, body: Any) -> list[Any]:
    """A heading and what is below it."""
    from rich.text import Text

    return [Text(""), Text(label(code, lang), style="bold"), body]


def bars(rows: list[tuple[str, int, str]]) -> Table:
    """Names with their counts, drawn as bars of one scale."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(max_width=24, no_wrap=True, overflow="ellipsis")
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    most = max((count for _, count, _ in rows), default=1) or 1
    for name, count, style in rows:
        table.add_row(
            Text(visible(name)), Text("█" * max(round(CELLS * count / most), 1 if count else 0), style=style or "cyan"), str(count)
        )
    return table


def weeks_table(session: Session, weeks: tuple[Week, ...]) -> Table:
    """Each week with what it felt like and how much was written."""
    from rich.table import Table

    lang = session.settings.lang
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for week in weeks:
        count = sum(week.counts.values())
        written = label("entries_one" if count == 1 else "entries_many", lang, count=count) if count else "–"
        table.add_row(week_name(session, week), felt_in(week, lang), written)
    return table


def felt_in(week: Week, lang: str) -> Text:
    """The emotion of a week in its colour."""
    from rich.text import Text

    if week.emotion is None:
        return Text("–", style="dim")
    return Text(label(f"emotion_{week.emotion}", lang), style=colour(week.emotion))


def week_name(session: Session, week: Week) -> str:
    """A week as one would call it today: this week, last week, 3 weeks ago."""
    from soulmem_cli.clock import local_day

    lang = session.settings.lang
    today = local_day(session.now, session.settings.day_ends_at)
    ago = (today - week.start).days // 7
    if ago in (0, 1):
        return label("week_this" if ago == 0 else "week_last", lang)
    if 1 < ago < 9:
        return label("week_ago", lang, count=ago)
    return label("week_of", lang, day=phrases.short_day(week.start, today, lang))


def colour(emotion: str) -> str:
    """The colour of an emotion."""
    from soulmem_cli.render.views.entries import COLOURS

    return COLOURS[Emotion(emotion)]


def tint(valence: float) -> str:
    """The colour of how somebody feels to the writer."""
    return "yellow" if valence > 0.15 else "blue" if valence < -0.15 else "bright_black"
