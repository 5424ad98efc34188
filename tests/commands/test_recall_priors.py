"""The priors of recall as a person meets them: mood, context, what crowds, their weights, and the numbers of --explain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled

TEXT = "Paseo largo por la orilla del río"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same walk four times, felt and lived differently, and something else that nobody asks for."""
    first = Soulmem(tmp_path_factory.mktemp("paseos") / "home")
    for at, said in (
        ("2026-08-01", ["--valence", "0.8", "--arousal", "0.6", "--context", "lugar=río"]),
        ("2026-08-02", ["--valence", "-0.7", "--arousal", "0.3", "--context", "lugar=río", "--context", "con=Ana"]),
        ("2026-08-03", ["--valence", "0", "--arousal", "0.2", "--context", "lugar=casa"]),
        ("2026-08-04", ["--valence", "0", "--arousal", "0.2", "--importance", "0.9"]),
    ):
        first("add", TEXT, "--at", f"{at} 10:00", *said)
    first("add", "Mathematics exam, four hours of integrals", "--at", "2026-08-05 10:00", "--valence", "0.8", "--arousal", "0.6")
    return first.db


@pytest.fixture
def walks(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of them."""
    return soulmem.copy(written)


def why(soulmem: Soulmem, *args: object) -> dict[int, dict[str, Any]]:
    """The numbers behind each result, by its id, in the order of the results."""
    return {each["id"]: each["why"] for each in soulmem("recall", "paseo por el río", *args, "--explain", "--json").json()}


@pytest.mark.parametrize(("mood", "first"), [("feliz", 1), ("happy", 1), ("0.8,0.6", 1), ("triste", 2), ("sad", 2), ("-0.7,0.3", 2)])
def test_a_mood_brings_what_felt_alike_up_and_leaves_nothing_out(walks: Soulmem, mood: str, first: int) -> None:
    found = why(walks, "--mood", mood)
    alike = max((1, 2, 3), key=lambda each: found[each]["mood_factor"])
    assert alike == first
    assert next(each for each in found if each in (1, 2, 3)) == first
    assert set(found) == {1, 2, 3, 4, 5}
    assert list(found)[-1] == 5  # felt alike or not, it does not answer


def test_without_a_mood_or_a_context_they_have_no_say(walks: Soulmem) -> None:
    assert not {"mood", "mood_factor", "context", "context_factor"} & set(why(walks)[1])


def test_of_several_contexts_one_is_enough_and_each_more_ranks_higher(walks: Soulmem) -> None:
    found = why(walks, "--context", "con=Ana", "--context", "lugar=río")
    assert list(found) == [2, 1]
    assert [(each["context"], each["context_factor"]) for each in found.values()] == [(1.0, 1.3), (0.5, 1.15)]


def test_one_context_is_a_filter(walks: Soulmem) -> None:
    assert set(why(walks, "--context", "lugar=río")) == {1, 2}
    assert [each["id"] for each in walks("timeline", "--context", "lugar=río", "--context", "con=Ana", "--json").json()] == [2]
    assert [each["id"] for each in walks("recall", "--context", "lugar=río", "--context", "con=Ana", "--json").json()] == [2]


def test_mundane_twins_suppress_one_another_but_not_what_matters(walks: Soulmem) -> None:
    found = why(walks)
    assert {each: found[each].get("interference") for each in (1, 2, 3, 4)} == {1: 2, 2: 2, 3: 2, 4: None}
    assert found[1]["interference_factor"] == pytest.approx(1 / 1.2, abs=1e-4)


def test_what_supports_a_gist_is_not_suppressed(walks: Soulmem) -> None:
    walks("dream")
    assert walks("recall", "--kind", "semantic", "--json").json()
    assert all("interference" not in each for each in why(walks).values())


def test_the_score_is_moved_within_bounds(walks: Soulmem) -> None:
    for name in ("accessibility", "confidence", "mood", "context", "interference"):
        walks("config", "set", f"recall.{name}", "0")
    asked = ["recall", "paseo por el río", "--mood", "feliz", "--context", "lugar=río", "--explain", "--json"]
    bare = {each["id"]: each for each in walks(*asked).json()}
    assert all(each["why"]["factor"] == 1 and "mood_factor" not in each["why"] for each in bare.values())
    for name in ("accessibility", "confidence", "mood", "context", "interference"):
        walks("config", "unset", f"recall.{name}")
    moved = {each["id"]: each for each in walks(*asked).json()}
    for entry, each in moved.items():
        assert 0.8 <= each["why"]["factor"] <= 1.25
        assert 0.8 <= each["score"] / bare[entry]["score"] <= 1.25
        assert each["score"] != bare[entry]["score"]


def test_a_weight_of_half_says_half(walks: Soulmem) -> None:
    whole = why(walks, "--mood", "feliz")[1]["mood_factor"]
    walks("config", "set", "recall.mood", "0,5")
    assert why(walks, "--mood", "feliz")[1]["mood_factor"] == pytest.approx(whole**0.5, abs=1e-3)


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["nearness ×", "confidence ×", "mood ×", "context ×", "alike 2, ×", "together ×"]),
        ("es", ["cercanía ×", "confianza ×", "ánimo ×", "contexto ×", "parecidas 2, ×", "en total ×"]),
    ],
)
def test_the_factors_in_words(walks: Soulmem, lang: str, words: list[str], columns: int) -> None:
    asked = ["recall", "río", "--mood", "feliz", "--context", "lugar=río", "--explain", "--lang", lang]
    shown = unstyled(walks(*asked, terminal=True, COLUMNS=str(columns)).out)
    flat = " ".join(shown.split())
    assert all(each in flat for each in words)
    assert max(map(len, shown.splitlines())) <= columns


def test_the_factors_in_a_pipe(walks: Soulmem) -> None:
    fields = walks("recall", "río", "--mood", "feliz", "--explain").out.splitlines()[0].split("\t")
    assert any(each.startswith("mood_factor=") for each in fields)
    assert any(each.startswith("factor=") for each in fields)


def test_ranking_and_file_stay_as_they_are_however_often_one_asks(walks: Soulmem) -> None:
    before = walks.digest()
    first = walks("recall", "río", "--mood", "feliz", "--json").out
    assert {walks("recall", "río", "--mood", "feliz", "--json").out for _ in range(5)} == {first}
    assert walks.digest() == before


def test_a_file_with_a_wrong_weight_is_said_and_mended(walks: Soulmem) -> None:
    config = walks.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text("# mine\n[recall]\nmood = 7\ncolour = 1\n")
    assert walks("recall", "río").code == 2
    assert walks("config", "get", "recall.mood", "--json").json()["wrong"] == "7"
    assert walks("config", "set", "recall.mood", "0.25").out == "recall.mood\t0.25\tfile\n"
    answer = walks("recall", "río", "--lang", "es")
    assert answer.code == 0
    assert "ajuste desconocido «recall.colour»" in answer.err
    assert config.read_text() == "# mine\n[recall]\nmood = 0.25\ncolour = 1\n"
