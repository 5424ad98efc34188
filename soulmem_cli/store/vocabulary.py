"""The words that were ever written, as the index of words knows them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence, Set
from typing import Final

from soulmem_cli.store.database import Database

Form = tuple[str, str]  # a word or stem as it is indexed, and the column it is of
SEEK: Final = 2  # to look a form up takes as long as to go through all the words of so many entries


def spread(db: Database, stems: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """In how many texts each word stands, by its stems or, where none of them is known, as it is: a text that has it has them too."""
    forms = {word: {(indexed(stem), "stems") for stem in known} for word, known in stems.items()}
    asked = set[Form]().union(*forms.values())
    find = gone_through if 2 * len(asked) * SEEK > newest(db) else looked_up
    found = find(db, asked)
    bare = {word: (indexed(word), "text") for word, each in forms.items() if found.keys().isdisjoint(each)}
    found |= find(db, set(bare.values())) if bare else {}
    return {word: max(found.get(form, 0) for form in (*each, bare.get(word, ("", "")))) for word, each in forms.items()}


def looked_up(db: Database, asked: Set[Form]) -> dict[Form, int]:
    """In how many texts these forms stand, one by one."""
    sql = """SELECT f.value ->> 0, f.value ->> 1, v.doc FROM json_each(?) f
             CROSS JOIN vocabulary v ON v.term = f.value ->> 0 AND v.col = f.value ->> 1"""
    return {(row[0], row[1]): row[2] for row in db.rows(sql, (json.dumps(sorted(asked), ensure_ascii=False),))}


def gone_through(db: Database, asked: Set[Form]) -> dict[Form, int]:
    """The same, found among all there are."""
    return {(row[0], row[1]): row[2] for row in db.each("SELECT term, col, doc FROM vocabulary") if (row[0], row[1]) in asked}


def newest(db: Database) -> int:
    """The number of the newest entry, which tells how long it takes to go through all words."""
    row = db.row("SELECT coalesce(max(id), 0) FROM entries")
    return int(row[0]) if row else 0


def beginning(db: Database, letter: str) -> list[tuple[str, int]]:
    """The words as the index has them that begin with a letter, each with in how many texts it stands."""
    sql = "SELECT term, doc FROM vocabulary WHERE term >= ? AND term < ? AND col = 'text'"
    letter = indexed(letter)
    return [(row[0], row[1]) for row in db.rows(sql, (letter, chr(ord(letter) + 1)))] if letter else []


def indexed(word: str) -> str:
    """A folded word as the index spells it: ñ is n there, and C++ is c."""
    return word if word.isascii() and word.isalnum() else "".join(c for c in unicodedata.normalize("NFD", word) if c.isalnum())
