"""kill -9 at any moment of a purge: the entry is whole or gone, every other is as it was, and the next run leaves no byte of its words.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

from pathlib import Path

import apsw
import pages
import pytest
from conftest import Soulmem
from copies import copies
from journals import rows
from killing import Deaths, goes_on, legible, whole

from soulmem_cli.store.backups import still
from soulmem_cli.store.cipher import look
from soulmem_cli.store.keys import KEYS

KILLS = (4, 200)
RAW = "0123456789abcdef" * 4
TEXTS = ["Comí con Ana en el puerto", "El ornitorrinco de Quasimodo", "Llueve sobre Cádiz, y leo"]
WORDS = ("ornitorrinco", "Quasimodo", "quasimodo")
LINE = ("forget", 2, "--purge", "--yes")


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal of three entries, the second to be purged, with two copies beside it."""
    soulmem("add", "--lines", stdin="\n".join(TEXTS))
    soulmem("journal", "backup")
    soulmem("link", 2, 1, "--because", "Quasimodo")
    soulmem("journal", "backup")
    return soulmem


@pytest.mark.parametrize("sealed", [False, True], ids=["plain", "encrypted"])
def test_purge(life: Soulmem, long: bool, sealed: bool) -> None:
    if sealed:
        life.env["SOULMEM_KEY_COMMAND"] = f"echo {RAW}"
        assert life("journal", "encrypt", "--yes").code == 0
    KEYS.begin(lambda _: [RAW])
    others = rows(life, "SELECT * FROM entries WHERE id <> 2 ORDER BY id")
    kept = [each for each in TEXTS if each != TEXTS[1]]
    deaths = Deaths(life, "forget --purge" + ", encrypted" * sealed, *LINE, kills=KILLS[long])
    for _ in deaths:
        KEYS.begin(lambda _: [RAW])
        whole(life)
        assert rows(life, "SELECT * FROM entries WHERE id <> 2 ORDER BY id") == others
        seen = [text for (text,) in rows(life, "SELECT text FROM entries ORDER BY id")]
        inside = [texts(copy) for copy in copies(life) if not copy.name.startswith(".")]
        assert [each for each in (seen, *inside) if each not in (TEXTS, kept)] == []
        gone = seen == kept
        assert not gone or inside == [kept, kept], "the copies come first"
        cleaned = inside.count(kept)
        deaths.found("after" if gone else "between" if cleaned else "before", stands=gone)
        assert life(*LINE).code == (4 if gone else 0)
        assert life.texts() == kept[::-1]
        assert legible(life.home, *WORDS) == []
        if sealed:
            assert [path.name for path in (life.db, *copies(life)) if look(path) is None] == []
            assert legible(life.home, "Cádiz", "Comí") == []
            assert [word for word in WORDS if word.encode() in pages.everything(life.home, RAW)] == []
        assert [path.name for path in copies(life) if path.name.startswith(".")] == []
        goes_on(life)


def texts(copy: Path) -> list[str]:
    """The texts in a copy, every page of which is sound."""
    connection: apsw.Connection = still(copy)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [text for (text,) in connection.execute("SELECT text FROM entries ORDER BY id")]
    finally:
        connection.close()
