"""A page of an encrypted journal, made legible without SQLite, which gives up a file at the first page that fails its tag.

ChaCha20-Poly1305 (RFC 8439) as SQLite3 Multiple Ciphers lays it out: a page ends in 16 bytes of nonce and 16 of tag, its number is mixed
into the counter, and the first block makes the keys of this page alone. The rounds go over all blocks of a page at once, one to each
64-bit lane of a large integer.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from soulmem_cli.store.place import SALT

NONCE: Final = 16
TAG: Final = 16
LEGIBLE: Final = 24  # bytes of the first page that are the salt and SQLite's constants
BLOCK: Final = 64
WORD: Final = 0xFFFFFFFF
COLUMNS: Final = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS: Final = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
CLAMP: Final = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
PRIME: Final = (1 << 130) - 5


def unsealed(page: bytes, number: int, key: bytes) -> tuple[bytes, bool]:
    """A page in clear, its reserved bytes left, and whether its tag vouches for it: without that, bytes of it may have been changed."""
    end = len(page) - NONCE - TAG
    nonce, tag = page[end : end + NONCE], page[end + NONCE :]
    counter = int.from_bytes(nonce[12:], "little") ^ number
    own = keystream(key, nonce[:12], counter, 1)
    start = LEGIBLE if number == 1 else 0
    stream = keystream(own[32:], nonce[:12], counter + 1, -(-(end - start) // BLOCK))[: end - start]
    clear = (int.from_bytes(page[start:end], "little") ^ int.from_bytes(stream, "little")).to_bytes(end - start, "little")
    return page[:start] + clear + page[end:], authenticated(own[:32], page[: end + NONCE]) == tag


def vouched(page: bytes, number: int, key: bytes) -> bool:
    """Whether the tag of a page says that this key sealed it."""
    end = len(page) - NONCE - TAG
    nonce = page[end : end + NONCE]
    own = keystream(key, nonce[:12], int.from_bytes(nonce[12:], "little") ^ number, 1)
    return authenticated(own[:32], page[: end + NONCE]) == page[end + NONCE :]


def resalted(page: bytes, salt: bytes) -> bytes:
    """The first page of a file with another salt in its place: that is what its tag was made over."""
    return salt + page[SALT:]


@cache
def lanes(blocks: int) -> tuple[int, int]:
    """The integers that have a one, and a full word, in each of so many lanes."""
    return int.from_bytes((b"\1" + bytes(7)) * blocks, "little"), int.from_bytes((b"\xff" * 4 + bytes(4)) * blocks, "little")


def keystream(key: bytes, nonce: bytes, counter: int, blocks: int) -> bytes:
    """So many blocks of ChaCha20; 64 bytes each."""
    ones, mask = lanes(blocks)
    constant = b"expand 32-byte k" + key
    begun = [int.from_bytes(constant[at : at + 4], "little") * ones for at in range(0, 48, 4)]
    begun.append(int.from_bytes(array("Q", [(counter + number) & WORD for number in range(blocks)]).tobytes(), "little"))
    begun += [int.from_bytes(nonce[at : at + 4], "little") * ones for at in range(0, 12, 4)]
    words = list(begun)
    for _ in range(10):
        for quarter in (*COLUMNS, *DIAGONALS):
            stir(words, quarter, mask)
    out = array("I", bytes(BLOCK * blocks))
    for place, word in enumerate(words):
        out[place::16] = array("I", ((word + begun[place]) & mask).to_bytes(8 * blocks, "little"))[::2]
    return out.tobytes()


def stir(words: list[int], quarter: tuple[int, int, int, int], mask: int) -> None:
    """A quarter round, in every lane."""
    a, b, c, d = (words[place] for place in quarter)
    a = (a + b) & mask
    d ^= a
    d = (d << 16 | d >> 16) & mask
    c = (c + d) & mask
    b ^= c
    b = (b << 12 | b >> 20) & mask
    a = (a + b) & mask
    d ^= a
    d = (d << 8 | d >> 24) & mask
    c = (c + d) & mask
    b ^= c
    b = (b << 7 | b >> 25) & mask
    for place, word in zip(quarter, (a, b, c, d), strict=True):
        words[place] = word


def authenticated(key: bytes, message: bytes) -> bytes:
    """The tag that Poly1305 gives a message."""
    factor, total = int.from_bytes(key[:16], "little") & CLAMP, 0
    for at in range(0, len(message), 16):
        total = (total + int.from_bytes(message[at : at + 16] + b"\1", "little")) * factor % PRIME
    return ((total + int.from_bytes(key[16:], "little")) & ((1 << 128) - 1)).to_bytes(16, "little")
