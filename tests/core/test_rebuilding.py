"""One upkeep at a time, by whatever name the journal is called."""

from pathlib import Path

import pytest
from conftest import Soulmem

from soulmem_cli.store import lock


@pytest.mark.parametrize("verb", ["rebuild", "reembed"])
def test_a_link_to_the_journal_does_not_lead_around_the_lock(soulmem: Soulmem, tmp_path: Path, verb: str) -> None:
    soulmem("add", "hola")
    link = tmp_path / "link.db"
    link.symlink_to(soulmem.db)
    with lock.held(soulmem.db, "upkeep") as mine:
        assert mine
        answer = soulmem("journal", verb, "--db", link)
        assert answer.code == 3
        assert "journal.db" in answer.err
    assert soulmem("journal", verb, "--db", link).code == 0
