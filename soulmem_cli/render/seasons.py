"""A season in a few sentences: counted facts, and pieces of entries with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Lang
from soulmem_cli.domain.portrait import Season
from soulmem_cli.domain.seasons import Becoming
from soulmem_cli.render.cldr import MONTHS
from soulmem_cli.render.labels import label
from soulmem_cli.render.portrait import called, listed, sentence
from soulmem_cli.render.quoting import INNER_QUOTES, excerpt
from soulmem_cli.render.safe import one_line

LONGEST = 90  # characters of a quotation


def name(value: Season, lang: Lang) -> str:
    """A season by its months: «De marzo a mayo de 2026», "March to May 2026"."""
    months = {"first": MONTHS[lang][value.first.month - 1], "last": MONTHS[lang][value.last.month - 1], "year": value.last.year}
    if value.first.year == value.last.year:
        return label("season_name_same", lang, **months)
    return label("season_name_across", lang, **months, before=value.first.year)


def summary(session: Session, value: Season) -> str:
    """All of a season in one paragraph."""
    return " ".join(sentences(value, session.settings.lang))


def sentences(value: Season, lang: Lang) -> list[str]:
    """How much was written and how it felt, who was there and who came, what weighed, and what became of wishes and beliefs."""
    told = [felt(value, lang)]
    if value.people:
        told.append(label("season_people", lang, names=listed([called(each, lang) for each in value.people], lang)))
    if value.newcomers:
        code = "season_newcomers_one" if len(value.newcomers) == 1 else "season_newcomers_many"
        told.append(label(code, lang, names=listed([one_line(each) for each in value.newcomers], lang)))
    if value.mattered:
        quotes = "; ".join(f"{quoted(each.text, lang)} (#{each.entry})" for each in value.mattered)
        told.append(label("season_mattered", lang, quotes=quotes))
    return [sentence(each) for each in [*told, *turns(value.became, lang)]]


def turns(became: Sequence[Becoming], lang: Lang) -> list[str]:
    """What became of wishes, beliefs and what keeps coming back: those of which the same is told in one sentence."""
    alike: dict[str, list[str]] = {}
    for each in became:
        quote = f"{quoted(each.text, lang)} ({', '.join(f'#{entry}' for entry in each.entries)})"
        alike.setdefault(f"season_{each.kind}_{each.turn}", []).append(quote)
    return [label(code, lang, quote=listed(quotes, lang)) for code, quotes in alike.items()]


def felt(value: Season, lang: Lang) -> str:
    """How much was written, and what was felt most."""
    entries = label("entries_one" if value.entries == 1 else "entries_many", lang, count=value.entries)
    if value.emotion in (None, Emotion.NEUTRAL):
        return label("season_calm_one" if value.entries == 1 else "season_calm_many", lang, entries=entries)
    return label("season_felt", lang, entries=entries, emotion=label(f"emotion_{value.emotion}", lang))


def quoted(text: str, lang: Lang) -> str:
    """A person's own words on one line, in quotes."""
    bare = " ".join(one_line(text).replace(" ⏎ ", " ").split())
    return label("dream_quote", lang, text=excerpt(bare, LONGEST).translate(INNER_QUOTES[lang]))
