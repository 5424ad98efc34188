"""The completion of zsh, in zsh: at a terminal of its own, where its completion system runs as it does for a person."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import Soulmem
from shells import COMPLETIONS, Typed, environment, needs

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.render.words.help import VERBS as MEANINGS

pytestmark = needs("zsh")

# a shell with the completion system, which writes down what matches when tab is pressed
SETUP = r"""
PS1= RPS1=
fpath=($COMPLETIONS $fpath)
autoload -U compinit && compinit -u -D
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  local -a __hits __shown
  (( $@[(I)-d] )) && __shown=("${(@P)${@[$[${@[(i)-d]}+1]]}}")
  builtin compadd -A __hits -D __shown "$@"
  local __each
  for __each in {1..$#__hits}; do (( $#__hits )) && print -r -- "$__hits[__each]"$'\t'"$__shown[__each]" >>$FOUND; done
  builtin compadd "$@"
}
finished() { print END >>$FOUND; }
ask() { comppostfuncs=(finished); zle list-choices; print -r "rea""dy"; }
zle -C list-choices list-choices _main_complete
zle -N ask
bindkey '^I' ask
print -r "rea""dy"
"""


def offered(soulmem: Soulmem, tmp_path: Path, *lines: str, **env: str) -> list[dict[str, str]]:
    """What zsh offers at the end of each line, and how it describes it."""
    found, setup = tmp_path / "found", tmp_path / "setup"
    found.write_text("")
    setup.write_text(SETUP)
    with Typed(["zsh", "-f", "-i"], environment(soulmem, tmp_path / "bin", FOUND=str(found), COMPLETIONS=str(COMPLETIONS), **env)) as shell:
        shell.type(f"source {setup}\n", "ready")
        for line in lines:
            shell.type(f"\x15{line}\t", "ready")
    answers = found.read_text().split("END\n")
    assert len(answers) == len(lines) + 1
    return [
        {value: re.sub(r"^.*? -- ", "", shown) for value, _, shown in (each.partition("\t") for each in answer.splitlines())}
        for answer in answers[:-1]
    ]


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """A journal with something to offer, and something that must not be."""
    soulmem("add", "Dinner with Ana #friends #film", "--tag", "the sea", "--at", "2026-08-01", "--person", "Ana María")
    soulmem("add", "Un secreto #oculto", "--private")
    soulmem("--user", "tom", "add", "Nobody else's #mine")
    return soulmem


def test_every_verb_is_there_with_its_line(soulmem: Soulmem, tmp_path: Path) -> None:
    verbs, inner = offered(soulmem, tmp_path, "soulmem ", "soulmem --user tom config ")
    assert verbs == {name: MEANINGS[name][0] for name in VERBS}
    assert inner == {name: MEANINGS[f"config {name}"][0] for name in NESTED["config"]}


@pytest.mark.parametrize("env", [{"LC_ALL": "es_ES.UTF-8"}, {"LC_ALL": "", "LANG": "es_MX.UTF-8"}, {"SOULMEM_LANG": "es"}])
def test_descriptions_are_in_the_language_of_the_person(soulmem: Soulmem, tmp_path: Path, env: dict[str, str]) -> None:
    assert offered(soulmem, tmp_path, "soulmem users d", **env) == [{"delete": MEANINGS["users delete"][1]}]


def test_descriptions_are_in_the_language_of_the_settings(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("config", "set", "lang", "es")
    en, es = MEANINGS["timeline"]
    assert offered(soulmem, tmp_path, "soulmem ti", "soulmem --lang en ti") == [{"timeline": es}, {"timeline": en}]


def test_what_is_known_by_heart(soulmem: Soulmem, tmp_path: Path) -> None:
    meant = {
        "soulmem --user=tom ti": ["timeline"],
        "soulmem add --no-d": ["--no-detect"],
        "soulmem users delete --y": ["--yes"],
        "soulmem timeline --lang ": ["en", "es"],
        "soulmem timeline --device=c": ["cpu", "cuda"],
        "soulmem timeline --source to": ["told-by-user", "tool-result"],
        "soulmem config get da": ["date_order", "day_ends_at"],
        "soulmem timeline --limit ": [],
        "soulmem add som": [],
        "soulmem add -- --no-d": [],
    }
    found = offered(soulmem, tmp_path, *meant)
    assert {line: sorted(values) for line, values in zip(meant, found, strict=True)} == meant


def test_what_the_journal_knows(journal: Soulmem, tmp_path: Path) -> None:
    dinner = "2026-08-01 Dinner with Ana #friends #film"
    meant = {
        "soulmem timeline --tag fr": {"friends": "1 entry"},
        "soulmem timeline --tag=fi": {"film": "1 entry"},
        "soulmem timeline --tag the": {r"the\ sea": "1 entry"},
        "soulmem tag 1 fri": {"friends": "1 entry"},
        "soulmem about An": {r"Ana\ María": "1 entry"},
        "soulmem users delete t": {"tom": "1 entry"},
        "soulmem --user tom timeline --tag ": {"mine": "1 entry"},
        "soulmem --lang es timeline --emotion al": {"alegría": "joy"},
        "soulmem show ": {"1": dinner},
        "soulmem link 1 ": {"1": dinner},
        "soulmem timeline --tag occ": {},
    }
    found = offered(journal, tmp_path, *meant, "soulmem link 1 1 ")
    assert dict(zip(meant, found, strict=False)) == meant
    assert "1" not in found[-1]


def test_files_are_offered_where_a_file_is_meant(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "mydiary.json").touch()
    assert offered(soulmem, tmp_path, f"soulmem --db {tmp_path}/my") == [{"mydiary.json": ""}]


def test_it_completes_as_a_person_types(journal: Soulmem, tmp_path: Path) -> None:
    env = environment(journal, tmp_path / "bin")
    with Typed(["zsh", "-f", "-i"], env) as shell:
        shell.type(f"PS1=; fpath=({COMPLETIONS} $fpath); autoload -U compinit; compinit -u -D; print rea''dy\n", "ready")
        assert "timeline" in shell.type("soulmem ti\t", "eline")
        assert "friends" in shell.type("--tag=fr\t", "iends")
