"""The words that were ever written, as the index of words knows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soulmem_cli.store.database import Database


def spread(db: Database, forms: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """In how many texts each word stands in any of its forms, by word."""
    sql = "SELECT coalesce(max(doc), 0) FROM vocabulary WHERE term = ?"
    return {word: max(int(row[0]) for term in terms for row in db.rows(sql, (term,))) for word, terms in forms.items()}


def beginning(db: Database, letter: str) -> list[tuple[str, int]]:
    """The words as they were written that begin with a letter, each with in how many texts it stands."""
    sql = "SELECT term, doc FROM vocabulary WHERE term >= ? AND term < ? AND col = 'text'"
    return [(row[0], row[1]) for row in db.rows(sql, (letter, chr(ord(letter) + 1)))]
