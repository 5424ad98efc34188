"""What holds for each verb there is: no journal, a bad one, a busy one, a stranger, a narrow terminal, names made of escapes.

The verbs are read from the command tree, so that a new one is tested the day it is added.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import apsw
import pytest
from conftest import Soulmem
from refusals import refused
from rich.cells import cell_len

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.store import database
from soulmem_cli.verbs import built

NASTY: Final = "[red]\x1b[31mAna\u202e\x07"
ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")
TREE: Final = [(verb, child) for verb in VERBS for child in NESTED.get(verb, ("",))]
# what each verb must be given at least
GIVEN: Final[dict[str, list[object]]] = {
    "add": ["otra cosa"],
    "about": ["Ana"],
    "show": [1],
    "edit": [1, "otro texto"],
    "link": [1, 2],
    "unlink": [1, 2],
    "links": [1],
    "why": [1],
    "forget": [1],
    "restore": [1],
    "when": ["ayer"],
    "pages show": ["ayer"],
    "gists show": [1],
    "gists forget": [1],
    "gists restore": [1],
    "conflicts show": [1],
    "conflicts resolve": [1, "--a"],
    "conflicts reopen": [1],
    "people merge": ["Ana", "Luis"],
    "people rename": ["Ana", "Anita"],
    "people forget": ["Ana"],
    "users delete": ["default", "--yes"],
    "config get": ["lang"],
    "config set": ["lang", "es"],
    "config unset": ["lang"],
    "models fetch": ["bundled"],
    "journal restore": ["copia.db"],
    "journal salvage": ["--yes"],
    "journal encrypt": ["--yes"],
    "journal decrypt": ["--yes"],
    "journal rekey": ["--yes"],
}
# verbs that need no journal, and do not open one
ALONE: Final = {"now", "when", "config list", "config get", "config set", "config unset", "config path", "schema", "journal schema"}
WRITERS: Final = {
    "add",
    "edit",
    "undo",
    "link",
    "unlink",
    "forget",
    "people merge",
    "people rename",
    "people forget",
    "users delete",
    "journal rebuild",
}


def words(verb: str, child: str) -> list[object]:
    """The shortest command line of a verb that does something."""
    name = f"{verb} {child}".strip()
    return [*name.split(), *GIVEN.get(name, [])]


def named(verb: str, child: str) -> str:
    """The name of a verb as it is typed."""
    return f"{verb} {child}".strip()


def params(verb: str, child: str, metavar: str) -> list[Any]:
    """The options and arguments of a verb that take a certain kind of value."""
    return [param for param in built(child or verb, verb if child else None).params if getattr(param, "metavar", None) == metavar]


def each_verb(*but: str) -> pytest.MarkDecorator:
    """A test for each verb but those that are named, alone or with all their own."""
    wanted = [each for each in TREE if each[0] not in (*but, "import") and named(*each) not in but]
    return pytest.mark.parametrize(("verb", "child"), [pytest.param(*each, id=named(*each)) for each in wanted])


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a little of everything, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "Ayer cené con Ana y con Luis 👩‍👩‍👧 日本語", "--tag", "amigos", "--at", "2026-08-20 21:00")
    first("add", "[/] con [red]Luis[/red]\x1b[31m " + "muy larga " * 30, "--tag", "[red]")
    first("link", 1, 2)
    for day, text in (("01", "Mi café favorito es La Colonial"), ("09", "Mi café favorito es El Pósit"), ("10", "Quiero aprender a nadar")):
        first("add", text, "--at", f"2026-08-{day} 09:00")
    first("dream")
    return first.db


@pytest.fixture
def kept(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


@each_verb()
def test_a_bad_value_of_every_option_that_takes_one(kept: Soulmem, verb: str, child: str) -> None:
    for metavar, bad, code in (("WHEN", "no es fecha", "date_unreadable"), ("EMOTION", "feliz", "emotion_unknown")):
        for param in params(verb, child, metavar):
            refused(kept, *words(verb, child), param.opts[0], bad, code=code, exit_code=2)
    for metavar, bad, code in (
        ("LEVEL", "enorme", "level_unknown"),
        ("SOURCE", "nadie", "source_unknown"),
        ("KEY=VALUE", "x", "pair_unreadable"),
    ):
        for param in params(verb, child, metavar):
            refused(kept, *words(verb, child), param.opts[0], bad, code=code, exit_code=2)
    for param in (each for metavar in ("N", "DAYS") for each in params(verb, child, metavar)):
        for bad in ("abc", "-1", 10**30):
            assert kept(*words(verb, child), param.opts[0], bad).code == 2
    for param in (each for metavar in ("0..1", "-1..1") for each in params(verb, child, metavar)):
        for bad in ("abc", "1.01", "-1.01", "nan", "inf"):
            assert kept(*words(verb, child), param.opts[0], bad).code == 2


@each_verb()
def test_an_unknown_number_wherever_one_is_taken(kept: Soulmem, verb: str, child: str) -> None:
    for param in params(verb, child, "ID"):
        for number in (999, 0, 10**30):
            if param.param_type_name == "option":
                line = [*words(verb, child), param.opts[0], number]
            else:
                place = [each.name for each in params(verb, child, "ID")].index(param.name)
                line = words(verb, child) if len(words(verb, child)) > 1 + place else [*words(verb, child), 1]
                line[1 + place] = number
            refused(kept, *line, code="entry_unknown", exit_code=4)


@each_verb()
def test_without_a_journal(soulmem: Soulmem, verb: str, child: str) -> None:
    for lang in ("en", "es"):
        machine = soulmem(*words(verb, child), "--json", "--lang", lang)
        assert machine.code in ((0, 1, 2, 3, 4, 5) if named(verb, child) not in ALONE else (0, 1, 4)), machine
        assert "Traceback" not in machine.err
        if machine.code < 2:
            json.loads(machine.out)
        if machine.code == 1 and named(verb, child) not in ALONE:
            assert "soulmem add" in machine.err
    assert soulmem.db.exists() == (verb == "add")


@each_verb(*ALONE, "doctor", "models", "journal backups", "journal restore", "journal salvage")
def test_a_file_that_is_no_journal(soulmem: Soulmem, verb: str, child: str) -> None:
    soulmem.home.mkdir()
    soulmem.db.write_bytes(b"Querido diario, " * 400)
    refused(soulmem, *words(verb, child), code="not_a_journal", exit_code=3)


@each_verb("journal restore", "journal salvage", "journal encrypt", "journal decrypt", "journal rekey")
def test_a_locked_journal(kept: Soulmem, monkeypatch: pytest.MonkeyPatch, verb: str, child: str) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 20)
    other = apsw.Connection(str(kept.db))
    other.execute("BEGIN IMMEDIATE")
    answer = kept(*words(verb, child), "--json")
    assert answer.code == 3 if named(verb, child) in WRITERS else answer.code in (0, 1, 3, 5), answer
    assert "Traceback" not in answer.err
    other.execute("ROLLBACK")
    other.close()


@each_verb(*ALONE, "add", "doctor", "models", "users", "journal")
def test_a_stranger(kept: Soulmem, verb: str, child: str) -> None:
    refused(kept, *words(verb, child), "--user", "nadie", code="user_unknown", exit_code=4)


@each_verb("export", "schema", "journal schema")
def test_nothing_wider_than_the_terminal(kept: Soulmem, verb: str, child: str) -> None:
    for lang in ("es", "en"):
        for columns in (40, 60, 100):
            shown = kept(*words(verb, child), "--lang", lang, terminal=True, COLUMNS=str(columns))
            bare = ESCAPES.sub("", shown.out)
            assert [line for line in bare.splitlines() if cell_len(line) > columns] == []
            assert "\x1b" not in bare


@each_verb()
def test_names_made_of_escapes_are_shown_and_not_obeyed(kept: Soulmem, verb: str, child: str) -> None:
    takers = [
        param
        for metavar in ("NAME", "TEXT", "TAG", "QUERY", "LABEL", "WORD", "KEY", "VALUE", "VERB")
        for param in params(verb, child, metavar)
    ]
    for param in takers:
        option = [param.opts[0]] if param.param_type_name == "option" else []
        start = words(verb, child) if option else [*named(verb, child).split(), "--"]
        for nasty in (NASTY, "\udcff", "", "x" * 300, "日本" * 50):
            shown = kept(*start, *option, nasty)
            assert shown.code in range(7), shown
            for stream in (shown.out, shown.err):
                assert not set(ESCAPES.sub("", stream)) & set("\x1b\x07\u202e")


@each_verb()
def test_a_word_too_many_or_too_few(kept: Soulmem, verb: str, child: str) -> None:
    command = built(child or verb, verb if child else None)
    takes_many = any(param.nargs == -1 for param in command.params)
    if not takes_many and verb != "export":
        assert kept(*words(verb, child), "sobra", "y", "sobra").code == 2
    if any(param.required for param in command.params):
        refused(kept, *named(verb, child).split(), code="argument_missing", exit_code=2)
    refused(kept, *words(verb, child), "--no-existe", code="option_or_text" if verb == "add" else "option_unknown", exit_code=2)
