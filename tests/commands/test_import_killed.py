"""import: whatever ends it in the middle, what another reader has seen stays, and the rest comes with the next run."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

import pytest
from archives import document, lines, live
from conftest import Soulmem
from journals import rows, sound

TABLES = ("entries", "traces", "words_docsize", "embeddings_1", "vectors_1")


def seen(soulmem: Soulmem) -> list[tuple[object, ...]]:
    """The entries that are confirmed by now."""
    try:
        return rows(soulmem, "SELECT id, uid, text FROM entries ORDER BY id")
    except Exception:
        return []  # there is no journal yet


def killed_in_the_middle(soulmem: Soulmem, path: Path, how: signal.Signals) -> list[tuple[object, ...]]:
    """Import a file until something of it is confirmed, end it there, and answer what was seen before."""
    command, env, heard = soulmem.command("import", path), soulmem.environment(), partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    # a shell that runs the tests in the background lets them ignore Ctrl-C, and what they start inherits that
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=env, preexec_fn=heard) as process:
        until = time.monotonic() + 120
        while not (before := seen(soulmem)) and time.monotonic() < until:
            time.sleep(0.02)
        process.send_signal(how)
        code = process.wait()
    assert before
    assert code == (-how if how is signal.SIGKILL else 130)
    return before


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_lines(soulmem: Soulmem, tmp_path: Path, how: signal.Signals) -> None:
    given = [{"text": f"día {n} junto al mar", "at": f"2024-01-01T10:00:{n % 60:02}"} for n in range(400)]
    path = lines(tmp_path / "a.ndjson", *given)
    before = killed_in_the_middle(soulmem, path, how)
    after = seen(soulmem)
    assert after[: len(before)] == before
    assert len(after) < len(given)
    assert sound(soulmem)
    assert {rows(soulmem, f"SELECT count(*) FROM {table}")[0][0] for table in TABLES} == {len(after)}
    told = soulmem("import", path, "--json").json()
    assert (told["added"], told["known"]) == (len(given) - len(after), len(after))
    assert [text for _, _, text in seen(soulmem)] == [each["text"] for each in given]


def test_a_document(tmp_path: Path) -> None:
    one, other = live(Soulmem(tmp_path / "one")), Soulmem(tmp_path / "other")
    one("import", "-", stdin="\n".join(json.dumps({"text": f"línea {n}", "at": "2024-01-01"}) for n in range(200)))
    path = tmp_path / "whole.json"
    one("export", path, "--private")
    before = killed_in_the_middle(other, path, signal.SIGKILL)
    assert seen(other)[: len(before)] == before
    assert other("import", path).code == 0
    made = [document(each, "--private") for each in (one, other)]
    for section in ("entries", "links", "uses", "gists", "events"):
        assert made[0][section] == made[1][section], section
