"""Every encoder a hashing one, for tests that are about anything but meaning."""

from __future__ import annotations

import pytest
from hashing import HashingEncoder

from soulmem_cli.senses import meaning


@pytest.fixture
def hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever model is asked for, words are hashed."""
    monkeypatch.setattr(meaning, "load", lambda model, device: HashingEncoder())
