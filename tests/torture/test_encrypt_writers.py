"""Writers beside encrypt, rekey and decrypt: what was confirmed is there afterwards, whichever file it was written to."""

from __future__ import annotations

import subprocess

from conftest import Soulmem

from soulmem_cli.store.database import open_journal

ROUNDS = (3, 40)


def test_nothing_confirmed_is_lost(soulmem: Soulmem, long: bool) -> None:
    soulmem("add", "--no-detect", "la primera")
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 3_000_000,))
    db.close()
    kept, done = {"la primera"}, 0
    for number in range(ROUNDS[long]):
        soulmem.env |= {"SOULMEM_KEY_COMMAND": "echo una", "SOULMEM_NEW_KEY_COMMAND": "echo una"}
        task = ("encrypt", "rekey", "decrypt")[done % 3]
        sealing = subprocess.Popen(
            soulmem.command("journal", task, "--yes"), env=soulmem.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for each in range(5):
            text = f"entrada {number} {each}"
            answer = soulmem.shell("add", "--no-detect", text)
            assert answer.code in (0, 3), answer
            assert "damaged" not in answer.err
            if not answer.code:
                kept.add(text)
        done += sealing.wait() == 0  # 3 when a writer had it open
        assert sorted(soulmem.texts()) == sorted(kept)
    assert len(kept) > ROUNDS[long]
