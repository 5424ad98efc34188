"""kill -9 at any moment of an edit: the entry is the old or the new one, the old is never lost, what an editor held is offered again.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from journals import rows
from killing import Deaths, goes_on, whole

KILLS = (6, 200)
TEXTS = ["Comí con Ana en el puerto", "Llueve sobre Cádiz, y leo", "Ñandúes en el parque"]
NEW = "Llovió sobre Cádiz toda la tarde, y leí a Pizarnik hasta el final"


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with three entries, the second of which is to be edited."""
    soulmem("add", "--lines", stdin="\n".join(TEXTS))
    soulmem("edit", 2, "--tag", "lluvia")
    return soulmem


def stood(soulmem: Soulmem) -> list[tuple[object, ...]]:
    """What was confirmed before, byte for byte."""
    return rows(soulmem, "SELECT id, uid, text, at_us, written_us FROM entries WHERE id <= 3 ORDER BY id")


def test_another_text(life: Soulmem, long: bool) -> None:
    before = stood(life)
    deaths = Deaths(life, "edit ID TEXT", "edit", 2, NEW, "--json", kills=KILLS[long])
    for death in deaths:
        assert stood(life) == before
        whole(life)
        seen = life.texts()
        assert sorted(seen) in (sorted(TEXTS), sorted([TEXTS[0], NEW, TEXTS[2]]))
        changed = NEW in seen
        assert changed or not death.out, "what was answered stands"
        assert rows(life, "SELECT replaces FROM entries WHERE id > 3") == [(2,)] * changed
        if changed:
            assert life("show", 4, "--json").json()["tags"] == ["lluvia"]
            assert [each["text"] for each in life("show", 4, "--history", "--json").json()] == [TEXTS[1], NEW]
            assert life("undo").code == 0
        else:
            assert life("edit", 2, NEW).code == 0
        deaths.found("after" if changed else "before")
        goes_on(life)


def test_what_is_said_of_an_entry(life: Soulmem, long: bool) -> None:
    was = ([["lluvia"], False, False, None], [["agua", "mar"], True, True, 0.9])
    line = ("edit", 2, "--untag", "lluvia", "--tag", "agua", "--tag", "mar", "--star", "--private", "--importance", "0.9")
    deaths = Deaths(life, "edit ID --star", *line, kills=KILLS[long])
    for _ in deaths:
        whole(life)
        entry = life("show", 2, "--json").json()
        said = rows(life, "SELECT said_importance FROM entries WHERE id = 2")[0][0]
        now = [sorted(entry["tags"]), entry["starred"], entry["private"], said]
        assert now in was
        deaths.found("after" if now == was[1] else "before")
        assert life("edit", 2, "--tag", "luego").code == 0
        goes_on(life)


@pytest.mark.parametrize("verb", ["edit ID", "add"])
def test_in_the_editor(life: Soulmem, tmp_path: Path, long: bool, verb: str) -> None:
    editor, done = tmp_path / "editor", life.home / "hecho"  # which goes with the home
    editor.write_text(f'#!/bin/sh\nprintf %s "{NEW}" > "$1"\ntouch {done}\n')
    editor.chmod(0o755)
    life.env |= {"VISUAL": str(editor)}
    line = ("edit", 2) if verb == "edit ID" else ("add",)
    deaths = Deaths(life, f"{verb}, in the editor", *line, kills=KILLS[long], terminal=True)
    for _ in deaths:
        whole(life)
        seen, written = life.texts(), done.exists()
        left = [path.read_text(encoding="utf-8") for path in life.home.glob("draft-*")]
        assert not written or NEW in (*seen, *left), "what the editor wrote is an entry or a draft"
        assert seen.count(NEW) <= 1
        deaths.found("after" if NEW in seen else "between" if NEW in left else "before", stands=NEW in seen)
        offered = life("add", terminal=True, VISUAL="touch").err
        assert ("--draft" in offered) == ((NEW in left and NEW not in seen) or left == [TEXTS[1]]), (offered, left, seen)
        if NEW in left and NEW not in seen:
            assert life(*line, "--draft", terminal=True, VISUAL="touch").code == 0
            assert life.texts().count(NEW) == 1
        goes_on(life)
