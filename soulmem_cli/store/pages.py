"""The table of pages: what dreams wrote of days, with the entries each page stands on."""

import json
from collections.abc import Collection, Iterable
from datetime import date
from typing import NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.pages import Line, PagePart, Place, Sketch
from soulmem_cli.store.database import Database

# a page is shown as long as all it stands on may be
STANDS = """NOT EXISTS (SELECT 1 FROM page_evidence v JOIN entries e ON e.id = v.entry_id
            WHERE v.page_id = p.id AND (e.forgotten_us IS NOT NULL OR e.private > p.private))"""


class Kept(NamedTuple):
    """A page as it is kept."""

    id: int
    run: int | None
    made_us: int
    sketch: Sketch


def written_on(db: Database, user: UserId) -> set[date]:
    """The days that have a page, private or not."""
    return {date.fromisoformat(row[0]) for row in db.rows("SELECT DISTINCT day FROM pages WHERE user_id = ?", (user,))}


def telling_of(db: Database, user: UserId, entries: Collection[EntryId]) -> set[date]:
    """The days whose pages stand on any of some entries."""
    sql = """SELECT DISTINCT p.day FROM page_evidence v CROSS JOIN pages p ON p.id = v.page_id
             WHERE p.user_id = ? AND v.entry_id IN (SELECT value FROM json_each(?))"""
    return {date.fromisoformat(row[0]) for row in db.rows(sql, (user, json.dumps(sorted(entries))))}


def of_day(db: Database, user: UserId, day: date, *, private: bool) -> Kept | None:
    """The page of a day; with `private` the private one, nothing else."""
    row = db.row(
        "SELECT id, run_id, made_us, day, private, lines FROM pages WHERE user_id = ? AND day = ? AND private = ?",
        (user, day.isoformat(), private),
    )
    return kept(row) if row else None


def stands(db: Database, user: UserId, page: int) -> bool:
    """Whether all that a page stands on may still be seen."""
    return db.row(f"SELECT 1 FROM pages p WHERE p.user_id = ? AND p.id = ? AND {STANDS}", (user, page)) is not None


def listed(db: Database, user: UserId, since: date | None, last: date | None, limit: int, *, private: bool) -> list[Kept]:
    """Pages that may be seen, latest day first; of a day with two, the private one only when that is asked for."""
    sql = f"""SELECT id, run_id, made_us, day, private, lines FROM pages p
              WHERE user_id = :user AND private <= :private AND day >= :since AND day <= :last AND {STANDS}
              AND NOT EXISTS (SELECT 1 FROM pages q WHERE q.user_id = p.user_id AND q.day = p.day AND q.private > p.private
                              AND q.private <= :private)
              ORDER BY day DESC LIMIT :limit"""
    given = {
        "user": user, "private": int(private), "limit": limit,
        "since": (since or date.min).isoformat(), "last": (last or date.max).isoformat(),
    }  # fmt: skip
    return [kept(row) for row in db.rows(sql, given)]


def whole(db: Database, user: UserId, page: Sketch) -> bool:
    """Whether all that a page stands on is still there."""
    wanted = set(page.evidence)
    sql = "SELECT count(*) FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))"
    row = db.row(sql, (user, json.dumps(list(wanted))))
    return row is not None and row[0] == len(wanted)


def put(db: Database, user: UserId, run: int, page: Sketch, made_us: int) -> int:
    """Write a page, or write it anew in its place; its number."""
    db.run(
        """INSERT INTO pages (user_id, run_id, day, private, lines, made_us) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (user_id, day, private) DO UPDATE
           SET run_id = excluded.run_id, lines = excluded.lines, made_us = excluded.made_us""",
        (user, run, page.day.isoformat(), page.private, packed(page.lines), made_us),
    )
    row = db.row("SELECT id FROM pages WHERE user_id = ? AND day = ? AND private = ?", (user, page.day.isoformat(), page.private))
    number = int(row[0]) if row else 0
    db.run("DELETE FROM page_evidence WHERE page_id = ?", (number,))
    db.run_many("INSERT INTO page_evidence (page_id, entry_id) VALUES (?, ?)", [(number, entry) for entry in page.evidence])
    return number


def remove(db: Database, user: UserId, day: date, *, private: bool) -> None:
    """Take a page away."""
    db.run("DELETE FROM pages WHERE user_id = ? AND day = ? AND private = ?", (user, day.isoformat(), private))


def packed(lines: Iterable[Line]) -> str:
    """Lines as JSON."""
    return json.dumps([[line.part, line.code, line.entries, line.places, line.facts] for line in lines], ensure_ascii=False)


def kept(row: tuple[int, int | None, int, str, int, str]) -> Kept:
    """A page from its row."""
    lines = tuple(
        Line(PagePart(part), code, tuple(EntryId(entry) for entry in entries), tuple(Place(*place) for place in places), facts)
        for part, code, entries, places, facts in json.loads(row[5])
    )
    return Kept(row[0], row[1], row[2], Sketch(date.fromisoformat(row[3]), bool(row[4]), lines))
