"""A double for encoders: a vector of hashed words, for tests that need another model than the bundled one."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import sqrt
from typing import Any

import pytest

from soulmem_cli.domain.scale import Scale


class HashingEncoder:
    """Every word adds one to a dimension of its own. `before` is called before each batch."""

    def __init__(self, name: str = "hashing", dimensions: int = 32, before: Callable[[], Any] | None = None) -> None:
        self.scale = Scale(unrelated=0.0, identical=1.0, spread=0.1, raw_centre=0.0, raw_spread=0.1)
        self.name, self.dimensions, self.digest = name, dimensions, f"{name}-{dimensions}"
        self.before = before
        self.encoded = 0

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        if self.before:
            self.before()
        self.encoded += len(texts)
        return [self.query(text) for text in texts]

    def query(self, text: str) -> bytes:
        values = [0.001] * self.dimensions
        for word in text.casefold().split():
            values[int.from_bytes(blake2b(word.encode(), digest_size=4).digest(), "big") % self.dimensions] += 1
        length = sqrt(sum(value * value for value in values))
        return array("f", [value / length for value in values]).tobytes()

    def tokens(self, text: str) -> int:
        return len(text.split())


def stand_in(monkeypatch: pytest.MonkeyPatch, *encoders: HashingEncoder) -> None:
    """Let these encoders be loaded by their names; every other name goes its usual way."""
    from soulmem_cli.senses import meaning

    usual, known = meaning.load, {encoder.name: encoder for encoder in encoders}
    monkeypatch.setattr(meaning, "load", lambda model, device: known[model] if model in known else usual(model, device))
