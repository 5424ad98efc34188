"""Whether the file is whole and its parts are in step; what is asked is of the whole file, and answers are only counts and names."""

import re
from typing import Final, NamedTuple

import apsw

from soulmem_cli.store import soundness
from soulmem_cli.store.database import Database
from soulmem_cli.store.failures import translated
from soulmem_cli.store.making import MIGRATIONS
from soulmem_cli.store.vectors import HIDDEN, Stored

FAULTS_AT_MOST: Final = 20
FULL: Final = 2  # PRAGMA synchronous
INDEXED: Final = re.compile(r"(missing from|entries in|entry in|order in) index \S+$")
EXTENSIONS: Final = re.compile(r"FTS5|inverted index|virtual table|vtable|invalid fts5|vec0", re.IGNORECASE)  # told by checks of their own
# tables of what was written or said: an empty one in their place would only hide the loss
TRUTH: Final = frozenset(
    {"meta", "users", "entries", "tags", "contexts", "causes", "uses", "events", "dreams", "names", "links", "mentions", "conflicts"}
)


class Steps(NamedTuple):
    """Vectors beside entries: how many there are, entries without, vectors without an entry, wrong lengths, wrongly hidden."""

    there: int
    lacking: int
    left_over: int
    misshapen: int
    misplaced: int


def faults(db: Database) -> list[str]:
    """What SQLite finds wrong with the file, but for the tables of extensions; empty when it is whole. Raises JournalError."""
    try:
        found = soundness.faults(db.connection, f"integrity_check({FAULTS_AT_MOST})")
    except (apsw.SQLError, apsw.CorruptError) as error:  # it cannot go on, or an extension cannot open what is its own
        found = [str(error)]
    except apsw.Error:
        with translated(db.path):
            raise
    return [each for each in found if not EXTENSIONS.search(each)]


def of_indexes(found: list[str]) -> bool:
    """Whether all that SQLite finds wrong is in indexes, which can be made again of their rows."""
    return bool(found) and all(INDEXED.search(each) for each in found)


def reindex(db: Database) -> None:
    """Make every index again. Belongs inside a transaction."""
    db.run("REINDEX")


def dangling(db: Database) -> int:
    """How many rows point to a row that is not there."""
    return len(db.rows("PRAGMA foreign_key_check"))


def strayed(db: Database) -> dict[str, bool]:
    """Tables, indexes and triggers that are missing, changed, or triggers nobody knows; whether each can be made good."""
    there = {(row[0], row[1]): row[2] for row in db.rows("SELECT type, name, sql FROM sqlite_master")}
    wanted = model()
    found = {name: kind != "table" or ((kind, name) not in there and name not in TRUTH) for (kind, name), sql in wanted.items()
             if there.get((kind, name)) != sql}  # fmt: skip
    return found | {name: True for kind, name in there if kind == "trigger" and (kind, name) not in wanted}


def model() -> dict[tuple[str, str], str | None]:
    """Every table, index and trigger of a new journal, with its SQL, tables first."""
    fresh = apsw.Connection(":memory:")
    try:
        for step in sorted(MIGRATIONS.glob("[0-9]*.sql")):
            fresh.execute(step.read_text(encoding="utf-8"))
        rows = fresh.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type <> 'table', rowid").fetchall()
        return {(str(row[0]), str(row[1])): str(row[2]) if row[2] is not None else None for row in rows}
    finally:
        fresh.close()


def restore(db: Database) -> None:
    """Make triggers, indexes and missing derived tables as the migrations made them; belongs inside a transaction."""
    good = {name for name, can_be in strayed(db).items() if can_be}
    for (name,) in db.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        if name in good:
            db.run(f'DROP TRIGGER "{name.replace(chr(34), chr(34) * 2)}"')
    for (kind, name), sql in model().items():
        if name not in good or not sql:
            continue
        if kind == "index":
            db.run(f"DROP INDEX IF EXISTS {name}")
        if not db.row("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)):  # an index of words brings tables of its own
            db.run(sql)


def entries(db: Database) -> int:
    """How many entries there are."""
    return one(db, "SELECT count(*) FROM entries")


def stale(db: Database, senses: int) -> int:
    """How many entries were read by senses older than these."""
    return one(db, "SELECT count(*) FROM traces WHERE senses < ?", senses)


def untraced(db: Database) -> int:
    """How many entries have no trace."""
    return one(db, "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM traces)")


def unindexed(db: Database) -> int:
    """How many entries the index of words lacks, and how many it has that are no more."""
    lacking = one(db, "SELECT count(*) FROM entries WHERE id NOT IN (SELECT rowid FROM words)")
    return lacking + one(db, "SELECT count(*) FROM words WHERE rowid NOT IN (SELECT id FROM entries)")


def steps(db: Database, by: Stored) -> Steps:
    """How the vectors of an encoder stand to the entries."""
    raw, centred = f"embeddings_{by.id}", f"vectors_{by.id}"
    gone = f"SELECT count(*) FROM {raw} WHERE entry_id NOT IN (SELECT id FROM entries)"
    return Steps(
        there=one(db, f"SELECT count(*) FROM {centred}"),
        lacking=one(db, f"SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM {raw})")
        + one(db, f"SELECT count(*) FROM {raw} WHERE entry_id NOT IN (SELECT entry_id FROM {centred})"),
        left_over=one(db, gone) + one(db, f"SELECT count(*) FROM {centred} WHERE entry_id NOT IN (SELECT entry_id FROM {raw})"),
        misshapen=one(db, f"SELECT count(*) FROM {raw} WHERE octet_length(vector) <> ?", 4 * by.dimensions),
        misplaced=one(
            db,
            f"""SELECT count(*) FROM {centred} v JOIN (SELECT id, user_id AS whose, {HIDDEN} AS hide FROM entries) e ON e.id = v.entry_id
                WHERE v.hidden <> e.hide OR v.user_id <> e.whose""",
        ),
    )


def ahead(db: Database, now_us: int) -> int:
    """How many entries tell of what has not been yet."""
    return one(db, "SELECT count(*) FROM entries WHERE at_us > ?", now_us)


def newest_written_us(db: Database) -> int:
    """When the last entry was written, in microseconds; 0 before the first."""
    return one(db, "SELECT coalesce(max(written_us), 0) FROM entries")


def durable(db: Database) -> bool:
    """Whether a confirmed entry survives a power cut: a write-ahead log that is flushed at every commit."""
    mode = db.row("PRAGMA journal_mode")
    return mode is not None and mode[0] == "wal" and one(db, "PRAGMA synchronous") >= FULL


def use_log(db: Database) -> None:
    """Turn the write-ahead log on."""
    db.run("PRAGMA journal_mode = WAL")


def one(db: Database, sql: str, *values: int) -> int:
    """The one number a query answers."""
    row = db.row(sql, values)
    return int(row[0]) if row else 0
