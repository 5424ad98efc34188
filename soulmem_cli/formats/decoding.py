"""Bytes of a file whose encoding nobody names → its text: UTF-8, UTF-16, UTF-32 or Windows, and nothing is thrown away."""

import codecs
from typing import Final, NamedTuple

from soulmem_cli.errors import UsageError

MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF32_LE, "utf-32-le"), (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"),
)  # fmt: skip
SAMPLE: Final = 4096  # bytes that are enough to see every other one empty
UNUSED: Final = frozenset(b"\x81\x8d\x8f\x90\x9d")  # bytes that Windows gives no sign
BINARY: Final = frozenset(range(32)) - frozenset(b"\t\n\v\f\r\x1b\x00")


class Decoded(NamedTuple):
    """A text with the encoding it was in; `broken` are the lines on which something could not be read and became U+FFFD."""

    text: str
    encoding: str
    broken: tuple[int, ...] = ()


def decoded(data: bytes) -> Decoded:
    """The text of some bytes. Raises UsageError("file_not_text") for what is no text at all."""
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return lenient(data[len(mark) :], encoding)
    if b"\0" in data:
        return lenient(data, wide(data))
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        pass
    if sum(byte in BINARY for byte in data[:SAMPLE]) > len(data[:SAMPLE]) // 50:
        raise UsageError("file_not_text")
    mended = lenient(data, "utf-8")
    signs = sum(char > "\x7f" for char in mended.text)
    lost = mended.text.count("\N{REPLACEMENT CHARACTER}")
    if signs - lost >= lost:
        return mended  # UTF-8 that was damaged here and there
    encoding = "latin-1" if UNUSED & frozenset(data) else "cp1252"
    return Decoded(data.decode(encoding), encoding)


def marked_wide(head: bytes) -> bool:
    """Whether a file begins as one of two or four bytes a sign."""
    return head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE))


def wide(data: bytes) -> str:
    """The encoding of a text of two bytes a sign without a mark. Raises UsageError when it is none."""
    sample = data[:SAMPLE]
    for encoding, empty, full in (("utf-16-le", sample[1::2], sample[::2]), ("utf-16-be", sample[::2], sample[1::2])):
        if empty and empty.count(0) > len(empty) * 0.6 and full.count(0) < len(full) * 0.1:
            return encoding
    raise UsageError("file_not_text")


def lenient(data: bytes, encoding: str) -> Decoded:
    """A text, with U+FFFD for what its encoding does not know."""
    try:
        return Decoded(data.decode(encoding), encoding)
    except UnicodeDecodeError:
        text = data.decode(encoding, "replace")
    lines = [number for number, line in enumerate(text.split("\n"), 1) if "\N{REPLACEMENT CHARACTER}" in line]
    return Decoded(text, encoding, tuple(lines))
