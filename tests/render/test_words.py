"""Every word a person reads: there in both languages, with the same facts in it, for every code that the program says."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from soulmem_cli import errors
from soulmem_cli.domain import Emotion, Level
from soulmem_cli.render.labels import PLACES, label
from soulmem_cli.render.words import help as frame
from soulmem_cli.render.words import help_examples, help_options, manual

PACKAGE = Path(__file__).resolve().parents[2] / "soulmem_cli"
RAISED = {name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, errors.SoulmemError)}
# facts that the boundary itself puts into a sentence when another is there
FILLED = {"close": "close_hint", "errno": "reason", "when": "label", "at": "age"}


class Call(NamedTuple):
    """A place where a code is said: the facts named there, and whether others may come with them."""

    where: str
    code: str
    facts: frozenset[str]
    open: bool


@cache
def words() -> dict[str, tuple[str, str]]:
    """All words of `label`."""
    return {code: pair for place in PLACES for code, pair in import_module(f"soulmem_cli.render.words.{place}").WORDS.items()}


@cache
def sources() -> dict[Path, ast.Module]:
    """The package as syntax."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def calls(kind: str) -> Iterator[Call]:
    """Where codes are said: `side` in errors and notes, `label` for the words of a view."""
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            if name not in ({"label"} if kind == "label" else {*RAISED, "note", "note_once"}):
                continue
            first = node.args[0]
            codes = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            for code in codes:
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    given = facts | {FILLED[fact] for fact in facts if fact in FILLED}
                    opened = any(keyword.arg is None for keyword in node.keywords)
                    yield Call(f"{path.relative_to(PACKAGE)}:{node.lineno}", code.value, given, opened)


def fields(text: str) -> set[str]:
    """The facts a sentence has a place for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def pairs(table: object, at: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every pair of words in a table, however deep."""
    if isinstance(table, tuple) and len(table) == 2 and all(isinstance(each, str) for each in table):
        yield at, (str(table[0]), str(table[1]))
    elif isinstance(table, dict):
        for key, value in table.items():
            yield from pairs(value, f"{at} {key}")
    elif isinstance(table, tuple):
        for place, value in enumerate(table):
            yield from pairs(value, f"{at} {place}")


def everything() -> list[tuple[str, tuple[str, str]]]:
    """All words there are, those of help and man too."""
    tables = {
        "label": words(), "frame": frame.FRAME, "groups": frame.GROUPS, "verbs": frame.VERBS, "everywhere": frame.EVERYWHERE,
        "offered": frame.OFFERED, "metavars": help_options.METAVARS, "arguments": help_options.ARGUMENTS,
        "options": help_options.OPTIONS, "about": help_examples.ABOUT, "examples": help_examples.EXAMPLES, "heads": manual.HEADS,
        "manual": manual.MANUAL, "description": manual.DESCRIPTION, "environment": manual.ENVIRONMENT, "files": manual.FILES,
        "exits": manual.EXITS,
    }  # fmt: skip
    return [found for name, table in tables.items() for found in pairs(table, name)]


def test_both_languages_say_it_with_the_same_facts() -> None:
    wrong = [at for at, (en, es) in everything() if not en.strip() or not es.strip() or fields(en) != fields(es)]
    assert not wrong
    assert len(everything()) > 300


def test_no_code_has_words_in_two_places() -> None:
    codes = [code for place in PLACES for code in import_module(f"soulmem_cli.render.words.{place}").WORDS]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("kind", ["side", "label"])
def test_every_code_that_is_said_has_words(kind: str) -> None:
    said = list(calls(kind))
    assert len(said) > 30
    assert not [f"{call.where} {call.code}" for call in said if call.code not in words()]


def test_every_sentence_finds_its_facts() -> None:
    wrong = [
        f"{call.where} {call.code}: {fields(words()[call.code][0]) - call.facts}"
        for call in calls("side")
        if call.code in words() and not call.open and not fields(words()[call.code][0]) <= call.facts
    ]
    assert not wrong


def test_no_sentence_is_left_that_nothing_says() -> None:
    literals = {
        node.value
        for path, tree in sources().items()
        if "words" not in path.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    shapes = {
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
    shapes |= {f"{re.escape(text)}.+" for text in literals if re.fullmatch("[a-z]+_", text)}
    made = [re.compile(shape) for shape in shapes if re.search(r"[a-z]_|_[a-z]", shape)]
    stems = {code: re.sub("_(one|many|none)$", "", code) for code in words()}
    dead = [code for code, stem in stems.items() if not {code, stem} & literals and not any(shape.fullmatch(stem) for shape in made)]
    assert not dead


@pytest.mark.parametrize("kind", [Emotion, Level])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_values_of_the_domain_have_names(kind: type[Emotion | Level], lang: str) -> None:
    for each in kind:
        assert label(f"{kind.__name__.lower()}_{each.value}", lang)


def test_spanish_is_written_with_its_own_marks() -> None:
    wrong = [at for at, (_, es) in everything() if "“" in es or "”" in es or ("?" in es and "¿" not in es) or ("!" in es and "¡" not in es)]
    assert not wrong
