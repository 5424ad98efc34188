"""schema: what every verb prints is what its schema says, closed to what it does not say."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError

from soulmem_cli.commands.schema import names

# verb → the command lines whose output is held to its schema; {file} is a file of the test
CASES: dict[str, list[str]] = {
    "add": ["add hoy", "add ayer: otra --dry-run", "add última --at 2020-02-02 --because porque --context a=b --replaces 1"],
    "tag": ["tag 1", "tag 1 nueva", "tag"],
    "edit": ["edit 1 --star", "edit 4 otro texto"],
    "undo": ["undo --list", "undo"],
    "import": ["import {file}"],
    "recall": [
        "recall río",
        "recall río --explain",
        "recall",
        "recall --emotion fear",
        "recall café --kind semantic --kind episodic --explain --evidence",
        "recall --used 1,2 río",
    ],
    "about": ["about Ana", "about Eva --kind semantic --evidence"],
    "show": ["show 1", "show 1 2", "show 6", "show 1 --history"],
    "link": ["link 1 3 --because así"],
    "unlink": ["unlink 1 2"],
    "links": ["links 1"],
    "why": ["why 1", "why 7", "why 2"],
    "timeline": ["timeline", "timeline --forgotten", "timeline --kind semantic --kind episodic"],
    "reflect": ["reflect", "reflect --on 1999-01-01", "reflect --private"],
    "people list": ["people list", "people list --kin"],
    "people merge": ["people merge Ana Leo"],
    "people rename": ["people rename Ana Anabel"],
    "people forget": ["people forget Ana"],
    "stats": ["stats"],
    "dream": ["dream", "dream --dry-run", "dream --all-users"],
    "gists list": ["gists", "gists list --kind goal --private"],
    "gists show": ["gists show 1"],
    "gists forget": ["gists forget 1"],
    "gists restore": ["gists restore 1"],
    "conflicts list": ["conflicts", "conflicts list --state open"],
    "conflicts show": ["conflicts show 1"],
    "conflicts resolve": ["conflicts resolve 1 --both --when lugar=casa"],
    "conflicts reopen": ["conflicts reopen 1"],
    "pages list": ["pages list", "pages --private"],
    "pages show": ["pages show 2026-07-01", "pages show 2026-07"],
    "now": ["now"],
    "when": ["when ayer", "when hoy a las 15:30", "when agosto"],
    "export": ["export", "export {file}.json --private", "export --tag río"],
    "forget": ["forget 1", "forget 6", "forget 1 --purge --yes", "forget --purge --superseded --yes"],
    "restore": ["restore 6", "restore 1"],
    "users list": ["users list"],
    "users delete": ["users delete leo --yes"],
    "doctor": ["doctor", "doctor --fix"],
    "config list": ["config list"],
    "config get": ["config get lang"],
    "config set": ["config set date_order ymd"],
    "config unset": ["config unset lang"],
    "config path": ["config path"],
    "models list": ["models list", "--model no/where models list"],
    "models fetch": ["models fetch multilingual-e5-small"],
    "journal backup": ["journal backup", "journal backup {file}.db"],
    "journal backups": ["journal backups"],
    "journal restore": ["journal restore {file}.copy --yes"],
    "journal salvage": ["journal salvage --dry-run", "journal salvage --to {file}.salvado --backups"],
    "journal encrypt": ["journal encrypt --yes"],
    "journal decrypt": ["journal encrypt --yes", "journal decrypt --yes"],
    "journal rekey": ["journal encrypt --yes", "journal rekey --yes"],
    "journal rebuild": ["journal rebuild"],
    "journal reembed": ["journal reembed", "journal reembed --dry-run"],
    "journal schema": ["journal schema", "journal schema add"],
    "schema": ["schema", "schema timeline", "schema users list"],
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home whose journal has something for every verb to print."""
    soulmem = Soulmem(tmp_path_factory.mktemp("written") / "home")
    texts = ("Con @Ana en el río #río", "El río otra vez, con @Ana", "Nada", "Mucho miedo", "Boda de @Leo")
    soulmem("add", "--lines", stdin="\n".join(texts))
    soulmem("add", "olvidada", "--emotion", "fear", "--importance", ".9")
    soulmem("add", "secreta", "--private", "--because", "#1", "--because", "así")
    soulmem("--user", "leo", "add", "de leo")
    soulmem("link", "1", "2", "--kind", "calle")
    soulmem("forget", "6")
    for day in "123":
        soulmem("add", f"Café con Eva en el bar de siempre {day}", "--at", f"2026-07-0{day}T18:00")
    soulmem("add", "--lines", stdin="Mi café favorito es La Colonial\nMi café favorito es El Pósit\nQuiero aprender a nadar")
    (soulmem.home / "in.ndjson").write_text('{"text": "una línea"}\n{"no": 1}\n')
    soulmem("journal", "backup", soulmem.home / "in.ndjson.copy")
    soulmem("journal", "backup")
    soulmem("dream", SOULMEM_NOW="2028-01-01T03:00:00+01:00")
    return soulmem.home


@pytest.fixture
def journal(soulmem: Soulmem, written: Path) -> Soulmem:
    shutil.copytree(written, soulmem.home)
    return soulmem


def schema_of(soulmem: Soulmem, verb: str) -> dict[str, Any]:
    schema = soulmem("schema", *verb.split()).json()
    Draft202012Validator.check_schema(schema)
    assert isinstance(schema, dict)
    return schema


FORMATS = FormatChecker()


@FORMATS.checks("date-time", raises=ValueError)
def is_instant(value: object) -> bool:
    """Whether a text is an ISO instant with its offset."""
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


def hold(value: Any, schema: dict[str, Any]) -> None:
    Draft202012Validator(schema, format_checker=FORMATS).validate(value)


def lines(verb: str, soulmem: Soulmem) -> Iterator[list[str]]:
    for case in CASES[verb]:
        yield [word.replace("{file}", str(soulmem.home / "in.ndjson")) for word in case.split()]


def test_every_verb_is_held() -> None:
    assert set(CASES) == set(names())


@pytest.mark.parametrize("verb", CASES)
def test_what_a_verb_prints_is_what_its_schema_says(journal: Soulmem, verb: str) -> None:
    schema, whole = schema_of(journal, verb), journal("schema").json()
    if verb in ("journal encrypt", "journal decrypt", "journal rekey"):
        journal.env |= {"SOULMEM_KEY_COMMAND": "echo clave", "SOULMEM_NEW_KEY_COMMAND": "echo otra"}
    for words in lines(verb, journal):
        answer = journal("--json", *words)
        assert answer.out, (words, answer)
        hold(answer.json(), schema)
        hold(answer.json(), whole)


@pytest.mark.parametrize(("verb", "words"), [("add", ["--lines"]), ("when", ["--lines"]), ("recall", ["--lines"])])
def test_many_lines_too(journal: Soulmem, verb: str, words: list[str]) -> None:
    schema = schema_of(journal, verb)
    answer = journal("--json", verb, *words, stdin="ayer\nriver\n")
    assert len(answer.json()) == 2
    hold(answer.json(), schema)


def test_an_archive_of_everything(journal: Soulmem) -> None:
    journal("people", "merge", "Ana", "Leo")
    journal("show", "1")
    document = journal("export", "--private", "--json").json()
    assert {"links", "dreams", "names", "events"} <= set(document)
    hold(document, schema_of(journal, "export"))


@pytest.mark.parametrize(
    ("verb", "value"),
    [
        ("timeline", [{"id": 1}]),
        ("timeline", {}),
        ("now", {"now": "yesterday"}),
        ("reflect", []),
    ],
)
def test_a_schema_refuses_what_a_verb_never_prints(journal: Soulmem, verb: str, value: Any) -> None:
    with pytest.raises(ValidationError):
        hold(value, schema_of(journal, verb))


def test_a_field_nobody_named_is_refused(journal: Soulmem) -> None:
    found = journal("timeline", "--json").json()
    with pytest.raises(ValidationError):
        hold([{**found[0], "surprise": 1}], schema_of(journal, "timeline"))
    with pytest.raises(ValidationError):
        hold([{**found[0], "at": "yesterday"}], schema_of(journal, "timeline"))


def test_an_error_is_what_the_schema_says(journal: Soulmem) -> None:
    failed = journal("--json", "show", "999")
    hold(json.loads(failed.err), journal("schema").json()["error"])


def test_for_eyes_and_in_a_pipe_it_is_json(soulmem: Soulmem) -> None:
    for terminal in (False, True):
        assert json.loads(soulmem("schema", "now", terminal=terminal, NO_COLOR="1", COLUMNS="200").out)["title"] == "soulmem now"


def test_a_verb_that_is_none(soulmem: Soulmem) -> None:
    answer = soulmem("schema", "timelin")
    assert (answer.code, "timeline" in answer.err) == (2, True)
