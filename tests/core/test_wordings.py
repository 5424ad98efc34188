"""The words that entries share: the same for one pair and for many, and rare ones weigh more."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem

from soulmem_cli import senses
from soulmem_cli.core.wordings import Wordings
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses.words import both_stems, root, tokens
from soulmem_cli.store.database import Database

TEXTS = ["La tetera azul de Marta", "Marta rompió la tetera", "Teteras y tetera, Marta", "Llueve", "🙂", "Marta llama a casa"]


@pytest.fixture
def wordings(soulmem: Soulmem, db: Database) -> Wordings:
    """The words of a few entries, numbered from 1."""
    for text in TEXTS:
        assert soulmem("add", text).code == 0
    return Wordings(db, UserId(1))


def test_many_at_once_share_what_each_pair_shares(wordings: Wordings) -> None:
    everyone = [EntryId(number) for number in range(1, len(TEXTS) + 1)]
    asked = [(one, [other for other in everyone if other != one]) for one in everyone]

    for (one, others), weights in zip(asked, wordings.shared_by(asked), strict=True):
        assert weights == pytest.approx([wordings.shared(one, other) for other in others])


def test_what_few_entries_say_weighs_more(wordings: Wordings) -> None:
    kettle, rain, home = wordings.shared(EntryId(1), EntryId(2)), wordings.shared(EntryId(1), EntryId(4)), EntryId(6)
    assert kettle > wordings.shared(EntryId(1), home) > rain == 0


def test_more_words_can_be_read_after_some_were_compared(wordings: Wordings) -> None:
    first = wordings.shared_by([(EntryId(1), [EntryId(2)])])
    wordings.shared_by([(EntryId(4), [EntryId(5), EntryId(6)])])
    assert wordings.shared_by([(EntryId(1), [EntryId(2)])]) == first


def test_a_few_pairs_share_the_same_as_many(wordings: Wordings, db: Database) -> None:
    everyone = [EntryId(number) for number in range(1, len(TEXTS) + 1)]
    wordings.read(everyone)
    fresh = Wordings(db, UserId(1))
    for one in everyone:
        for other in everyone:
            whole = wordings.shared(one, other)
            assert fresh.shared(one, other) == pytest.approx(whole)
            assert fresh.shared(one, other, whole) == pytest.approx(whole)
            assert fresh.shared(one, other, whole + 0.01) in (0.0, pytest.approx(whole))


def test_words_of_one_stem_have_one_root() -> None:
    """Of every word of the lives: only what has its root can have its stem."""
    lives = Path(senses.__file__).parent / "training" / "lives"
    words = {word for file in lives.glob("*.jsonl") for word in tokens(file.read_text(encoding="utf-8")) if not word.isdigit()}
    assert len(words) > 5_000
    for word in {*words, "dying", "lying", "tying", "skies", "ugly", "trying"}:
        assert {stem[1:3] for stem in both_stems(word)} <= {word[:2], root(word)}
        assert root(word) == both_stems(word)[1][1:3]


def test_a_number_in_common_is_nothing(soulmem: Soulmem, db: Database) -> None:
    for text in ("Seis kilómetros", "Seis años sobria", "Six miles", "Llueve", "Nada"):
        assert soulmem("add", text).code == 0
    assert Wordings(db, UserId(1)).shared(EntryId(1), EntryId(2)) == 0
