"""What a journal comes to know of its writer's own names, beside their people: the animals."""

from __future__ import annotations


def people(soulmem, *words: str) -> list[str]:
    return soulmem("add", "--json", *words).json()["people"]


def test_a_name_once_told_to_be_an_animals_is_nobodys(soulmem) -> None:
    assert people(soulmem, "Con Bruno en la playa") == ["Bruno"]
    assert people(soulmem, "Mi perro Bruno vomitó en la alfombra") == []
    for number in range(20):
        assert people(soulmem, f"Con Bruno en la playa, día {number}") == []
    assert people(soulmem, "Walked Bruno with Diane") == ["Diane"]


def test_a_rebuild_takes_an_animal_out_of_the_people_it_was_taken_for(soulmem) -> None:
    people(soulmem, "Con Bruno en la playa")
    people(soulmem, "Mi perro Bruno ladró")
    assert [each["name"] for each in soulmem("people", "list", "--json").json()] == ["Bruno"]
    soulmem("journal", "rebuild")
    assert soulmem("people", "list", "--json").code == 1


def test_who_was_named_by_hand_is_a_person_even_beside_an_animal_of_that_name(soulmem) -> None:
    people(soulmem, "Mi perro Bruno ladró")
    people(soulmem, "Cena", "--person", "Bruno")
    soulmem("people", "rename", "Bruno", "Bruno Díaz")
    assert people(soulmem, "Con Bruno en la playa") == ["Bruno"]
    assert people(soulmem, "Con @Bruno en la playa") == ["Bruno"]


def test_an_animal_of_one_user_is_a_person_of_another(soulmem) -> None:
    people(soulmem, "Mi perro Bruno ladró")
    assert people(soulmem, "Con Bruno en la playa", "--user", "bea") == ["Bruno"]
