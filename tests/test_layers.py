"""The house rules that a reader would otherwise have to watch: who imports whom, where SQL, clock and print may stand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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


@cache
def called(path: Path) -> tuple[tuple[int, str], ...]:
    """Every call in a file, by the name it is called by."""
    return tuple((node.lineno, ast.unparse(node.func)) for node in ast.walk(tree(path)) if isinstance(node, ast.Call))


def said(path: Path, line: int, what: str) -> str:
    """A place in a file, and what is wrong there."""
    return f"{name_of(path)}:{line}: {what}"


def test_imports_point_down() -> None:
    rank = {path: RANK[part_of(name_of(path))] for path in FILES}
    assert [said(path, *each) for path in FILES for each in imported(path) if RANK[part_of(each[1])] > rank[path]] == []


def test_sql_stands_in_the_store_alone() -> None:
    others = [path for path in FILES if part_of(name_of(path)) != "store"]
    assert [said(path, line, text) for path in others for line, text in texts(path) if SQL.search(text)] == []
    nodes = [(path, node) for path in others for node in ast.walk(tree(path)) if isinstance(node, ast.Import)]
    assert [said(path, node.lineno, "apsw") for path, node in nodes if node.names[0].name == "apsw"] == []


def test_the_rule_about_sql_knows_sql_when_it_sees_it() -> None:
    found = [path for path in FILES if part_of(name_of(path)) == "store" and any(SQL.search(text) for _, text in texts(path))]
    assert len(found) > 8


def test_only_the_top_writes_to_the_streams() -> None:
    calls = [(path, part_of(name_of(path)), line, name) for path in FILES for line, name in called(path)]
    printing = [said(path, line, name) for path, part, line, name in calls if name == "print" and part not in ("render", "cli", "manual")]
    streams, top = {"sys.stdout.write", "sys.stderr.write"}, ("render", "cli", "quick", "run", "verbs", "manual")
    assert printing == []
    assert [said(path, line, name) for path, part, line, name in calls if name in streams and part not in top] == []


def test_the_clock_is_read_in_one_place() -> None:
    reading = re.compile(r"(^|\.)(datetime|date)\.(now|today|utcnow)$|^time\.(time|time_ns|localtime|gmtime|strftime)$")
    others = [path for path in FILES if part_of(name_of(path)) != "clock"]
    assert [said(path, line, name) for path in others for line, name in called(path) if reading.search(name)] == []


def test_every_module_and_class_says_what_it_is_for() -> None:
    classes = [(path, node) for path in FILES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    assert [said(path, node.lineno, node.name) for path, node in classes if not ast.get_docstring(node)] == []
    assert [name_of(path) for path in FILES if path.read_text("utf-8").strip() and not ast.get_docstring(tree(path))] == []
