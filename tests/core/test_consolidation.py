"""Consolidation: alike, old enough, on several days; a sentence of theirs beside them; the same group never twice."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st
from journals import events, rows

from soulmem_cli.core.clustering import FARTHEST, Pairs, groups
from soulmem_cli.core.gisting import LONGEST, Telling, gist_of, language, sentences, trimmed
from soulmem_cli.senses import remedies

COFFEE = ["Coffee with Ana at the usual place", "Had coffee with Ana again", "Coffee with Ana, she talked about her job"]
MORE_COFFEE = ["Coffee with Ana again at the usual place", "Again coffee with Ana"]
OTHER = ["Bought milk and bread", "The neighbour's dog barked all night", "Sent the tax papers at last"]


def keep(soulmem: Soulmem, texts: list[str], *options: str, month: str = "2026-07", first: int = 1) -> None:
    """Write one entry a day."""
    for day, text in enumerate(texts, first):
        assert soulmem("add", text, "--at", f"{month}-{day:02}T18:00", *options).code == 0


def dream(soulmem: Soulmem, *options: object) -> dict[str, Any]:
    """The result of consolidating."""
    answer = soulmem("dream", "--only", "consolidate", "--json", *options)
    assert answer.code == 0, answer.err
    return answer.json()


# groups ----------------------------------------------------------------------------------------------------------

positions = st.lists(st.floats(0, 3), min_size=0, max_size=40)


@given(positions, st.floats(0.5, 0.99), st.integers(2, 12), st.randoms())
def test_no_two_of_a_group_are_far_apart(places: list[float], at_least: float, at_most: int, random: Any) -> None:
    def alike(a: int, b: int) -> float:
        return max(0.0, 1 - abs(places[a] - places[b]))

    pairs = [(alike(a, b), a, b) for a, b in itertools.combinations(range(len(places)), 2)]
    random.shuffle(pairs)
    found = groups(pairs, alike, at_least, at_most)
    assert all(2 <= len(group) <= at_most for group in found)
    assert all(alike(a, b) >= FARTHEST * at_least for group in found for a, b in itertools.combinations(group, 2))
    members = [member for group in found for member in group]
    assert len(members) == len(set(members))
    assert found == groups(sorted(pairs), alike, at_least, at_most)


def test_a_chain_is_not_a_group() -> None:
    places = [0.0, 0.24, 0.48, 0.72]
    pairs = [(0.76, 0, 1), (0.76, 1, 2), (0.76, 2, 3)]
    assert groups(pairs, lambda a, b: 1 - abs(places[a] - places[b]), 0.75, 12) == [[0, 1], [2, 3]]


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 9), st.integers(0, 9)), max_size=60))
def test_pairs_are_told_once_the_most_alike_first(pairs: list[tuple[float, int, int]]) -> None:
    assert list(Pairs(pairs)) == pairs
    assert list(Pairs(pairs).ordered()) == [(-s, a, b) for s, a, b in sorted({(-s, min(a, b), max(a, b)) for s, a, b in pairs})]


# gists -----------------------------------------------------------------------------------------------------------


def test_a_gist_is_the_sentence_the_members_share() -> None:
    members = [
        Telling("It rained. Walking helps my head.", "en", 0.9),
        Telling("Walking helps my head again!", "en", 0.8),
        Telling("My head: walking helps. Then lentils.", "en", 0.8),
    ]
    found = gist_of(members)
    assert found is not None
    assert (found.text, found.member) == ("Walking helps my head.", members[0])


def test_one_name_in_common_is_less_than_all_that_is_shared() -> None:
    members = [
        Telling("Rufus barked. We took Rufus to the beach with the red ball.", "en", 0.8),
        Telling("The red ball went into the sea and Rufus after it.", "en", 0.8),
        Telling("Beach again: Rufus would not give the red ball back.", "en", 0.8),
    ]
    found = gist_of(members)
    assert found is not None
    assert "red ball" in found.text


def test_know_how_is_told_by_what_helped() -> None:
    members = [
        Telling("Me dolía mucho la cabeza esta tarde. Salí a caminar por el río y se me pasó.", "es", 0.9),
        Telling("Dolor de cabeza desde la mañana. Caminar una hora por el río me ayudó.", "es", 0.8),
        Telling("La cabeza me dolía otra vez al salir del trabajo.", "es", 0.8),
    ]
    found = gist_of(members, remedies.helped)
    assert found is not None
    assert "caminar" in found.text.lower()


def test_a_gist_speaks_the_language_of_most() -> None:
    members = [
        Telling("Caminar me despeja la cabeza", "es", 0.8),
        Telling("Walking clears my head", "en", 0.9),
        Telling("Me despeja caminar", "es", 0.8),
    ]
    assert language(members) == "es"
    found = gist_of(members)
    assert found is not None
    assert found.text in ("Caminar me despeja la cabeza", "Me despeja caminar")


@pytest.mark.parametrize("text", ["…", "😀", "Nada."])
def test_what_says_nothing_has_no_gist(text: str) -> None:
    assert gist_of([Telling(text, "es", 1.0)] * 3) is None


@given(st.text())
def test_a_gist_is_one_line_and_not_endless(text: str) -> None:
    for sentence in sentences(text):
        assert len(trimmed(sentence)) <= LONGEST
        assert "\n" not in trimmed(sentence)


def test_a_long_sentence_is_cut_at_a_word() -> None:
    cut = trimmed("palabra " * 60)
    assert cut.endswith("palabra…")


# the whole -------------------------------------------------------------------------------------------------------


def test_a_pattern_becomes_a_gist_beside_its_entries(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE + OTHER)
    made = dream(soulmem)
    assert made["consolidated"] == 1
    (gist,) = made["gists"]
    assert gist["text"] in COFFEE
    assert (gist["kind"], gist["state"], gist["evidence"], gist["private"]) == ("semantic", "active", [1, 2, 3], False)
    # A2: told by the person .9, nothing against it, 52 days old at a half-life of 30
    assert gist["confidence"] == pytest.approx(0.3 * 0.9 + 0.35 + 0.2 * 2 ** (-52 / 30), abs=1e-4)
    assert (gist["voice"] in gist["evidence"], gist["days"], gist["sources"]) == (True, 3, ["told-by-user"])
    assert sorted(soulmem.texts()) == sorted(COFFEE + OTHER)
    assert events(soulmem, "consolidate") == [(None, {"gist": gist["uid"], "evidence": 3})]


def test_twice_is_once(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    assert dream(soulmem)["consolidated"] == 1
    for _ in range(2):
        assert dream(soulmem)["consolidated"] == 0
    assert dream(soulmem, "--similarity", 0.7)["consolidated"] == 0
    assert soulmem("dream", "--json", SOULMEM_NOW="2026-08-25T03:00:00+02:00").json()["consolidated"] == 0
    assert rows(soulmem, "SELECT count(*) FROM gists") == [(1,)]


def test_young_entries_wait(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE, month="2026-08", first=16)  # the youngest is six days old
    assert dream(soulmem)["consolidated"] == 0
    assert dream(soulmem, "--min-age", 6)["consolidated"] == 1


def test_an_entry_is_ripe_on_its_seventh_day(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE, month="2026-08", first=15)
    assert dream(soulmem)["consolidated"] == 1


def test_one_day_is_no_pattern(soulmem: Soulmem) -> None:
    for hour, text in enumerate(COFFEE, 10):
        soulmem("add", text, "--at", f"2026-07-01T{hour}:00")
    assert dream(soulmem)["consolidated"] == 0


def test_two_are_too_few(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE[:2])
    assert dream(soulmem)["consolidated"] == 0
    assert dream(soulmem, "--min-cluster", 2)["consolidated"] == 1


def test_new_evidence_joins_the_gist_there_is(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE)
    gist = dream(soulmem)["gists"][0]
    keep(soulmem, MORE_COFFEE, first=10)
    again = dream(soulmem)
    assert (again["consolidated"], again["grown"]) == (0, 1)
    assert [facts["joined"] for _, facts in events(soulmem, "consolidate") if "joined" in facts] == [2]
    assert rows(soulmem, "SELECT entry_id FROM gist_evidence ORDER BY 1") == [(1,), (2,), (3,), (4,), (5,)]
    assert rows(soulmem, "SELECT uid FROM gists") == [(gist["uid"],)]
    assert dream(soulmem)["grown"] == 0


def test_private_evidence_makes_a_private_gist_that_is_not_shown(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE[:2])
    keep(soulmem, COFFEE[2:], "--private", first=3)
    made = dream(soulmem)
    assert (made["consolidated"], made["gists"], made["private_gists"]) == (1, [], 1)
    assert rows(soulmem, "SELECT private FROM gists") == [(1,)]
    for text in COFFEE:
        assert text not in soulmem("dream", "--dry-run", "--only", "consolidate", "--similarity", 0.5).out


def test_one_private_entry_does_not_hide_a_public_pattern(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE[:1], "--private", first=9)
    keep(soulmem, COFFEE)
    made = dream(soulmem)
    assert [gist["evidence"] for gist in made["gists"]] == [[2, 3, 4]]


def test_what_a_program_wrote_or_a_person_forgot_is_no_evidence(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE[:1], "--source", "model-generated")
    keep(soulmem, COFFEE[1:], first=2)
    assert dream(soulmem)["consolidated"] == 0
    keep(soulmem, COFFEE[:1], first=5)
    soulmem("forget", 4)
    assert dream(soulmem)["consolidated"] == 0
    soulmem("restore", 4)
    assert dream(soulmem)["consolidated"] == 1


def test_users_do_not_share_patterns(soulmem: Soulmem) -> None:
    keep(soulmem, COFFEE[:2], "--user", "ana")
    keep(soulmem, COFFEE[2:], "--user", "luis", first=3)
    for user in ("ana", "luis"):
        assert dream(soulmem, "--user", user)["consolidated"] == 0


def test_a_group_is_not_larger_than_its_limit(soulmem: Soulmem) -> None:
    keep(soulmem, ["Coffee with Ana at the usual place"] * 15)
    made = dream(soulmem)
    assert [len(gist["evidence"]) for gist in made["gists"]] == [15]


def test_know_how_is_told_with_its_condition_and_what_it_came_to(soulmem: Soulmem) -> None:
    helped = ["Cuando me duele la cabeza, caminar ayuda", "Otra vez: cuando me duele la cabeza, caminar ayuda de verdad"]
    keep(soulmem, [*helped, "Cuando me duele la cabeza, caminar no ayuda", "Cuando me duele la cabeza, caminar ayuda mucho"])
    (gist,) = dream(soulmem)["gists"]
    assert (gist["kind"], gist["against"]) == ("procedural", [3])
    assert gist["conditions"] == ["me duele la cabeza"]
    calm = 0.3 * 0.9 + 0.35
    assert gist["confidence"] < calm + 0.2 * 2 ** (-51 / 90)
    roles = rows(soulmem, "SELECT entry_id, role FROM gist_evidence ORDER BY 1")
    assert roles == [(1, "success"), (2, "success"), (3, "failure"), (4, "success")]


def test_what_is_measured_again_is_told_as_it_was_last() -> None:
    weighed = ["El peso de Leo: 4,2 kilos.", "Peso de Leo, 5,1 kilos, y se ríe.", "Hoy el peso de Leo: 6,8 kilos."]
    said = gist_of([Telling(text, "es", 0.9 - place / 10) for place, text in enumerate(weighed)])
    assert said is not None
    assert said.text == "Hoy el peso de Leo: 6,8 kilos."
    unlike = ["El tren salió a las 9.", "El tren iba lleno.", "Perdí el tren y pagué 30 euros de taxi a un señor de Soria."]
    said = gist_of([Telling(text, "es", 0.9 - place / 10) for place, text in enumerate(unlike[:2])])
    assert said is not None
    assert said.text in unlike


def test_a_sentence_of_numbers_and_time_does_not_stand_alone() -> None:
    texts = [
        "Siete años y pico. Nadie en la sala lo sabía.",
        "Ocho años y pico. Nadie en la sala aplaudió.",
        "Años y pico. Nadie en la sala.",
    ]
    said = gist_of([Telling(text, "es", 0.5) for text in texts])
    assert said is not None
    assert "Nadie en la sala" in said.text


def test_a_tag_is_no_sentence() -> None:
    texts = [
        "Cobré ayer. Queda poco. #dinero",
        "Facturas y más facturas del taller. #dinero",
        "El taller cobra en mano las facturas. #dinero",
    ]
    said = gist_of([Telling(text, "es", 0.5) for text in texts])
    assert said is not None
    assert "#" not in said.text
