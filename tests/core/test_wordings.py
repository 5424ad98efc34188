"""The words that entries share: the same for one pair and for many, and rare ones weigh more."""

from __future__ import annotations

import pytest
from conftest import Soulmem

from soulmem_cli.core.wordings import Wordings
from soulmem_cli.domain import EntryId, UserId
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
