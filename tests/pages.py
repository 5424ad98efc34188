"""The pages of encrypted files and of their logs as they are when decrypted, free ones too, which no query ever shows.

SQLite3 Multiple Ciphers ends each page with a nonce of 16 bytes and a tag of 16. The last four bytes of the nonce, xor the number of the
page, are the counter of the first block of ChaCha20, in whose second half is the key of the page's own blocks, which follow. The first
24 bytes of a file are not encrypted; 16 of them are its salt.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

TAIL: Final = 32  # bytes of nonce and tag
LEGIBLE: Final = 24  # bytes of the first page
LOG_HEAD: Final = 32
FRAME_HEAD: Final = 24
COLUMNS: Final = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS: Final = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

Page = tuple[int, bytes]  # its number, and what stands in the file


def keystream(keys: Any, nonces: Any, counters: Any) -> Any:
    """Blocks of ChaCha20 (RFC 8439), as many as there are counters: (n, 8) and (n, 3) words of 32 bits, (n,) → (n, 64) bytes."""
    state = np.empty((16, len(counters)), "<u4")
    state[0:4] = np.frombuffer(b"expand 32-byte k", "<u4")[:, None]
    state[4:12], state[12], state[13:16] = keys.T, counters, nonces.T
    work = state.copy()
    for _ in range(10):
        for a, b, c, d in (*COLUMNS, *DIAGONALS):
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                work[x] += work[y]
                work[z] ^= work[x]
                work[z] = (work[z] << np.uint32(turn)) | (work[z] >> np.uint32(32 - turn))
    return np.ascontiguousarray((work + state).T).view("u1")


def decrypted(pages: list[Page], raw: str) -> Iterator[bytes]:
    """Pages without their tails, by the key in hexadecimal."""
    if not pages:
        return
    numbers = np.array([number for number, _ in pages], "<u4")
    whole = np.frombuffer(b"".join(page for _, page in pages), "u1").reshape(len(pages), -1)
    size = whole.shape[1] - TAIL
    nonces = np.ascontiguousarray(whole[:, size : size + 16]).view("<u4")
    first = nonces[:, 3] ^ numbers
    key = np.tile(np.frombuffer(bytes.fromhex(raw), "<u4"), (len(pages), 1))
    keys = np.ascontiguousarray(keystream(key, nonces[:, :3], first)[:, 32:]).view("<u4")
    blocks = -(-size // 64)
    counters = (first[:, None] + np.arange(1, blocks + 1, dtype="<u4")).reshape(-1)
    mask = keystream(np.repeat(keys, blocks, 0), np.repeat(nonces[:, :3], blocks, 0), counters).reshape(len(pages), -1)
    for (number, page), stream in zip(pages, mask, strict=True):
        begin = LEGIBLE if number == 1 else 0
        yield page[:begin] + (np.frombuffer(page[begin:size], "u1") ^ stream[: size - begin]).tobytes()


def of_file(path: Path) -> list[Page]:
    """Every page of a file that was ever written."""
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    pages = [(place // size + 1, whole[place : place + size]) for place in range(0, len(whole), size)]
    return [(number, page) for number, page in pages if any(page[-TAIL:])]


def of_log(path: Path) -> list[Page]:
    """Every page in a write-ahead log, those of earlier states too."""
    whole = path.read_bytes()
    size = int.from_bytes(whole[8:12], "big")
    places = range(LOG_HEAD, len(whole) - size, FRAME_HEAD + size) if size else ()
    return [(int.from_bytes(whole[at : at + 4], "big"), whole[at + FRAME_HEAD : at + FRAME_HEAD + size]) for at in places]


def everything(home: Path, raw: str) -> bytes:
    """What whoever has the key could read below a folder: every page of every database and log, other files as they are, and names."""
    found = []
    for path in sorted(path for path in home.rglob("*") if path.is_file()):
        found.append(path.name.encode())
        if path.suffix in (".db", ".new"):
            found += decrypted(of_file(path), raw)
        elif path.name.endswith("-wal"):
            found += decrypted(of_log(path), raw)
        else:
            found.append(path.read_bytes())
    return b"\n".join(found)
