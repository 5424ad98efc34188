"""Tables whose cells have a mark: every line of the words begins where the first does."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from rich.cells import cell_len


@pytest.mark.parametrize("text", ["palabras " * 12, "Unapalabraquenoacabanunca" * 6, "日本語の日記。今日は天気" * 6])
def test_the_words_hang_beside_their_mark(soulmem: Soulmem, text: str) -> None:
    soulmem("add", text.strip(), "--importance", 0.95)
    head, first, *rest = soulmem("timeline", terminal=True, COLUMNS="60", NO_COLOR="1").out.splitlines()
    place = cell_len(first[: first.index("★")]) + 2
    assert head.index("entry") == place - 2
    assert first[first.index("★") + 1] == " "
    assert first[first.index("★") + 2] != " "
    assert len(rest) >= 1
    assert all(line[:place].strip() == "" and line[place] != " " for line in rest if line.strip())


def test_a_gist_and_its_evidence_hang_too(soulmem: Soulmem) -> None:
    for day, text in (
        (1, "Cuando me duele la cabeza, caminar ayuda"),
        (5, "Otra vez dolor de cabeza; caminar ayuda"),
        (9, "Me duele la cabeza: caminar ayuda"),
    ):
        soulmem("add", text, "--at", f"2026-08-0{day}T10:00")
    soulmem("dream")
    _, first, *rest = soulmem("gists", "show", 1, terminal=True, COLUMNS="60", NO_COLOR="1").out.splitlines()
    place = first.index("≈") + 2
    assert all(line[:place].strip() == "" and line[place] != " " for line in rest)
    assert any(line[place:].startswith("#") for line in rest)
