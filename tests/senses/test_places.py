"""Places that two languages call by two names."""

from __future__ import annotations

import pytest

from soulmem_cli.senses import places


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Londres", ["Londres", "London"]),
        ("london", ["london", "Londres"]),
        ("nueva york", ["nueva york", "New York"]),
        ("Niza", ["Niza"]),
        ("Bogota", ["Bogota"]),
        ("piso", ["piso"]),
    ],
)
def test_each_by_both_its_names(name: str, names: list[str]) -> None:
    assert places.same(name) == names


def test_no_name_leads_to_itself() -> None:
    assert all(name not in map(str.casefold, others) for name, others in places.OTHER.items())
