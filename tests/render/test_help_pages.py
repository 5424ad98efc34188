"""Help: for every verb, argument and option, in both languages, fit for 60 to 100 columns, and true."""

from __future__ import annotations

import re
import shlex
from typing import Any

import pytest
from conftest import Soulmem

from soulmem_cli.commands import EVERYWHERE, GROUPS, NESTED, VERBS
from soulmem_cli.manual.tree import paths
from soulmem_cli.render.guide import Page, name_of, page_of
from soulmem_cli.render.help_pages import group, program, verb
from soulmem_cli.render.words import help as frame
from soulmem_cli.render.words import help_examples, help_options
from soulmem_cli.render.wrapping import cells, paired, width, wrapped
from soulmem_cli.run import Run
from soulmem_cli.verbs import built, global_options, root

PATHS = paths()
LANGS = ("en", "es")


def command(path: tuple[str, ...]) -> Any:
    """The command of a verb."""
    return built(path[-1], path[0] if len(path) > 1 else None)


def page(path: tuple[str, ...], lang: str) -> Page:
    """What is said of a verb."""
    return page_of(path, command(path), lang)


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", LANGS)
def test_every_verb_argument_and_option_has_its_words(path: tuple[str, ...], lang: str) -> None:
    shown = page(path, lang)
    params = [param for param in command(path).params if param.param_type_name == "argument" or param.expose_value]
    assert len(shown.arguments) + len(shown.options) == len(params)
    assert all(row.means for row in (*shown.arguments, *shown.options, *shown.everywhere))
    assert 2 <= len(shown.examples) <= 3
    assert shown.see


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_value_has_a_name_in_both_languages(path: tuple[str, ...]) -> None:
    for param in command(path).params:
        if getattr(param, "is_flag", False):
            continue
        assert param.metavar, f"{param.name} needs a metavar"
        assert param.metavar in help_options.METAVARS or re.fullmatch(r"-?\d\.\.\d|[a-z]+(\|[a-z]+)+", param.metavar), param.metavar


@pytest.mark.parametrize("columns", [60, 80, 100])
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    pages = [program(lang), *(group(name, lang) for name in NESTED), *(verb(page(path, lang), lang) for path in PATHS)]
    lines = [line for text in pages for line in text.splitlines()]
    examples = {f"  {example[lang == 'es']}" for each in help_examples.EXAMPLES.values() for example, _ in each}
    assert not [line for line in lines if cells(line) > columns and line not in examples]
    assert max(cells(line) for line in examples) <= 76


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", LANGS)
def test_examples_run_as_they_stand(path: tuple[str, ...], lang: str) -> None:
    name = " ".join(path)
    commands = [part for example, _ in page(path, lang).examples for part in example.split(" | ")]
    ours = [shlex.split(part.split(" > ")[0]) for part in commands if part.startswith("soulmem ")]
    assert any(" ".join(words[1:]).find(name) >= 0 for words in ours) or "soulmem config path" in commands[1]
    for words in ours:
        parsed(words[1:])


def parsed(words: list[str]) -> None:
    """Let the real parser read a command line, without running it. Raises for what it does not know."""
    run = Run(words)
    with root().make_context("soulmem", list(words), obj=run) as ctx:
        rest = [*ctx._protected_args, *ctx.args]
        _, found, rest = root().resolve_command(ctx, rest)
        if found.name in NESTED:
            inner = found.make_context(found.name, rest, parent=ctx)
            _, found, rest = found.resolve_command(inner, [*inner._protected_args, *inner.args])
        found.make_context(found.name, rest, parent=ctx)


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_what_to_look_at_next_is_there(path: tuple[str, ...]) -> None:
    others = [tuple(see.split()[1:]) for see in page(path, "en").see]
    assert set(others) <= set(PATHS)
    assert path not in others


def test_words_are_kept_for_no_verb_or_option_that_is_gone() -> None:
    names = {" ".join(path) for path in PATHS}
    assert set(help_examples.EXAMPLES) == set(help_examples.SEE) == names
    assert set(help_examples.ABOUT) <= names
    assert set(frame.VERBS) == names | set(NESTED)
    assert set(frame.GROUPS) == set(GROUPS)
    assert {name.replace("-", "_") for name, _ in EVERYWHERE} | {"help", "version"} == set(frame.EVERYWHERE)
    for table, kind in ((help_options.ARGUMENTS, "argument"), (help_options.OPTIONS, "option")):
        used = set()
        for path in PATHS:
            for param in command(path).params:
                own, shared = f"{' '.join(path)} {name_of(param)}", name_of(param)
                if param.param_type_name == kind:
                    used.add(own if own in table else shared)
        assert set(table) <= used


def test_the_options_of_every_verb_are_those_that_help_names() -> None:
    assert [option.opts for option in global_options()] == [[f"--{name}"] for name, _ in EVERYWHERE]


@pytest.mark.parametrize(
    "words",
    ["--help", "", "--lang en", "--lang=en --help", "users --help", "add --help", "add --help --lang en", "--lang en add --help",
     "users list --help", "add --json --help", "recall --limit 5 --help", "--user nobody timeline --help"],
)  # fmt: skip
def test_help_is_given_wherever_it_is_asked(soulmem: Soulmem, words: str) -> None:
    answer = soulmem(*words.split())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Usage: soulmem")
    assert not soulmem.home.exists()


@pytest.mark.parametrize(
    "words", ["--help --lang es", "--lang es --help", "add --help --lang es", "--lang es add --help", "add --lang=es --help"]
)
def test_help_speaks_the_language_that_is_named(soulmem: Soulmem, words: str) -> None:
    assert soulmem(*words.split()).out.startswith("Uso: soulmem")


def test_help_speaks_the_language_of_the_settings(soulmem: Soulmem) -> None:
    soulmem("config", "set", "lang", "es", SOULMEM_LANG="")
    assert soulmem("add", "--help", SOULMEM_LANG="").out.startswith("Uso")
    assert soulmem("add", "--help", SOULMEM_LANG="en").out.startswith("Usage")


def test_help_is_there_when_the_settings_cannot_be_read(soulmem: Soulmem) -> None:
    place = soulmem.home / "config" / "soulmem" / "config.toml"
    place.parent.mkdir(parents=True)
    place.write_text("lang = [")
    assert soulmem("add", "--help").code == 0
    assert soulmem.shell("--help", SOULMEM_LANG="", LC_ALL="es_ES.UTF-8").out.startswith("Uso")


def test_a_group_without_its_verb_is_wrong_usage(soulmem: Soulmem) -> None:
    answer = soulmem("users")
    assert answer.code == 2
    assert "soulmem users VERB" in answer.out


def test_the_program_shows_every_verb_under_what_it_is_for() -> None:
    shown = program("en").splitlines()
    for name, verbs in GROUPS.items():
        start = shown.index(f"{frame.GROUPS[name][0]}:")
        assert [line.split()[0] for line in shown[start + 1 : start + 1 + len(verbs)]] == list(verbs)
    assert {name for verbs in GROUPS.values() for name in verbs} == set(VERBS)


def test_help_survives_a_narrow_encoding(soulmem: Soulmem) -> None:
    answer = soulmem.shell("--help", PYTHONIOENCODING="ascii", SOULMEM_LANG="es")
    assert answer.code == 0
    assert "Mirar atrás" in answer.out


def test_lines_are_broken_by_cells() -> None:
    assert wrapped("日本語 日本語 日本語", 13) == ["日本語 日本語", "日本語"]
    assert wrapped("", 10) == [""]
    assert cells("e\N{COMBINING ACUTE ACCENT}日") == 3
    assert paired([("--a", "one two"), ("--a-very-long-option-name WITH-VALUE", "x")], 20) == [
        "  --a  one two", "  --a-very-long-option-name WITH-VALUE", "       x",
    ]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), [("40", 60), ("72", 72), ("500", 100), ("many", 80), ("0", 80)])
def test_the_width_is_kept_within_reason(monkeypatch: pytest.MonkeyPatch, said: str, meant: int) -> None:
    monkeypatch.setenv("COLUMNS", said)
    assert width() == meant
