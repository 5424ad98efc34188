"""when: a phrase as the contract has it, many in order, and an error for one that is no date."""

import pytest
from conftest import Soulmem
from journals import unstyled

NONE = {"kind": "none", "start": None, "last": None, "label": None}
LAST_WEEK = {
    "kind": "span", "start": "2026-08-17T00:00:00+02:00", "last": "2026-08-23",
    "label": "from Monday, August 17, 2026 to Sunday, August 23, 2026",
}  # fmt: skip
YESTERDAY = {"kind": "day", "start": "2026-08-23T00:00:00+02:00", "last": "2026-08-23", "label": "Sunday, August 23, 2026"}


def instant(start: str, label: str) -> dict[str, object]:
    """What a phrase that is an instant is read as."""
    return {"kind": "instant", "start": start, "last": None, "label": label}


@pytest.mark.parametrize(
    ("phrase", "read"),
    [
        ("yesterday", YESTERDAY),
        ("last week", LAST_WEEK),
        ("ayer a las 15h", instant("2026-08-23T15:00:00+02:00", "Sunday, August 23, 2026, 15:00")),
        ("2026-08-24T15:15:00+02:00", instant("2026-08-24T15:15:00+02:00", "Monday, August 24, 2026, 15:15")),
    ],
)
def test_json_is_the_contracts(soulmem: Soulmem, phrase: str, read: dict[str, object]) -> None:
    assert soulmem("when", phrase, "--json").json() == {"text": phrase, **read}


def test_words_need_no_quotes(soulmem: Soulmem) -> None:
    answer = soulmem("when", "hace", "3", "días", "--json", "--lang", "es").json()
    assert (answer["text"], answer["start"], answer["label"]) == (
        "hace 3 días",
        "2026-08-21T00:00:00+02:00",
        "viernes 21 de agosto de 2026",
    )


@pytest.mark.parametrize("phrase", ["blabla", "31 de febrero", "25:61", "", "   ", "*"])
def test_one_that_is_no_date_is_an_error(soulmem: Soulmem, phrase: str) -> None:
    answer = soulmem("when", phrase, "--json")
    assert (answer.code, answer.out) == (2, "")
    assert '"code": "date_unreadable"' in answer.err
    assert "no es una fecha" in soulmem("when", phrase, SOULMEM_LANG="es").err


def test_lines_are_answered_in_order(soulmem: Soulmem) -> None:
    answer = soulmem("when", "--lines", "--ndjson", stdin="yesterday\n  [red]  \nayer a las 15h\nhoy no, mañana")
    assert (answer.code, answer.err) == (0, "")
    found = answer.rows()
    assert [(row["text"], row["kind"]) for row in found] == [
        ("yesterday", "day"), ("[red]", "none"), ("ayer a las 15h", "instant"), ("hoy no, mañana", "none"),
    ]  # fmt: skip
    assert found[0] == {"text": "yesterday", **YESTERDAY}
    assert found[1] == {"text": "[red]", **NONE}
    assert soulmem("when", "--lines", "--json", stdin="yesterday\nx\n").json() == [
        {"text": "yesterday", **YESTERDAY},
        {"text": "x", **NONE},
    ]


def test_lines_for_eyes_and_pipes(soulmem: Soulmem) -> None:
    shown = unstyled(soulmem("when", "--lines", stdin="ayer\n[red]\n", FORCE_COLOR="1", SOULMEM_LANG="es").out)
    assert [line.split(maxsplit=1) for line in map(str.rstrip, shown.splitlines())] == [
        ["ayer", "domingo 23 de agosto de 2026"], ["[red]", "no es una fecha"],
    ]  # fmt: skip
    answer = soulmem("when", "--lines", stdin="yesterday\n[red]\n")
    assert answer.out == "day\t2026-08-23T00:00:00+02:00\t2026-08-23\tSunday, August 23, 2026\nnone\t\t\t\n"


def test_for_eyes_with_how_far_it_is(soulmem: Soulmem) -> None:
    assert unstyled(soulmem("when", "last friday", terminal=True).out) == "Friday, August 21, 2026 · 3 days ago\n"
    assert unstyled(soulmem("when", "mañana", terminal=True, SOULMEM_LANG="es").out) == "martes 25 de agosto de 2026 · mañana\n"


def test_neither_or_both_is_an_error(soulmem: Soulmem) -> None:
    assert soulmem("when").code == 2
    assert soulmem("when", "hoy", "--lines", stdin="ayer\n").code == 2


def test_nothing_on_stdin_is_an_empty_result(soulmem: Soulmem) -> None:
    answer = soulmem("when", "--lines", "--json", stdin="\n\n")
    assert (answer.code, answer.json()) == (1, [])


def test_no_journal_is_needed_or_made(soulmem: Soulmem) -> None:
    assert soulmem("when", "hoy", "--user", "nobody").code == 0
    assert not soulmem.home.exists()
