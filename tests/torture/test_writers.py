"""Writers at once, in processes of their own: all is kept, and none of them hears of a lock.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event

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
    assert [answer for answer in done if answer.code] == []
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


def by_lines(soulmem: Soulmem, writer: int, count: int) -> list[Answer]:
    """So many entries of one process, a batch at a time."""
    lines = "\n".join(f"escritor {writer}, línea {number}" for number in range(count))
    return [soulmem.shell("add", "--lines", "--ndjson", stdin=lines)]


def mixed(soulmem: Soulmem, writer: int, count: int) -> list[Answer]:
    """Half of the entries in processes of their own, half of them as lines."""
    return [*write(soulmem, writer, count // 2), *by_lines(soulmem, writer, count - count // 2)]


def asked_until(soulmem: Soulmem, done: Event, *words: str) -> list[Answer]:
    """The same question over and over, at least once, until there are no more writers."""
    answers = [soulmem.shell(*words)]
    while not done.is_set():
        answers.append(soulmem.shell(*words))
    return answers


def test_eight_writers_a_dream_and_readers_at_once(soulmem: Soulmem, long: bool) -> None:
    count, stood = (100 if long else 4), ["Café con Ana", "Coffee with Ana", "Un café con Ana"]
    for day, text in enumerate(stood):
        soulmem("add", text, "--at", f"2026-08-0{day + 1} 09:00")
    ways: list[Callable[[Soulmem, int, int], list[Answer]]] = [mixed] * 4 + [by_lines] * 4
    questions = (("recall", "café con Ana", "--json"), ("timeline", "--json", "--limit", "50"), ("export", "--json"))
    done = Event()
    with ThreadPoolExecutor(len(ways) + len(questions) + 1) as pool:
        writing = [pool.submit(way, soulmem, writer, count) for writer, way in enumerate(ways)]
        reading = [pool.submit(asked_until, soulmem, done, *words) for words in questions]
        dreaming = pool.submit(soulmem.shell, "dream", "--json")
        wrote = [answer for each in writing for answer in each.result()]
        done.set()
        read = [answer for each in reading for answer in each.result()]
        dreamt = dreaming.result()
    for answers in (wrote, read, [dreamt]):
        assert [answer for answer in answers if answer.code or "lock" in answer.err or "busy" in answer.err] == []
    confirmed = [json.loads(line) for answer in wrote for line in answer.out.splitlines()]
    assert len({entry["id"] for entry in confirmed}) == len(confirmed) == len(ways) * count
    assert sorted(soulmem.texts()) == sorted([*stood, *(entry["text"] for entry in confirmed)])
    known = {*stood, *(entry["text"] for entry in confirmed)}
    for answer in read:
        assert {entry["text"] for entry in entries_of(answer)} <= known
    assert dreamt.json()["unchanged"]
    whole(soulmem)
    if long:
        print(f"{len(confirmed)} entries of {len(wrote)} processes kept, beside {len(read)} readers")


def entries_of(answer: Answer) -> list[dict[str, str]]:
    """The entries in an answer, which is a list of them or a document; each has its words."""
    shown = answer.json()
    found: list[dict[str, str]] = shown["entries"] if isinstance(shown, dict) else shown
    assert found
    assert all(entry["text"] for entry in found)
    return found
