"""What is linked to an answer comes after it, however unlike the question it is: as a person meets it, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled
from jsonschema import Draft202012Validator

from soulmem_cli.core import fusion

DISHES = {
    "es": ("lentejas", "tortilla", "arroz con leche", "croquetas", "empanada", "gazpacho", "pescado al horno", "flan", "pan de ajo"),
    "en": ("lentils", "an omelette", "rice pudding", "fish cakes", "a stew", "cold soup", "baked cod", "custard", "garlic bread"),
}
KITCHEN = {
    "es": ("Cociné {} y quedó algo quemado", "Cené {} en casa, sin prisa", "Probé otra receta de {} del libro", "Sobró {} para mañana"),
    "en": ("Cooked {} and it came out a bit burnt", "Had {} at home for dinner", "Tried a new recipe for {}", "Leftover {} for tomorrow"),
}
ASKED = {"es": "la sopa de calabaza que se me quemó", "en": "the apple pie I burnt"}
ANSWER = {"es": "Se me quemó la sopa de calabaza, olía toda la casa", "en": "Burnt the apple pie, black as coal"}
CAUSE = {"es": "Llamó el banco por lo de la hipoteca", "en": "The electrician came about the meter"}
LANGS = ["es", "en"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many days in a kitchen, two answers among them, and what they came of."""
    first = Soulmem(tmp_path_factory.mktemp("cocina") / "home")
    lines = [each.format(dish) for lang in LANGS for each in KITCHEN[lang] for dish in DISHES[lang]]
    first("add", "--lines", "--no-link", stdin="\n".join(lines))
    for lang in LANGS:
        first("add", CAUSE[lang], "--no-link", "--tag", "papeles")
        first("add", ANSWER[lang], "--no-link")
    return first.db


@pytest.fixture
def kitchen(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


def number(soulmem: Soulmem, text: str) -> int:
    """The number of an entry."""
    return next(int(row["id"]) for row in soulmem("timeline", "--limit", 100, "--json", "--private").json() if row["text"] == text)


def tied(soulmem: Soulmem, lang: str) -> tuple[int, int]:
    """An answer and its cause, once the first was said to be because of the second."""
    answer, cause = number(soulmem, ANSWER[lang]), number(soulmem, CAUSE[lang])
    linked = soulmem("link", answer, cause, "--kind", "because")
    assert linked.code == 0, linked.err
    return answer, cause


def found(soulmem: Soulmem, lang: str, *options: object, limit: int = 10) -> list[dict[str, Any]]:
    """What a question brings back, with the numbers behind it."""
    told: list[dict[str, Any]] = soulmem("recall", ASKED[lang], "--limit", limit, "--explain", "--json", *options).json()
    return told


@pytest.mark.parametrize("lang", LANGS)
def test_the_cause_of_an_answer_comes_after_it_though_it_is_about_something_else(
    kitchen: Soulmem, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CAUSE[lang] not in [row["text"] for row in found(kitchen, lang)]
    answer, cause = tied(kitchen, lang)
    ids = [row["id"] for row in found(kitchen, lang)]
    assert ids[0] == answer
    assert cause in ids[1:]
    monkeypatch.setattr(fusion, "ASSOCIATION_WEIGHT", 0.0)
    assert cause not in [row["id"] for row in found(kitchen, lang)]


@pytest.mark.parametrize("lang", LANGS)
def test_the_arm_says_what_led_there_and_how_well(kitchen: Soulmem, lang: str) -> None:
    answer, cause = tied(kitchen, lang)
    rows = {row["id"]: row["why"] for row in found(kitchen, lang)}
    assert (rows[cause]["association"], rows[cause]["via"], rows[cause]["association_rank"]) == (0.5, answer, 1)
    assert (rows[answer]["association"], rows[answer]["via"]) == (None, None)
    assert "via_rank" not in rows[cause]


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(("lang", "words"), [("es", "a través de la #{} 0.50"), ("en", "by way of #{} 0.50")])
def test_the_arm_in_words(kitchen: Soulmem, lang: str, words: str, columns: int) -> None:
    answer, _ = tied(kitchen, lang)
    asked = ["recall", ASKED[lang], "--limit", 10, "--explain", "--lang", lang]
    shown = unstyled(kitchen(*asked, terminal=True, COLUMNS=str(columns)).out)
    assert max(map(len, shown.splitlines())) <= columns
    assert words.format(answer) in " ".join(shown.split())
    assert f"via={answer}" in kitchen(*asked).out.split()


def test_a_pipe_and_the_schema_know_the_numbers(kitchen: Soulmem) -> None:
    tied(kitchen, "es")
    schema = kitchen("schema", "recall", "--json").json()
    Draft202012Validator(schema).validate(found(kitchen, "es"))


@pytest.mark.parametrize("private", [False, True])
def test_what_is_private_is_reached_only_when_it_is_asked_for(kitchen: Soulmem, private: bool) -> None:
    _, cause = tied(kitchen, "es")
    assert kitchen("edit", cause, "--private").code == 0
    ids = [row["id"] for row in found(kitchen, "es", *(["--private"] if private else []), limit=50)]
    assert (cause in ids) is private


@pytest.mark.parametrize(
    ("filters", "comes"),
    [(["--tag", "papeles"], True), (["--tag", "otra"], False), (["--until", "2026-08-23"], False), (["--on", "2026-08-23"], False)],
)
def test_what_is_reached_passes_the_filters(kitchen: Soulmem, filters: list[str], comes: bool) -> None:
    _, cause = tied(kitchen, "en")
    assert (cause in [row["id"] for row in found(kitchen, "en", *filters)]) is comes


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_is_in_both_brings_the_other_but_no_filter_is_made_of_it(kitchen: Soulmem, lang: str) -> None:
    before = [row["id"] for row in found(kitchen, lang)]
    answer, cause = number(kitchen, ANSWER[lang]), number(kitchen, CAUSE[lang])
    for entry in (answer, cause):
        assert kitchen("edit", entry, "--person", "Zenobia").code == 0
    rows = found(kitchen, lang, limit=50)
    assert next(row["why"] for row in rows if row["id"] == cause)["via"] == answer
    assert set(before) <= {row["id"] for row in rows}


def test_nothing_is_lifted_over_where_its_way_began(kitchen: Soulmem) -> None:
    answer, _ = tied(kitchen, "es")
    second = found(kitchen, "es")[1]["id"]
    for strength in (0.2, 0.6, 1):
        kitchen("link", second, answer, "--strength", strength)
        rows = found(kitchen, "es")
        assert rows[0]["id"] == answer
        assert all(row["why"]["evidence"] <= rows[0]["why"]["evidence"] - 1 for row in rows if row["why"]["association"] is not None)
