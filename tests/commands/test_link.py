"""link: two entries tied by hand, once, whichever is named first; what cannot be a link is refused and changes nothing."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows

ALL = "SELECT a, b, kind, strength, because, said FROM links ORDER BY a, b, kind"


@pytest.fixture
def three(soulmem: Soulmem) -> Soulmem:
    """A journal of three entries that nothing links."""
    for text in ("uno", "dos", "tres"):
        soulmem("add", text, "--no-link")
    return soulmem


def test_a_link_as_said(three: Soulmem) -> None:
    answer = three("link", 1, 3, "--strength", 0.6, "--because", " el mismo mar ", "--kind", "Lugar", "--json")
    assert answer.json() == {"a": 1, "b": 3, "kind": "lugar", "strength": 0.6, "because": "el mismo mar"}
    assert rows(three, ALL) == [(1, 3, "lugar", 0.6, "el mismo mar", 1)]
    assert three("link", 1, 2, "--json").json() == {"a": 1, "b": 2, "kind": "related", "strength": 1.0, "because": None}


def test_the_other_way_round_is_the_same_link_said_anew(three: Soulmem) -> None:
    three("link", 1, 2, "--because", "así fue")
    answer = three("link", 2, 1, "--strength", 0.5, "--json")
    assert answer.json() == {"a": 2, "b": 1, "kind": "related", "strength": 0.5, "because": "así fue"}
    assert rows(three, ALL) == [(1, 2, "related", 0.5, "así fue", 1)]
    three("link", 2, 1, "--kind", "otra")
    assert len(rows(three, ALL)) == 2


def test_the_log_holds_what_undo_needs(three: Soulmem) -> None:
    three("link", 1, 2, "--because", "así fue")
    three("link", 2, 1, "--strength", 0.5)
    assert events(three, "link") == [
        (1, {"other": 2, "link": "related", "strength": 1.0, "was": None}),
        (1, {"other": 2, "link": "related", "strength": 0.5, "was": {"strength": 1.0, "because": "así fue", "said": True}}),
    ]


def test_a_cause_has_a_direction(three: Soulmem) -> None:
    assert three("link", 2, 1, "--kind", "Porque", "--json").json()["kind"] == "because"
    three("link", 1, 2, "--kind", "because", "--strength", 0.5)
    three("link", 2, 1, "--kind", "because", "--because", "así fue")
    three("link", 3, 1, "--kind", "llevó-a")
    assert rows(three, ALL) == [
        (1, 2, "because", 0.5, None, 1),
        (2, 1, "because", 1.0, "así fue", 1),
        (3, 1, "led-to", 1.0, None, 1),
    ]
    assert "#2 a causa de #3 · 1.00" in three("link", 2, 3, "--kind", "because", terminal=True, SOULMEM_LANG="es").out
    assert "#2 led to #3 · 0.20" in three("link", 2, 3, "--kind", "led-to", "--strength", 0.2, terminal=True).out


def test_in_words(three: Soulmem) -> None:
    shown = three("link", 1, 2, "--because", "[red]x[/] \x1b[31m", terminal=True, SOULMEM_LANG="es").out
    assert "#1 ↔ #2 · relacionada · 1.00" in shown
    assert "porque [red]x[/] ␛[31m" in shown
    assert three("link", 1, 2).out == "1\t2\t1.00\trelated\t[red]x[/]  [31m\n"


@pytest.mark.parametrize(
    ("args", "exit_code", "code"),
    [
        ((1, 1), 2, "link_to_itself"),
        ((1, 4), 4, "entry_unknown"),
        ((4, 1), 4, "entry_unknown"),
        ((1, 2, "--strength", 1.1), 2, "strength_invalid"),
        ((1, 2, "--strength", -0.1), 2, "strength_invalid"),
        ((1, 2, "--kind", "similar"), 2, "link_kind_reserved"),
        ((1, 2, "--kind", "REPLACES"), 2, "link_kind_reserved"),
        ((1, 2, "--kind", "used-together"), 2, "link_kind_reserved"),
        ((1, 2, "--kind", "dos palabras"), 2, "link_kind_invalid"),
        ((1, 2, "--kind", ""), 2, "link_kind_invalid"),
        ((1, 2, "--kind", "x" * 41), 2, "link_kind_invalid"),
        ((1, 2, "--because", "x" * 1001), 2, "because_too_long"),
        ((1,), 2, "argument_missing"),
    ],
)
def test_what_cannot_be_a_link(three: Soulmem, args: tuple[object, ...], exit_code: int, code: str) -> None:
    before = three.digest()
    answer = three("link", *args, "--json")
    assert (answer.code, answer.out) == (exit_code, "")
    assert f'"code": "{code}"' in answer.err
    assert three.digest() == before


def test_nan_is_no_strength(three: Soulmem) -> None:
    assert three("link", 1, 2, "--strength", "nan").code == 2
    assert rows(three, ALL) == []


def test_another_users_entries_are_not_there(three: Soulmem) -> None:
    three("--user", "bea", "add", "cuatro")
    before = everything_of(three, "default")
    for pair in ((4, 1), (1, 4), (1, 2)):
        assert three("--user", "bea", "link", *pair).code == 4
        assert three("link", 4, 1).code == 4
    assert everything_of(three, "default") == before
    assert rows(three, ALL) == []
