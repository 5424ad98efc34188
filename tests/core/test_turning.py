"""A pattern that turns out to be know-how when later entries tell that it helps."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from journals import sound

from soulmem_cli.senses import remedies

COLDS = [
    "Garganta cerrada: infusión de tomillo con limón y bufanda.",
    "Garganta cerrada otra vez: tomillo con limón y la bufanda puesta.",
    "Otro día de garganta cerrada, tomillo con limón, bufanda y a la cama.",
]
HELPED = ["Garganta cerrada: tomillo con limón, bufanda, y funcionó.", "Garganta cerrada. Tomillo con limón y bufanda: nunca falla."]


@pytest.mark.parametrize(
    ("text", "helped"),
    [
        ("Leg cramp at four. Vinegar. Gone.", True), ("Ice, ten minutes, done.", True), ("Barro y sal: a la hora, persona.", True),
        ("He is gone.", None), ("Two hours, and nothing done.", None),
    ],
)  # fmt: skip
def test_what_tells_that_something_helped(text: str, helped: bool | None) -> None:
    assert remedies.outcome(text) is helped


def test_a_pattern_becomes_know_how_when_its_entries_say_that_it_helps(soulmem: Soulmem) -> None:
    for day, text in enumerate(COLDS, 1):
        soulmem("add", text, "--at", f"2026-07-0{day}T18:00")
    soulmem("dream")
    (before,) = soulmem("gists", "--kind", "semantic", "--json").json()
    for day, text in enumerate(HELPED, 10):
        soulmem("add", text, "--at", f"2026-07-{day}T18:00")
    run = soulmem("dream", "--json", SOULMEM_NOW="2026-08-25T03:00:00+02:00").json()["run"]
    (after,) = soulmem("gists", "--kind", "procedural", "--json").json()
    assert (after["uid"], after["evidence"], after["voice"] in (4, 5)) == (before["uid"], [1, 2, 3, 4, 5], True)
    assert soulmem("gists", "--kind", "semantic", "--json").code == 1
    sound(soulmem)
    assert soulmem("dream", "--rollback", run).code == 0
    assert soulmem("gists", "--kind", "semantic", "--json").json() == [before]
