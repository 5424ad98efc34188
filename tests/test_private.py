"""Private entries (A30): no verb without --private shows a word of one, in either language, to a person, a pipe or a program."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from conftest import Soulmem, Stream, swapped
from hidden import LINES, SENTINELS, TREE, hide, lines, shown
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journals import rows

from soulmem_cli import quick

WAYS = (("es", "terminal"), ("en", "pipe"), ("es", "--json"), ("en", "terminal"))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with private entries among others, dreamt over; written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("secreto") / "home")
    shown(soulmem)
    hide(soulmem, "--private")
    soulmem("link", 1, 5, "--because", "razonable")
    soulmem("recall", "--used", "1,5", "preguntona")
    soulmem("dream")
    return soulmem.db


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same entries, made private when they were dreamt over already; written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("despues") / "home")
    shown(soulmem)
    hide(soulmem)
    soulmem("link", 1, 5, "--because", "razonable")
    soulmem("dream")
    assert rows(soulmem, "SELECT count(*) FROM gists WHERE private = 0")[0][0] > 0
    for number in range(5, 14):
        assert soulmem("edit", number, "--private").code == 0
    return soulmem.db


@pytest.mark.parametrize("verb", TREE)
def test_no_word_is_shown_of_what_became_private(soulmem: Soulmem, later: Path, verb: str) -> None:
    soulmem.copy(later)
    for lang, way in WAYS[1:3]:
        for line in LINES[verb]:
            assert (line, lang, way, seen(run(soulmem, line, lang, way))) == (line, lang, way, [])


@pytest.fixture
def kept(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


def seen(*outputs: str) -> list[str]:
    """The sentinels in what was shown."""
    return [word for word in SENTINELS if any(word in each for each in outputs)]


def run(soulmem: Soulmem, line: str, lang: str, way: str) -> str:
    """All that a line shows, on stdout, on stderr and in the file it writes."""
    file = soulmem.home / "file.ndjson"
    file.write_text('{"text": "De fuera, con Ana"}\n')
    words = line.format(file=file).split()
    answer = soulmem(*words, *([way] if way.startswith("-") else []), "--lang", lang, terminal=way == "terminal")
    assert answer.code in range(7), (line, answer)
    out = Path(f"{file}.out")
    made = out.read_text() if out.exists() else ""
    out.unlink(missing_ok=True)
    return f"{answer.out}\n{answer.err}\n{made}"


def test_every_verb_is_tried() -> None:
    assert set(TREE) - set(LINES) == set()


@pytest.mark.parametrize("verb", TREE)
def test_no_word_of_a_private_entry_is_shown(kept: Soulmem, verb: str) -> None:
    for lang, way in WAYS:
        for line in LINES[verb]:
            assert (line, lang, way, seen(run(kept, line, lang, way))) == (line, lang, way, [])


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.lists(lines("1", "2", "3", "4", "99"), min_size=1, max_size=3), lang=st.sampled_from(("es", "en")), terminal=st.booleans())
def test_no_options_show_a_word_whatever_was_done_before(
    written: Path, tmp_path: Path, typed: list[list[str]], lang: str, terminal: bool
) -> None:
    shutil.rmtree(tmp_path / "home", ignore_errors=True)
    soulmem = Soulmem(tmp_path / "home").copy(written)
    for line in typed:
        if line[0] == "people" and "zacarias" in line:  # who is named is reached
            continue
        answer = soulmem(*line, "--lang", lang, terminal=terminal)
        assert (line, answer.code in range(7)) == (line, True)
        if "--private" not in line:
            assert (line, seen(answer.out, answer.err)) == (line, [])


def test_the_words_are_there_to_be_seen(kept: Soulmem) -> None:
    everything = "".join(
        run(kept, line, "es", "--json")
        for line in ("export --private", "gists list --private", "conflicts list --private", "people list --private", "links 1 --private")
    )
    whole = kept.db.read_bytes().decode("utf-8", "replace")
    assert [word for word in SENTINELS if word not in everything and word not in whole] == []
    assert rows(kept, "SELECT count(*) FROM gists WHERE private = 1")[0][0] > 0
    assert rows(kept, "SELECT count(*) FROM pages WHERE private = 1")[0][0] > 0
    assert {"xilofonista", "Zacarías", "zafarrancho", "Torrelaguna", "Quintanapalla", "motivadísima"} <= set(seen(everything))


def test_with_the_flag_each_verb_shows_them(kept: Soulmem) -> None:
    looks = ("recall ensayo", "about zacarias", "timeline", "export", "people list", "tag", "gists list", "links 1", "pages show 2026-08")
    for line in looks:
        assert seen(run(kept, f"{line} --private", "es", "--json")) != [], line


def test_who_is_named_is_reached_as_by_a_number_and_stays_hidden_elsewhere(kept: Soulmem) -> None:
    assert kept("people", "merge", "Ana", "zacarias").code == 0
    for line in ("people list", "about Ana", "recall Ana --explain", "reflect", "stats", "export", "timeline --person Ana"):
        for lang, way in WAYS:
            assert seen(run(kept, line, lang, way)) == [], line


def test_export_says_how_many_it_left_out(kept: Soulmem) -> None:
    answer = kept("export", "--json")
    assert "9" in answer.err
    assert len(json.loads(answer.out)["entries"]) == 4


@pytest.mark.parametrize("kind", ["tag", "person", "entry", "id", "context", "gist", "conflict", "page", "emotion", "level", "user"])
def test_no_completion_offers_them(kept: Soulmem, kind: str) -> None:
    for prefix in ("", "z", "Z", "t", "1", "5"):
        out = Stream()
        with swapped(kept.env, Stream(), out, Stream()):
            quick.answer(["_complete", kind, prefix])
        assert seen(out.buffer.getvalue().decode()) == []  # type: ignore[attr-defined]
