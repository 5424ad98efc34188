"""An entry that is named must be there before anything is made."""

import pytest
from conftest import Soulmem


@pytest.mark.parametrize("rehearsed", [[], ["--dry-run"]])
def test_nothing_is_made_for_a_correction_of_nothing(soulmem: Soulmem, rehearsed: list[str]) -> None:
    answer = soulmem("add", "No: on Tuesday", "--replaces", 1, *rehearsed)
    assert (answer.code, answer.out) == (4, "")
    assert not soulmem.db.exists()
    soulmem("add", "On Monday")
    assert soulmem("add", "No: on Tuesday", "--replaces", 1, "--user", "other", *rehearsed).code == 4
    assert [user["name"] for user in soulmem("users", "list", "--json").json()] == ["default"]
    assert soulmem("add", "No: on Tuesday", "--replaces", 1, *rehearsed).code == 0
