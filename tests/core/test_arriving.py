"""Batches of what comes bit by bit: in order, complete, never waiting for more."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from threading import Event

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core.arriving import batches


@given(st.lists(st.integers()), st.integers(1, 10))
def test_everything_comes_in_order(items: list[int], most: int) -> None:
    made = list(batches(iter(items), most))
    assert [item for batch in made for item in batch] == items
    assert all(0 < len(batch) <= most for batch in made)


def test_an_item_does_not_wait_for_the_next() -> None:
    more = Event()

    def items() -> Iterator[int]:
        yield 1
        assert more.wait(10)
        yield 2

    came = batches(items(), 64)
    assert next(came) == [1]
    more.set()
    assert list(came) == [[2]]


def test_what_came_before_a_failure_is_not_lost() -> None:
    def items() -> Iterator[int]:
        yield 1
        raise ValueError("no more")

    came = batches(items(), 64)
    assert next(came) == [1]
    with pytest.raises(ValueError, match="no more"):
        next(came)


def test_who_writes_a_line_can_wait_for_its_entry(soulmem: Soulmem) -> None:
    """A program that adds line by line and reads each answer before it goes on."""
    command = soulmem.command("add", "--lines", "--ndjson")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=soulmem.environment()) as process:
        assert process.stdin
        assert process.stdout
        for text in ("uno", "dos", "tres"):
            process.stdin.write(f"{text}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["text"] == text
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 0
