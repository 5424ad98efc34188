"""Rules of tokens: a pattern in words, and what it means; every way to read a text from a place on."""

from __future__ import annotations

TYPE_CHECKING = False  # typing itself is not imported: it costs milliseconds
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from soulmem_cli.senses.when.scene import Scene
    from soulmem_cli.senses.when.tokens import Token

    Meaning = Callable[..., Any]
    Rules = dict[str, list[tuple[str, Meaning]]]
    Classes = dict[str, Callable[[Token], Any]]
    # A category that is loaded only when one of its key words is there.
    Doors = dict[str, tuple[frozenset[str], Callable[[], Rules]]]
    _Element = tuple[str, Any, bool]  # kind (word, class, category), payload, optional
    _Compiled = tuple[frozenset[str] | None, list[_Element], Meaning]

# A pattern is words separated by spaces. `a|b` is either word; `UPPER` a class of tokens and `<lower>` a
# category, both handed to the meaning in order; a final `?` makes an element optional (None when absent).


def _element(part: str, classes: Classes) -> _Element:
    optional = part[-1] == "?"
    body = part[:-1] if optional else part
    if body[0] == "<":
        return "category", body[1:-1], optional
    if body.isupper():
        return "class", classes[body], optional
    return "word", frozenset(body.split("|")), optional


def _first_words(elements: list[_Element]) -> frozenset[str] | None:
    """The only words such a pattern can begin with, or None when that cannot be told."""
    words: frozenset[str] | None = None
    for kind, payload, optional in elements:
        if kind != "word":
            return None
        words = payload if words is None else words | payload
        if not optional:
            return words
    return None


class Grammar:
    """Categories, each with its rules; patterns are compiled when their category is first asked for."""

    def __init__(self, rules: list[Rules], classes: Classes, doors: Doors) -> None:
        self._sources, self._classes, self._doors = list(rules), classes, doors
        self._compiled: dict[str, list[_Compiled]] = {}
        self._elements: dict[str, _Element] = {}  # the same few elements come back in most patterns

    def rules(self, category: str, tokens: list[Token]) -> list[_Compiled]:
        """The compiled rules of one category; none when it has a door and no token knocks."""
        known = self._compiled.get(category)
        if known is None:
            if category in self._doors:
                keys, load = self._doors[category]
                if not any(token.text in keys for token in tokens):
                    return []
                self._sources.append(load())
            known = []
            for source in self._sources:
                for pattern, meaning in source.get(category, ()):
                    elements = [self._elements.get(part) or self._new(part) for part in pattern.split()]
                    known.append((_first_words(elements), elements, meaning))
            self._compiled[category] = known
        return known

    def _new(self, part: str) -> _Element:
        element = self._elements[part] = _element(part, self._classes)
        return element


class Reader:
    """One reading of one list of tokens: what each category can mean from each place, remembered."""

    def __init__(self, grammar: Grammar, tokens: list[Token], scene: Scene) -> None:
        self.grammar, self.tokens, self.scene = grammar, tokens, scene
        self._memo: dict[tuple[str, int], list[tuple[int, Any]]] = {}

    def parse(self, category: str, i: int) -> list[tuple[int, Any]]:
        """Every (end, value) of a category that starts at token `i`."""
        key = (category, i)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = []
            if i < len(self.tokens):
                text = self.tokens[i].text
                for first, elements, meaning in self.grammar.rules(category, self.tokens):
                    if first is None or text in first:
                        for end, captured in self._match(elements, 0, i, ()):
                            value = meaning(self.scene, *captured)
                            if value is not None and end > i:
                                found.append((end, value))
        return found

    def _match(self, elements: list[_Element], k: int, i: int, captured: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
        while k < len(elements):
            kind, payload, optional = elements[k]
            if kind == "word":
                if i < len(self.tokens) and self.tokens[i].text in payload:
                    if optional:
                        yield from self._match(elements, k + 1, i, captured)
                    i += 1
                elif not optional:
                    return
            else:
                if kind == "class":
                    value = payload(self.tokens[i]) if i < len(self.tokens) else None
                    options = [] if value is None else [(i + 1, value)]
                else:
                    options = self.parse(payload, i)
                if optional:
                    options = [*options, (i, None)]
                if len(options) != 1:
                    for end, value in options:
                        yield from self._match(elements, k + 1, end, (*captured, value))
                    return
                i, value = options[0]
                captured = (*captured, value)
            k += 1
        yield i, captured
