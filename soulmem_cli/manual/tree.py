"""The command tree as the generators see it: every verb with its page in both languages and what each value may be."""

from typing import Any, Final, NamedTuple

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.domain import Source
from soulmem_cli.domain.gists import Kind
from soulmem_cli.formats import shapes
from soulmem_cli.render.guide import Page, Row, page_of
from soulmem_cli.settings import KEYS
from soulmem_cli.verbs import built

FILE: Final = "file"
SPEECH: Final = ("en", "es")

# what the journal can offer for an option or argument, by its name, or by verb and name
OFFERS: Final[dict[str, str]] = {
    "user": "user", "users delete name": "user",
    "tag": "tag", "tags": "tag", "remove": "tag", "untag": "tag",
    "person": "person", "about name": "person", "people merge into": "person", "people merge name": "person",
    "people rename name": "person", "people forget name": "person",
    "emotion": "emotion", "level": "level",
    "entry": "entry", "ids": "entry", "a": "entry", "b": "entry", "replaces": "entry", "used": "entry", "restore ids": "forgotten",
    "gists show gist": "gist", "gists forget gist": "gist", "gists restore gist": "gist",
    "conflicts show conflict": "conflict", "conflicts resolve conflict": "conflict", "conflicts reopen conflict": "conflict",
    "db": FILE, "file": FILE, "journal salvage to": FILE,
}  # fmt: skip
# what is one of a few words
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "import format": shapes.ALL,
    "source": tuple(Source),
    "recall kind": tuple(Kind),
    "about kind": tuple(Kind),
    "timeline kind": tuple(Kind),
    "key": KEYS,
    "schema verb": VERBS,
    "journal schema verb": VERBS,
}


class Offer(NamedTuple):
    """What may stand as a value: a few words, or a kind that the journal or the disk knows; neither for free text."""

    values: tuple[str, ...] = ()
    kind: str = ""


class Taken(NamedTuple):
    """An argument or option in both languages, with what it may be."""

    en: Row
    es: Row
    offer: Offer


class Verb(NamedTuple):
    """A verb in both languages; `parameters` are its arguments, then its options, then those of every verb."""

    path: tuple[str, ...]
    en: Page
    es: Page
    arguments: list[Taken]
    options: list[Taken]
    everywhere: list[Taken]

    @property
    def name(self) -> str:
        """Its words after `soulmem`."""
        return " ".join(self.path)


def verbs() -> list[Verb]:
    """Every verb there is, in the order of help."""
    return [verb(path, built(path[-1], path[0] if len(path) > 1 else None)) for path in paths()]


def paths() -> list[tuple[str, ...]]:
    """The words of every verb."""
    return [path for name in VERBS for path in ([(name, inner) for inner in NESTED[name]] if name in NESTED else [(name,)])]


def verb(path: tuple[str, ...], command: Any) -> Verb:
    """A verb, from its command."""
    en, es = page_of(path, command, "en"), page_of(path, command, "es")
    arguments, options = taken(path, en.arguments, es.arguments), taken(path, en.options, es.options)
    return Verb(path, en, es, arguments, options, taken(path, en.everywhere, es.everywhere))


def taken(path: tuple[str, ...], en: list[Row], es: list[Row]) -> list[Taken]:
    """Rows in both languages, each with what it may be."""
    return [Taken(one, other, offer(path, one)) for one, other in zip(en, es, strict=True)]


def offer(path: tuple[str, ...], row: Row) -> Offer:
    """What may stand as the value of an option or argument."""
    if row.metavar is None:
        return Offer()
    if "|" in row.metavar:
        return Offer(values=tuple(row.metavar.split("|")))
    own = f"{' '.join(path)} {row.key}"
    for name in (own, row.key):
        if name in VALUES:
            return Offer(values=VALUES[name])
        if name in OFFERS:
            return Offer(kind=OFFERS[name])
    return Offer()
