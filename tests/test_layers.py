"""The house rules that a reader would otherwise have to watch: who imports whom, where SQL, clock and print may stand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "soulmem_cli"
TOP = ("", "__main__", "cli", "quick", "completing", "complaints", "verbs", "run", "journal", "manual", "commands", "render")
LAYERS = (("settings", "domain", "errors", "clock", "text"), ("store",), ("formats",), ("senses",), ("core",), TOP)
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}
SQL = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+(OR \w+ )?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM"
    r"|(CREATE|DROP|ALTER)\s+(VIRTUAL )?TABLE|PRAGMA\s+\w+|BEGIN IMMEDIATE)\b",
    re.DOTALL,
)
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "training" not in path.parts)


def name_of(path: Path) -> str:
    """A module as it is imported."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def part_of(module: str) -> str:
    """The part of the package that a module belongs to."""
    return module.split(".")[1] if "." in module else ""


@cache
def tree(path: Path) -> ast.Module:
    """A module as syntax."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every module of the package that a file imports, wherever in it: line and name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.startswith("soulmem_cli"))
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: imports are absolute"
            if node.module == "soulmem_cli":
                yield from ((node.lineno, f"soulmem_cli.{alias.name}") for alias in node.names if not alias.name.startswith("__"))
            elif node.module and node.module.startswith("soulmem_cli"):
                yield node.lineno, node.module


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Every text a file writes out, those of f-strings joined, docstrings aside."""
    notes = {
        id(node.body[0].value)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            yield node.lineno, "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)


def called(path: Path) -> Iterator[tuple[int, str]]:
    """Every call in a file, by the name it is called by."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            yield node.lineno, ast.unparse(node.func)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_down(path: Path) -> None:
    part = part_of(name_of(path))
    wrong = [f"line {line}: {other}" for line, other in imported(path) if RANK[part_of(other)] > RANK[part]]
    assert not wrong


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_sql_stands_in_the_store_alone(path: Path) -> None:
    if part_of(name_of(path)) == "store":
        return
    assert not [f"line {line}: {text}" for line, text in texts(path) if SQL.search(text)]
    assert "apsw" not in {name for node in ast.walk(tree(path)) if isinstance(node, ast.Import) for name in [node.names[0].name]}


def test_the_rule_about_sql_knows_sql_when_it_sees_it() -> None:
    found = [path for path in FILES if part_of(name_of(path)) == "store" and any(SQL.search(text) for _, text in texts(path))]
    assert len(found) > 8


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_the_top_writes_to_the_streams(path: Path) -> None:
    part = part_of(name_of(path))
    names = {name for _, name in called(path)}
    assert "print" not in names or part in ("render", "cli", "manual")
    if part not in ("render", "cli", "quick", "run", "verbs", "manual"):
        assert not names & {"sys.stdout.write", "sys.stderr.write"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_clock_is_read_in_one_place(path: Path) -> None:
    if part_of(name_of(path)) == "clock":
        return
    reading = re.compile(r"(^|\.)(datetime|date)\.(now|today|utcnow)$|^time\.(time|time_ns|localtime|gmtime|strftime)$")
    assert not [f"line {line}: {name}" for line, name in called(path) if reading.search(name)]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_module_and_class_says_what_it_is_for(path: Path) -> None:
    silent = [node.name for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef) and not ast.get_docstring(node)]
    assert ast.get_docstring(tree(path)) or not path.read_text(encoding="utf-8").strip()
    assert not silent
