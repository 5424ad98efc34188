"""journal reembed: another encoder takes over when all its vectors are there; until then the old ones serve."""

from __future__ import annotations

import signal
import subprocess
import time
from typing import Any

import minilm
import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in
from journals import events, rows
from refusals import last_error

from soulmem_cli.errors import UnavailableError
from soulmem_cli.settings import BUNDLED
from soulmem_cli.store import lock


def fill(soulmem: Soulmem, model: str, *texts: str) -> None:
    assert soulmem("--model", model, "add", "--lines", stdin="\n".join(texts)).code == 0


def tables(soulmem: Soulmem) -> list[str]:
    return [row[0] for row in rows(soulmem, "SELECT name FROM sqlite_master WHERE name GLOB 'embeddings_*' ORDER BY 1")]


def recalled(soulmem: Soulmem, query: str, *flags: str) -> list[str]:
    return [entry["text"] for entry in soulmem(*flags, "recall", query, "--json").json()]


def test_two_models_do_not_mix(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan con tomate")
    for verb in (("add", "otra"), ("recall", "pan")):
        answer = soulmem("--json", "--model", "two", *verb)
        assert (answer.code, last_error(answer)["code"]) == (5, "model_mismatch")
        assert "--model two journal reembed" in last_error(answer)["message"]
    assert len(soulmem("timeline", "--json").json()) == 1


def test_a_journal_is_read_with_its_own_model_when_none_is_named(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    own = HashingEncoder("one")
    stand_in(monkeypatch, own)
    fill(soulmem, "one", "pan con tomate")
    soulmem("add", "queso")
    assert own.encoded == 2


def test_a_journal_whose_model_is_gone_goes_on_by_words(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        stand_in(patch, HashingEncoder("gone/away"))
        fill(soulmem, "gone/away", "pan con tomate")
    added = soulmem("add", "queso con pan")
    assert added.code == 0
    assert "gone/away" in added.err
    assert set(recalled(soulmem, "pan")) == {"queso con pan", "pan con tomate"}


def test_the_new_one_takes_over_and_the_old_vectors_go(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one", 32), HashingEncoder("two", 16))
    fill(soulmem, "one", "pan con tomate", "queso", "pan de ayer")
    answer = soulmem("--model", "two", "journal", "reembed", "--json").json()
    assert answer == {
        "model": "two", "before": "one", "dimensions": 16, "entries": 3, "ready": 0, "encoded": 3, "dry_run": False,
    }  # fmt: skip
    assert rows(soulmem, "SELECT name, state FROM encoders") == [("two", "active")]
    assert tables(soulmem) == ["embeddings_2"]
    assert rows(soulmem, "SELECT count(*) FROM sqlite_master WHERE name GLOB 'vectors_1*'") == [(0,)]
    assert recalled(soulmem, "queso")[0] == "queso"
    assert [facts for _, facts in events(soulmem, "reembed")] == [{"model": "two", "before": "one"}]


def test_a_dry_run_counts_and_changes_nothing(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan", "queso")
    before = soulmem.digest()
    answer = soulmem("--model", "two", "journal", "reembed", "--dry-run", "--json").json()
    assert (answer["entries"], answer["encoded"], answer["dry_run"]) == (2, 2, True)
    assert soulmem.digest() == before


def test_again_is_nothing_to_do(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    one = HashingEncoder("one")
    stand_in(monkeypatch, one)
    fill(soulmem, "one", "pan")
    assert soulmem("journal", "reembed").out == "The journal lives with one already.\n"
    assert one.encoded == 1


def test_what_was_written_by_words_only_gets_its_vector(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        stand_in(patch, HashingEncoder("gone/away"))
        fill(soulmem, "gone/away", "pan con tomate")
    soulmem("add", "queso")
    stand_in(monkeypatch, HashingEncoder("gone/away"))
    answer = soulmem("journal", "reembed", "--json").json()
    assert (answer["ready"], answer["encoded"]) == (1, 1)


def test_the_old_one_serves_until_the_swap_and_entries_added_meanwhile_are_in(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def meanwhile() -> None:
        if len(seen) < 2:
            seen.append(rows(soulmem, "SELECT name, state FROM encoders ORDER BY id"))
            seen.append(recalled(soulmem, "queso", "--model", "one")[0])
            assert soulmem("--model", "one", "add", "miel de abeja").code == 0

    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two", before=meanwhile))
    fill(soulmem, "one", "pan", "queso")
    answer = soulmem("--model", "two", "journal", "reembed", "--json").json()
    assert seen == [[("one", "active"), ("two", "building")], "queso"]
    assert (answer["entries"], answer["encoded"]) == (3, 3)
    assert recalled(soulmem, "miel")[0] == "miel de abeja"


def test_no_entry_is_lost_to_a_change_meanwhile(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[int] = []

    def change_over() -> None:
        if soulmem.db.exists() and not changed:
            changed.append(1)
            assert soulmem("--model", "two", "journal", "reembed").code == 0

    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan")
    stand_in(monkeypatch, HashingEncoder("one", before=change_over))
    added = soulmem("add", "queso de cabra")
    assert (added.code, "two" in added.err) == (0, True)
    assert set(recalled(soulmem, "queso")) == {"queso de cabra", "pan"}
    assert soulmem("doctor", "--fix").code == 0
    assert rows(soulmem, "SELECT count(*) FROM embeddings_2") == [(2,)]


def test_a_run_that_was_stopped_goes_on_where_it_was(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def fail_once() -> None:
        calls.append(1)
        if len(calls) == 2:
            raise UnavailableError("model_failed", model="two", reason="no memory left")

    two = HashingEncoder("two", before=fail_once)
    stand_in(monkeypatch, HashingEncoder("one"), two)
    fill(soulmem, "one", *(f"entrada {number}" for number in range(100)))
    stopped = soulmem("--model", "two", "journal", "reembed")
    assert (stopped.code, stopped.out) == (5, "")
    assert recalled(soulmem, "entrada 7", "--model", "one")[0] == "entrada 7"
    planned = soulmem("--model", "two", "journal", "reembed", "--dry-run", "--json").json()
    assert (planned["ready"], planned["encoded"]) == (64, 36)
    answer = soulmem("--model", "two", "journal", "reembed", "--json").json()
    assert (answer["ready"], answer["encoded"], two.encoded) == (64, 36, 100)


def test_a_change_given_up_for_another_leaves_nothing(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise UnavailableError("model_failed", model="two", reason="")

    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two", before=fail), HashingEncoder("three"))
    fill(soulmem, "one", "pan")
    assert soulmem("--model", "two", "journal", "reembed").code == 5
    assert soulmem("--model", "three", "journal", "reembed").code == 0
    assert rows(soulmem, "SELECT name, state FROM encoders") == [("three", "active")]
    assert len(tables(soulmem)) == 1


def test_a_stopped_clean_up_is_made_good(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.store import vectors

    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan")
    with monkeypatch.context() as patch:
        patch.setattr(vectors, "sweep", lambda db: 0)
        soulmem("--model", "two", "journal", "reembed")
    assert tables(soulmem) == ["embeddings_1", "embeddings_2"]
    soulmem("journal", "reembed")
    assert tables(soulmem) == ["embeddings_2"]


def test_every_user_comes_along_and_hidden_entries_stay_hidden(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan de ana")
    soulmem("--model", "one", "--user", "leo", "add", "pan de leo", "--private")
    soulmem("--model", "two", "journal", "reembed")
    assert recalled(soulmem, "pan") == ["pan de ana"]
    assert recalled(soulmem, "pan", "--user", "leo") == []
    assert [entry["text"] for entry in soulmem("--user", "leo", "recall", "pan", "--private", "--json").json()] == ["pan de leo"]


def test_two_at_once_are_not_let_in(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two"))
    fill(soulmem, "one", "pan")
    with lock.held(soulmem.db, "upkeep") as mine:
        assert mine
        answer = soulmem("--json", "--model", "two", "journal", "reembed")
    assert (answer.code, last_error(answer)["code"]) == (3, "upkeep_running")
    assert rows(soulmem, "SELECT name FROM encoders") == [("one",)]


def test_without_a_journal_there_is_nothing(soulmem: Soulmem) -> None:
    assert soulmem("journal", "reembed", "--json").code == 1
    assert not soulmem.db.exists()


def test_killed_in_the_middle_it_goes_on(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("one"))
    fill(soulmem, "one", *(f"entrada {number} " + "con muchas palabras " * 4 for number in range(128)))
    command = soulmem.command("--model", BUNDLED, "journal", "reembed")
    process = subprocess.Popen(command, env=soulmem.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while process.poll() is None and not ("embeddings_2" in tables(soulmem) and rows(soulmem, "SELECT 1 FROM embeddings_2 LIMIT 1")):
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    assert recalled(soulmem, "entrada 7", "--model", "one")[0].startswith("entrada 7 ")
    answer = soulmem("--model", BUNDLED, "journal", "reembed", "--json").json()
    assert answer["ready"] >= 64
    assert answer["ready"] + answer["encoded"] == 128
    assert rows(soulmem, "SELECT count(*) FROM embeddings_2") == rows(soulmem, "SELECT count(*) FROM vectors_2") == [(128,)]


@minilm.needs_models
def test_there_and_back_with_a_real_model(soulmem: Soulmem) -> None:
    other = str(minilm.folder())
    fill(soulmem, BUNDLED, "My dog died yesterday", "The meeting about taxes took all morning", "We swam in the lake")
    there = soulmem("--model", other, "journal", "reembed", "--json").json()
    assert (there["model"], there["before"], there["encoded"]) == (other, BUNDLED, 3)
    assert recalled(soulmem, "the puppy passed away")[0] == "My dog died yesterday"
    refused = soulmem("--json", "--model", BUNDLED, "recall", "dog")
    assert (refused.code, last_error(refused)["code"]) == (5, "model_mismatch")
    soulmem("config", "set", "model", other)
    assert recalled(soulmem, "swimming")[0] == "We swam in the lake"
    soulmem("config", "unset", "model")
    back = soulmem("--model", BUNDLED, "journal", "reembed", "--json").json()
    assert (back["model"], back["before"], back["encoded"]) == (BUNDLED, other, 3)
    assert recalled(soulmem, "mi mascota ha muerto")[0] == "My dog died yesterday"
