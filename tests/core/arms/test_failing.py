"""An arm that fails warns, and the others answer (A13); a damaged journal, or a model that was asked for, still ends the run."""

from __future__ import annotations

import json

import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in

from soulmem_cli.errors import UnavailableError
from soulmem_cli.store.database import open_journal

WRITTEN = """2026-03-01 10:00: La mudanza, quince cajas y el sofá en la escalera
2026-02-26 10:00: Compré cinta adhesiva para las cajas
2026-06-01 10:00: Me duele la muela, pedí hora con el dentista"""


class Failing(HashingEncoder):
    """An encoder that reads entries and fails on questions."""

    def __init__(self) -> None:
        super().__init__("failing", 32)
        self.asked = 0
        self.fails = False

    def query(self, text: str) -> bytes:
        if self.fails:
            self.asked += 1
            raise UnavailableError("bundled_failed")
        return super().query(text)


@pytest.fixture
def failing(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> Soulmem:
    """A journal whose encoder fails from now on."""
    encoder = Failing()
    stand_in(monkeypatch, encoder)
    monkeypatch.setitem(soulmem.env, "SOULMEM_MODEL", "failing")
    soulmem("add", "--lines", stdin=WRITTEN)
    encoder.fails = True
    return soulmem


@pytest.fixture
def broken(soulmem: Soulmem) -> Soulmem:
    """A journal whose vectors cannot be read."""
    soulmem("add", "--lines", stdin=WRITTEN)
    execute(soulmem, "DELETE FROM vectors_1_vector_chunks00")
    return soulmem


def execute(soulmem: Soulmem, sql: str) -> None:
    """Change the file behind soulmem's back."""
    db = open_journal(soulmem.db, write=True)
    db.load_vectors()
    db.run(sql)
    db.close()


@pytest.mark.parametrize("journal", ["failing", "broken"])
@pytest.mark.parametrize(
    ("query", "text"),
    [("dentista", "Me duele"), ("denstista", "Me duele"), ("el 1 de junio", "Me duele"), ("la semana antes de la mudanza", "Compré")],
)
@pytest.mark.parametrize(("lang", "words"), [("es", "Falló la búsqueda por sentido"), ("en", "The search by meaning failed")])
def test_the_others_answer_and_one_note_says_why(
    request: pytest.FixtureRequest, journal: str, query: str, text: str, lang: str, words: str
) -> None:
    answer = request.getfixturevalue(journal)("recall", query, "--json", "--lang", lang)
    assert answer.code == 0
    assert answer.json()[0]["text"].startswith(text)
    needs_meaning = query != "el 1 de junio"
    assert answer.err.count(words) == needs_meaning
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("journal", ["failing", "broken"])
def test_many_questions_are_warned_of_once(request: pytest.FixtureRequest, journal: str) -> None:
    answer = request.getfixturevalue(journal)("recall", "--lines", "--ndjson", stdin="dentista\nmudanza\nla semana antes de la mudanza\n")
    assert [row["results"][0]["id"] for row in answer.rows()] == [3, 1, 2]
    assert answer.err.count("The search by meaning failed") == 1


@pytest.mark.parametrize("journal", ["failing", "broken"])
def test_what_no_other_arm_knows_is_nothing_and_quiet_says_nothing(request: pytest.FixtureRequest, journal: str) -> None:
    soulmem = request.getfixturevalue(journal)
    answer = soulmem("recall", "submarinos", "--json")
    assert (answer.code, answer.json()) == (1, [])
    assert soulmem("--quiet", "recall", "dentista", "--json").err == ""


def test_the_encoder_was_really_asked(failing: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = failing("recall", "dentista", "--explain", "--json").json()
    assert rows[0]["why"]["meaning"] is None
    assert rows[0]["why"]["bm25"] > 0


def test_a_damaged_journal_still_ends_the_run(soulmem: Soulmem) -> None:
    soulmem("add", "--lines", stdin=WRITTEN)
    execute(soulmem, "DROP TABLE embeddings_1")
    answer = soulmem("recall", "dentista", "--json")
    assert answer.code == 3
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == "journal_damaged"


def test_a_model_that_was_asked_for_still_ends_the_run(failing: Soulmem) -> None:
    answer = failing("recall", "dentista", "--json", SOULMEM_MODEL="multilingual-e5-small")
    assert answer.code == 5
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == "model_mismatch"
