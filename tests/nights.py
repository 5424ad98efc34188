"""A small life to dream of."""

from __future__ import annotations

from conftest import Soulmem

COFFEE = ["Coffee with Ana at the usual place", "Had coffee with Ana again", "Coffee with Ana, she talked about her job"]


def live(soulmem: Soulmem) -> Soulmem:
    """A journal with a pattern, a trifle long past, and something of today."""
    for day, text in enumerate(COFFEE, 1):
        soulmem("add", text, "--at", f"2026-07-0{day}T18:00", "--importance", 0.6)
    soulmem("add", "bought bread", "--importance", 0.1, "--at", "2026-01-01T10:00")
    soulmem("add", "today", "--importance", 0.5)
    return soulmem
