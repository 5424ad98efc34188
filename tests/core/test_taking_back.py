"""Undoing: whatever was changed, and in whatever order, as many undoings later every table of the truth is as it was."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from conftest import Soulmem
from doubles import hashing
from journals import everything_of, rows

from soulmem_cli.store.database import open_journal

pytestmark = pytest.mark.usefixtures("hashing")
__all__ = ["hashing"]
STEPS = 16
OLD = (
    "El río baja lleno con Ana #agua", "Cena con Luis en casa", "Ana y Luis se mudan a Vigo #casa", "Mi sueldo es 1000",
    "Mi sueldo es 1200", "Un secreto con Eva",
)  # fmt: skip
SEEN = {
    "entries": "SELECT * FROM entries WHERE id <= 6 ORDER BY id",
    "tags": "SELECT * FROM tags WHERE entry_id <= 6 ORDER BY 1, 2",
    "contexts": "SELECT * FROM contexts WHERE entry_id <= 6 ORDER BY 1, 2",
    "causes": "SELECT * FROM causes WHERE entry_id <= 6 ORDER BY 1",
    "mentions": "SELECT * FROM mentions WHERE entry_id <= 6 ORDER BY 1, 2, 3",
    "names": "SELECT user_id, key, name, person FROM names ORDER BY key",
    "links": "SELECT a, b, kind, strength, because, said FROM links WHERE a <= 6 AND b <= 6 ORDER BY a, b, kind",
    "conflicts": "SELECT * FROM conflicts ORDER BY id",
    "gists": "SELECT id, uid, state FROM gists ORDER BY id",
    "users": "SELECT * FROM users",
    "traces": "SELECT * FROM traces WHERE entry_id <= 6 ORDER BY 1",
    "hidden": "SELECT entry_id, hidden FROM vectors_1 WHERE entry_id <= 6 ORDER BY 1",
}


def stands(soulmem: Soulmem) -> dict[str, list[tuple[Any, ...]]]:
    """The truth of the entries there were at first, and what their traces say."""
    return {name: rows(soulmem, sql) for name, sql in SEEN.items()}


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """Six entries with all that can be changed: tags, links, people, a gist, a conflict, one forgotten, one private, another user's."""
    for text in OLD[:5]:
        assert soulmem("add", text, "--context", "lugar=casa").code == 0
    soulmem("add", OLD[5], "--private", "--because", "#1")
    soulmem("link", 1, 2, "--because", "así", "--strength", 0.5)
    soulmem("people", "rename", "Luis", "Lucho")
    soulmem("forget", 2)
    soulmem("--user", "bea", "add", "lo de bea #suyo")
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run(
            """INSERT INTO gists (uid, user_id, kind, text, confidence, made_us, about, lang, stated)
               VALUES ('g', 1, 'goal', 'mudarse', 0.5, 0, 'mudanza', 'es', 1)"""
        )
        db.run("INSERT INTO gist_evidence (gist_id, entry_id) VALUES (1, 3)")
        db.run(
            """INSERT INTO conflicts (uid, user_id, a, b, attribute, subject, state, found_us)
               VALUES ('c', 1, 4, 5, 'pay', 'yo', 'open', 0)"""
        )
    db.close()
    return soulmem


def changes(soulmem: Soulmem) -> list[dict[str, Any]]:
    """What would be undone."""
    listed: list[dict[str, Any]] = soulmem("undo", "--list", "--limit", 1000, "--json").json()
    return listed


def some_change(soulmem: Soulmem, chance: Random, tmp_path: Path, step: int) -> None:
    """Any verb that changes something, on anything; that it may be refused is part of it."""
    some, other = chance.randint(1, 8), chance.randint(1, 8)
    name, second = chance.sample(["Ana", "Luis", "Lucho", "Eva", "Vigo"], 2)
    file = tmp_path / f"{step}.ndjson"
    file.write_text(
        "\n".join(json.dumps({"text": f"venido {step} {n} con Ana #agua", "at": f"2026-01-0{n}T10:00:00+01:00"}) for n in (1, 2, 3))
    )
    words: list[list[object]] = [
        ["add", f"nueva {step} con Ana #agua", "--led-to", f"#{some}"],
        ["edit", some, f"otro texto {step} con Eva #{name}"],
        ["edit", some, f"otro más {step}", "--tag", "puesta", "--emotion", "fear"],
        ["edit", some, "--emotion", chance.choice(["joy", "sadness"]), "--importance", 0.9, "--feeling", "así"],
        ["edit", some, "--at", "2026-02-03 10:00", "--level", "trivial", "--valence", "-0.5", "--arousal", 0.2],
        ["edit", some, chance.choice(["--private", "--public"]), chance.choice(["--star", "--unstar"])],
        ["edit", some, "--person", name, "--person", second, "--tag", name],
        ["edit", some, "--untag", chance.choice(["agua", "casa", "Ana"])],
        ["tag", some, "agua", f"t{step}"],
        ["tag", some, "--remove", chance.choice(["agua", "casa"])],
        ["link", some, other, "--kind", chance.choice(["related", "because"]), "--strength", 0.3],
        ["unlink", some, other],
        ["unlink", 1, 2],
        ["forget", some, other],
        ["restore", some],
        ["import", file],
        ["people", "merge", name, second],
        ["people", "rename", name, f"{name} de {step}"],
        ["people", "forget", name],
        ["gists", chance.choice(["forget", "restore"]), 1],
        ["conflicts", "resolve", 1, chance.choice(["--a", "--b", "--both"])],
        ["conflicts", "reopen", 1],
        ["dream", "--cycle", "night"],
    ]
    now = f"2026-09-{1 + step:02d}T15:15:00+02:00"
    assert soulmem(*chance.choice(words), SOULMEM_NOW=now).code in (0, 1, 2, 4)


@pytest.mark.parametrize("seed", range(8))
def test_as_many_undoings_as_changes_leave_the_truth_as_it_was(life: Soulmem, tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    before, first, others = stands(life), changes(life), everything_of(life, "bea")
    texts = rows(life, "SELECT text FROM entries ORDER BY id")
    for step in range(STEPS):
        some_change(life, chance, tmp_path, step)
    made = changes(life)[: -len(first)]
    assert made, "nothing was changed"
    kinds = []
    for each in made:
        undone = life("undo", "--json", SOULMEM_NOW="2026-10-01T15:15:00+02:00")
        assert undone.code == 0, undone
        assert {**undone.json(), "undone": False} == each
        kinds.append(each["kind"])
    assert changes(life) == first
    assert stands(life) == before, kinds
    assert rows(life, "SELECT count(*) FROM entries WHERE id > 6 AND forgotten_us IS NULL AND user_id = 1") == [(0,)]
    assert rows(life, "SELECT text FROM entries ORDER BY id")[: len(texts)] == texts, "no word is lost"
    assert everything_of(life, "bea") == others


def test_the_seeds_try_every_kind(life: Soulmem, tmp_path: Path) -> None:
    tried = set()
    for seed in range(8):
        chance = Random(seed)
        for step in range(STEPS):
            some_change(life, chance, tmp_path, step)
        tried |= {each["kind"] for each in changes(life)}
    assert tried >= {
        "add", "revise", "edit", "tag", "link", "unlink", "forget", "restore", "import", "people-merge", "people-rename", "people-forget",
        "gist", "conflict", "dream",
    }  # fmt: skip
