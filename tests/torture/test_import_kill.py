"""kill -9 at any moment of an import: what came in came in whole, batch by batch and in order, and the rest comes with the next run.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in
from journals import rows
from killing import Deaths, goes_on, whole

from soulmem_cli.core.encoding import BATCH
from soulmem_cli.core.session import Session

KILLS = (4, 200)
COUNT = BATCH + 10
TEXTS = [f"Día {number}: ñandú" for number in range(COUNT)]


@pytest.fixture
def exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the same entries as lines that need all to be made of them, and as a document of another journal, with ties.

    What is made of a text is not at stake, and the encoder would take a hundred times as long as all that is.
    """
    stand_in(monkeypatch, HashingEncoder())
    monkeypatch.setattr(Session, "sensing", lambda session, texts, made: [None] * len(texts))
    folder = tmp_path / "importado"
    folder.mkdir()
    given = [{"text": text, "at": f"2024-01-01T10:{n // 60:02}:{n % 60:02}+01:00"} for n, text in enumerate(TEXTS)]
    (folder / "in.ndjson").write_text("\n".join(json.dumps(each) for each in given), encoding="utf-8")
    other = Soulmem(folder / "other")
    other.env["SOULMEM_MODEL"] = "hashing"
    assert other("import", folder / "in.ndjson").code == 0
    assert other("link", 1, COUNT).code == 0
    assert other("export", folder / "in.json").code == 0
    return folder


@pytest.mark.parametrize("form", ["ndjson", "json"])
def test_import(soulmem: Soulmem, exported: Path, tmp_path: Path, long: bool, form: str) -> None:
    soulmem.env["SOULMEM_MODEL"] = "hashing"
    soulmem("add", "--lines", stdin="lo de antes\nLlueve sobre Cádiz, y leo")
    before = rows(soulmem, "SELECT * FROM entries ORDER BY id")
    file = tmp_path / f"in.{form}"
    shutil.copy2(exported / file.name, file)
    deaths = Deaths(soulmem, f"import FILE.{form}", "import", file, kills=KILLS[long])
    for _ in deaths:
        now = rows(soulmem, "SELECT * FROM entries ORDER BY id")
        assert now[:2] == before
        came = [row[3] for row in now[2:]]
        assert came == TEXTS[: len(came)]
        assert len(came) % BATCH == 0 or came == TEXTS, "a batch is a transaction"
        whole(soulmem, events=form == "ndjson")  # a document brings its own events, at its end
        deaths.found("between" if 0 < len(came) < COUNT else "after" if came else "before", stands=came == TEXTS)
        told = soulmem("import", file, "--json").json()
        assert (told["added"], told["known"], told["bad"]) == (COUNT - len(came), len(came), 0)
        assert [row[3] for row in rows(soulmem, "SELECT * FROM entries ORDER BY id")[2:]] == TEXTS
        if form == "json":
            assert rows(soulmem, "SELECT a, b FROM links WHERE said ORDER BY a") in ([(3, COUNT + 2)], [(COUNT + 2, 3)])
        whole(soulmem)
        goes_on(soulmem)
