"""What becomes of goals in words that do not name them: promises kept and broken, what is let go of, what is taken up again."""

from __future__ import annotations

from typing import Final

import pytest
from conftest import Soulmem

SEEDS: Final = "Le prometí a la tía Nati que sembraría sus semillas de girasol en el balcón."
OSLO: Final = "Le prometí a Bruno visitarlo en Oslo antes de los cuarenta."


def states(soulmem: Soulmem) -> dict[str, str]:
    """The state of each goal by its words."""
    return {gist["text"]: gist["state"] for gist in soulmem("gists", "--kind", "goal", "--json").json()}


def lived(soulmem: Soulmem, *texts: str, nightly: bool = False) -> dict[str, str]:
    """What becomes of goals when one entry is written a day; dreamt once, or night by night."""
    for day, text in enumerate(texts, 1):
        assert soulmem("add", text, "--at", f"2026-05-{day:02}T18:00").code == 0
        if nightly:
            assert soulmem("dream", SOULMEM_NOW=f"2026-05-{day + 1:02}T03:00:00+02:00").code == 0
    assert soulmem("dream").code == 0
    return states(soulmem)


@pytest.mark.parametrize("nightly", [False, True])
@pytest.mark.parametrize(
    ("told", "state"),
    [
        ("Han salido los girasoles en el balcón, con las semillas de Nati. Promesa cumplida.", "done"),
        ("The sunflowers are up on the balcony, from Nati's semillas de girasol. I kept my promise.", "done"),
        ("Tiré las semillas de girasol de Nati. He roto mi promesa.", "dropped"),
        ("Las semillas de girasol siguen en su sobre, en el balcón. No he cumplido mi promesa.", "active"),
        ("Mi jefe pagó la comida. Promesa cumplida.", "active"),
    ],
)
def test_a_promise_ends_where_its_entry_is_spoken_of(soulmem: Soulmem, told: str, state: str, nightly: bool) -> None:
    assert lived(soulmem, SEEDS, OSLO, told, nightly=nightly) == {SEEDS: state, OSLO: "active"}


@pytest.mark.parametrize("nightly", [False, True])
@pytest.mark.parametrize(
    ("goal", "away", "again", "state"),
    [
        ("Quiero aprender a tocar el violín.", "Abandono el violín.", "De vuelta al violín, una hora.", "active"),
        ("Quiero aprender a tocar el violín.", "Abandono el violín.", "No he vuelto al violín.", "dropped"),
        ("I want to learn Basque.", "Gave up on Basque.", "Signed up again for Basque.", "active"),
        ("I want to learn Basque.", "Gave up on Basque.", "My brother is back at Basque.", "dropped"),
        ("Quiero aprender a tocar el violín.", "Abandono el violín.", "Retomo la cerámica con Eva.", "dropped"),
        ("I want to give up sugar.", "So much for sugar, I ate the lot.", "Back on sugar.", "dropped"),
        ("Quiero dejar el azúcar.", "Lo del azúcar ya ni lo apunto.", "Llueve.", "dropped"),
        ("Quiero dejar el Cola Cao.", "Lo del Cola Cao ya ni lo apunto.", "Llueve.", "dropped"),
    ],
)
def test_what_was_let_go_is_open_again_when_it_is_taken_up(
    soulmem: Soulmem, goal: str, away: str, again: str, state: str, nightly: bool
) -> None:
    assert lived(soulmem, goal, away, again, nightly=nightly) == {goal: state}


@pytest.mark.parametrize("nightly", [False, True])
@pytest.mark.parametrize(
    ("goal", "told", "state"),
    [
        ("I want to stop eating meat.", ["Desde ayer soy vegetariana."], "active"),
        ("I want to stop eating meat.", ["Desde ayer soy vegetariana.", "Vuelvo a la carne roja, por la ferritina."], "dropped"),
        ("Quiero dejar de fumar.", ["Back on the cigarettes."], "dropped"),
        ("Quiero dejar de fumar.", ["He vuelto a fumar.", "Un mes sin fumar."], "active"),
        ("Quiero dejar de fumar.", ["He dejado de fumar.", "Un año sin tabaco."], "done"),
        ("Quiero dejar de fumar.", ["He dejado de fumar.", "He vuelto a fumar."], "dropped"),
        ("Quiero dejar de fumar.", ["He dejado de fumar.", "He vuelto a fumar.", "Un mes sin fumar."], "active"),
        ("Quiero dejar de fumar.", ["He vuelto a dejar de fumar."], "active"),
        ("Quiero dejar de fumar.", ["Vuelvo a la carne roja.", "Vuelvo a la oficina."], "active"),
    ],
)
def test_a_habit_that_was_to_be_given_up(soulmem: Soulmem, goal: str, told: list[str], state: str, nightly: bool) -> None:
    assert lived(soulmem, goal, *told, nightly=nightly) == {goal: state}


@pytest.mark.parametrize("nightly", [False, True])
@pytest.mark.parametrize(
    ("goal", "told", "state"),
    [
        ("I want to learn to swim.", "Por fin he aprendido a nadar.", "done"),
        ("Quiero aprender a nadar.", "I finally learned to swim.", "done"),
        ("Quiero escribir una novela.", "I finally finished writing the novel.", "done"),
        ("I want to learn German.", "Abandono el alemán.", "dropped"),
        ("Quiero aprender a tocar la guitarra.", "Gave up on the guitar.", "dropped"),
        ("I want to learn to swim.", "Por fin he aprendido a bailar.", "active"),
        ("I want to learn German.", "Abandono el italiano.", "active"),
        ("Quiero comprar una casa.", "Finally bought a car.", "active"),
    ],
)
def test_a_goal_ends_in_the_other_language(soulmem: Soulmem, goal: str, told: str, state: str, nightly: bool) -> None:
    assert lived(soulmem, goal, told, nightly=nightly) == {goal: state}


def test_a_goal_is_one_in_both_languages(soulmem: Soulmem) -> None:
    assert lived(soulmem, "I want to learn to swim.", "Quiero nadar.") == {"I want to learn to swim.": "active"}


def test_goals_of_one_deed_and_two_things_are_two(soulmem: Soulmem) -> None:
    assert len(lived(soulmem, "I want to swim with dolphins.", "Quiero nadar en el mar.")) == 2


def test_a_decision_is_told_without_its_heading(soulmem: Soulmem) -> None:
    assert lived(soulmem, "Decidido: vendo la moto. Nadie la quiere.", "Decision: staying in Gijón. Told Eva.") == {
        "vendo la moto": "active", "staying in Gijón": "active",
    }  # fmt: skip


def test_a_page_quotes_the_promise_that_was_kept(soulmem: Soulmem) -> None:
    lived(soulmem, SEEDS, "Han salido los girasoles en el balcón, con las semillas de Nati. Promesa cumplida.")
    assert "«Promesa cumplida.»" in soulmem("pages", "show", "2026-05-02", SOULMEM_LANG="es").out


def test_a_page_quotes_the_sentence_that_tells_of_a_habit(soulmem: Soulmem) -> None:
    lived(soulmem, "Quiero dejar de fumar.", "Cena en casa de Lola. He vuelto a fumar.", "Mucho sol. Un mes sin tabaco.")
    assert "Lo dejas: «He vuelto a fumar.»" in soulmem("pages", "show", "2026-05-02", SOULMEM_LANG="es").out
    assert "«Un mes sin tabaco.»" in soulmem("pages", "show", "2026-05-03", SOULMEM_LANG="es").out
