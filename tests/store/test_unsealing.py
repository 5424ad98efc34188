"""Pages of an encrypted file read without SQLite: by the test vectors of RFC 8439, and as SQLite itself reads them."""

from __future__ import annotations

from pathlib import Path

import apsw
import pytest

from soulmem_cli.store.cipher import Lock
from soulmem_cli.store.salvage.unsealing import authenticated, keystream, unsealed, vouched

PAGE = 4096
KEY = bytes(range(32))
SALT = bytes(range(16))


def test_the_stream_is_that_of_the_standard() -> None:
    nonce = bytes.fromhex("000000090000004a00000000")
    assert keystream(KEY, nonce, 1, 1).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_blocks_made_at_once_are_those_made_one_by_one() -> None:
    nonce, last = bytes(range(12)), 2**32 - 2
    assert keystream(KEY, nonce, last, 5) == b"".join(keystream(KEY, nonce, (last + number) % 2**32, 1) for number in range(5))


def test_the_tag_is_that_of_the_standard() -> None:
    key = bytes.fromhex("85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b")
    assert authenticated(key, b"Cryptographic Forum Research Group").hex() == "a8061dc1305136c6c22b8baf0c0127a9"


@pytest.fixture
def sealed(tmp_path: Path) -> bytes:
    """An encrypted file of several pages, made by SQLite."""
    path = tmp_path / "cifrado.db"
    connection = apsw.Connection(str(path))
    Lock(KEY.hex(), SALT).on(connection)
    connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES ('La boda de Luis'), (zeroblob(20000))")
    connection.close()
    return path.read_bytes()


def test_every_page_is_read_as_sqlite_wrote_it(sealed: bytes) -> None:
    pages = [unsealed(sealed[start : start + PAGE], start // PAGE + 1, KEY) for start in range(0, len(sealed), PAGE)]
    assert all(sure for _, sure in pages)
    assert any(b"La boda de Luis" in page for page, _ in pages)
    assert b"La boda de Luis" not in sealed


def test_a_changed_byte_is_seen_and_costs_one_byte(sealed: bytes) -> None:
    place = next(
        start for start in range(0, len(sealed), PAGE) if b"boda" in unsealed(sealed[start : start + PAGE], start // PAGE + 1, KEY)[0]
    )
    page, number = bytearray(sealed[place : place + PAGE]), place // PAGE + 1
    before, _ = unsealed(bytes(page), number, KEY)
    page[1000] ^= 1
    after, sure = unsealed(bytes(page), number, KEY)
    assert not sure
    assert [at for at in range(PAGE - 32) if after[at] != before[at]] == [1000]


def test_another_key_vouches_for_nothing(sealed: bytes) -> None:
    assert vouched(sealed[PAGE : 2 * PAGE], 2, KEY)
    assert not vouched(sealed[PAGE : 2 * PAGE], 2, bytes(32))
    assert not vouched(sealed[PAGE : 2 * PAGE], 3, KEY)
