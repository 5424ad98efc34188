"""What a run changed, in words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from soulmem_cli.domain.runs import Run
from soulmem_cli.render.views.runs import changes
from soulmem_cli.render.words.runs import WORDS


def run(**counts: int) -> Any:
    """A run with its counts."""
    fields: dict[str, Any] = dict.fromkeys(Run.__annotations__, None)
    return Run(**{**fields, "run": 1, "started_at": datetime(2026, 8, 24, tzinfo=UTC), "counts": counts})


@pytest.mark.parametrize(
    ("lang", "one", "many"), [("es", "1 página, 1 reunida", "2 páginas, 2 reunidas"), ("en", "1 page, 1 gathered", "2 pages, 2 gathered")]
)
def test_counts_agree_in_number(lang: str, one: str, many: str) -> None:
    assert changes(run(pages=1, consolidated=1), lang) == one
    assert changes(run(pages=2, consolidated=2), lang) == many
    assert changes(run(unheard=1), lang) == "unheard 1"


def test_what_is_one_alone_can_also_be_many() -> None:
    assert [code for code in WORDS if code.startswith("count_") and code.endswith("_one") and code.removesuffix("_one") not in WORDS] == []
