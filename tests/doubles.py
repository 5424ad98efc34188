"""The one double there is: an encoder that hashes words, for tests that are about anything but meaning."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from math import sqrt

import pytest


class HashingEncoder:
    """Unit vectors of hashed words: the same words, the same vector."""

    name = "hashing"
    dimensions = 32
    digest = "hashing-1"

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        return [self.query(text) for text in texts]

    def query(self, text: str) -> bytes:
        values = [1e-3] * self.dimensions
        for word in text.lower().split() or [text]:
            mark = hashlib.blake2b(word.encode("utf-8", "replace"), digest_size=2).digest()
            values[mark[0] % self.dimensions] += 1 if mark[1] % 2 else -1
        length = sqrt(sum(value * value for value in values))
        return array("f", [value / length for value in values]).tobytes()

    def tokens(self, text: str) -> int:
        return len(text.split())


@pytest.fixture
def hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every encoder of this test is the hashing one."""
    monkeypatch.setattr("soulmem_cli.senses.meaning.load", lambda model, device: HashingEncoder())
