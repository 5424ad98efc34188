"""models: the encoders there are, and the one command that downloads."""

from __future__ import annotations

from pathlib import Path

import minilm
import pytest
from conftest import Soulmem
from refusals import last_error

from soulmem_cli.settings import BUNDLED


@pytest.fixture
def cache(tmp_path: Path) -> dict[str, str]:
    """An empty cache of the hub's library, as environment variables."""
    (tmp_path / "hf").mkdir()
    hub = str(tmp_path / "hf" / "hub")
    return {"HF_HOME": str(tmp_path / "hf"), "HF_HUB_CACHE": hub, "HUGGINGFACE_HUB_CACHE": "", "SENTENCE_TRANSFORMERS_HOME": ""}


def shelve(cache: dict[str, str], name: str, *, files: tuple[str, ...] = ("modules.json", "config.json")) -> Path:
    """Put a model of empty files into the cache."""
    home = Path(cache["HF_HUB_CACHE"]) / f"models--{name.replace('/', '--')}"
    version = home / "snapshots" / "abc"
    version.mkdir(parents=True)
    (home / "refs").mkdir()
    (home / "refs" / "main").write_text("abc")
    for file in files:
        (version / file).write_text("{}")
    return version


def test_the_bundled_model_is_there_and_a_new_journal_lives_with_it(soulmem: Soulmem, cache: dict[str, str]) -> None:
    alone = soulmem("models", "list", "--json", **cache).json()
    assert [(each["name"], each["place"], each["usable"], each["journal"]) for each in alone] == [(BUNDLED, "bundled", True, False)]
    soulmem("add", "hola")
    assert soulmem("models", "list", "--json", **cache).json()[0]["journal"] is True


def test_models_of_the_cache_are_listed_but_not_what_is_no_encoder(soulmem: Soulmem, cache: dict[str, str]) -> None:
    version = shelve(cache, "org/encoder")
    shelve(cache, "org/chatter", files=("config.json",))
    shelve(cache, "org/cut-short", files=())
    found = soulmem("models", "list", "--json", **cache).json()
    assert [(each["name"], each["place"], each["path"]) for each in found[1:]] == [("org/encoder", "cache", str(version))]
    assert found[1]["size_bytes"] == 4


def test_the_chosen_one_is_listed_even_when_it_is_not_here(soulmem: Soulmem, cache: dict[str, str]) -> None:
    found = soulmem("--model", "org/elsewhere", "models", "list", "--json", **cache).json()
    assert (found[1]["name"], found[1]["place"], found[1]["usable"], found[1]["chosen"]) == ("org/elsewhere", "missing", False, True)


def test_for_eyes_in_both_languages(soulmem: Soulmem, cache: dict[str, str]) -> None:
    soulmem("add", "hola")
    assert "this journal's" in soulmem("models", "list", terminal=True, NO_COLOR="1", **cache).out
    assert "el de este diario" in soulmem("--lang", "es", "models", "list", terminal=True, NO_COLOR="1", **cache).out


def test_fetching_the_bundled_one_is_nothing_to_do(soulmem: Soulmem) -> None:
    answer = soulmem("models", "fetch", BUNDLED, "--json")
    assert (answer.code, answer.json()["already"]) == (0, True)


def test_a_model_that_is_not_here_is_said_at_once(soulmem: Soulmem, cache: dict[str, str]) -> None:
    answer = soulmem("--json", "--model", "org/elsewhere", "add", "hola", **cache)
    assert answer.code == 5
    assert last_error(answer)["code"] in ("model_not_here", "models_extra_missing")
    assert not soulmem.db.exists()


@minilm.needs_models
def test_fetch_brings_a_model_that_then_serves_offline(soulmem: Soulmem, cache: dict[str, str]) -> None:
    with minilm.hub() as (address, asked):
        answer = soulmem.shell("models", "fetch", minilm.NAME, "--json", HF_ENDPOINT=address, **cache)
        assert (answer.code, answer.json()["name"], answer.json()["dimensions"]) == (0, minilm.NAME, 384)
        assert answer.err == ""
        asked.clear()
        again = soulmem.shell("models", "fetch", minilm.NAME, "--json", HF_ENDPOINT=address, **cache)
        assert (again.json()["already"], asked) == (True, [])
        unknown = soulmem.shell("models", "fetch", "someone/else", "--json", HF_ENDPOINT=address, **cache)
        assert (unknown.code, last_error(unknown)["code"]) == (5, "model_nowhere")
    kept = soulmem.shell("--model", minilm.NAME, "add", "hola", HF_ENDPOINT="http://127.0.0.1:9", **cache)
    assert (kept.code, kept.out.split("\t")[-1]) == (0, "hola\n")


@minilm.needs_models
def test_fetch_without_a_network_is_one_sentence(soulmem: Soulmem, cache: dict[str, str]) -> None:
    answer = soulmem.shell("models", "fetch", "org/elsewhere", HF_ENDPOINT="http://127.0.0.1:9", **cache)
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (5, "", 1)
    assert "org/elsewhere" in answer.err
