"""Every connection stands as it must: all that it was told at its opening was heard."""

import pytest
from conftest import Soulmem

from soulmem_cli.store.database import open_journal


@pytest.mark.parametrize("write", [False, True])
def test_every_pragma_is_in_force(soulmem: Soulmem, write: bool) -> None:
    soulmem("add", "uno")
    db = open_journal(soulmem.db, write=write)
    wanted = {"foreign_keys": 1, "trusted_schema": 0, "synchronous": 2, "secure_delete": 1, "temp_store": 2, "journal_mode": "wal"}
    assert {name: db.rows(f"PRAGMA {name}")[0][0] for name in wanted} == wanted
    assert db.rows("PRAGMA busy_timeout")[0][0] > 0
    db.close()
