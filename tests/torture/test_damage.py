"""Random damage to the file of a journal and to what lies beside it: an answer or an error, never a bug, and nothing made worse.

SQLite keeps no checksums: a byte that changes inside a text of a plain journal is read as it stands, and cannot be told from what was
written. What is held here is that no other text is ever shown; an encrypted journal has a tag on each page, and refuses.
A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Final

import pytest
from conftest import Answer, Soulmem

TRIES: Final = (30, 1_500)
PAGE: Final = 4_096
TEXTS: Final = ("Desayuné con Ana en el café", "Coffee with Ana at the usual place", "Hoy nadé en el lago", "Swam in the lake")
READING: Final[tuple[tuple[object, ...], ...]] = (
    ("timeline", "--json"), ("recall", "café con Ana", "--json"), ("about", "Ana"), ("links", 1), ("why", 1), ("stats",), ("reflect",),
    ("export", "--json"), ("people", "list"), ("gists", "list"), ("pages", "list"), ("conflicts", "list"), ("users", "list"), ("doctor",),
)  # fmt: skip
WRITING: Final[tuple[tuple[object, ...], ...]] = (("add", "otra"), ("tag", 1, "+nueva"), ("forget", 2), ("undo",), ("edit", 1, "Otra cosa"))
KINDS: Final = ("bit", "bytes", "zeros", "page", "cut", "moved")


@pytest.fixture(scope="module", params=["", "una"])
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, bytes]:
    """A secret, or none, and the bytes of a journal that it opens."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    for day, text in enumerate(TEXTS, 1):
        first("add", text, "--at", f"2026-08-{day:02} 10:00", "--tag", "vida")
    if request.param:
        assert first("journal", "encrypt", "--yes", SOULMEM_KEY_COMMAND=f"echo {request.param}").code == 0
    return request.param, first.db.read_bytes()


def damaged(whole: bytes, chance: Random) -> tuple[str, int, bytes]:
    """The bytes of a file after something happened to it: what, on which page, and what is left."""
    kind = chance.choice(KINDS)
    page = chance.choice([number for number in range(len(whole) // PAGE) if any(whole[number * PAGE : (number + 1) * PAGE])])
    start, at = page * PAGE, page * PAGE + chance.randrange(*chance.choice(((0, 40), (0, PAGE - 16))))
    data = bytearray(whole)
    if kind == "bit":
        data[at] ^= 1 << chance.randrange(8)
    elif kind == "bytes":
        data[at : at + 16] = chance.randbytes(16)
    elif kind == "cut":
        del data[at:]
    else:
        other = chance.randrange(len(whole) // PAGE) * PAGE
        data[start : start + PAGE] = {"zeros": bytes(PAGE), "page": chance.randbytes(PAGE), "moved": whole[other : other + PAGE]}[kind]
    return kind, page, bytes(data)


def shown(answer: Answer) -> set[str]:
    """The texts in an answer of timeline, recall or export."""
    found = answer.json()
    return {entry["text"] for entry in (found["entries"] if isinstance(found, dict) else found)}


def test_random_damage(soulmem: Soulmem, written: tuple[str, bytes], long: bool) -> None:
    (secret, whole), chance = written, Random(1973)
    if secret:
        soulmem.env["SOULMEM_KEY_COMMAND"] = f"echo {secret}"
    soulmem.home.mkdir(mode=0o700)
    met: set[int] = set()
    for _ in range(TRIES[long] // (4 if secret else 1)):  # a key takes its time
        kind, page, data = damaged(whole, chance)
        for each in soulmem.home.glob("journal.db*"):
            each.unlink()
        soulmem.db.write_bytes(data)
        words = chance.choice(READING) if chance.random() < 0.6 else chance.choice(WRITING)
        answer, why = soulmem(*words), (words, kind, page)
        assert answer.code in (0, 1, 3, 4, 6), (why, answer)  # 6: to undo that it was encrypted takes a yes
        met.add(answer.code)
        if words in READING:
            assert soulmem.db.read_bytes() == data, why
        spared = secret or not any(text.encode() in whole[page * PAGE : (page + 1) * PAGE] for text in TEXTS)
        if answer.code == 0 and "--json" in words and spared:
            assert shown(answer) <= set(TEXTS), (why, answer)
    assert {0, 3} <= met


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("rubbish", [b"", b"x", os.urandom(5_000), bytes(40_000)])
def test_rubbish_in_the_place_of_a_log(soulmem: Soulmem, written: tuple[str, bytes], tail: str, rubbish: bytes) -> None:
    if written[0]:
        pytest.skip("the log is looked at before the key is")
    soulmem.home.mkdir(mode=0o700)
    soulmem.db.write_bytes(written[1])
    soulmem.db.with_name(f"journal.db{tail}").write_bytes(rubbish)
    assert soulmem.texts() == list(TEXTS[::-1])
    assert soulmem("add", "otra").code == 0
    assert soulmem.texts() == ["otra", *TEXTS[::-1]]


def in_the_way(soulmem: Soulmem, what: str) -> Path:
    """Put something where soulmem keeps something else."""
    kind, _, name = what.partition(" ")
    path = soulmem.home / name
    if kind == "folder":
        path.mkdir()
        (path / "cosa").write_text("hola")
    elif kind == "file":
        path.write_bytes(b"hola")
    elif kind == "circle":
        path.symlink_to(path)
    else:
        path.write_bytes(os.urandom(3_000))
    return path


@pytest.mark.parametrize(
    "what",
    ["file backups", "circle backups", "folder journal.db.dream.lock", "circle journal.db.backup.lock", "bytes journal.db.dream.lock",
     "folder draft-1-abc.txt", "bytes draft-1-abc.txt", "folder journal.db-wal", "bytes draft-x.txt"],
)  # fmt: skip
def test_something_else_beside_the_journal(soulmem: Soulmem, what: str) -> None:
    soulmem("add", "hola")
    path = in_the_way(soulmem, what)
    for words in (("timeline",), ("add", "otra"), ("dream",), ("journal", "backup"), ("doctor",), ("forget", 1, "--purge", "--yes")):
        answer = soulmem(*words)
        assert answer.code in (0, 1, 2, 3, 74), (words, answer)
        assert answer.code == 0 or words == ("doctor",) or str(soulmem.home) in answer.err, (words, answer)
    assert os.path.lexists(path) or what.startswith("bytes")
