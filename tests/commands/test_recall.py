"""recall: by meaning, by words, by filter alone; ranked alike for every reader, and never another user's."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from refusals import refused

LIFE = [
    "2026-08-01 10:00: El perro se escapó y lo encontramos en el parque #perro",
    "2026-08-02 10:00: Cena de cumpleaños de mamá con tarta de limón #familia",
    "2026-08-03 10:00: My promotion at work was announced, I could not stop smiling",
    "2026-08-04 10:00: Discusión amarga con el casero por la humedad",
    "2026-08-05 10:00: Planted tomatoes on the balcony with Irene",
    "2026-08-06 10:00: Me duele la muela, pedí hora con el dentista",
]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few days of a life in two languages, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "--lines", stdin="\n".join(LIFE))
    first("add", "Lo que no le cuento a nadie: el perro mordió al cartero", "--private", "--at", "2026-08-07 10:00")
    first("add", "El perro de otra persona", "--user", "otra")
    return first.db


@pytest.fixture
def life(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("perro", "El perro se escapó"),
        ("the dog ran away", "El perro se escapó"),
        ("ascenso en el trabajo", "My promotion"),
        ("toothache", "Me duele la muela"),
        ("una pelea con el dueño del piso", "Discusión amarga"),
        ("vegetables in pots", "Planted tomatoes"),
        ("tarta de limon", "Cena de cumpleaños"),
    ],
)
def test_the_best_comes_first_in_either_language(life: Soulmem, query: str, text: str) -> None:
    found = life("recall", query, "--json").json()
    assert found[0]["text"].startswith(text)
    assert [each["score"] for each in found] == sorted((each["score"] for each in found), reverse=True)


def test_five_at_most_unless_asked_for_more(life: Soulmem) -> None:
    assert len(life("recall", "algo que pasó", "--json").json()) <= 5
    assert len(life("recall", "algo que pasó", "--limit", 2, "--json").json()) == 2
    refused(life, "recall", "algo", "--limit", 51, code="number_too_large", exit_code=2)
    assert len(life("recall", "--limit", 51, "--json").json()) == 6


def test_without_a_query_the_newest_first(life: Soulmem) -> None:
    assert [each["id"] for each in life("recall", "--json").json()] == [6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (["--tag", "perro"], [1]),
        (["--tag", "#PERRO"], [1]),
        (["--person", "irene"], [5]),
        (["--since", "2026-08-05"], [6, 5]),
        (["--until", "2026-08-02"], [2, 1]),
        (["--on", "3 de agosto"], [3]),
        (["--since", "2026-08-02", "--until", "2026-08-03"], [3, 2]),
    ],
)
def test_filters_hold_with_a_query_and_without(life: Soulmem, filters: list[str], ids: list[int]) -> None:
    assert [each["id"] for each in life("recall", *filters, "--json").json()] == ids
    assert sorted(each["id"] for each in life("recall", "lo que sea", *filters, "--json").json()) == sorted(ids)
    assert [each["id"] for each in life("timeline", *filters, "--json").json()] == ids


def test_private_entries_only_when_asked_for(life: Soulmem) -> None:
    for verb in (["recall", "el perro mordió al cartero"], ["recall"], ["timeline"]):
        assert 7 not in [each["id"] for each in life(*verb, "--json").json()]
        assert 7 in [each["id"] for each in life(*verb, "--private", "--json").json()]


def test_no_user_finds_what_is_anothers(life: Soulmem) -> None:
    assert [each["user"] for each in life("recall", "perro", "--json", "--private", "--limit", 50).json()] == ["default"] * 7
    assert [each["text"] for each in life("recall", "perro", "--user", "otra", "--json").json()] == ["El perro de otra persona"]


def test_the_numbers_behind_a_result_only_when_asked_for(life: Soulmem) -> None:
    why = life("recall", "perro", "--explain", "--json").json()[0]["why"]
    assert why["text_rank"] == why["vector_rank"] == 1
    assert 0 < why["similarity"] <= 1
    assert "why" not in life("recall", "perro", "--json").json()[0]
    assert "text_rank=1" in life("recall", "perro", "--explain").out.splitlines()[0].split("\t")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["by words no. 1", "in time 1.00"]), ("es", ["por palabras n.º 1", "en el tiempo 1.00"])]
)
def test_the_numbers_behind_a_result_in_words(life: Soulmem, lang: str, words: list[str]) -> None:
    shown = life("recall", "el perro el 1 de agosto", "--explain", "--lang", lang, terminal=True, COLUMNS="200").out
    assert all(each in shown for each in words)


def test_many_questions_at_once(life: Soulmem) -> None:
    rows = life("recall", "--lines", "--ndjson", "--limit", 1, stdin="perro\n\ntoothache\n").rows()
    assert [(row["query"], row["results"][0]["id"]) for row in rows] == [("perro", 1), ("toothache", 6)]


def test_reading_changes_nothing(life: Soulmem) -> None:
    before = life.digest()
    life("recall", "perro")
    life("timeline")
    assert life.digest() == before


@pytest.mark.parametrize("lang", ["en", "es"])
def test_for_eyes_and_in_a_pipe(life: Soulmem, lang: str) -> None:
    assert "El perro se escapó" in life("recall", "perro", "--lang", lang, terminal=True).out
    line = life("recall", "perro", "--limit", 1, "--lang", lang).out.splitlines()[0].split("\t")
    assert (line[0], line[1], line[4]) == ("1", "2026-08-01 10:00", LIFE[0].split(": ", 1)[1])
    assert 0 < float(line[5]) <= 1
