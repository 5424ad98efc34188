"""Text that is no entry is refused; text that is only strange is kept as it came, and shown without being obeyed."""

import pytest
from conftest import Soulmem
from refusals import refused

HARMLESS = [
    "[/] and [red]not red[/red] [bold]",
    "a\tb",
    "{0} %s {path} \\n \\x1b",
    "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🫨",
    "שלום עולם، مرحبا",
    "日本語のテキスト",
    "DROP TABLE entries; --",
    "na\u0301ufrago\u00a0y\u202fmás\u3000",
    "zero\u200bwidth",
    "-5 grados",
    "- una lista",
    "---",
]


@pytest.mark.parametrize("text", ["", " ", "\t \n", "\u200b\u2060\ufeff", "\x00", "\x1b\x07"])
def test_blank_text_is_refused(soulmem: Soulmem, text: str) -> None:
    refused(soulmem, "add", stdin=text, code="text_empty", exit_code=2)
    refused(soulmem, "add", "--dry-run", stdin=text, code="text_empty", exit_code=2)
    assert not soulmem.db.exists()


@pytest.mark.parametrize("words", [[""], ["", ""], ["   "]])
def test_blank_words_are_refused(soulmem: Soulmem, words: list[str]) -> None:
    refused(soulmem, "add", *words, code="text_empty", exit_code=2)


def test_a_date_with_no_text_after_it_is_the_text(soulmem: Soulmem) -> None:
    assert soulmem("add", "ayer:", "--json").json()["text"] == "ayer:"


def test_fifty_thousand_characters_are_kept_and_one_more_is_refused(soulmem: Soulmem) -> None:
    longest = "ñ" + " " * 49_998 + "🜁"
    assert soulmem("add", "--json", stdin=longest).json()["text"] == longest
    told = refused(soulmem, "add", stdin=longest + "x", code="text_too_long", exit_code=2)
    assert (told["length"], told["limit"]) == (50_001, 50_000)


def test_one_line_too_long_stops_before_its_batch(soulmem: Soulmem) -> None:
    refused(soulmem, "add", "--lines", stdin="uno\n" + "x" * 50_001 + "\ndos\n", code="text_too_long", exit_code=2)
    assert soulmem.texts() == []


@pytest.mark.parametrize("text", HARMLESS)
def test_strange_text_comes_back_as_it_went_in(soulmem: Soulmem, text: str) -> None:
    assert soulmem("add", "--json", stdin=text).json()["text"] == text
    assert soulmem.texts() == [text]


@pytest.mark.parametrize("text", ["-5 grados hoy", "- una lista", "---", "-- y ya", "-1", "-hola a todos", "-ñ"])
def test_words_that_begin_with_a_dash_are_text(soulmem: Soulmem, text: str) -> None:
    assert soulmem("add", text, "--json").json()["text"] == text


def test_several_words_that_begin_with_a_dash(soulmem: Soulmem) -> None:
    assert soulmem("add", "-5", "grados", "a", "-3", "--json").json()["text"] == "-5 grados a -3"


def test_what_looks_like_an_option_is_taken_as_text_after_two_dashes(soulmem: Soulmem) -> None:
    told = refused(soulmem, "add", "-hola", code="option_or_text", exit_code=2)
    assert "-- -h" in told["message"]
    assert soulmem("add", "--json", "--", "-hola").json()["text"] == "-hola"


CONTROLS = "a\x00b\x1b[31mc\x07d\x7fe\x9bf\u202eg\u2028h"


def test_control_characters_are_kept_and_drawn(soulmem: Soulmem) -> None:
    assert soulmem("add", "--json", stdin=CONTROLS).json()["text"] == CONTROLS
    for shown in (soulmem("timeline"), soulmem("timeline", terminal=True), soulmem("timeline", terminal=True, NO_COLOR="1")):
        drawn = shown.out.replace("\x1b[0m", "").replace("\x1b[2m", "").replace("\x1b[90m", "")
        assert not set(drawn) & set("\x00\x07\x1b\x7f\x9b\u202e\u2028")
        assert "31mc" in drawn


def test_markup_is_drawn_literally(soulmem: Soulmem) -> None:
    soulmem("add", "[/] and [red]x[/red] [link=http://a]y", "--tag", "[bold]", "--context", "[red]=[/]")
    for verb in ("timeline", "recall and"):
        assert "[/] and [red]x[/red] [link=http://a]y" in soulmem(*verb.split(), terminal=True).out
    assert "[red]" in soulmem("add", "[red]dos", terminal=True).out


def test_lone_surrogates_become_replacement_characters(soulmem: Soulmem) -> None:
    answer = soulmem("add", "uno \ud800 dos \udcff", "--tag", "\udcfe", "--json")
    assert answer.json()["text"] == "uno \ufffd dos \ufffd"
    assert "UTF-8" in answer.err


def test_bytes_that_are_no_utf8_in_words(soulmem: Soulmem) -> None:
    answer = soulmem.shell("add", b"caf\xe9 \xed\xa0\x80", "--json")
    assert answer.json()["text"] == "caf\ufffd \ufffd\ufffd\ufffd"
    assert "UTF-8" in answer.err


@pytest.mark.parametrize(("lang", "word"), [("en", "was not UTF-8"), ("es", "no era UTF-8")])
def test_bytes_that_are_no_utf8_on_stdin_are_kept_with_a_warning(soulmem: Soulmem, lang: str, word: str) -> None:
    answer = soulmem("add", "--json", "--lang", lang, stdin=b"caf\xe9 con leche\n")
    assert answer.code == 0
    assert answer.json()["text"] == "caf\ufffd con leche"
    assert word in answer.err


def test_a_byte_order_mark_is_no_text(soulmem: Soulmem) -> None:
    assert soulmem("add", "--json", stdin=b"\xef\xbb\xbfhola\r\n").json()["text"] == "hola"


def test_lines_of_windows_and_bad_bytes_are_kept_and_told_once(soulmem: Soulmem) -> None:
    answer = soulmem("add", "--lines", "--ndjson", stdin=b"uno\r\n\r\ncaf\xe9\n\xff\n  \ndos")
    assert [row["text"] for row in answer.rows()] == ["uno", "caf\ufffd", "\ufffd", "dos"]
    assert answer.err.count("UTF-8") == 1
