"""A journal without the table in which vec0 looks up its rows: vec0 does not live through a change to it, and soulmem says so."""

from __future__ import annotations

import json

import apsw
import pytest
from conftest import Soulmem


@pytest.mark.parametrize("words", [("add", "otra con Ana"), ("forget", "1"), ("edit", "1", "--private"), ("undo",)])
def test_what_writes_vectors_is_refused_and_rebuilding_mends_it(soulmem: Soulmem, words: tuple[str, ...]) -> None:
    soulmem("add", "Desayuné con Ana en el café")
    connection = apsw.Connection(str(soulmem.db))
    connection.execute("PRAGMA writable_schema=ON; DELETE FROM sqlite_master WHERE name = 'vectors_1_rowids'").fetchall()
    connection.close()
    answer = soulmem.shell(*words, "--json")
    error = json.loads(answer.err.splitlines()[-1])["error"]
    assert (answer.code, error["code"], error["path"]) == (3, "vectors_unreadable", str(soulmem.db))
    assert "soulmem doctor" in error["message"]
    assert soulmem.texts() == ["Desayuné con Ana en el café"]
    assert soulmem("journal", "rebuild").code == 0
    assert soulmem(*words).code == 0
