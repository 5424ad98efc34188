"""Build the lexicon of names: which words are given names, surnames, places, things, and which are ordinary words too.

    python -m soulmem_cli.senses.training.lexicon DATA

DATA holds `names/given_es.txt`, `names/given_en.txt` and the public texts; Faker and pyspellchecker must be installed.
What no list has is in `names/` beside this file. Credits are in NOTICE.
"""

from __future__ import annotations

import csv
import gzip
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path
from typing import Final

from soulmem_cli.text import fold

HERE: Final = Path(__file__).parent
LEXICON: Final = HERE.parent / "lexicon.txt"
WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
SPANISH, ENGLISH = "es_ES es_MX es_CO es_AR es_CL es_CA es".split(), "en_GB en_IE en_IN en_KE en_NG en_NZ en_PK en_US".split()
ELSEWHERE: Final = "pt_BR pt_PT fr_FR fr_QC it_IT pl_PL de_DE yo_NG ig_NG ha_NG tw_GH zu_ZA ga_IE vi_VN nl_NL sv_SE ro_RO".split()
SURNAMES: Final = "en_US en_GB en_IN en_PK es_ES es_MX es_CO es_AR es_CL yo_NG ig_NG vi_VN pt_BR".split()
COMMON: Final = ((2_500, "1"), (8_000, "2"))  # ranks of use up to which a word has a mark; further ones have 3
AT_MOST: Final = {"es": 12_000, "en": 9_000}
SMALL_VOICES: Final = ("noe-murcia", "cardiff-boy")  # they write names without capitals


def listed(name: str) -> set[str]:
    """The words of one of our own lists."""
    lines = (HERE / "names" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {fold(word) for line in lines if not line.startswith("#") for word in line.split()}


def names(data: Path) -> dict[str, set[str]]:
    """Every name, folded, with its marks."""
    found: dict[str, set[str]] = defaultdict(set)
    for lang, mark in (("es", "e"), ("en", "n")):
        for word in (data / "names" / f"given_{lang}.txt").read_text(encoding="utf-8").split():
            found[fold(word)].add(mark)
    for locales, mark in ((SPANISH, "e"), (ENGLISH, "n"), (ELSEWHERE, "x")):
        for locale in locales:
            for word in of_faker(locale, "first_name"):
                found[fold(word)].add(mark)
    for locale in SURNAMES:
        for word in of_faker(locale, "last_name"):
            found[fold(word)].add("s")
    for name, mark in (("nicknames", "x"), ("ambiguous", "f")):
        for word in listed(name):
            found[word].add(mark)
    return {word: marks for word, marks in found.items() if len(word) > 1}


def of_faker(locale: str, kind: str) -> Iterator[str]:
    """The names of one kind that Faker knows for a place, in Latin letters."""
    provider = import_module(f"faker.providers.person.{locale}").Provider
    for field in dir(provider):
        values = getattr(provider, field)
        if field.startswith(kind) and not callable(values) and not isinstance(values, property):
            for name in values:
                if isinstance(name, str) and all(letter < "\u0250" for letter in name):
                    yield from (word for word in name.split() if word[:1].isupper())


def used(data: Path) -> tuple[Counter[str], Counter[str]]:
    """How often each word stands in the texts without and with a capital, starts of sentences left out."""
    small: Counter[str] = Counter()
    capital: Counter[str] = Counter()
    for text in texts(data):
        for match in WORD.finditer(text):
            word, before = match.group(), text[: match.start()].rstrip(" \"'“(«")
            if word[0].islower():
                small[fold(word)] += 1
            elif before and before[-1] not in ".!?¿¡:\n-*":
                capital[fold(word)] += 1
    return small, capital


def texts(data: Path) -> Iterator[str]:
    """Public texts, and the training diary."""
    for file in sorted((data / "goemotions_ekman").glob("*.tsv")):
        yield from (line.split("\t")[0] for line in file.read_text(encoding="utf-8").splitlines())
    for file in sorted((data / "brighter").glob("*_track_a.csv")):
        with file.open(encoding="utf-8") as lines:
            yield from (row["text"] for row in csv.DictReader(lines))
    for file in sorted((data / "tatoeba").iterdir()):
        yield from file.read_text(encoding="utf-8").splitlines()
    for file in sorted((HERE / "diary").glob("*.jsonl")):
        rows = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        yield from (row["text"] for row in rows if row["voice"] not in SMALL_VOICES)


def ranks(lang: str) -> dict[str, int]:
    """Words of a language by how much they are used, 0 the most."""
    packed = (resources.files("spellchecker") / "resources" / f"{lang}.json.gz").read_bytes()
    counts: Counter[str] = Counter()
    for word, count in json.loads(gzip.decompress(packed)).items():
        if "'" not in word:
            counts[fold(word)] += count
    return {word: rank for rank, (word, _) in enumerate(counts.most_common())}


def common(known: dict[str, set[str]], places: set[str], data: Path) -> dict[str, str]:
    """The mark of each ordinary word. A name is one too only where the texts use it as one."""
    small, capital = used(data)
    spanish, english = ranks("es"), ranks("en")
    found: dict[str, str] = {}
    for word in {*spanish, *english}:
        foreign = word not in spanish and (word in known or word in places)
        if word in known and small[word] < max(1, 0.3 * capital[word]):
            continue
        marks = [mark(spanish.get(word), "es")]
        if not (foreign and small[word] < max(2, 0.6 * capital[word])) and not (word not in spanish and capital[word] > small[word]):
            marks.append(mark(english.get(word), "en"))
        if best := min(filter(None, marks), default=""):
            found[word] = best
    return found


def mark(rank: int | None, lang: str) -> str:
    """The mark of a rank; none for words that are rare."""
    if rank is None or rank >= AT_MOST[lang]:
        return ""
    return next((each for limit, each in COMMON if rank < limit), "3")


def main(argv: list[str]) -> None:
    """Write the lexicon: a folded word and its marks a line, sorted by bytes."""
    data = Path(argv[0])
    known, places, brands = names(data), listed("places"), listed("brands")
    things = listed("things") | brands
    ordinary = common(known, places, data)
    lines = []
    for word in sorted({*known, *places, *things, *ordinary}, key=str.encode):
        if len(word) > 1 and all(letter.isalpha() or letter in "'-" for letter in word):
            marks = "".join(sorted(known.get(word, ()))) + "p" * (word in places) + "t" * (word in things) + "b" * (word in brands)
            marks += ordinary.get(word, "")
            lines.append(f"{word} {marks}\n")
    LEXICON.write_text("".join(lines), encoding="utf-8")
    print(f"{len(lines)} words")


if __name__ == "__main__":
    main(sys.argv[1:])
