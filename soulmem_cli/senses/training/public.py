"""A little of two public sets of labelled emotion, balanced, as a prior for the table of words."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Final

import numpy as np

from soulmem_cli.senses.heads import EMOTIONS

EACH: Final = 500  # texts at most for an emotion and language


def read_public(folder: Path) -> tuple[list[str], Any]:
    """Texts with exactly one label, and the index of their emotion."""
    rows = [
        *goemotions(folder / "goemotions_ekman"),
        *brighter(folder / "brighter", "en", "eng"),
        *brighter(folder / "brighter", "es", "esp"),
    ]
    rng = np.random.default_rng(1)
    chosen: list[tuple[str, str]] = []
    for lang in ("es", "en"):
        for emotion in EMOTIONS:
            these = [(text, label) for text, label, language in rows if label == emotion and language == lang]
            chosen += [these[i] for i in rng.permutation(len(these))[:EACH]]
    return [text for text, _ in chosen], np.array([EMOTIONS.index(label) for _, label in chosen])


def goemotions(folder: Path) -> list[tuple[str, str, str]]:
    """GoEmotions with Ekman's labels: text, label, language."""
    names = (folder / "labels.txt").read_text("utf-8").split()
    rows = [line.split("\t") for line in (folder / "train.tsv").read_text("utf-8").splitlines()]
    return [(row[0], names[int(row[1])], "en") for row in rows if "," not in row[1]]


def brighter(folder: Path, lang: str, stem: str) -> list[tuple[str, str, str]]:
    """BRIGHTER, track A: text, label, language."""
    found: list[tuple[str, str, str]] = []
    for part in ("train", "test", "dev"):
        with (folder / f"{stem}_{part}_track_a.csv").open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                on = [emotion for emotion in EMOTIONS if row.get(emotion) in ("1", "1.0")]
                if len(on) <= 1:
                    found.append((row["text"], on[0] if on else "neutral", lang))
    return found
