"""The keys this process knows, and where it asks for one; and how a passphrase becomes the key of a file.

A journal is encrypted page by page by SQLite3 Multiple Ciphers with ChaCha20-Poly1305: every page carries its own random nonce and an
authentication tag, so that what somebody changed in the file is found out and not only hidden; it needs no AES instructions to be fast,
and 32 bytes a page are all it takes. AES-CBC of the same library has no tag; SQLCipher's format has one and stretches for 0.1 s a start.
A passphrase is stretched by scrypt (N=2^14, r=8: 16 MB, 50 ms) with the 16 random bytes the file begins with: the cost its author chose
for what a person waits for, and it is paid at every start, since what a command prints is a passphrase that somebody may have chosen;
only the wait is hidden, behind the imports. 64 hexadecimal digits are a key already and need no stretching, which is what a stored key
should be, and what the keyring is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

COST: Final = 1 << 14
BLOCK: Final = 8
MEMORY: Final = 1 << 26
KEY_BYTES: Final = 32
AHEAD: Final[dict[tuple[str, bytes], str]] = {}  # what was stretched beforehand, until it is asked for
DIGITS: Final = frozenset("0123456789abcdefABCDEF")

Source = Callable[[Path], Iterable[str]]


def nobody(_: Path) -> Iterable[str]:
    """A source that knows no key."""
    return ()


class Keys:
    """Secrets that opened a file in this process, and `source`, which is asked for others, a file at a time."""

    def __init__(self) -> None:
        self.source: Source = nobody
        self.secrets: list[str] = []
        self.raw: dict[bytes, str] = {}  # the salt of a file → its key, in hexadecimal

    def begin(self, source: Source) -> None:
        """Forget what is known, and ask `source` from now on."""
        self.source, self.secrets, self.raw = source, [], {}

    def candidates(self, path: Path) -> Iterator[str]:
        """The secrets that may open a file: those known first; nobody is asked when one of them does."""
        tried = list(self.secrets)
        yield from tried
        for secret in self.source(path):
            if secret not in tried:
                tried.append(secret)
                yield secret

    def opened(self, salt: bytes, secret: str, raw: str) -> None:
        """Remember what opened a file."""
        self.raw[salt] = raw
        if secret in self.secrets:
            self.secrets.remove(secret)
        self.secrets.insert(0, secret)


KEYS: Final = Keys()


def is_raw(secret: str) -> bool:
    """Whether a secret is a key of 32 bytes, written in hexadecimal."""
    return len(secret) == 2 * KEY_BYTES and DIGITS.issuperset(secret)


def stretched(secret: str, salt: bytes) -> str:
    """The key of a file in hexadecimal. A passphrase may hold anything; accents mean the same however a keyboard composes them."""
    if is_raw(secret):
        return secret.lower()
    if (secret, salt) in AHEAD:
        return AHEAD.pop((secret, salt))
    import hashlib
    import unicodedata

    words = unicodedata.normalize("NFC", secret).encode("utf-8", "surrogateescape")
    return hashlib.scrypt(words, salt=salt, n=COST, r=BLOCK, p=1, maxmem=MEMORY, dklen=KEY_BYTES).hex()
