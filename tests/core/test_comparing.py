"""Comparing many with many: some rows at a time finds the same as all at once."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy
import pytest

from soulmem_cli.core import comparing
from soulmem_cli.domain.scale import Scale
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.settings import BUNDLED
from soulmem_cli.store.vectors import Stored

BLAS = "OPENBLAS_NUM_THREADS"


@pytest.mark.parametrize(("rows", "at_once"), [(4_096, 256), (7, 3), (1, 1)])
@pytest.mark.parametrize("floor", [-1.0, 0.1])
def test_the_nearest_are_those_of_the_whole_matrix(rows: int, at_once: int, floor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "READ", rows)
    monkeypatch.setattr(comparing, "ROWS", rows)
    monkeypatch.setattr(comparing, "AT_ONCE", at_once)
    vectors = numpy.random.default_rng(7).normal(size=(60, 16))
    vectors = (vectors / numpy.linalg.norm(vectors, axis=1)[:, None]).astype(numpy.float16)
    asked = [0, 5, 6, 31, 59]

    found = [near for some in comparing.nearest(vectors, asked, floor, 4) for near in some]

    cosines = vectors.astype(numpy.float32) @ vectors.astype(numpy.float32).T
    for row, others, values in found:
        wanted = sorted((other for other in range(60) if other != row and cosines[row, other] >= floor), key=lambda x: -cosines[row, x])
        assert others == wanted[:4]
        assert values == pytest.approx(cosines[row, others], abs=1e-5)
    assert [row for row, *_ in found] == asked


@pytest.mark.parametrize("side", [1_024, 7, 1])
@pytest.mark.parametrize("floor", [-1.0, 0.1])
def test_most_rows_are_compared_as_one_after_another(side: int, floor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "SIDE", side)
    monkeypatch.setattr(comparing, "AT_ONCE", 5)
    vectors = numpy.random.default_rng(7).normal(size=(60, 16))
    vectors = (vectors / numpy.linalg.norm(vectors, axis=1)[:, None]).astype(numpy.float16)
    asked = [row for row in range(60) if row % 5]

    found = [near for some in comparing.nearest(vectors, asked, floor, 4) for near in some]

    wanted = comparing.nearest_of(asked, comparing.products(vectors[asked], vectors), floor, 4)
    assert [near[:2] for near in found] == [near[:2] for near in wanted]
    assert [value for near in found for value in near[2]] == pytest.approx([value for near in wanted for value in near[2]], abs=1e-6)


def test_a_row_that_nothing_is_near_is_left_out() -> None:
    vectors = numpy.eye(3, dtype=numpy.float16)
    assert [near for some in comparing.nearest(vectors, [0, 1, 2], 0.5, 4) for near in some] == []


@pytest.mark.parametrize("encoder", [BUNDLED, "one without means"])
def test_what_is_compared_without_being_centred_is_as_near(encoder: str) -> None:
    random = numpy.random.default_rng(3)
    langs = ["es", "en", "mix", "es", "en"] * 6
    block = random.normal(size=(len(langs), 384)).astype(numpy.float32)
    means = {lang: mean for lang in set(langs) if (mean := comparing.mean_for(encoder, lang)) is not None}
    block += numpy.array([30 * means[lang] if means else block[0] for lang in langs], dtype=numpy.float32)
    block /= numpy.linalg.norm(block, axis=1)[:, None]
    if not means:
        block[7] = 0
    centring = comparing.Centring(Stored(1, encoder, 384, "", "active", Scale(0, 1, 1, 0, 1)), langs)
    asked = block[:4] / numpy.linalg.norm(block[:4], axis=1)[:, None]

    moved = centring.moved(block)

    wanted = [centred(row.tobytes(), encoder, "passage", lang) for row, lang in zip(block, langs, strict=True)]
    assert moved == pytest.approx(numpy.frombuffer(b"".join(wanted), dtype=numpy.float32).reshape(block.shape), abs=1e-5)
    assert centring.cosines(asked, block) == pytest.approx(asked @ moved.T, abs=1e-4)


@pytest.mark.parametrize(("before", "threads"), [("", "1"), ("import numpy", "None"), (f"os.environ[{BLAS!r}] = '3'", "3")])
def test_little_is_multiplied_by_one_thread(before: str, threads: str) -> None:
    """Unless numpy has its threads already, or a person said how many."""
    script = f"import os\nfrom soulmem_cli.core import comparing\n{before}\ncomparing.one_thread()\nprint(os.environ.get({BLAS!r}))"
    environment = {name: value for name, value in os.environ.items() if name != BLAS}
    told = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == threads
