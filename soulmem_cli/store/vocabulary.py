"""The words that were ever written, as the index of words knows them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from soulmem_cli.store.database import Database


def spread(db: Database, stems: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """In how many texts each word stands, as it is or by one of its stems."""
    sql = "SELECT coalesce(max(doc), 0) FROM vocabulary WHERE term = ? AND col = ?"
    forms = {word: [(word, "text"), *((stem, "stems") for stem in known)] for word, known in stems.items()}
    return {word: max(row[0] for term, col in each for row in db.rows(sql, (indexed(term), col))) for word, each in forms.items()}


def beginning(db: Database, letter: str) -> list[tuple[str, int]]:
    """The words as the index has them that begin with a letter, each with in how many texts it stands."""
    sql = "SELECT term, doc FROM vocabulary WHERE term >= ? AND term < ? AND col = 'text'"
    letter = indexed(letter)
    return [(row[0], row[1]) for row in db.rows(sql, (letter, chr(ord(letter) + 1)))] if letter else []


def indexed(word: str) -> str:
    """A folded word as the index spells it: ñ is n there, and C++ is c."""
    return word if word.isascii() and word.isalnum() else "".join(c for c in unicodedata.normalize("NFD", word) if c.isalnum())
