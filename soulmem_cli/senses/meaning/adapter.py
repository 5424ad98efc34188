"""How a question is turned towards what answers it, before entries are searched with it.

`senses/training/adapter.py` fits a residual of low rank on questions and entries of many writers, `q + (qA)B`, and makes
`adapter.bin`: 448 floats that scale the rows, then the 64 rows of A and the 384 of B in signed bytes.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

ADAPTER: Final = Path(__file__).parent / "adapter.bin"
WIDE: Final = 384
RANK: Final = 64


def turned(question: Sequence[float]) -> list[float]:
    """A centred question with its residual added; 384 numbers, not of unit length."""
    first, second = rows()
    hidden = [scale * sum(map(mul, question, row)) for scale, row in first]
    return [value + scale * sum(map(mul, hidden, row)) for value, (scale, row) in zip(question, second, strict=True)]


@cache
def rows() -> tuple[list[tuple[float, array[int]]], list[tuple[float, array[int]]]]:
    """The rows of both matrices with the scale of each."""
    kept = ADAPTER.read_bytes()
    scales, cells = array("f"), array("b")
    scales.frombytes(kept[: 4 * (RANK + WIDE)])
    cells.frombytes(kept[4 * (RANK + WIDE) :])
    first = [(scales[i], cells[i * WIDE : (i + 1) * WIDE]) for i in range(RANK)]
    start = RANK * WIDE
    return first, [(scales[RANK + i], cells[start + i * RANK : start + (i + 1) * RANK]) for i in range(WIDE)]


def packed(first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]) -> bytes:
    """The rows of both matrices as they are shipped."""
    lines = [*first, *second]
    scales = array("f", [max(map(abs, line)) / 127 or 1.0 for line in lines])
    cells = array("b", [round(value / scale) for line, scale in zip(lines, scales, strict=True) for value in line])
    return scales.tobytes() + cells.tobytes()
