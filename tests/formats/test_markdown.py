"""Markdown and Obsidian notes."""

from __future__ import annotations

import pytest
from manners import doubts, found, manner, told

from soulmem_cli.formats import frontmatter, wikilinks

NOON = "2024-03-15T12:00:00+01:00"


@pytest.mark.parametrize(
    "name",
    [
        "2024-03-15.md", "diario/2024-03-15 viernes.md", "2024_03_15.md", "20240315.md", "15-03-2024.md", "15.3.2024.md",
        "15 de marzo de 2024.md", "2024/03/15.md", "2024/03-marzo/15.md", "Diario 2024-03-15.md",
    ],
)  # fmt: skip
def test_the_day_is_in_the_name(name: str) -> None:
    assert told("markdown", "hola", name) == [(NOON, "hola")]


def test_names_of_a_pattern_and_names_with_an_hour() -> None:
    assert told("markdown", "x", "24_15_03.md", manner(pattern="%y_%d_%m")) == [(NOON, "x")]
    assert told("markdown", "x", "2024-03-15 0930.md") == [("2024-03-15T09:30:00+01:00", "x")]


@pytest.mark.parametrize("name", ["ideas.md", "2018.md", "2024-13-45.md", "1234567890.md"])
def test_a_note_without_a_day_is_kept(name: str) -> None:
    assert told("markdown", "hola", name) == [(None, "hola")]
    assert doubts("markdown", "hola", name) == [(1, "entry_undated")]


def test_front_matter() -> None:
    text = '---\ndate: 2024-03-15 08:15\ntags: [casa, "el mar"]\naliases:\n  - uno\n  - dos\nmood: 7 # de 10\nfavorite: yes\n---\n\nHola'
    (one,) = found("markdown", text, "x.md")
    assert one.record is not None
    draft = one.record.draft
    assert (draft.at.isoformat(), draft.text) == ("2024-03-15T08:15:00+01:00", "Hola")
    assert (draft.tags, draft.starred, dict(draft.context)) == (("casa", "el mar"), True, {"aliases": "uno, dos", "mood": "7"})


@pytest.mark.parametrize(
    "text", ["---\nsolo una raya\n---\nmás", "---\nfecha: nunca se cierra\nhola", "--- \n\ntexto", "hola\n---\ndate: 2020-01-01\n---"]
)
def test_what_is_no_front_matter_stays_text(text: str) -> None:
    assert told("markdown", text, "2024-03-15.md") == [(NOON, text.strip("\n"))]


def test_a_date_of_the_front_matter_that_cannot_be_read_is_said() -> None:
    assert doubts("markdown", "---\ndate: pronto\n---\nx", "2024-03-15.md") == [(4, "date_unreadable")]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("k: a, b", ["a, b"]), ("k: [a, 'b, c', \"d\"]", ["a", "b, c", "d"]), ("k: '#a'", ["#a"]), ("k: #a #b", ["#a #b"]),
        ("k: x # y", ["x"]),
        ("k:", []), ("k: http://a.b/c#d", ["http://a.b/c#d"]), ("k: null", []), ("k: |\n  dos\n  líneas", ["dos", "líneas"]),
    ],
)  # fmt: skip
def test_values_of_front_matter(line: str, values: list[str]) -> None:
    assert frontmatter.split(["---", *line.split("\n"), "---", "x"]).values == {"k": values}


def test_moments_in_headings_and_bullets() -> None:
    text = (
        "Intro\n\n## 09:30 Desayuno\ncon Ana\n\n- 10:15 llamada\n  sigue\n* 21:00 – cena\n- 3.50 el pan\n"
        "\n## Notas\nfin\n```\n## 10:00 código\n```"
    )
    assert told("markdown", text, "2024-03-15.md") == [
        (NOON, "Intro\n\n- 3.50 el pan\n\n## Notas\nfin\n```\n## 10:00 código\n```"),
        ("2024-03-15T09:30:00+01:00", "Desayuno\ncon Ana"),
        ("2024-03-15T10:15:00+01:00", "llamada\n  sigue"),
        ("2024-03-15T21:00:00+01:00", "cena"),
    ]


def test_many_days_in_one_file() -> None:
    text = "# Diario\n\n## 15 de marzo de 2024\nuno\n### 9:30 pm\ndos\n\n## [[2024-03-16]]\ntres\n## March 17, 2024, 08:00\ncuatro"
    assert told("markdown", text, "diario.md") == [
        (None, "# Diario"),
        (NOON, "uno"),
        ("2024-03-15T21:30:00+01:00", "dos"),
        ("2024-03-16T12:00:00+01:00", "tres"),
        ("2024-03-17T08:00:00+01:00", "cuatro"),
    ]


def test_an_hour_without_a_day_is_kept_and_said() -> None:
    assert told("markdown", "- 10:15 llamada", "ideas.md") == [(None, "llamada")]


def test_links_lead_from_note_to_note() -> None:
    notes = [
        ("v/2024-03-14.md", found("markdown", "ver [[2024-03-15|mañana]] y [[Ana]] y ![[2024-03-15]]", "2024-03-14.md")),
        ("v/2024-03-15.md", found("markdown", "de [[2024-03-14#Tarde]] y [[2024-03-15]]", "2024-03-15.md")),
    ]
    tied = list(wikilinks.tied(notes))
    uids = [each.record.draft.uid for _, note in tied for each in note if each.record]
    ties = [each.element.value for _, note in tied for each in note if each.element]
    assert [(tie["a"], tie["b"]) for tie in ties] == [(uids[0], uids[1]), (uids[1], uids[0])]
    assert list(wikilinks.tied(notes)) == tied
