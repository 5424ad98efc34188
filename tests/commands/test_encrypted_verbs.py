"""Every verb does on an encrypted journal what it does on a plain one, and leaves no legible word beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import Soulmem
from test_schema import CASES

from soulmem_cli.store.cipher import look

KEY = "echo " + "0123456789abcdef" * 4
# these have tests of their own; undo stops at the encryption, which it cannot take back
OPENING = ("journal encrypt", "journal decrypt", "journal rekey", "undo")
WORD = "ornitorrinco"


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A home with a journal in it, and one with the same journal encrypted."""
    plain = Soulmem(tmp_path_factory.mktemp("claro") / "home")
    texts = ("Con @Ana en el río #río", f"El {WORD} otra vez, con @Ana", "Nada", "Mucho miedo", "Boda de @Leo", "olvidada", "secreta")
    plain("add", "--lines", stdin="\n".join(texts))
    plain("--user", "leo", "add", "de leo")
    plain("link", "1", "2", "--kind", "calle")
    plain("forget", "6")
    (plain.home / "in.ndjson").write_text('{"text": "una línea"}\n')
    plain("journal", "backup", plain.home / "in.ndjson.copy")
    plain("journal", "backup")
    plain("dream", SOULMEM_NOW="2028-01-01T03:00:00+01:00")
    sealed = Soulmem(plain.home.parent / "cifrado")
    shutil.copytree(plain.home, sealed.home)
    sealed.env["SOULMEM_KEY_COMMAND"] = KEY
    assert sealed("journal", "encrypt", "--yes").code == 0
    return plain.home, sealed.home


@pytest.mark.parametrize("verb", [verb for verb in CASES if verb not in OPENING])
def test_a_verb(two: tuple[Path, Path], tmp_path: Path, verb: str) -> None:
    answers = []
    for number, home in enumerate(two):
        mine = Soulmem(tmp_path / str(number))
        shutil.copytree(home, mine.home)
        if number:
            mine.env["SOULMEM_KEY_COMMAND"] = KEY
        lines = [case.replace("{file}", str(mine.home / "in.ndjson")).split() for case in CASES[verb]]
        answers.append([mine("--json", *line).code for line in lines])
        if number and verb != "journal restore":  # the copy is a plain one, and so is what it is restored to
            assert look(mine.db) is not None
            named = [mine.db, *(path for path in mine.home.rglob("*") if path.is_file() and "ndjson" not in path.name)]
            assert [path.name for path in named if WORD.encode() in path.read_bytes()] == []
    assert answers[0] == answers[1]
