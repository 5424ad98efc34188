"""Encoders: a text becomes a vector. The bundled one starts in a blink; any sentence-transformers model can stand in.

A vector is `bytes`: little-endian 32-bit floats of unit length. Passages and queries are different texts to an encoder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from soulmem_cli.domain.scale import Scale
from soulmem_cli.errors import UnavailableError
from soulmem_cli.settings import BUNDLED


class Encoder(Protocol):
    """What every encoder answers. `digest` tells two models of one name apart."""

    @property
    def name(self) -> str: ...
    @property
    def dimensions(self) -> int: ...
    @property
    def digest(self) -> str: ...
    @property
    def scale(self) -> Scale: ...

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        """One vector a text, for texts that will be searched."""

    def query(self, text: str) -> bytes:
        """The vector of what a person asks."""

    def tokens(self, text: str) -> int:
        """How many tokens of this encoder a text is."""


def load(model: str, device: str) -> Encoder:
    """The encoder of that name. Raises UnavailableError: no AVX2, no wheel, no extra, no such model, no network."""
    if model == BUNDLED:
        from soulmem_cli.senses.meaning.bundled import BundledEncoder

        return BundledEncoder()
    from soulmem_cli.senses.meaning.transformers import TransformerEncoder

    return TransformerEncoder(model, device)


def words_only(error: UnavailableError) -> bool:
    """Whether a journal can go on by words alone after this failure: the bundled encoder is not to be had here."""
    return error.code in ("bundled_missing", "bundled_processor", "bundled_unloadable")
