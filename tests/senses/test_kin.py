"""kin: one relation, its words in both languages; words that mean other things too are left alone."""

import pytest

from soulmem_cli.senses import kin


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("mamá", "mom"),
        ("mother", "madre"),
        ("papa", "dad"),
        ("jefa", "boss"),
        ("boss", "jefe"),
        ("abuelita", "granny"),
        ("primo", "cousin"),
    ],
)
def test_the_same_both_ways(one: str, other: str) -> None:
    assert other in kin.same(one)
    assert one in map(kin.fold, kin.same(other)) or one in kin.same(other)


@pytest.mark.parametrize(("one", "other"), [("jefa", "jefe"), ("mamá", "dad"), ("hija", "my son")])
def test_what_is_not_the_same(one: str, other: str) -> None:
    assert other not in kin.same(one)


@pytest.mark.parametrize("name", ["son", "mujer", "Ana", "mi casa", ""])
def test_any_other_word_is_itself(name: str) -> None:
    assert kin.same(name) == [name]


def test_possessives_come_and_go() -> None:
    assert kin.same("my Mother")[:2] == ["my Mother", "mamá"]
    assert {"mi mamá", "my mom"} <= set(kin.possessed(kin.same("mom")))
    assert kin.possessed(["Ana"]) == ["Ana"]
