"""Patterns that are looked for only where they can be: what they need is worked out from them, and finds all that they find."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from soulmem_cli import senses
from soulmem_cli.senses import phrases
from soulmem_cli.senses.own_words import own_sentences
from soulmem_cli.senses.phrases import EVERY, Phrase
from soulmem_cli.senses.training import needs

LIVES = Path(senses.__file__).parent / "training" / "lives"


def test_what_is_needed_is_written_down() -> None:
    assert needs.PLACE.read_text(encoding="utf-8") == needs.table(), "python -m soulmem_cli.senses.training.needs"
    assert sum(bool(each.needed) for each in EVERY) > 0.8 * len(EVERY)


@pytest.mark.parametrize(
    ("source", "strings"),
    [
        (r"\b(?:el|la) boda\b", ("el boda", "la boda")),
        (r"mi (?:nuevo )?m[oó]vil es", ("mi movil es", "mi móvil es", "mi nuevo movil es", "mi nuevo móvil es")),
        (r"\w+ (?i:Vivo en) (?P<value>[A-Z]\w+)", (" vivo en ",)),
        (r"(?:lo )?dejo(?: ya)?|abandono", ("abandono", "dejo")),
        (r"(?<!no )quiero\s(?!dormir)", ("quiero",)),
        (r"(?:plan ){2}\d+", ("plan ",)),
        (r"(?:plan )?\d+", ()),
        (r"plan|\d+", ()),
        (r"\w+ de \w+", (" de ",)),
        (r"[^a]el?\d", ()),
    ],
)
def test_what_all_matches_have(source: str, strings: tuple[str, ...]) -> None:
    assert needs.needed(source) == strings


def test_all_that_they_find_has_what_they_need() -> None:
    files = [file for file in sorted(LIVES.glob("*.jsonl")) if ".asks" not in file.name]
    texts = [json.loads(line)["text"] for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    found = 0
    for sentence in (sentence for text in texts for sentence in own_sentences(text)):
        for each in EVERY:
            for text in (sentence.text, sentence.folded):
                if not each.may_be_in(text):
                    assert each.pattern.search(text) is None, (each.source, text)
                else:
                    found += 1
    assert found


def test_one_that_nothing_is_known_of_is_looked_for_everywhere() -> None:
    phrase = Phrase(r"ni \w+ de esto")
    EVERY.remove(phrase)
    assert phrase.compiled is None
    assert phrase.search("no sé ni jota de esto") is not None
    assert [found[0] for found in phrase.finditer("ni jota de esto, ni papa de esto")] == ["ni jota de esto", "ni papa de esto"]


def test_what_cannot_be_there_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "NEEDED", {needs.crc32(rb"quiero (\w+)"): ("quiero",)})
    phrase = Phrase(r"quiero (\w+)")
    EVERY.remove(phrase)
    assert phrase.search("hoy no") is None
    assert list(phrase.finditer("hoy no")) == []
    assert phrase.compiled is None
    assert re.match("correr", phrase.search("Hoy quiero correr")[1])  # type: ignore[index]
