"""An edit takes the place of what it replaces in all that dreams made of it: gists, goals, concepts, conflicts, pages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from conftest import Soulmem
from journals import rows
from nights import COFFEE

TONIGHT = {"SOULMEM_NOW": "2026-08-25T03:00:00+02:00"}
TOMORROW = {"SOULMEM_NOW": "2026-08-26T03:00:00+02:00"}


def keep(soulmem: Soulmem, texts: list[str], *options: str) -> None:
    """Write one entry a day and dream of them."""
    for day, text in enumerate(texts, 1):
        assert soulmem("add", text, "--at", f"2026-07-{day:02}T18:00", *options).code == 0
    assert soulmem("dream").code == 0


def gists(soulmem: Soulmem, *options: str) -> list[dict[str, Any]]:
    """The gists there are."""
    answer = soulmem("gists", "--json", *options)
    return answer.json() if answer.code == 0 else []


def edit(soulmem: Soulmem, entry: int, *words: str) -> int:
    """Put other words in the place of an entry; the number of the new one."""
    answer = soulmem("edit", entry, *words, "--json")
    assert answer.code == 0, answer.err
    return int(answer.json()["id"])


def dreamt(soulmem: Soulmem, env: dict[str, str] = TONIGHT) -> dict[str, Any]:
    """The next dream, after which another finds nothing to do."""
    made = soulmem("dream", "--json", **env).json()
    assert soulmem("dream", "--since", "2020-01-01", "--dry-run", "--json", **env).json()["followed"] == 0
    return made


def test_the_new_version_stands_behind_the_gist(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    (before,) = gists(soulmem)
    new = edit(soulmem, 2, COFFEE[1] + " and Leo")
    made = dreamt(soulmem)
    assert (made["followed"], made["let_go"], made["consolidated"]) == (1, 0, 0)
    (after,) = gists(soulmem)
    assert (after["uid"], after["evidence"], after["state"]) == (before["uid"], [1, new, 3], "active")


def test_a_gist_has_the_words_of_the_version_that_stands(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    voice = gists(soulmem)[0]["voice"]
    new = edit(soulmem, voice, "Coffee with Bea at the usual place, and again")
    dreamt(soulmem)
    (after,) = gists(soulmem)
    assert voice not in after["evidence"]
    shown = {each["id"]: each["text"] for each in soulmem("show", *after["evidence"], "--json").json()}
    assert new in shown
    assert after["text"] in shown[after["voice"]]


def test_what_says_something_else_now_is_behind_it_no_more(soulmem: Soulmem) -> None:
    keep(soulmem, [*COFFEE, "Coffee with Ana again, at the usual place"])
    assert len(gists(soulmem)[0]["evidence"]) == 4
    edit(soulmem, 4, "The tax office sent a letter about the garage")
    assert dreamt(soulmem)["followed"] == 1
    (after,) = gists(soulmem)
    assert after["evidence"] == [1, 2, 3]


def test_a_gist_goes_when_too_little_is_left(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    edit(soulmem, 2, "The tax office sent a letter about the garage")
    made = dreamt(soulmem)
    assert (made["followed"], made["let_go"]) == (0, 1)
    assert gists(soulmem) == []
    assert [text for (text,) in rows(soulmem, "SELECT text FROM entries ORDER BY id")][:3] == COFFEE


def test_what_went_with_an_edit_comes_back_with_the_dream_that_is_undone(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    before = gists(soulmem)
    edit(soulmem, 2, "The tax office sent a letter about the garage")
    run = dreamt(soulmem)["run"]
    assert soulmem("dream", "--rollback", run, **TONIGHT).code == 0
    assert gists(soulmem) == before


def test_an_edit_that_is_undone_leaves_the_gist_as_it_was(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    (before,) = gists(soulmem)
    edit(soulmem, 2, COFFEE[1] + " and Leo")
    dreamt(soulmem)
    assert soulmem("undo", "--yes", **TONIGHT).code in (0, 2)
    assert soulmem("forget", 4, **TONIGHT).code in (0, 4)
    dreamt(soulmem, TOMORROW)
    (after,) = gists(soulmem)
    assert (after["uid"], after["evidence"]) == (before["uid"], [1, 2, 3])


def test_edits_of_edits_lead_to_the_last(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    once = edit(soulmem, 2, COFFEE[1] + " and Leo")
    twice = edit(soulmem, once, COFFEE[1] + " and Leo and Eva")
    dreamt(soulmem)
    assert gists(soulmem)[0]["evidence"] == [1, twice, 3]


def test_a_private_version_is_behind_no_gist_that_all_may_see(soulmem: Soulmem) -> None:
    keep(soulmem, [*COFFEE, "Coffee with Ana again, at the usual place"])
    edit(soulmem, 4, "Coffee with Ana again, at the usual place, secretly", "--private")
    dreamt(soulmem)
    assert gists(soulmem)[0]["evidence"] == [1, 2, 3]


def test_a_gist_that_was_let_go_of_stays_so(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    assert soulmem("gists", "forget", 1).code == 0
    new = edit(soulmem, 2, COFFEE[1] + " and Leo")
    assert dreamt(soulmem)["consolidated"] == 0
    (hidden,) = gists(soulmem, "--state", "forgotten")
    assert hidden["evidence"] == [1, new, 3]
    edit(soulmem, new, "The tax office sent a letter about the garage")
    assert dreamt(soulmem, TOMORROW)["consolidated"] == 0
    assert [each["state"] for each in gists(soulmem, "--state", "forgotten")] == ["forgotten"]


# goals and beliefs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "other"),
    [("Quiero correr un maratón", "Quiero correr el maratón de Valencia"), ("I want to learn German", "I want to learn German by June")],
)
def test_a_goal_has_the_words_it_is_put_in_now(soulmem: Soulmem, text: str, other: str) -> None:
    keep(soulmem, [text])
    (before,) = gists(soulmem, "--kind", "goal")
    new = edit(soulmem, 1, other)
    dreamt(soulmem)
    (after,) = gists(soulmem, "--kind", "goal")
    assert (after["uid"], after["text"], after["evidence"], after["voice"]) == (before["uid"], other, [new], new)


def test_a_goal_that_was_another_goes_and_the_other_comes(soulmem: Soulmem) -> None:
    keep(soulmem, ["Quiero aprender a nadar"])
    new = edit(soulmem, 1, "Quiero montar una panadería")
    dreamt(soulmem)
    (after,) = gists(soulmem, "--kind", "goal")
    assert (after["text"], after["evidence"]) == ("Quiero montar una panadería", [new])


def test_a_goal_is_open_again_when_its_end_is_unsaid(soulmem: Soulmem) -> None:
    keep(soulmem, ["Quiero terminar la tesis", "Por fin he terminado la tesis"])
    assert gists(soulmem, "--kind", "goal")[0]["state"] == "done"
    edit(soulmem, 2, "Sigo con la tesis, me falta un capítulo")
    dreamt(soulmem)
    (after,) = gists(soulmem, "--kind", "goal")
    assert (after["state"], after["evidence"]) == ("active", [1])


def test_a_belief_follows_too(soulmem: Soulmem) -> None:
    keep(soulmem, ["Creo firmemente que la gente cambia"])
    new = edit(soulmem, 1, "Creo firmemente que la gente cambia poco")
    dreamt(soulmem)
    (after,) = gists(soulmem, "--kind", "belief")
    assert (after["text"], after["evidence"]) == ("Creo firmemente que la gente cambia poco", [new])


def test_seasons_tell_of_the_version_that_stands(soulmem: Soulmem) -> None:
    keep(soulmem, ["Quiero correr un maratón"])
    new = edit(soulmem, 1, "Quiero correr el maratón de Valencia")
    dreamt(soulmem)
    (season,) = [each for each in soulmem("reflect", "--json", **TONIGHT).json()["seasons"] if each["became"]]
    assert [(each["text"], each["entries"]) for each in season["became"]] == [("Quiero correr el maratón de Valencia", [new])]


# concepts --------------------------------------------------------------------------------------------------------

ALLOTMENT = [
    "Regué el huerto antes de cenar", "Los pepinos del huerto ya se pueden comer", "Granizo: el huerto ha quedado hecho una pena",
]  # fmt: skip


def test_a_concept_follows_its_word(soulmem: Soulmem) -> None:
    keep(soulmem, [*ALLOTMENT, "Carta de hacienda", "Reunión con la directora", "Se rompió la lavadora"])
    (found,) = gists(soulmem, "--kind", "concept")
    assert (found["text"], found["evidence"]) == ("huerto", [1, 2, 3])
    kept = edit(soulmem, 1, "Regué el huerto antes de cenar, con Leo")
    dreamt(soulmem)
    (after,) = gists(soulmem, "--kind", "concept")
    assert (after["uid"], after["text"], after["evidence"]) == (found["uid"], "huerto", [kept, 2, 3])
    edit(soulmem, 2, "En el balcón asoman los pimientos")
    assert dreamt(soulmem, TOMORROW)["let_go"] == 1
    assert gists(soulmem, "--kind", "concept") == []


# a word of two meanings, and one that is also a verb
TWO_MEANINGS: Final = [
    ["Regué las plantas: el ficus tiene hoja nueva", "Leí el informe, página y media, y firmé la última hoja delante del notario de Cuenca",
     "Regué las plantas: el poto tiene hoja nueva"],
    ["Noche en vela: termo, mate lavado y galletas", "Lavé las cortinas del salón", "Tarde en vela: termo, mate lavado y bizcochos"],
]  # fmt: skip


@pytest.mark.parametrize("texts", TWO_MEANINGS)
def test_what_has_only_the_word_in_common_is_no_concept(soulmem: Soulmem, texts: list[str]) -> None:
    keep(soulmem, [*texts, "Carta de hacienda", "Reunión con la directora", "Se rompió el coche"])
    word = "hoja" if "hoja" in texts[0] else "lavado"
    assert word not in {gist["text"] for gist in gists(soulmem, "--kind", "concept")}


BLACKBIRDS = ["El canto del mirlo a las seis", "Otra vez el mirlo: su canto llena el patio", "Un canto largo, de mirlo, bajo la lluvia"]


def test_who_tells_a_deed_with_its_word_joins_no_concept(soulmem: Soulmem) -> None:
    keep(soulmem, [*BLACKBIRDS, "Carta de hacienda", "Reunión con la directora", "Se rompió la lavadora"])
    (before,) = gists(soulmem, "--kind", "concept")
    soulmem("add", "--lines", stdin="".join(f"Expediente {number} archivado\n" for number in range(60)))
    soulmem("add", "Hoy el mirlo cambió de canto", "--at", "2026-08-23T19:00")
    soulmem("add", "Cantó mi prima en su boda", "--at", "2026-08-23T20:00")
    dreamt(soulmem)
    (found,) = gists(soulmem, "--kind", "concept")
    assert (before["text"], found["text"], found["evidence"]) == ("canto", "canto", [1, 2, 3, 67])


# conflicts -------------------------------------------------------------------------------------------------------

NUMBERS = ["El número de Ana es 600 111 222", "El teléfono de Ana es el 655 333 444"]


def test_a_conflict_that_was_corrected_is_none(soulmem: Soulmem) -> None:
    keep(soulmem, NUMBERS)
    assert soulmem("stats", "--json").json()["open_conflicts"] == 1
    edit(soulmem, 2, "El teléfono de Ana es el 600 111 222")
    assert soulmem("conflicts", "--json").code == 1
    assert soulmem("stats", "--json").json()["open_conflicts"] == 0
    assert dreamt(soulmem)["conflicts"] == 0


def test_a_conflict_between_the_versions_that_stand_is_found_anew(soulmem: Soulmem) -> None:
    keep(soulmem, NUMBERS)
    new = edit(soulmem, 2, NUMBERS[1] + ", lo apunto")
    assert dreamt(soulmem)["conflicts"] == 1
    (found,) = soulmem("conflicts", "--json").json()
    assert (found["a"], found["b"]) == (1, new)


def test_what_was_settled_stays_settled_when_a_word_is_mended(soulmem: Soulmem) -> None:
    keep(soulmem, NUMBERS)
    assert soulmem("conflicts", "resolve", 1, "--both").code == 0
    edit(soulmem, 2, NUMBERS[1] + ", lo apunto")
    assert dreamt(soulmem)["conflicts"] == 0
    assert soulmem("conflicts", "--json").code == 1


# pages -----------------------------------------------------------------------------------------------------------


def test_pages_quote_the_version_that_stands(soulmem: Soulmem) -> None:
    keep(soulmem, ["Hoy murió el abuelo y lloramos todos", "El entierro del abuelo, con lluvia"])
    edit(soulmem, 1, "Hoy murió el abuelo Tomás y lloramos todos")
    dreamt(soulmem)
    shown = soulmem("pages", "show", "2026-07-01", "--json", **TONIGHT).json()
    assert "abuelo Tomás" in str(shown)
    assert rows(soulmem, "SELECT count(*) FROM page_evidence WHERE entry_id = 1") == [(0,)]


def test_a_version_told_of_another_day_leaves_the_page_of_the_first(soulmem: Soulmem) -> None:
    keep(soulmem, ["Hoy murió el abuelo y lloramos todos", "Paseo largo por el río"])
    edit(soulmem, 1, "Ayer murió el abuelo y lloramos todos", "--at", "2026-06-30")
    dreamt(soulmem)
    assert soulmem("pages", "show", "2026-07-01", "--json", **TONIGHT).code != 0
    assert "abuelo" in soulmem("pages", "show", "2026-06-30", "--json", **TONIGHT).out


# what crowds and what fades --------------------------------------------------------------------------------------


def test_a_version_is_not_crowded_by_the_one_it_replaced(soulmem: Soulmem) -> None:
    keep(soulmem, ["Compré pan en la esquina de siempre"])
    new = edit(soulmem, 1, "Compré pan en la esquina de siempre.")
    soulmem("dream", "--cycle", "deep", **TONIGHT)
    assert rows(soulmem, "SELECT entry_id FROM interference") == []
    (found,) = [each for each in soulmem("recall", "pan esquina", "--explain", "--json", **TONIGHT).json() if each["id"] == new]
    assert "interference_factor" not in found["why"]
