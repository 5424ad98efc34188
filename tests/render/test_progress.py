"""How far a long task has come: one line on a terminal, none anywhere else, and nothing left of it."""

from __future__ import annotations

import pytest
from conftest import Soulmem

from soulmem_cli.render import progress


@pytest.fixture
def journal(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> Soulmem:
    """A journal whose every task is a long one."""
    soulmem("add", "--lines", stdin="\n".join(f"entrada {number}" for number in range(40)))
    monkeypatch.setattr(progress, "PATIENCE_S", -1.0)
    monkeypatch.setattr(progress, "EVERY_S", 0.0)
    return soulmem


def test_on_a_terminal_it_is_drawn_and_taken_away(journal: Soulmem) -> None:
    shown = journal("journal", "rebuild", "--lang", "es", terminal=True).err
    assert "Rehaciendo ████████████████░░░░ 32/40" in shown
    assert "Rehaciendo ████████████████████ 40/40" in shown
    assert shown.endswith(progress.CLEAR)
    assert max(len(line) for line in shown.split(progress.CLEAR)) < 60


@pytest.mark.parametrize("how", [{}, {"terminal": True, "TERM": "dumb"}])
def test_elsewhere_there_is_none(journal: Soulmem, how: dict[str, str]) -> None:
    assert journal("journal", "rebuild", **how).err == ""


def test_quiet_is_quiet(journal: Soulmem) -> None:
    assert journal("--quiet", "journal", "rebuild", terminal=True).err == ""


def test_what_is_quick_needs_none(journal: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE_S", 1000.0)
    assert journal("journal", "rebuild", terminal=True).err == ""
