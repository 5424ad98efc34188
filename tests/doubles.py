"""Every encoder a hashing one, for tests that are about anything but meaning: nothing is encoded, and what the senses feel is chance."""

from __future__ import annotations

import pytest
from hashing import HashingEncoder

from soulmem_cli.senses import meaning
from soulmem_cli.senses.meaning import bundled
from soulmem_cli.settings import BUNDLED


@pytest.fixture
def hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever model is asked for, words are hashed, also for the senses, who read the vectors of the bundled model."""
    monkeypatch.setattr(meaning, "load", lambda model, device: HashingEncoder(BUNDLED, bundled.DIMENSIONS))
    monkeypatch.setattr(bundled, "work_ahead", lambda *text, **how: None)


@pytest.fixture
def hashing_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same under a name of its own, for journals that other processes write on: to them it is a model they do not have."""
    monkeypatch.setattr(meaning, "load", lambda model, device: HashingEncoder())
