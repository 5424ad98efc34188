"""Text in, text out: whatever is written comes back sign for sign, by every way in and every way out.

Three things are not of a text: the line ends after the last word of a pipe, a line or a draft, a byte order mark before the
first, and a lone surrogate, which no file can hold.
"""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from archives import document, entries, timeless
from conftest import Soulmem
from doubles import hashing
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from journals import sound

from soulmem_cli.domain import TEXT_LIMIT

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

ANY = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
PIECES = st.sampled_from(
    [
        "\0", "\r", "\n", "\r\n", "\n\r", "\t", " ", "\x0b", "\x0c", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x85", "\x9b2J", "\u2028",
        "\u2029", "\ufeff", "\u200b", "\u200d", "\u202e", "\u2066", "n\u0303", "e\u0301\u0323", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\U0010ffff",
        "\ue000", "\ufffe", "\ufffd", "日本語", "שלום", "ﷺ", "'", '"', "\\", "\\n", "%s", "{0}", "[red]", "$(id)", "`", ";", "--", "=1+1",
        "# ", "- ", "[2020-01-01 09:00] ", "## 09:30", "---", "<b>", "&amp;", "*", "ayer: ",
    ]
)  # fmt: skip
SIGNS = st.characters(exclude_categories=("Cs",))
WORDS = st.lists(PIECES | st.text(SIGNS, max_size=20), max_size=20).map("".join)
LONGEST = ("a\r\nñ👩\u200d👩 \0\u2028" * TEXT_LIMIT)[: TEXT_LIMIT - 1] + "z"


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A text with something to see in it."""
    return draw(WORDS) + draw(st.sampled_from("aß日🜁")) + draw(WORDS)


TEXTS = texts()


@contextmanager
def home() -> Iterator[Soulmem]:
    """A home for one example."""
    with tempfile.TemporaryDirectory() as folder:
        yield Soulmem(Path(folder) / "home")


def editor(soulmem: Soulmem, text: str) -> dict[str, str]:
    """An editor that saves a text byte for byte."""
    source = soulmem.home.with_name("written")
    source.write_bytes(text.encode())
    return {"VISUAL": f"cp {shlex.quote(str(source))}"}


def bare(text: str) -> str:
    """What a pipe or a draft brings: without a byte order mark before it and line ends after it."""
    return text.removeprefix("\ufeff").rstrip("\r\n")


def kept(soulmem: Soulmem) -> list[str]:
    """The texts, as they were written."""
    return [entry["text"] for entry in entries(soulmem)]


@ANY
@given(TEXTS)
@example("a\0b\r\nc\rd\n\n")
def test_in_as_an_argument(text: str) -> None:
    with home() as soulmem:
        assert soulmem("add", "--at", "2026-08-01", "--json", "--", text).json()["text"] == text
        assert soulmem("show", 1, "--json").json()["text"] == text
        assert kept(soulmem) == [text]


@ANY
@given(TEXTS)
@example("\ufeffa\r\n\r\n b \r\n\r\n")
def test_in_through_a_pipe(text: str) -> None:
    with home() as soulmem:
        assert soulmem("add", "--at", "2026-08-01", "--json", stdin=text).json()["text"] == bare(text)
        assert kept(soulmem) == [bare(text)]


@ANY
@given(st.lists(TEXTS.map(lambda text: text.replace("\n", "")), min_size=1, max_size=3))
@example(["a\u2028b\x85c\x0bd\re", "\ufeffa\r"])
def test_in_as_lines(many: list[str]) -> None:
    with home() as soulmem:
        soulmem("add", "--lines", "--at", "2026-08-01", stdin="\n".join(["primera", *many]))
        assert kept(soulmem) == ["primera", *(text.rstrip("\r") for text in many)]


@ANY
@given(TEXTS)
@example("a\r\nb\rc\r\n")
def test_in_through_an_editor(text: str) -> None:
    with home() as soulmem:
        soulmem.home.mkdir()
        assert soulmem("add", "--at", "2026-08-01", terminal=True, **editor(soulmem, text)).code == 0
        assert kept(soulmem) == [bare(text)]
        assert list(soulmem.home.glob("draft-*")) == []


@ANY
@given(TEXTS, st.sampled_from(("words", "pipe", "editor")))
@example("a\r\nb\rc", "editor")
def test_edited(text: str, way: str) -> None:
    with home() as soulmem:
        soulmem("add", "\ufeffantes\r\nde esto\r")
        if way == "words":
            soulmem("edit", 1, "--", text)
        elif way == "pipe":
            soulmem("edit", 1, stdin=text)
        else:
            soulmem("edit", 1, terminal=True, **editor(soulmem, text))
        assert kept(soulmem) == [text if way == "words" else bare(text)]
        assert soulmem("show", 1, "--history", "--json").json()[0]["text"] == "\ufeffantes\r\nde esto\r"


@ANY
@given(TEXTS)
@example("\ufeffa\r\nb\r")
def test_an_editor_that_saves_what_it_was_given_changes_nothing(text: str) -> None:
    with home() as soulmem:
        soulmem("add", "--at", "2026-08-01", "--", text)
        answer = soulmem("edit", 1, terminal=True, VISUAL="touch -d 2001-01-01")
        assert (answer.code, kept(soulmem)) == (0, [text])
        assert soulmem("undo", "--list", "--json").json()[0]["kind"] == "add"


@settings(ANY, max_examples=4)
@given(st.lists(TEXTS, min_size=1, max_size=4, unique=True))
@example(["a\0b\r\nc\rd\n", "\ufeff\u2028e", LONGEST])
def test_out_and_in_again(many: list[str]) -> None:
    with home() as soulmem:
        for day, text in enumerate(many, 1):
            soulmem("add", "--at", f"2026-08-0{day}T10:00", "--", text)
        whole = document(soulmem)
        for form in ("json", "ndjson", "csv"):
            file = soulmem.home / f"out.{form}"
            assert soulmem("export", file, "--format", form).code == 0
            other = Soulmem(soulmem.home / form)
            assert other("import", file, "--json").json()["faults"] == []
            assert kept(other) == [text.replace("\0", "␀") if form == "csv" else text for text in many], form
            if form == "json":
                assert timeless(document(other)) == timeless(whole)


@settings(ANY, max_examples=3)
@given(st.lists(TEXTS, min_size=1, max_size=4, unique=True))
@example(["a\0b\r\nc\rd\n", "\ufeff\u2028e"])
def test_copied_sealed_and_opened_again(many: list[str]) -> None:
    with home() as soulmem:
        for text in many:
            soulmem("add", "--at", "2026-08-01", "--", text)
        before = timeless(document(soulmem))
        assert soulmem("journal", "backup", soulmem.home / "copy.db").code == 0
        soulmem("add", "otra cosa", "--at", "2026-08-02")
        assert soulmem("journal", "restore", soulmem.home / "copy.db", "--yes").code == 0
        assert kept(soulmem) == many
        soulmem.env["SOULMEM_KEY_COMMAND"] = "echo clave"
        for verb in ("encrypt", "decrypt"):
            assert soulmem("journal", verb, "--yes").code == 0
            assert kept(soulmem) == many, verb
        assert soulmem("journal", "rebuild").code == 0
        assert kept(soulmem) == many

        def entries_of(made: dict[str, Any]) -> list[tuple[str, str]]:
            return [(entry["uid"], entry["text"]) for entry in made["entries"]]

        assert entries_of(document(soulmem)) == entries_of(before)
        assert sound(soulmem)
