"""kill -9 at any moment of `add`: every entry whose number was printed is there, whole, and nothing else is broken.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest
from conftest import Soulmem
from killing import Deaths, goes_on, whole

KILLS = (15, 200)


def add_and_kill(soulmem: Soulmem, text: str, after: float, out: Path) -> int | None:
    """Start an add, kill it after so many seconds; the number it had printed by then, if it had."""
    with out.open("wb") as shown:
        process = subprocess.Popen(soulmem.command("add", text, "--json"), stdout=shown, stderr=subprocess.PIPE, env=soulmem.environment())
        time.sleep(after)
        process.send_signal(signal.SIGKILL)
        _, err = process.communicate()
    assert b"error" not in err, err
    printed = out.read_text(encoding="utf-8")
    return int(json.loads(printed)["id"]) if printed.endswith("\n") else None


@pytest.mark.parametrize("journal", ["new", "kept"])
def test_no_confirmed_entry_is_lost(soulmem: Soulmem, tmp_path: Path, long: bool, journal: str) -> None:
    if journal == "kept":
        soulmem("add", "la primera")
    chance = random.Random(1973)
    near = 0.4  # seconds; moves to where half of the kills come too late, so that most of them hit the write
    confirmed: dict[int, str] = {}
    for number in range(KILLS[long] if journal == "kept" else KILLS[long] // 5):
        text = f"entrada {number}: ñandú"
        printed = add_and_kill(soulmem, text, near * chance.uniform(0.7, 1.2), tmp_path / "salida")
        near *= 1.1 if printed is None else 0.9
        if printed is not None:
            confirmed[printed] = text
    assert soulmem("add", "la última").code == 0
    kept = {entry["id"]: entry["text"] for entry in soulmem("timeline", "--json", "-n", 1_000).json()}
    assert {number: kept.get(number) for number in confirmed} == confirmed
    whole(soulmem)
    if long:
        print(f"{len(confirmed)} confirmed before their kill, {len(kept)} kept")


def test_the_entry_is_whole_or_not_there(soulmem: Soulmem, long: bool) -> None:
    soulmem("add", "la primera")
    deaths = Deaths(soulmem, "add", "add", "Comí con Ana junto al mar, ñandú", "--json", kills=KILLS[long])
    for death in deaths:
        whole(soulmem)
        seen = soulmem.texts()
        assert seen in (["la primera"], ["Comí con Ana junto al mar, ñandú", "la primera"])
        assert len(seen) == 2 or not death.out, "what was answered stands"
        deaths.found("after" if len(seen) == 2 else "before")
        goes_on(soulmem)


def test_a_kill_between_the_write_and_the_answer_keeps_the_entry(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        while True:
            os.write(writer, b"x" * 4_096)  # a full pipe stops the answer at the door
    except BlockingIOError:
        os.set_blocking(writer, True)
    process = subprocess.Popen(soulmem.command("add", "otra"), stdout=writer, stderr=subprocess.DEVNULL, env=soulmem.environment())
    while soulmem.texts() != ["otra", "hola"]:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    os.close(reader)
    os.close(writer)
    assert soulmem.texts() == ["otra", "hola"]
    whole(soulmem)
