"""What tests of backups share: older journals, and a look at the files of copies."""

from __future__ import annotations

import stat
from pathlib import Path

import apsw
from conftest import Soulmem

from soulmem_cli.store.making import MIGRATIONS
from soulmem_cli.store.place import APPLICATION_ID


def folder(soulmem: Soulmem) -> Path:
    """Where the backups of the journal are."""
    return soulmem.home / "backups"


def copies(soulmem: Soulmem) -> list[Path]:
    """The backups there are, by name."""
    return sorted(folder(soulmem).glob("*"))


def texts_in(path: Path) -> list[str]:
    """The texts in a file, oldest first, read by SQLite alone."""
    connection = apsw.Connection(f"file:{path}?mode=ro&immutable=1", flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [row[0] for row in connection.execute("SELECT text FROM entries ORDER BY id")]
    finally:
        connection.close()


def older(path: Path, *texts: str) -> Path:
    """A journal of the first schema with these texts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = apsw.Connection(str(path))
    made.execute(f"PRAGMA application_id={APPLICATION_ID}; PRAGMA journal_mode=WAL").fetchall()
    made.execute((MIGRATIONS / "0001_journal.sql").read_text(encoding="utf-8"))
    made.execute("PRAGMA user_version=1; INSERT INTO users (id, name, created_us) VALUES (1, 'default', 0)").fetchall()
    for number, text in enumerate(texts):
        made.execute(
            "INSERT INTO entries (uid, user_id, text, written_us, at_us, offset_s, zone, source)"
            " VALUES (?, 1, ?, 0, 0, 0, 'UTC', 'told-by-user')",
            (f"u{number}", text),
        )
        made.execute(
            """INSERT INTO traces VALUES (?, 'es', 'neutral', 0, NULL, 0, 0, 0.5, 'normal', 0, 0, 0, 0, 'vivid', 0, NULL, 1)""",
            (made.last_insert_rowid(),),
        )
    made.close()
    path.chmod(0o600)
    return path


def private(path: Path) -> bool:
    """Whether nobody else can read a file."""
    return stat.S_IMODE(path.stat().st_mode) == 0o600
