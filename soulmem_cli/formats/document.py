"""The JSON document of a whole journal: written piece by piece, read element by element."""

from collections.abc import Iterable, Iterator
from json.decoder import WHITESPACE  # type: ignore[attr-defined]
from typing import Any, Final, NamedTuple

from soulmem_cli.errors import UsageError
from soulmem_cli.formats.jsons import DECODER, dumped

FORMAT: Final = "soulmem"
VERSION: Final = 1
# what a document says of itself, before its sections
HEAD: Final = ("format", "version", "exported_at", "user", "zone")


class Element(NamedTuple):
    """One element of a section, or a whole value that is no list, with the line it begins on."""

    section: str
    value: Any
    line: int


def written(head: dict[str, Any], sections: Iterable[tuple[str, Iterable[dict[str, Any]]]]) -> Iterator[str]:
    """A document: format and version, the head, then every section, one element a line."""
    yield dumped({"format": FORMAT, "version": VERSION, **head})[:-1]
    for name, elements in sections:
        yield f',\n"{name}": ['
        between = "\n"
        for element in elements:
            yield between + dumped(element)
            between = ",\n"
        yield "]"
    yield "}\n"


class Cursor:
    """A place in a text of JSON, which only moves on."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.here = self.counted = 0
        self.lines = 1

    @property
    def line(self) -> int:
        """The number of the line that this place is on."""
        self.lines += self.text.count("\n", self.counted, self.here)
        self.counted = self.here
        return self.lines

    def peek(self) -> str:
        """The next character that is no space; "" at the end."""
        self.here = WHITESPACE.match(self.text, self.here).end()
        return self.text[self.here : self.here + 1]

    def take(self, *allowed: str) -> str:
        """Move past the next character, which must be one of `allowed`."""
        found = self.peek()
        if found not in allowed:
            raise ValueError(found)
        self.here += 1
        return found

    def value(self) -> Any:
        """The next value, whole."""
        self.peek()
        found, self.here = DECODER.raw_decode(self.text, self.here)
        return found

    def listed(self) -> Iterator[tuple[Any, int]]:
        """The elements of the list that begins here, each with its line."""
        self.take("[")
        if self.peek() == "]":
            self.take("]")
            return
        closed = ""
        while closed != "]":
            self.peek()
            line = self.line
            yield self.value(), line
            closed = self.take(",", "]")


def elements(text: str) -> Iterator[Element]:
    """Every element of a document, or of a bare list of entries, in order. Raises UsageError where it is no JSON."""
    cursor = Cursor(text)
    try:
        if cursor.peek() == "[":
            yield from (Element("entries", value, line) for value, line in cursor.listed())
        else:
            yield from members(cursor)
        if cursor.peek():
            raise ValueError(cursor.peek())
    except (ValueError, RecursionError) as error:
        raise UsageError("document_broken", line=cursor.line) from error


def members(cursor: Cursor) -> Iterator[Element]:
    """The members of the object that begins here: lists element by element, all else whole."""
    closed = cursor.take("{")
    while closed != "}":
        if closed == "{" and cursor.peek() == "}":
            cursor.take("}")
            return
        section = cursor.value()
        if not isinstance(section, str):
            raise ValueError(section)
        cursor.take(":")
        if cursor.peek() == "[":
            yield from (Element(section, value, line) for value, line in cursor.listed())
        else:
            line = cursor.line
            yield Element(section, cursor.value(), line)
        closed = cursor.take(",", "}")
