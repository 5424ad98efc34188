"""kill -9 at any moment of a change of encoder: the old vectors serve until all the new ones are there, and the next run goes on.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in
from journals import rows
from killing import Deaths, goes_on, whole

from soulmem_cli.core.reembedding import BATCH

KILLS = (4, 200)
COUNT = BATCH + 20


def test_reembed(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch, long: bool) -> None:
    stand_in(monkeypatch, HashingEncoder("one"), HashingEncoder("two", 384))
    texts = "\n".join(f"entrada {number} sobre Cádiz" for number in range(COUNT))
    assert soulmem("--model", "one", "add", "--lines", "--no-detect", "--no-link", stdin=texts).code == 0
    before = rows(soulmem, "SELECT * FROM entries ORDER BY id")
    line = ("--model", "two", "journal", "reembed")
    deaths = Deaths(soulmem, "journal reembed", *line, kills=KILLS[long])
    for _ in deaths:
        assert rows(soulmem, "SELECT * FROM entries ORDER BY id") == before
        states = dict(rows(soulmem, "SELECT state, name FROM encoders"))
        serving = states["active"]
        new = serving == "two"
        assert set(states) <= ({"active"} if new else {"active", "building"})
        whole(soulmem, encoder=2 if new else 1)
        found = soulmem("--model", serving, "recall", "entrada 7 sobre Cádiz", "--json")
        assert (found.code, found.err) == (0, "")
        ready = rows(soulmem, "SELECT count(*) FROM embeddings_2")[0][0] if "building" in states else COUNT if new else 0
        assert ready % BATCH == 0 or ready == COUNT, "a batch is a transaction"
        deaths.found("after" if new else "between" if "building" in states else "before", stands=new)
        again = soulmem(*line, "--json").json()
        assert (again["ready"], again["encoded"]) == (ready, COUNT - ready)
        assert [name for (name,) in rows(soulmem, "SELECT name FROM sqlite_master WHERE name GLOB 'embeddings_*'")] == ["embeddings_2"]
        assert rows(soulmem, "SELECT name, state FROM encoders") == [("two", "active")]
        whole(soulmem, encoder=2)
        soulmem.env["SOULMEM_MODEL"] = "two"
        goes_on(soulmem)
        del soulmem.env["SOULMEM_MODEL"]
