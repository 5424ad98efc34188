"""kill -9 at any moment of a backup or a restore: no half file has the name of a backup, and there is always a whole journal.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from conftest import Soulmem
from copies import copies, texts_in
from journals import sound
from killing import Deaths, ended_at, goes_on, whole

from soulmem_cli.store.database import open_journal
from soulmem_cli.store.keeping import thinned

KILLS = (4, 200)
TEXTS = ["uno", "dos", "tres ñandú"]


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with three entries, big enough that copying it takes its time."""
    soulmem("add", "--lines", "--no-detect", stdin="\n".join(TEXTS))
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 3_000_000,))
    db.close()
    return soulmem


def named(soulmem: Soulmem) -> list[Path]:
    """What has the name of a backup."""
    return [path for path in copies(soulmem) if not path.name.startswith(".")]


@pytest.mark.parametrize("step", ["pour", "prove", "sound", "place"])
def test_a_backup_killed_at_a_step_has_no_name(life: Soulmem, step: str) -> None:
    ended_at(life, "soulmem_cli.store.backups", step, 0, "journal", "backup")
    assert named(life) == []
    (half,) = copies(life)
    assert life("journal", "backups").code == 1
    assert life("journal", "backup").code == 0
    (made,) = named(life)
    assert texts_in(made) == TEXTS
    two_hours = made.stat().st_mtime - 7_200
    os.utime(half, (two_hours, two_hours))
    thinned(life.db, made.parent, 7, made)
    assert copies(life) == [made]


def test_a_backup_killed_at_any_moment(life: Soulmem, long: bool) -> None:
    deaths = Deaths(life, "journal backup", "journal", "backup", kills=KILLS[long])
    for death in deaths:
        made = named(life)
        assert [texts_in(path) for path in made] == [TEXTS] * len(made)
        assert made or not death.out, "what was answered stands"
        deaths.found("after" if made else "before")
        assert life("journal", "backup").code == 0
        assert len(named(life)) == len(made) + 1
        whole(life)
        goes_on(life)


@pytest.mark.parametrize(
    ("module", "step", "after"),
    [("replacing", "pour", 0), ("replacing", "bring_forward", 0), ("replacing", "swap", 0), ("replacing", "alone", 0),
     ("replacing", "onto", 0)],
)  # fmt: skip
def test_a_restore_killed_at_a_step_leaves_the_journal(life: Soulmem, module: str, step: str, after: int) -> None:
    life("journal", "backup")
    life("add", "--no-detect", "cuatro")
    ended_at(life, f"soulmem_cli.store.{module}", step, after, "journal", "restore", named(life)[0], "--yes")
    assert life.texts() == ["cuatro", *TEXTS[::-1]]
    assert sound(life)
    assert life("journal", "restore", named(life)[0], "--yes").code == 0
    assert life.texts() == TEXTS[::-1]
    assert [len(texts_in(path)) for path in life.home.glob("journal.replaced-*.db")] == [4], "the second name that the kill left is gone"


def test_a_restore_killed_at_any_moment(life: Soulmem, long: bool) -> None:
    life("journal", "backup")
    (backup,) = named(life)
    life("add", "--no-detect", "nueva")
    before = ["nueva", *TEXTS[::-1]]
    deaths = Deaths(life, "journal restore", "journal", "restore", backup, "--yes", kills=KILLS[long])
    for _ in deaths:
        whole(life)
        seen = life.texts()
        assert seen in (before, TEXTS[::-1])
        done = seen != before
        deaths.found("after" if done else "before")
        aside = list(life.home.glob("journal.replaced-*.db"))
        assert [texts_in(path) for path in aside] == [before[::-1]] * len(aside)
        assert len(aside) == 1 or not done, "what was replaced is kept"
        assert life("journal", "restore", backup, "--yes").code == 0
        assert life.texts() == TEXTS[::-1]
        goes_on(life)
