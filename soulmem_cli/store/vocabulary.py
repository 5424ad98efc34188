"""The words that were ever written, as the index of words knows them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence

from soulmem_cli.store.database import Database


def spread(db: Database, stems: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """In how many texts each word stands, as it is or by one of its stems."""
    forms = {word: {(indexed(word), "text"), *((indexed(stem), "stems") for stem in known)} for word, known in stems.items()}
    sql = """SELECT f.value ->> 0, f.value ->> 1, v.doc FROM json_each(?) f
             CROSS JOIN vocabulary v ON v.term = f.value ->> 0 AND v.col = f.value ->> 1"""
    asked = json.dumps(sorted(set[tuple[str, str]]().union(*forms.values())), ensure_ascii=False)
    found = {(row[0], row[1]): row[2] for row in db.rows(sql, (asked,))}
    return {word: max(found.get(form, 0) for form in each) for word, each in forms.items()}


def beginning(db: Database, letter: str) -> list[tuple[str, int]]:
    """The words as the index has them that begin with a letter, each with in how many texts it stands."""
    sql = "SELECT term, doc FROM vocabulary WHERE term >= ? AND term < ? AND col = 'text'"
    letter = indexed(letter)
    return [(row[0], row[1]) for row in db.rows(sql, (letter, chr(ord(letter) + 1)))] if letter else []


def indexed(word: str) -> str:
    """A folded word as the index spells it: ñ is n there, and C++ is c."""
    return word if word.isascii() and word.isalnum() else "".join(c for c in unicodedata.normalize("NFD", word) if c.isalnum())
