"""Pages of the diary of dreams: the program's words, marked as such, the person's in quotes, each with the numbers of its entries."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Lang
from soulmem_cli.domain.pages import Page, PageHead, PageLine, PagePart, Pages, Quote
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.marked import marked
from soulmem_cli.render.portrait import calendar_day, listed, times
from soulmem_cli.render.quoting import INNER_QUOTES
from soulmem_cli.render.safe import one_line
from soulmem_cli.senses.kin import told_in

if TYPE_CHECKING:
    from rich.text import Text

WORDS: Final = {"PageLine": ("text",)}  # what `words` adds to each kind
PLAIN: Final = ("emotion", "second")


def words(session: Session, value: PageLine | Page | PageHead | Pages) -> dict[str, str]:
    """What JSON adds in words: the sentence of a line."""
    return {"text": sentence(value, session.settings.lang)} if isinstance(value, PageLine) else {}


def plain(session: Session, value: Page | Pages | PageHead) -> list[str]:
    """A page as lines; of a list, a page a line: day, entries, emotion, the words that weighed most and their entry."""
    if isinstance(value, PageHead):
        quote = value.headline
        own = (one_line(quote.text), f"#{quote.entry}") if quote else ("", "")
        return ["\t".join((f"{value.day}", f"{value.entries}", value.emotion, *own))]
    if isinstance(value, Pages):
        return [line for page in value.results for line in (*plain(session, page), "")][:-1]
    lang = session.settings.lang
    return [heading(value, lang), *(f"  {line}" for line in told(value, lang)), *notices(value, lang)]


def told(page: Page, lang: Lang) -> list[str]:
    """The sentences of a page with the numbers of their entries, but for how often was written."""
    return [f"{sentence(line, lang)} {cited(line.entries)}" for line in page.lines if line.part is not PagePart.WRITTEN]


def human(session: Session, result: Any) -> list[Any]:
    """Pages one after another, or the list of them."""
    if isinstance(result, list):
        return [table(session, result)]
    pages = result.results if isinstance(result, Pages) else [result]
    return [part for page in pages for part in (*leaf(session, page), "")][:-1]


def leaf(session: Session, page: Page) -> list[Any]:
    """One page: its day, its sentences with what is quoted set apart, and whose words they are."""
    from rich.padding import Padding
    from rich.text import Text

    lang = session.settings.lang
    lines = [Padding(text, (0, 0, 0, 2)) for text in body(page, lang)]
    notice = Padding(Text(" ".join(notices(page, lang)), style="dim"), (0, 0, 0, 2))
    return [Text(phrases.day(page.day, lang), style="bold"), *lines, notice]


def body(page: Page, lang: Lang) -> list[Text]:
    """The sentences of a page, with what is quoted set apart."""
    from rich.text import Text

    shown = []
    own = next((line.entries for line in page.lines if line.part is PagePart.WRITTEN), ())
    for line in page.lines:
        text = Text(style="dim" if line.part is PagePart.WRITTEN else "")
        for piece, style in pieces(line, lang):
            text.append(piece, style=style)
        if line.part is PagePart.WRITTEN or line.entries != own:  # of a day with one entry it is said once
            others = [entry for entry in line.entries if entry not in own] if len(own) == 1 else line.entries
            text.append(f" {cited(others or line.entries)}", style="dim")
        shown.append(text)
    return shown


def pieces(line: PageLine, lang: Lang) -> list[tuple[str, str]]:
    """A sentence in pieces with their style: the person's own words stand out from the program's."""
    told = sentence(line, lang)
    if not line.quotes:
        return [(told, "")]
    own = quoted(line.quotes[0], lang)
    before, _, after = told.partition(own)
    return [(before, ""), (own, "italic cyan"), (after, "")]


def heading(page: Page, lang: Lang) -> str:
    """The day of a page and how much was written."""
    written = next((sentence(line, lang) for line in page.lines if line.part is PagePart.WRITTEN), "")
    return f"{phrases.day(page.day, lang)} · {written}" if written else phrases.day(page.day, lang)


def notices(page: Page, lang: Lang) -> list[str]:
    """Whose words a page is in, and that it is private when it is."""
    return [label("page_by", lang), *([label("page_is_private", lang)] if page.private else [])]


def cited(entries: Iterable[int]) -> str:
    """The entries a line stands on."""
    return f"({', '.join(f'#{entry}' for entry in entries)})"


def sentence(line: PageLine, lang: Lang) -> str:
    """What a line says."""
    facts = line.facts
    said: dict[str, object] = {name: facts[name] for name in ("count", "among", "years") if name in facts}
    code = f"page_{line.part}_{line.code}"
    if line.part is PagePart.WRITTEN:
        said |= {"first": facts["first"], "last": facts["last"]}
    elif "from" in facts:
        said |= {"first": label(f"emotion_{facts['from']}", lang), "last": label(f"emotion_{facts['to']}", lang)}
    elif "emotions" in facts:
        said["emotions"] = listed([often(name, count, lang) for name, count in facts["emotions"]], lang)
    said |= {name: label(f"emotion_{facts[name]}", lang) for name in PLAIN if name in facts}
    if "names" in facts:
        said["names"] = listed([called(name, kin, lang) for name, kin in facts["names"]], lang)
        code += "_one" if len(facts["names"]) == 1 else "_many"
    if "years" in facts:
        code += "_one" if facts["years"] == 1 else "_many"
    if "since" in facts:
        said["since"] = calendar_day(date.fromisoformat(facts["since"]), lang)
    if line.quotes:
        said["quote"] = quoted(line.quotes[0], lang)
    text = label(code, lang, **said)
    return f"{text[:1].upper()}{text[1:]}"


def often(emotion: str, count: int, lang: Lang) -> str:
    """An emotion, and how often when it was more than once."""
    name = label(f"emotion_{emotion}", lang)
    return name if count == 1 else label("page_felt_count", lang, emotion=name, times=times(count, lang))


def called(name: str, kin: bool, lang: Lang) -> str:
    """A person as one would name them to the writer: Ana, your mom."""
    shown = one_line(name)
    return label("portrait_kin", lang, kin=told_in(shown, lang)) if kin else shown


def quoted(quote: Quote, lang: Lang) -> str:
    """A person's own words on one line, in quotes."""
    bare = " ".join(one_line(quote.text).replace(" ⏎ ", " ").split())
    return label("dream_quote", lang, text=bare.translate(INNER_QUOTES[lang]))


def table(session: Session, heads: list[PageHead]) -> Any:
    """Pages as a table: day, entries, what weighed most."""
    from rich.table import Table
    from rich.text import Text

    from soulmem_cli.render.views.entries import COLOURS

    lang, today = session.settings.lang, session.now.date()
    made = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    made.add_column(label("column_when", lang), no_wrap=True)
    made.add_column("#", justify="right", no_wrap=True)
    made.add_column(label("column_page", lang), overflow="fold", ratio=1)
    for each in heads:
        text = Text()
        if each.headline:
            text.append(quoted(each.headline, lang), style="italic")
            text.append(f" #{each.headline.entry}", style="not italic dim")
        made.add_row(phrases.short_day(each.day, today, lang), str(each.entries), marked("●", COLOURS[each.emotion], text))
    return made
