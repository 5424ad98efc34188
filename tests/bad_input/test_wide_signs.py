"""Tables fit the terminal by the cells that signs take, not by their number."""

import re
from pathlib import Path

import pytest
from conftest import Soulmem
from rich.cells import cell_len

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
TEXTS = [
    "👩‍👩‍👧‍👦 familia entera " * 8,
    "日本語のとても長い文章を書いています" * 6,
    "أكتب يومياتي كل مساء قبل النوم بقليل " * 5,
    "אני כותבת ביומן כל ערב לפני השינה " * 5,
    "sinespacios" * 30,
    "\u0301" * 200 + "a",
    "tab\ttab\ttab\t" * 12,
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿🇪🇸❤️‍🔥" * 25,
    "línea una\nlínea dos\r\nlínea tres\n\n\nseis",
    "[red]" * 40,
    "ＦＵＬＬＷＩＤＴＨ　" * 12,
]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of texts that are hard to measure, with tags and people as strange as they, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    for text in TEXTS:
        name = text[:30].replace("\n", " ").replace("\r", " ").replace("\t", " ")
        added = first("add", "--at", "2020-02-03 10:00", "--tag", name, "--person", name, stdin=text)
        assert added.code == 0, added
    return first.db


@pytest.fixture
def strange(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


@pytest.mark.parametrize("verb", [["timeline"], ["recall", "familia"], ["timeline", "--no-color"], ["show", "1", "2", "8"]])
def test_no_line_is_wider_than_the_terminal(strange: Soulmem, verb: list[str]) -> None:
    for columns in (1, 5, 10, 20, 40, 60, 100, 200):
        for lang in ("es", "en"):
            shown = strange(*verb, "--lang", lang, terminal=True, COLUMNS=str(columns))
            assert shown.code == 0, shown
            wide = [line for line in ESCAPES.sub("", shown.out).splitlines() if cell_len(line) > columns]
            assert columns < 20 or wide == []


@pytest.mark.parametrize("columns", [20, 60])
def test_no_word_is_cut_off(soulmem: Soulmem, columns: int) -> None:
    words = "una frase bastante larga con supercalifragilistico y 日本語 dentro"
    soulmem("add", words)
    shown = ESCAPES.sub("", soulmem("timeline", terminal=True, COLUMNS=str(columns)).out)
    letters = re.sub(r"\s", "", words)
    assert letters in re.sub(r"\s", "", shown)
    assert "…" not in shown


@pytest.mark.parametrize(("words", "env"), [([], {"TERM": "dumb"}), ([], {"NO_COLOR": "1"}), (["--no-color"], {"FORCE_COLOR": "1"})])
def test_no_colour_where_none_is_wanted(strange: Soulmem, words: list[str], env: dict[str, str]) -> None:
    plain = strange("timeline", *words, terminal=True, **env).out
    assert not re.search(r"\x1b\[[0-9;]*[39][0-7]", plain)
    assert re.search(r"\x1b\[[0-9;]*[39][0-7]", strange("timeline", terminal=True).out)


def test_plain_lines_are_one_an_entry_whatever_is_in_them(strange: Soulmem) -> None:
    lines = strange("timeline").out.splitlines()
    assert len(lines) == len(TEXTS)
    assert all(line.count("\t") == 4 for line in lines)
    assert "👩‍👩‍👧‍👦" in strange("timeline").out
