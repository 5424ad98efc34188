"""Whatever words a person strings together, a verb answers or refuses: no bug, no traceback, and JSON when JSON is asked for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest
from conftest import Soulmem

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.verbs import built

TREE: Final = [(verb, child) for verb in VERBS for child in NESTED.get(verb, ("",)) if child != "fetch"]
ODD: Final = [
    "", "  ", "-1", "0", "1", "999", "9" * 30, "1e309", "nan", "0.5", "x" * 300, "\udcff", "\x00", "\x1b[31m", "[red]", "{0}", "%s",
    "日本", "🫨",
    "\n", "'", '"', "NEAR(", "*", "-", "--", "---", "=", "a=b", "ayer", "2026-08-01", "alegría", "#amigos", "@Ana", "Ana",
    "/", "..",
]  # fmt: skip
FITTING: Final[dict[str | None, list[str]]] = {
    "WHEN": ["ayer", "hoy", "2026-08-01", "el lunes pasado", "hace 3 días", "agosto"],
    "TAG": ["amigos", "#x", "[red]"],
    "NAME": ["Ana", "Luis", "default"],
    "EMOTION": ["joy", "tristeza"],
    "LEVEL": ["critical", "importante"],
    "SOURCE": ["inference"],
    "KEY=VALUE": ["a=b"],
    "ID": ["1", "2", "3"],
    "N": ["1", "3", "50"],
    "DAYS": ["0", "7"],
    "0..1": ["0", "0.5", "1"],
    "-1..1": ["-1", "0.3"],
    "TEXT": ["hoy cené con Ana", "ayer: dentista", "[red]\x1b[31m"],
    "QUERY": ["cena con Ana", "ayer"],
    "FILE": ["-", "salida.json", "nada"],
    "KEY": ["lang", "user", "db"],
    "VALUE": ["es", "ana"],
    "VERB": ["add", "recall"],
}
STDIN: Final = [None, None, "", "hola\n", "\xff\n", "{}\n", "[]", '{"text": "x"}\n', "ayer: uno\ndos\n"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a few entries, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "--lines", stdin="ayer: cena con Ana #amigos\nhoy llueve\nel dentista con Luis\n")
    return first.db


def value(chance: random.Random, param: Any) -> str:
    """A value for an option or argument: mostly one that fits."""
    return chance.choice(FITTING.get(param.metavar, ODD) if chance.random() < 0.85 else ODD)


def command_line(chance: random.Random) -> list[str]:
    """A verb with some of its options and arguments, and now and then a word nobody asked for."""
    verb, child = chance.choice(TREE)
    words = [verb, *([child] if child else [])]
    for param in built(child or verb, verb if child else None).params:
        many = param.nargs == -1 or getattr(param, "multiple", False)
        if param.param_type_name == "argument":
            times = chance.randint(1, 3) if many else 1
            words += [value(chance, param) for _ in range(times if param.required or chance.random() < 0.6 else 0)]
        elif param.name not in ("db", "model", "device") and chance.random() < 0.1:
            words += [param.opts[0]] if getattr(param, "is_flag", False) else [param.opts[0], value(chance, param)]
    return [*words, chance.choice(ODD)] if chance.random() < 0.05 else words


@pytest.mark.parametrize("seed", range(12))
def test_any_words_are_answered_or_refused(soulmem: Soulmem, written: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    soulmem.copy(written)
    monkeypatch.chdir(soulmem.home)
    chance = random.Random(seed)
    for _ in range(25):
        words, terminal = command_line(chance), chance.random() < 0.3
        env = {"COLUMNS": chance.choice(["1", "20", "60"]), "SOULMEM_LANG": chance.choice(["es", "en"]), "VISUAL": "true"}
        answer = soulmem(*words, stdin=chance.choice(STDIN), terminal=terminal, **env)
        assert answer.code in range(7), (words, answer)
        if "--json" in words and "--ndjson" not in words and answer.code in (0, 1):
            answer.json()
