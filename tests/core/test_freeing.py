"""What is free goes back to the system where that can be told to do so, and nothing fails elsewhere."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import pytest

from soulmem_cli.core import freeing


class Library:
    """A C library that counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def malloc_trim(self, pad: int) -> int:
        self.asked.append(pad)
        return 1


@pytest.mark.parametrize(("system", "asked"), [("linux", [0]), ("darwin", []), ("win32", [])])
def test_only_the_library_that_keeps_what_is_free_is_asked(monkeypatch: pytest.MonkeyPatch, system: str, asked: list[int]) -> None:
    library = Library()
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    freeing.give_back()
    assert library.asked == asked


@pytest.mark.parametrize("failure", [AttributeError, OSError])
def test_a_library_without_it_is_left_alone(monkeypatch: pytest.MonkeyPatch, failure: type[Exception]) -> None:
    def library(name: Any) -> None:
        raise failure

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", library)
    freeing.give_back()
