"""Dates that are none, names nobody has, numbers out of range, options that do not exist."""

import json

import pytest
from conftest import Soulmem
from refusals import refused

NO_DATES = ["no es fecha", "", " ", "2026-13-45", "31/31/31", "\x00", "99999999999999999999", "[red]"]
READERS = [["timeline"], ["recall", "x"], ["recall"]]


@pytest.mark.parametrize("date", NO_DATES)
@pytest.mark.parametrize("option", ["--since", "--until", "--on"])
def test_a_date_that_is_none(soulmem: Soulmem, option: str, date: str) -> None:
    soulmem("add", "hola")
    for reader in READERS:
        refused(soulmem, *reader, option, date, code="date_unreadable", exit_code=2)


@pytest.mark.parametrize("date", NO_DATES)
def test_a_date_that_is_none_for_an_entry(soulmem: Soulmem, date: str) -> None:
    refused(soulmem, "add", "hola", "--at", date, code="date_unreadable", exit_code=2)
    assert not soulmem.db.exists()


def test_bounds_that_contradict_one_another(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    refused(soulmem, "timeline", "--since", "2026-08-02", "--until", "2026-08-01", code="bounds_reversed", exit_code=2)
    refused(soulmem, "timeline", "--on", "ayer", "--since", "ayer", code="on_with_bounds", exit_code=2)


@pytest.mark.parametrize("verb", ["timeline", "recall", "add"])
@pytest.mark.parametrize(("option", "code"), [("--emotion", "emotion_unknown"), ("--source", "source_unknown")])
def test_an_unknown_emotion_or_source(soulmem: Soulmem, verb: str, option: str, code: str) -> None:
    words = [] if verb == "timeline" else ["x"]
    told = refused(soulmem, verb, *words, option, "feliz", code=code, exit_code=2)
    assert isinstance(told["allowed"], list)


def test_an_unknown_level(soulmem: Soulmem) -> None:
    refused(soulmem, "timeline", "--level", "enorme", code="level_unknown", exit_code=2)


def test_the_choice_is_told_in_the_persons_language(soulmem: Soulmem) -> None:
    assert "alegría" in soulmem("timeline", "--emotion", "feliz", "--lang", "es").err
    assert "joy" in soulmem("timeline", "--emotion", "feliz", "--lang", "en").err
    assert soulmem("add", "hola", "--emotion", "alegría", "--json").json()["emotion"] == "joy"


def test_an_unknown_tag_matches_nothing_and_names_its_like(soulmem: Soulmem) -> None:
    soulmem("add", "sopa", "--tag", "cocina")
    for verb in (["timeline"], ["recall"], ["recall", "sopa"]):
        answer = soulmem(*verb, "--tag", "cosina", "--lang", "es")
        assert (answer.code, answer.out) == (1, "")
        assert "#cosina" in answer.err
        assert "#cocina" in answer.err
        assert soulmem(*verb, "--tag", "cosina", "--json").json() == []


@pytest.mark.parametrize(("lang", "word"), [("en", "Nothing matches"), ("es", "Nada coincide")])
def test_nothing_that_matches_is_said(soulmem: Soulmem, lang: str, word: str) -> None:
    soulmem("add", "hola")
    answer = soulmem("timeline", "--on", "2001-01-01", "--lang", lang)
    assert (answer.code, answer.out) == (1, "")
    assert word in answer.err
    assert soulmem("timeline", "--on", "2001-01-01", "--quiet").err == ""


def test_an_unknown_user_is_missing_for_readers_and_made_by_add(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    for reader in READERS:
        refused(soulmem, *reader, "--user", "nadie", code="user_unknown", exit_code=4)
    made = soulmem("add", "hola", "--user", "nadie", "--lang", "es")
    assert made.code == 0
    assert "Usuario nuevo: nadie" in made.err


@pytest.mark.parametrize("user", [" ", "\n", "a\x1b[31mb", "x" * 101, "\udcff"])
def test_what_cannot_be_a_users_name(soulmem: Soulmem, user: str) -> None:
    soulmem("add", "hola")
    before = soulmem.digest()
    assert soulmem("add", "hola", "--user", user).code in (0, 2)
    if user != "\udcff":
        assert soulmem.digest() == before
    assert soulmem("timeline", SOULMEM_USER=user).code in (0, 4)


@pytest.mark.parametrize("entry", [0, -1, 999, 2**63, 10**30])
def test_an_unknown_id(soulmem: Soulmem, entry: int) -> None:
    soulmem("add", "hola")
    refused(soulmem, "add", "otra", "--replaces", entry, code="entry_unknown", exit_code=4)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["timeline", "--limit", "abc"], "whole_number_unreadable"),
        (["timeline", "--limit", "1.5"], "whole_number_unreadable"),
        (["timeline", "--limit", "0"], "number_too_small"),
        (["timeline", "--limit", "-3"], "number_too_small"),
        (["timeline", "--limit", str(10**30)], "number_too_large"),
        (["add", "x", "--valence", "2"], "number_too_large"),
        (["add", "x", "--arousal", "-0.1"], "number_too_small"),
        (["add", "x", "--importance", "mucho"], "number_unreadable"),
        (["add", "x", "--importance", "nan"], "number_unreadable"),
        (["add", "x", "--salience", "inf"], "number_too_large"),
        (["add", "x", "--replaces", "uno"], "whole_number_unreadable"),
        (["add", "x", "--context", "sin igual"], "pair_unreadable"),
        (["add", "x", "--lines"], "lines_with_words"),
        (["timeline", "--on"], "option_needs_value"),
        (["timeline", "sobra"], "argument_extra"),
        (["timeline", "--nada"], "option_unknown"),
        (["nada"], "verb_unknown"),
        (["--nada"], "option_unknown"),
        (["timeline", "--device", "abaco"], "setting_invalid"),
    ],
)
def test_wrong_usage(soulmem: Soulmem, words: list[str], code: str) -> None:
    soulmem("add", "hola")
    refused(soulmem, *words, code=code, exit_code=2)


@pytest.mark.parametrize(
    ("words", "close"),
    [(["timeline", "--strength", "x"], []), (["timeline", "--limt", "3"], ["--limit"]), (["recal"], ["recall"])],
)
def test_only_what_is_alike_is_offered(soulmem: Soulmem, words: list[str], close: list[str]) -> None:
    soulmem("add", "hola")
    assert json.loads(soulmem(*words, "--json").err)["error"]["close"] == close


def test_what_is_missing_is_called_as_in_help(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    for words in (("people", "merge"), ("models", "fetch")):
        assert "Falta NOMBRE." in soulmem(*words, SOULMEM_LANG="es").err
    assert json.loads(soulmem("people", "merge", "--json", SOULMEM_LANG="es").err)["error"]["argument"] == "NAME"


def test_a_language_nobody_speaks_is_refused_in_the_one_that_was_chosen(soulmem: Soulmem) -> None:
    assert "no puede ser «fr»" in soulmem("timeline", "--lang", "fr", SOULMEM_LANG="es").err
    soulmem("config", "set", "lang", "es", SOULMEM_LANG="")
    assert "no puede ser «fr»" in soulmem("timeline", "--lang", "fr", SOULMEM_LANG="").err


@pytest.mark.parametrize(
    ("env", "code"),
    [
        ({"SOULMEM_NOW": "ayer"}, "now_unreadable"),
        ({"SOULMEM_NOW": "9999-12-31T23:59:59+00:00"}, "now_unreadable"),
        ({"SOULMEM_NOW": "0001-01-01T00:00:00+00:00"}, "now_unreadable"),
        ({"SOULMEM_TZ": "Marte/Olimpo"}, "zone_unknown"),
        ({"SOULMEM_TZ": "../../etc/passwd"}, "zone_unknown"),
    ],
)
def test_an_environment_that_cannot_be_read(soulmem: Soulmem, env: dict[str, str], code: str) -> None:
    refused(soulmem, "add", "hola", code=code, exit_code=2, **env)


def test_a_language_nobody_taught_it(soulmem: Soulmem) -> None:
    answer = soulmem("timeline", "--lang", "fr")
    assert answer.code == 2
    assert "es, en" in answer.err


def test_the_help_that_is_pointed_to_is_the_verbs(soulmem: Soulmem) -> None:
    for words in (["timeline", "--on"], ["timeline", "--nada"], ["--lang", "es", "timeline", "sobra"]):
        assert "soulmem timeline --help" in soulmem(*words).err
