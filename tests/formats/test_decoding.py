"""Encodings, found out."""

from __future__ import annotations

import pytest

from soulmem_cli.errors import UsageError
from soulmem_cli.formats.decoding import decoded

WORDS = "Mañana, ¿qué? «Sí» – 5 €\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_every_encoding_gives_the_same_words(encoding: str) -> None:
    assert decoded(WORDS.encode(encoding)).text == WORDS


def test_utf8_that_is_damaged_here_and_there_is_still_utf8() -> None:
    made = decoded("año\nniñez ".encode() + b"\xc3\nfin")
    assert made.text == "año\nniñez \N{REPLACEMENT CHARACTER}\nfin"
    assert (made.encoding, made.broken) == ("utf-8", (2,))


def test_bytes_that_windows_has_no_sign_for_are_kept() -> None:
    assert len(decoded("añ".encode("latin-1") + b"\x81").text) == 3


@pytest.mark.parametrize("data", [bytes(range(256)), b"\0" * 5000, b"\x89PNG\r\n\x1a\n\xff\x01\x02\x03" * 50])
def test_what_is_no_text(data: bytes) -> None:
    with pytest.raises(UsageError):
        decoded(data)
