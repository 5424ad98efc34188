"""What shells are answered: values that fit, what they are, never a word that is private or forgotten, never a failure."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem, Stream, swapped
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli import quick
from soulmem_cli.completing import offered, unquoted
from soulmem_cli.core.asking import choice
from soulmem_cli.domain import Emotion, Level


def asked(soulmem: Soulmem, *argv: str, **env: str) -> list[str]:
    """The lines that a shell gets."""
    out = Stream()
    with swapped({**soulmem.env, **env}, Stream(), out, Stream()):
        assert quick.answer(["_complete", *argv]) == 0
    return out.buffer.getvalue().decode().splitlines()  # type: ignore[attr-defined]


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """Three users' worth of secrets."""
    soulmem("add", "Cena con Álvaro #Música #mar", "--at", "2026-08-01", "--person", "Álvaro")
    soulmem("add", "De nuevo el mar\nmañana también \x1b[31m #mar", "--at", "2026-08-02", "--person", "Álvaro", "--person", "Beatriz")
    soulmem("add", "Secreto con Carmen #oculto", "--private", "--person", "Carmen")
    soulmem("add", "Olvidado con Diego #pasado", "--at", "2026-08-03", "--person", "Diego")
    soulmem("forget", 4)
    soulmem("--user", "otra", "add", "Lo de otra #suyo", "--person", "Elena")
    return soulmem


def test_tags_come_with_how_many_entries_have_them(journal: Soulmem) -> None:
    assert asked(journal, "tag") == ["mar\t2 entries", "Música\t1 entry"]
    assert asked(journal, "tag", "", SOULMEM_LANG="es") == ["mar\t2 entradas", "Música\t1 entrada"]


def test_people_are_those_of_entries_that_may_be_seen(journal: Soulmem) -> None:
    assert asked(journal, "person") == ["Álvaro\t2 entries", "Beatriz\t1 entry"]


@pytest.mark.parametrize("prefix", ["mus", "MÚS", "Mús", '"Mús', "'mús", "M\\ús"])
def test_case_accents_and_quotes_do_not_matter(journal: Soulmem, prefix: str) -> None:
    assert asked(journal, "tag", prefix) == ["Música\t1 entry"]


def test_entries_come_newest_first_with_their_first_words(journal: Soulmem) -> None:
    assert asked(journal, "entry") == [
        "2\t2026-08-02 De nuevo el mar ⏎ mañana también [31m #mar",
        "1\t2026-08-01 Cena con Álvaro #Música #mar",
    ]
    assert asked(journal, "entry", "1") == ["1\t2026-08-01 Cena con Álvaro #Música #mar"]
    assert asked(journal, "entry", "7") == asked(journal, "entry", "mar") == []


def test_what_was_forgotten_is_offered_without_its_words(journal: Soulmem) -> None:
    assert asked(journal, "forgotten") == ["4\t2026-08-03"]


def test_users(journal: Soulmem) -> None:
    assert asked(journal, "user") == ["default\t3 entries", "otra\t1 entry"]
    assert asked(journal, "user", "o") == ["otra\t1 entry"]


@pytest.mark.parametrize("words", [["--", "soulmem", "--user", "otra"], ["--", "soulmem", "tag", "--user=otra"], ["--user", "otra"]])
def test_whose_entries_is_read_in_the_line(journal: Soulmem, words: list[str]) -> None:
    assert asked(journal, "tag", "", *words) == ["suyo\t1 entry"]
    assert asked(journal, "person", "", *words) == ["Elena\t1 entry"]
    assert asked(journal, "entry", "", *words) == ["5\t2026-08-24 Lo de otra #suyo"]


def test_whose_entries_is_read_in_the_environment(journal: Soulmem) -> None:
    assert asked(journal, "tag", SOULMEM_USER="otra") == ["suyo\t1 entry"]
    assert asked(journal, "tag", SOULMEM_USER="nadie") == []


def test_the_file_is_read_in_the_line_as_the_shell_would(journal: Soulmem, tmp_path: Path) -> None:
    elsewhere = {"SOULMEM_HOME": str(tmp_path / "nowhere"), "HERE": str(journal.home)}
    for word in (str(journal.db), f'"{journal.db}"', f"'{journal.db}'", "$HERE/journal.db", '"$HERE/journal.db"'):
        assert asked(journal, "tag", "ma", "--", "soulmem", "--db", word, **elsewhere) == ["mar\t2 entries"]


@pytest.mark.parametrize(("kind", "values"), [("emotion", Emotion), ("level", Level)])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_values_are_in_the_language_and_are_taken(soulmem: Soulmem, kind: str, values: type[Emotion | Level], lang: str) -> None:
    words = [line.partition("\t")[0] for line in asked(soulmem, kind, "", "--", "soulmem", "--lang", lang)]
    assert [choice(values, word, "unknown") for word in words] == list(values)


def test_an_english_value_is_offered_to_who_begins_to_type_it(soulmem: Soulmem) -> None:
    assert asked(soulmem, "emotion", "j", SOULMEM_LANG="es") == ["joy\talegría"]
    assert asked(soulmem, "emotion", "al", SOULMEM_LANG="es") == ["alegría\tjoy"]
    assert asked(soulmem, "emotion", "jo", SOULMEM_LANG="en") == ["joy\talegría"]


def test_names_that_no_line_can_hold_are_left_out(journal: Soulmem) -> None:
    journal("add", "x", "--tag", "two\nlines")
    assert [line.partition("\t")[0] for line in asked(journal, "tag")] == ["mar", "Música"]


@pytest.mark.parametrize("content", [None, b"", b"no journal", b"SQLite format 3\x00" + b"\x00" * 200])
def test_without_a_journal_that_can_be_read_there_is_nothing(soulmem: Soulmem, content: bytes | None) -> None:
    if content is not None:
        soulmem.home.mkdir()
        soulmem.db.write_bytes(content)
    for kind in ("tag", "person", "user", "entry", "forgotten"):
        assert asked(soulmem, kind) == []
    assert soulmem.db.exists() is (content is not None)


@pytest.mark.parametrize(
    "argv", [[], ["nonsense"], ["tag", "--", "--user"], ["tag", "", "--", "soulmem", "--lang", "xx"], ["emotion", "\ud800"]]
)
def test_nonsense_is_answered_with_nothing(journal: Soulmem, argv: list[str]) -> None:
    assert asked(journal, *argv) == []


@given(st.lists(st.text(), max_size=5))
def test_nothing_that_is_typed_makes_it_fail(argv: list[str]) -> None:
    assert isinstance(offered(["emotion", *argv]), list)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("plain", "plain"), (r"two\ words", "two words"), ('"two words', "two words"), ("'two words'", "two words"), ("~", str(Path.home()))],
)
def test_words_are_read_as_a_shell_reads_them(typed: str, meant: str) -> None:
    assert unquoted(typed) == meant
