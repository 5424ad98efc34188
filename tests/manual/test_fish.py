"""The completion of fish, in fish."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from shells import COMPLETIONS, environment, needs, ran

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.render.words.help import VERBS as MEANINGS

pytestmark = needs("fish")


def offered(soulmem: Soulmem, tmp_path: Path, line: str, **env: str) -> dict[str, str]:
    """What fish offers at the end of a line, and how it describes it."""
    argv = ["fish", "--no-config", "-c", f"source {COMPLETIONS}/soulmem.fish; complete -C $argv[1]", line]
    found = ran(argv, environment(soulmem, tmp_path / "bin", **env))
    return {value: means for value, _, means in (each.partition("\t") for each in found)}


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """A journal with something to offer, and something that must not be."""
    soulmem("add", "Dinner with Ana #friends #film", "--at", "2026-08-01", "--person", "Ana María")
    soulmem("add", "Un secreto #oculto", "--private")
    soulmem("--user", "tom", "add", "Nobody else's #mine")
    return soulmem


def test_it_is_found_by_its_name(soulmem: Soulmem, tmp_path: Path) -> None:
    argv = ["fish", "--no-config", "-c", f"set -p fish_complete_path {COMPLETIONS}; complete -C 'soulmem ti'"]
    assert ran(argv, environment(soulmem, tmp_path / "bin")) == [f"timeline\t{MEANINGS['timeline'][0]}"]


def test_every_verb_is_there_with_its_line(soulmem: Soulmem, tmp_path: Path) -> None:
    assert offered(soulmem, tmp_path, "soulmem ") == {name: MEANINGS[name][0] for name in VERBS}
    for group, names in NESTED.items():
        assert offered(soulmem, tmp_path, f"soulmem --user tom {group} ") == {name: MEANINGS[f"{group} {name}"][0] for name in names}


@pytest.mark.parametrize("env", [{"LC_ALL": "es_ES.UTF-8"}, {"LC_ALL": "", "LANG": "es_MX.UTF-8"}, {"SOULMEM_LANG": "es"}])
def test_descriptions_are_in_the_language_of_the_person(soulmem: Soulmem, tmp_path: Path, env: dict[str, str]) -> None:
    assert offered(soulmem, tmp_path, "soulmem ti", **env) == {"timeline": MEANINGS["timeline"][1]}


def test_descriptions_are_in_the_language_of_the_settings(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("config", "set", "lang", "es")
    assert offered(soulmem, tmp_path, "soulmem ti") == {"timeline": MEANINGS["timeline"][1]}
    assert offered(soulmem, tmp_path, "soulmem ti", SOULMEM_LANG="en") == {"timeline": MEANINGS["timeline"][0]}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("soulmem add --no-d", ["--no-detect"]),
        ("soulmem --json users delete --y", ["--yes"]),
        ("soulmem timeline --lang ", ["en", "es"]),
        ("soulmem timeline --device=c", ["--device=cpu", "--device=cuda"]),
        ("soulmem timeline --source to", ["told-by-user", "tool-result"]),
        ("soulmem timeline --limit ", []),
        ("soulmem add som", []),
        ("soulmem --vers", ["--version"]),
    ],
)
def test_what_is_known_by_heart(soulmem: Soulmem, tmp_path: Path, line: str, meant: list[str]) -> None:
    assert sorted(offered(soulmem, tmp_path, line)) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("soulmem timeline --tag f", {"film": "1 entry", "friends": "1 entry"}),
        ("soulmem timeline --tag=fr", {"--tag=friends": "1 entry"}),
        ("soulmem tag 1 fri", {"friends": "1 entry"}),
        ("soulmem about An", {"Ana María": "1 entry"}),
        ("soulmem --user t", {"tom": "1 entry"}),
        ("soulmem --user tom timeline --tag ", {"mine": "1 entry"}),
        ("soulmem --user=tom timeline --tag ", {"mine": "1 entry"}),
        ("soulmem --lang es timeline --emotion al", {"alegría": "joy"}),
        ("soulmem show ", {"1": "2026-08-01 Dinner with Ana #friends #film"}),
        ("soulmem link 1 ", {"1": "2026-08-01 Dinner with Ana #friends #film"}),
        ("soulmem link 1 1 ", {}),
        ("soulmem timeline --tag occ", {}),
    ],
)
def test_what_the_journal_knows(journal: Soulmem, tmp_path: Path, line: str, meant: dict[str, str]) -> None:
    assert offered(journal, tmp_path, line) == meant


def test_files_are_offered_where_a_file_is_meant(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "my diary.json").touch()
    assert list(offered(soulmem, tmp_path, f"soulmem --db {tmp_path}/my")) == [f"{tmp_path}/my diary.json"]


def test_a_journal_that_cannot_be_read_offers_nothing(soulmem: Soulmem, tmp_path: Path) -> None:
    assert offered(soulmem, tmp_path, "soulmem timeline --tag ") == {}
