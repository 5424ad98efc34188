"""The report of a dream as a short page for the morning: parts with a heading, each with a few sentences."""

import os
from typing import Final, NamedTuple

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Lang
from soulmem_cli.domain.dreams import Cycle, Dream, DreamState
from soulmem_cli.domain.gists import Gist
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.portrait import listed
from soulmem_cli.render.safe import one_line
from soulmem_cli.render.views import pages, reveries

# what is told in each part, by the counts of a Dream, in the order of the page
COUNTED: Final = {
    "look": ("conflicts", "conflicts_reopened"),
    "heard": ("stated", "restated"),
    "joined": ("concepts", "concepts_grown", "grown", "followed", "private", "consolidated"),
    "near": ("revived", "gists_revived", "strengthened"),
    "away": ("faded", "forgotten", "gists_faded", "reveries"),
    "besides": ("missed", "let_go", "loosened", "renewed", "dwelt", "crowded"),
}
# what of it is told by name
NAMED: Final = {"concepts": "things", "concepts_grown": "things_again"}
NAMES: Final = 8
GISTS: Final = 5


class Sentence(NamedTuple):
    """A line of the report; `own` when it is in the person's words, `deep` how far it stands in."""

    text: str
    own: bool = False
    deep: int = 0


class Chapter(NamedTuple):
    """A part of the report."""

    heading: str
    sentences: list[Sentence]


def title(session: Session, value: Dream) -> str:
    """Which night or hour, and whose when it is not the usual user's."""
    lang = session.settings.lang
    day = phrases.day(value.period, lang)
    if value.cycles == (Cycle.MICRO,):
        day = label("dream_hour", lang, day=day, hour=f"{session.now:%H}")
    return label("dream_title_of", lang, day=day, user=value.user) if value.user != "default" else label("dream_title", lang, day=day)


def chapters(session: Session, value: Dream) -> list[Chapter]:
    """What came together, what is near again, what grows distant, and whatever else was done; empty parts are left out."""
    lang = session.settings.lang
    made = {part: counted(value, names, lang) for part, names in COUNTED.items()}
    for gist in value.gists[:GISTS]:
        made["joined"] += [
            Sentence(label("dream_quote", lang, text=one_line(gist.text)), own=True, deep=1),
            Sentence(source(session, gist), deep=2),
        ]
    if len(value.gists) > GISTS:
        made["joined"].append(Sentence(numbered("dream_gists_more", len(value.gists) - GISTS, lang)))
    made["away"] += [Sentence(f"{reveries.impression(each, lang)} (#{each.entry})", deep=1) for each in value.impressions]
    return [Chapter(label(f"dream_part_{part}", lang), told) for part, told in made.items() if told]


def counted(value: Dream, names: tuple[str, ...], lang: Lang) -> list[Sentence]:
    """A sentence for each count that is not nothing, and under it the names of what has one."""
    told: list[Sentence] = []
    for name in names:
        count = len(value.gists) if name == "consolidated" else private(value, name)
        if count:
            told.append(Sentence(numbered(f"dream_{name}", count, lang)))
        if words := getattr(value, NAMED.get(name, ""), ())[:NAMES]:
            quotes = [label("dream_quote", lang, text=one_line(word)) for word in words]
            told.append(Sentence(listed(quotes, lang), own=True, deep=1))
    return told


def private(value: Dream, name: str) -> int:
    """A count by its name in the report; private gists are told as such, private reveries with the others."""
    if name == "private":
        return value.private_gists
    return value.reveries + value.private_reveries if name == "reveries" else int(getattr(value, name))


def page_heading(value: Dream, lang: Lang) -> str:
    """Whose day the page tells of."""
    return label("dream_part_page", lang, day=phrases.day(value.page.day, lang)) if value.page else ""


def more_pages(value: Dream, lang: Lang) -> list[str]:
    """How many other pages were written."""
    others = {"dream_pages_more": value.pages - (value.page is not None), "dream_pages_private": value.private_pages}
    return [numbered(code, count, lang) for code, count in others.items() if count]


def quiet(session: Session, value: Dream) -> list[str]:
    """What is said of a night in which nothing changed, or that was none."""
    lang = session.settings.lang
    if value.state is DreamState.BUSY:
        return []
    if value.state is DreamState.RESTED:
        return [label(f"dream_rested_{value.cycle}", lang)]
    if value.page or value.private_pages or chapters(session, value):
        return []
    return [label("dream_quiet" if value.entries_before else "dream_empty", lang)]


def closing(session: Session, value: Dream) -> list[str]:
    """That no word was lost, where the copy is, and whether any of it was kept."""
    lang = session.settings.lang
    if value.state is DreamState.REHEARSED:
        return [label("dream_rehearsed", lang)]
    if value.state in (DreamState.BUSY, DreamState.RESTED) or not value.entries_before:
        return []
    told = [label("dream_backup", lang, file=one_line(os.path.basename(value.backup)))] if value.backup else []
    return [numbered("dream_kept", value.entries_before, lang), *told]


def source(session: Session, gist: Gist) -> str:
    """Which entries a gist comes from, and of which days."""
    lang, today = session.settings.lang, session.now.date()
    first, last = (phrases.short_day(day, today, lang) for day in (gist.first_on, gist.last_on))
    ids = ", ".join(f"#{entry}" for entry in gist.evidence)
    return label("dream_source", lang, count=len(gist.evidence), first=first, last=last, ids=ids)


def numbered(code: str, count: int, lang: str) -> str:
    """A sentence about one thing or many."""
    return label(f"{code}_one" if count == 1 else f"{code}_many", lang, count=count)


def page_lines(value: Dream, lang: Lang) -> list[str]:
    """The sentences of the page, for a pipe."""
    return pages.told(value.page, lang) if value.page else []
