"""Writers at once, in processes of their own: all is kept, and none of them hears of a lock.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor

from conftest import Answer, Soulmem
from killing import whole

ENTRIES = (25, 200)


def write(soulmem: Soulmem, writer: int, count: int) -> list[Answer]:
    """So many entries, one process each, one after the other."""
    return [soulmem.shell("add", f"escritor {writer}, entrada {number}", "--json") for number in range(count)]


def test_two_writers_keep_every_entry(soulmem: Soulmem, long: bool) -> None:
    count = ENTRIES[long]
    with ThreadPoolExecutor(2) as pool:
        answers = [answer for done in pool.map(lambda writer: write(soulmem, writer, count), (1, 2)) for answer in done]
    assert [answer for answer in answers if answer.code or "lock" in answer.err] == []
    ids = [answer.json()["id"] for answer in answers]
    assert len(set(ids)) == 2 * count
    assert sorted(soulmem.texts()) == sorted(answer.json()["text"] for answer in answers)
    whole(soulmem)


def test_two_streams_of_lines_keep_every_line(soulmem: Soulmem, long: bool) -> None:
    count = ENTRIES[long]
    lines = {writer: "\n".join(f"línea {number} de {writer}" for number in range(count)) for writer in (1, 2)}
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda writer: soulmem.shell("add", "--lines", "--ndjson", stdin=lines[writer]), lines))
    assert [answer.code for answer in done] == [0, 0]
    assert sorted(soulmem.texts()) == sorted("\n".join(lines.values()).splitlines())
    whole(soulmem)


def test_a_first_entry_of_two_at_once_makes_one_journal(soulmem: Soulmem, long: bool) -> None:
    for round_ in range(20 if long else 3):
        there = soulmem.environment(SOULMEM_HOME=str(soulmem.home / str(round_)))
        started = [
            subprocess.Popen(soulmem.command("add", f"hola {each}"), env=there, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for each in range(3)
        ]
        ended = [(process.communicate(), process.returncode) for process in started]
        assert [code for _, code in ended] == [0, 0, 0], ended
        soulmem.env["SOULMEM_HOME"] = there["SOULMEM_HOME"]
        assert sorted(soulmem.texts()) == ["hola 0", "hola 1", "hola 2"]
        files = {path.name for path in (soulmem.home / str(round_)).iterdir()}
        assert files <= {"journal.db", "journal.db-wal", "journal.db-shm"}


def test_readers_never_wait_for_a_writer(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    with ThreadPoolExecutor(2) as pool:
        writing = pool.submit(write, soulmem, 1, 8)
        reading = [soulmem.shell("timeline", "--json") for _ in range(8)]
        assert all(answer.code == 0 for answer in writing.result())
    assert all(answer.code == 0 and answer.json()[-1]["text"] == "hola" for answer in reading)
