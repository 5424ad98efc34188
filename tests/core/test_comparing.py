"""Comparing many with many: some rows at a time finds the same as all at once."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy
import pytest

from soulmem_cli.core import comparing

BLAS = "OPENBLAS_NUM_THREADS"


@pytest.mark.parametrize(("rows", "at_once"), [(4_096, 256), (7, 3), (1, 1)])
@pytest.mark.parametrize("floor", [-1.0, 0.1])
def test_the_nearest_are_those_of_the_whole_matrix(rows: int, at_once: int, floor: float, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_row_that_nothing_is_near_is_left_out() -> None:
    vectors = numpy.eye(3, dtype=numpy.float16)
    assert [near for some in comparing.nearest(vectors, [0, 1, 2], 0.5, 4) for near in some] == []


@pytest.mark.parametrize(("before", "threads"), [("", "1"), ("import numpy", "None"), (f"os.environ[{BLAS!r}] = '3'", "3")])
def test_little_is_multiplied_by_one_thread(before: str, threads: str) -> None:
    """Unless numpy has its threads already, or a person said how many."""
    script = f"import os\nfrom soulmem_cli.core import comparing\n{before}\ncomparing.one_thread()\nprint(os.environ.get({BLAS!r}))"
    environment = {name: value for name, value in os.environ.items() if name != BLAS}
    told = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == threads
