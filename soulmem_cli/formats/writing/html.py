"""One page to read and search anywhere, without a network: all it needs is in it, and what a person wrote is text and nothing else."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import sha256
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion, Entry
from soulmem_cli.domain.archives import Archived
from soulmem_cli.formats.writing.moments import clock
from soulmem_cli.formats.writing.page import SCRIPT, STYLE
from soulmem_cli.formats.writing.words import Words

# HTML forbids controls: the C0 ones are drawn, the C1 ones have no picture
DRAWN: Final = {number: 0x2400 + number for number in range(32) if chr(number) not in "\t\n"}
CONTROLS: Final[dict[int, int | str]] = {**DRAWN, 0x7F: "␡", **dict.fromkeys(range(0x80, 0xA0), "\N{REPLACEMENT CHARACTER}")}
LANGS: Final = ("es", "en")  # a text in both is of no one language


class Cover(NamedTuple):
    """What stands above the entries: whose they are, when the page was made, and how many there are of each year."""

    user: str | None
    made_on: date
    years: dict[int, int]


def written(archived: Iterable[Archived], cover: Cover, words: Words) -> Iterator[str]:
    """The page, from the first entry that was lived to the last."""
    yield top(cover, words)
    for year, within in groupby(archived, key=lambda each: each.entry.at.year):
        yield f'<section class="year" aria-labelledby="y{year}">\n<h2 id="y{year}">{year}</h2>\n'
        for day, entries in groupby(within, key=lambda each: each.entry.at.date()):
            yield f'<section class="day">\n<h3><time datetime="{day.isoformat()}">{text(words.day(day))}</time></h3>\n'
            yield from (article(each.entry, words) for each in entries)
            yield "</section>\n"
        yield "</section>\n"
    yield f"</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"


def top(cover: Cover, words: Words) -> str:
    """All above the first entry. Without its script the page has no field to search in, and is whole all the same."""
    title = text(words.say("page_title", user=cover.user) if cover.user else words.say("page_title_own"))
    allowed = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{allowed}'; base-uri 'none'; form-action 'none'"
    years = "".join(f'<li><a href="#y{year}">{year}</a></li>' for year in cover.years)
    told = {name: text(words.counted("page_shown", many)) for name, many in (("none", 0), ("one", 1))}
    told["many"] = text(words.say("page_shown_many", count="{count}"))
    return f"""<!doctype html>
<html lang="{words.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<a class="skip" href="#entries">{text(words.say("page_skip"))}</a>
<header>
<h1>{title}</h1>
<p>{text(words.counted("page_entries", sum(cover.years.values())))}. {text(words.say("page_made", day=words.day(cover.made_on)))}</p>
<form role="search" id="search" hidden>
<label for="query">{text(words.say("page_search"))}</label>
<input type="search" id="query" autocomplete="off" spellcheck="false" aria-controls="entries">
<p role="status" id="shown" data-none="{told["none"]}" data-one="{told["one"]}" data-many="{told["many"]}"></p>
</form>
{f'<nav aria-label="{text(words.say("page_years"))}"><ul>{years}</ul></nav>' if len(cover.years) > 1 else ""}
</header>
<main id="entries" tabindex="-1">
"""


def article(entry: Entry, words: Words) -> str:
    """An entry: its hour and marks, its words in the language they are in, and what it tells of people, tags and feelings."""
    lang = entry.lang if entry.lang in LANGS else ""
    marks = [words.say(code) for code, on in (("mark_starred", entry.starred), ("mark_private", entry.private)) if on]
    head = "".join(f' <span class="mark">{text(mark)}</span>' for mark in marks)
    felt = entry.said.feeling or (words.say(f"emotion_{entry.emotion.value}") if entry.emotion is not Emotion.NEUTRAL else "")
    told = [
        ("page_tags", [f"#{tag}" for tag in entry.tags]),
        ("page_people", [*entry.people, *entry.kin]),
        ("page_feeling", [felt] if felt else []),
    ]
    rows = "".join(f"<div><dt>{text(words.say(code))}</dt><dd>{listed(values)}</dd></div>" for code, values in told if values)
    return (
        f'<article id="e{entry.id}">\n<h4><time datetime="{entry.at.isoformat()}">{clock(entry.at)}</time>{head}</h4>\n'
        f'<p class="text" lang="{lang}" dir="auto">{text(entry.text)}</p>\n{f"<dl>{rows}</dl>" if rows else ""}\n</article>\n'
    )


def listed(values: list[str]) -> str:
    """Words one after another, each apart from the direction of the others."""
    return ", ".join(f"<bdi>{text(value)}</bdi>" for value in values)


def text(words: str) -> str:
    """Words as HTML has them: nothing in them is markup, and nothing moves anything."""
    return escape(words.replace("\r\n", "\n").replace("\r", "\n").translate(CONTROLS))
