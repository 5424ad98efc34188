"""Names that only entries out of view have are shown nowhere, though somebody said whose they are."""

import pytest
from conftest import Soulmem


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """Ana by a name that only a private entry has, Pepe by one that only a forgotten entry has."""
    soulmem("add", "Lunch with Ana", "--person", "Ana")
    soulmem("add", "A secret", "--person", "Zuleika", "--private")
    soulmem("add", "Walk with Pepe", "--person", "Pepe")
    soulmem("add", "Dance with Morticia", "--person", "Morticia")
    soulmem("people", "merge", "Zuleika", "Ana")
    soulmem("people", "merge", "Morticia", "Pepe")
    soulmem("forget", 4)
    return soulmem


@pytest.mark.parametrize("verb", [["people", "list"], ["stats"], ["reflect"]])
def test_names_out_of_view_are_not_told(journal: Soulmem, verb: list[str]) -> None:
    shown = journal(*verb, "--json").out
    assert "Ana" in shown
    assert "Pepe" in shown
    assert "Zuleika" not in shown
    assert "Morticia" not in shown


@pytest.mark.parametrize("verb", [["people", "list"], ["stats"], ["reflect"]])
def test_private_names_are_told_when_asked_for_and_forgotten_ones_are_not(journal: Soulmem, verb: list[str]) -> None:
    shown = journal(*verb, "--private", "--json").out
    assert "Zuleika" in shown
    assert "Morticia" not in shown


@pytest.mark.parametrize("verb", [["people", "list"], ["stats"], ["reflect"]])
def test_a_restored_entry_brings_its_name_back(journal: Soulmem, verb: list[str]) -> None:
    journal("restore", 4)
    assert "Morticia" in journal(*verb, "--json").out
