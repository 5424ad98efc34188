"""What can be read of a damaged file: every entry whose text still stands in it, whatever became of the pages around it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from damage import DAMAGES, PAGE, Damage, beheaded, cut, flipped, floor, written

from soulmem_cli.store.salvage.saving import Saved, saved

ROUNDS = 3


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[int, str]]:
    """The bytes of a journal of 300 entries, and their texts."""
    path = tmp_path_factory.mktemp("entero") / "journal.db"
    texts = written(path)
    return path.read_bytes(), texts


def read(path: Path, data: bytes) -> Saved:
    """What is saved of some bytes."""
    path.write_bytes(data)
    return saved(path, [], [], "UTC", lambda moment: f"nuevo-{moment}")


def texts_of(found: Saved) -> dict[int, str]:
    """The texts that were saved, by number."""
    return {row["id"]: row["text"] for row in found.entries.rows}


def test_nothing_is_lost_of_a_whole_file(whole: tuple[bytes, dict[int, str]], tmp_path: Path) -> None:
    data, texts = whole
    found = read(tmp_path / "d.db", data)
    assert texts_of(found) == texts
    assert (found.missing, found.entries.torn, found.entries.guessed, found.last) == ((), (), (), 300)
    assert len(found.haul.of("tags")) == len(found.haul.of("contexts")) == len(found.haul.of("events")) == 300


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda each: each.__name__)
def test_every_text_that_still_stands_in_the_file_is_saved(whole: tuple[bytes, dict[int, str]], tmp_path: Path, damage: Damage) -> None:
    hold(whole, tmp_path / "d.db", damage, range(ROUNDS))


def hold(whole: tuple[bytes, dict[int, str]], path: Path, damage: Damage, turns: range) -> None:
    """Damage a file in many ways, and miss no text that still stands in it."""
    data, texts = whole
    for turn in turns:
        damaged = damage(data, random.Random(f"{damage.__name__} {turn}"))
        found = read(path, damaged)
        there = texts_of(found)
        standing = floor(texts, damaged)
        assert set(standing.values()) - set(there.values()) == set(), turn
        if damage is not flipped:  # two flipped bits can cost an entry its number in its row and in the index
            assert standing.items() <= there.items(), turn
        assert set(found.missing) == set(range(1, found.last + 1)) - set(there), turn


def test_a_file_without_its_first_page_is_read_whole(whole: tuple[bytes, dict[int, str]], tmp_path: Path) -> None:
    data, texts = whole
    assert texts_of(read(tmp_path / "d.db", bytes(PAGE) + data[PAGE:])) == texts
    assert texts_of(read(tmp_path / "d.db", beheaded(data, random.Random(3)))) == texts


def test_the_words_around_a_lost_page_of_a_long_text_stay(whole: tuple[bytes, dict[int, str]], tmp_path: Path) -> None:
    data, texts = whole
    middle = data.index(texts[60][9_000:9_050].encode()) // PAGE * PAGE
    found = read(tmp_path / "d.db", data[:middle] + bytes(PAGE) + data[middle + PAGE :])
    there = texts_of(found)[60]
    assert there.endswith("\N{REPLACEMENT CHARACTER}")
    assert texts[60].startswith(there[:-1].rstrip("\N{REPLACEMENT CHARACTER}"))
    assert len(there) > 4_000
    assert found.entries.torn == (60,)
    row = next(row for row in found.entries.rows if row["id"] == 60)
    same = next(row for row in read(tmp_path / "e.db", data).entries.rows if row["id"] == 60)
    assert {name: row[name] for name in ("uid", "at_us", "offset_s", "zone", "written_us")} == {
        name: same[name] for name in ("uid", "at_us", "offset_s", "zone", "written_us")
    }


def test_what_is_lost_is_numbered(whole: tuple[bytes, dict[int, str]], tmp_path: Path) -> None:
    data, texts = whole
    number = next(number for number in texts if number % 25 and len(texts[number]) > 500)
    place = data.index(texts[number].encode()) // PAGE * PAGE
    gone = {each for each, text in texts.items() if data.find(text.encode()) // PAGE * PAGE == place and len(text) < PAGE // 2}
    found = read(tmp_path / "d.db", data[:place] + bytes(PAGE) + data[place + PAGE :])
    assert number in gone
    assert gone <= set(found.missing)
    assert set(found.missing) == set(texts) - set(texts_of(found))


def test_the_end_of_a_cut_file_costs_only_what_stood_there(whole: tuple[bytes, dict[int, str]], tmp_path: Path) -> None:
    data, texts = whole
    damaged = cut(data, random.Random(5))
    there = texts_of(read(tmp_path / "d.db", damaged))
    assert floor(texts, damaged).items() <= there.items()
