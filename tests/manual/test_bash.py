"""The completion of bash, in bash."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from shells import COMPLETIONS, Typed, environment, needs, ran

from soulmem_cli.commands import NESTED, VERBS

pytestmark = needs("bash")

# fills COMP_WORDS as bash does, which splits at = and : too, calls the function, and prints what it offers
ASK = r"""
source "$1"
COMP_LINE=$2 COMP_POINT=${#2} COMP_TYPE=9
line=${COMP_LINE//=/ = }
line=${line//:/ : }
eval "COMP_WORDS=(${3:-$line})"
[[ $COMP_LINE == *[\ =:] ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMPREPLY=()
_soulmem soulmem
for each in "${COMPREPLY[@]}"; do printf '%s\n' "$each"; done
"""


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """A journal with something to offer, and something that must not be."""
    soulmem("add", "Dinner with Ana #friends #film", "--tag", "the sea", "--at", "2026-08-01", "--person", "Ana María")
    soulmem("add", "Un secreto #oculto", "--private")
    soulmem("--user", "tom", "add", "Nobody else's #mine")
    return soulmem


def offered(soulmem: Soulmem, tmp_path: Path, line: str, words: str = "", **env: str) -> list[str]:
    """What bash offers at the end of a line."""
    argv = ["bash", "--norc", "-c", ASK, "bash", str(COMPLETIONS / "soulmem.bash"), line, words]
    return ran(argv, environment(soulmem, tmp_path / "bin", **env))


def test_it_loads_and_is_registered(soulmem: Soulmem, tmp_path: Path) -> None:
    argv = ["bash", "--norc", "-uc", f'source "{COMPLETIONS}/soulmem.bash" && complete -p soulmem']
    assert ran(argv, environment(soulmem, tmp_path / "bin")) == ["complete -F _soulmem soulmem"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("soulmem ti", ["timeline"]),
        ("soulmem ", list(VERBS)),
        ("soulmem --json ti", ["timeline"]),
        ("soulmem --user tom ti", ["timeline"]),
        ("soulmem --user=tom ti", ["timeline"]),
        ("soulmem users ", list(NESTED["users"])),
        ("soulmem users d", ["delete"]),
        ("soulmem --lang es users d", ["delete"]),
        ("soulmem add --no-d", ["--no-detect"]),
        ("soulmem users delete --y", ["--yes"]),
        ("soulmem timeline --lang ", ["es", "en"]),
        ("soulmem timeline --device=c", ["cpu", "cuda"]),
        ("soulmem timeline --source t", ["told-by-user", "tool-result"]),
        ("soulmem dream --only ", ["fade", "consolidate"]),
        ("soulmem config get da", ["date_order", "day_ends_at"]),
        ("soulmem --v", ["--version"]),
        ("soulmem add --v", ["--valence"]),
        ("soulmem timeline --limit ", []),
        ("soulmem add -- --no-d", []),
        ("soulmem add som", []),
        ("soulmem nonsense ", []),
    ],
)
def test_what_is_known_by_heart(soulmem: Soulmem, tmp_path: Path, line: str, meant: list[str]) -> None:
    assert offered(soulmem, tmp_path, line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("soulmem timeline --tag f", ["film", "friends"]),
        ("soulmem timeline --tag=fr", ["friends"]),
        ("soulmem timeline --tag FR", ["friends"]),
        ("soulmem timeline --tag the", [r"the\ sea"]),
        ("soulmem tag 1 fri", ["friends"]),
        ("soulmem about ana", [r"Ana\ María"]),
        ("soulmem --user ", ["default", "tom"]),
        ("soulmem users delete t", ["tom"]),
        ("soulmem --user tom timeline --tag ", ["mine"]),
        ("soulmem --user=tom timeline --tag ", ["mine"]),
        ("soulmem timeline --emotion sa", ["sadness"]),
        ("soulmem --lang es timeline --emotion al", ["alegría"]),
        ("soulmem --lang es timeline --level c", ["crítico", "critical"]),
        ("soulmem show ", ["1"]),
        ("soulmem link 1 ", ["1"]),
        ("soulmem link 1 1 ", []),
        ("soulmem timeline --tag occ", []),
    ],
)
def test_what_the_journal_knows(journal: Soulmem, tmp_path: Path, line: str, meant: list[str]) -> None:
    assert offered(journal, tmp_path, line) == meant


def test_numbers_come_with_the_first_words_while_there_are_several(journal: Soulmem, tmp_path: Path) -> None:
    journal("add", "Lunch at the harbour with everybody who was in town that week", "--at", "2026-08-02")
    assert offered(journal, tmp_path, "soulmem show ") == [
        "4  (2026-08-02 Lunch at the harbour with everybody who was in…)", "1  (2026-08-01 Dinner with Ana #friends #film)",
    ]  # fmt: skip
    assert offered(journal, tmp_path, "soulmem show 1") == ["1"]


def test_only_what_was_forgotten_can_be_restored(journal: Soulmem, tmp_path: Path) -> None:
    assert offered(journal, tmp_path, "soulmem restore ") == []
    journal("forget", 1)
    assert offered(journal, tmp_path, "soulmem restore ") == ["1"]
    assert offered(journal, tmp_path, "soulmem show ") == []


def test_the_journal_is_the_one_the_line_names(journal: Soulmem, tmp_path: Path) -> None:
    elsewhere = {"SOULMEM_HOME": str(tmp_path / "nowhere")}
    assert offered(journal, tmp_path, "soulmem timeline --tag fr", **elsewhere) == []
    assert offered(journal, tmp_path, f"soulmem --db {journal.db} timeline --tag fr", **elsewhere) == ["friends"]
    assert offered(journal, tmp_path, "soulmem timeline --tag fr", **elsewhere, SOULMEM_DB=str(journal.db)) == ["friends"]


def test_files_are_offered_where_a_file_is_meant(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "my diary.json").touch()
    assert offered(soulmem, tmp_path, f"soulmem --db {tmp_path}/my") == [f"{tmp_path}/my diary.json"]


def test_a_journal_that_cannot_be_read_offers_nothing(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem.home.mkdir()
    soulmem.db.write_text("not a journal")
    assert offered(soulmem, tmp_path, "soulmem timeline --tag ") == []


def test_it_completes_as_a_person_types(journal: Soulmem, tmp_path: Path) -> None:
    env = environment(journal, tmp_path / "bin", PS1="$ ")
    with Typed(["bash", "--norc", "--noprofile", "-i"], env) as shell:
        shell.type(f'source "{COMPLETIONS}/soulmem.bash"; echo rea""dy\n', "ready")
        assert "soulmem timeline " in shell.type("soulmem ti\t", "timeline ")
        assert "--tag=friends " in shell.type("--tag=fr\t", "friends ")
        assert r"--tag the\ sea " in shell.type("--tag the\t", "sea ")
