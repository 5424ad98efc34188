"""A disk that fails at any moment of a verb: what was kept stands, the change is wholly there or wholly not, and a person is told.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`: each function of the disk fails at each of its
calls, or at so many spread over a long run.
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import zlib
from collections import Counter
from collections.abc import Iterator
from errno import EIO, ENOSPC
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import apsw
import pytest
from conftest import Answer, Soulmem
from disks import CALLS, FAILURES, Fault, failing, refusing
from standing import Rows, difference, said, standing

from soulmem_cli.render.side import sentence
from soulmem_cli.store.database import open_journal

AT_MOST: Final = 40  # moments of one kind of failure that are tried in the long form
ALWAYS: Final = 1_000_000
SECRETS: Final = ("una", "otra")
KEYS: Final = {"SOULMEM_KEY_COMMAND": "echo una", "SOULMEM_NEW_KEY_COMMAND": "echo otra"}
TEXTS: Final = (
    "Desayuné con Ana en el café", "Coffee with Ana at the usual place", "Had coffee with Ana again", "Hoy nadé en el lago",
    "Swam in the lake", "Corrí por el río con Luis", "Coffee with Ana, as usual",
)  # fmt: skip
ROWS: Final = "\n".join(json.dumps({"text": f"fila {day} con Marta", "at": f"2026-07-{day:02}T10:00:00+02:00"}) for day in range(1, 21))
# what a failing disk is told as, with exit code 3: each names the file and a way out
TOLD: Final = {
    "disk_fails", "disk_full", "file_limit", "journal_unreachable", "journal_locked", "journal_read_only", "vectors_unreadable",
    "backup_unsound", "reseal_unsound", "restore_unsound",
}  # fmt: skip
WHOLE: Final[set[bytes]] = set()  # copies that were looked through
NAMED: Final = {"file_unwritable", "file_unreadable"}  # and a file that a person named, with 2


class Deed(NamedTuple):
    """A verb that changes something. `steps`: it takes several transactions, and goes on where it was broken off when it is run again.

    `copies`: it changes the copies beside the journal as well, and those it cannot change it names; `ending` does what was left to do.
    """

    words: tuple[str, ...]
    sealed: bool = False
    steps: bool = False
    needs: str = ""
    copies: bool = False
    ending: tuple[str, ...] = ()


DEEDS: Final = {
    "add": Deed(("add", "Una entrada nueva con Ana")),
    "edit": Deed(("edit", "1", "Desayuné con Ana y Luis")),
    "import": Deed(("import", "filas.ndjson")),
    "tag": Deed(("tag", "1", "+mañana")),
    "forget": Deed(("forget", "2")),
    "purge": Deed(("forget", "3", "--purge", "--yes"), copies=True, ending=("forget", "--purge", "--rolled-back", "--yes")),
    "undo": Deed(("undo",)),
    "dream": Deed(("dream",), steps=True),
    "rebuild": Deed(("journal", "rebuild"), steps=True),
    "reembed": Deed(("journal", "reembed"), steps=True, needs="vectors"),
    "backup": Deed(("journal", "backup")),
    "restore": Deed(("journal", "restore", "copia.db", "--yes")),
    "encrypt": Deed(("journal", "encrypt", "--yes"), needs="key", copies=True, ending=("journal", "encrypt", "--yes")),
    "decrypt": Deed(("journal", "decrypt", "--yes"), sealed=True, needs="key", copies=True, ending=("journal", "decrypt", "--yes")),
    "rekey": Deed(("journal", "rekey", "--yes"), sealed=True, needs="key", copies=True),
    "export": Deed(("export", "fuera.json", "--yes")),
    "timeline": Deed(("timeline",)),
}


class Worlds:
    """A plain and an encrypted journal with a copy, made once, and how each deed leaves them when nothing fails."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.outcomes: dict[str, tuple[Rows, Rows]] = {}
        self.begun: dict[str, bytes] = {}  # the files a deed is done to
        plain = Soulmem(place / "plain")
        for day, text in enumerate(TEXTS, 1):
            plain("add", text, "--at", f"2026-08-{day:02} 10:00", "--tag", "vida")
        plain("forget", 5)
        plain("journal", "backup")
        plain("journal", "backup", place / "copia.db")
        plain("add", "Después de la copia")
        (place / "filas.ndjson").write_text(ROWS, encoding="utf-8")
        shutil.copytree(plain.home, place / "sealed")
        sealed = Soulmem(place / "sealed")
        sealed.env |= KEYS
        assert sealed("journal", "encrypt", "--yes").code == 0

    def fresh(self, name: str, where: str = "run") -> Soulmem:
        """A journal that a deed can be done to."""
        deed, home = DEEDS[name], self.place / where
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(self.place / ("sealed" if deed.sealed else "plain"), home)
        soulmem = Soulmem(home)
        if deed.needs == "key":
            soulmem.env |= KEYS
        if deed.needs == "vectors":
            db = open_journal(soulmem.db, write=True)
            db.load_vectors()
            with db.transaction():
                db.run("DELETE FROM embeddings_1 WHERE entry_id < 5")
                db.run("DELETE FROM vectors_1 WHERE entry_id < 5")
            db.close()
        self.begun = files(home)
        return soulmem

    def words(self, name: str) -> list[str]:
        """The words of a deed, its files where they are."""
        return [str(self.place / word) if word.endswith((".ndjson", ".db", ".json")) else word for word in DEEDS[name].words]

    def outcome(self, name: str) -> tuple[Rows, Rows]:
        """What stands in the journal before a deed and after it."""
        if name not in self.outcomes:
            soulmem = self.fresh(name, "whole")
            before = stands(soulmem)
            assert soulmem(*self.words(name)).code == 0
            self.outcomes[name] = before, stands(soulmem)
        return self.outcomes[name]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Worlds:
    """The journals of this file."""
    return Worlds(tmp_path_factory.mktemp("mundos"))


def files(home: Path) -> dict[str, bytes]:
    """Every file of a journal, but for those that are only locked."""
    return {str(path.relative_to(home)): digest(path) for path in home.rglob("*") if path.is_file() and path.suffix != ".lock"}


def digest(path: Path) -> bytes:
    """What stands in a file, in few bytes."""
    return blake2b(path.read_bytes()).digest()


def stands(soulmem: Soulmem) -> Rows:
    """What stands in a journal, whichever of the keys opens it; every copy beside it is whole as well."""
    for path in (soulmem.home / "backups").glob("[!.]*"):
        if (seen := digest(path)) not in WHOLE:
            assert len(read(path)["entries"]) >= len(TEXTS) - 1
            WHOLE.add(seen)
    return read(soulmem.db)


def read(path: Path) -> Rows:
    """What stands in a file, whichever of the keys opens it."""
    for secret in SECRETS[:-1]:
        try:
            return standing(path, secret)
        except apsw.NotADBError:
            continue
    return standing(path, SECRETS[-1])


def moments(calls: int, most: int, chance: Random) -> list[int]:
    """Which calls fail: all of them, or so many with the first and the last among them."""
    if calls <= most:
        return list(range(1, calls + 1))
    ends = {1, 2, calls - 1, calls}
    return sorted(ends | set(chance.sample(range(1, calls + 1), most - len(ends))))


def faults(function: str, calls: int, chance: Random) -> Iterator[Fault]:
    """The ways in which a function can fail, at some of its calls: once, or from then on; a write also for want of room, half done."""
    for nth in moments(calls, AT_MOST, chance):
        yield Fault(function, nth)
    for nth in moments(calls, AT_MOST // 4, chance):
        yield Fault(function, nth, ALWAYS)
    if function == "xWrite":
        for nth in moments(calls, AT_MOST // 2, chance):
            yield Fault(function, nth, ALWAYS, apsw.SQLITE_FULL)
            yield Fault(function, nth, torn=True)


def every_fault(worlds: Worlds, name: str, chance: Random) -> Iterator[Fault]:
    """Every function of the disk in turn, failing in every way."""
    for function in FAILURES:
        soulmem = worlds.fresh(name)
        with failing(Fault(function)) as disk:
            assert soulmem(*worlds.words(name)).code == 0
        yield from faults(function, disk.calls, chance)


def checked(worlds: Worlds, name: str, soulmem: Soulmem, answer: Answer, lang: str, why: tuple[object, ...]) -> str:
    """Hold what a failing disk left against what is owed; where the journal stands: before, after or between."""
    if answer.code and files(soulmem.home) == worlds.begun:  # not a byte changed: it stands as it stood, and can be done as before
        told_well(answer, lang, worlds.place, why)
        return "before"
    before, after = worlds.outcome(name)
    deed, now = DEEDS[name], stands(soulmem)
    if deed.copies and answer.out and (answer.code == 3 or now != after):
        assert said(now) == said(after), (why, answer, difference(after, now))
        assert str(soulmem.home) in answer.err, (why, answer)
        if deed.ending:
            assert soulmem(*deed.ending).code in (0, 1), why
            assert stands(soulmem) == after, (why, answer, difference(after, stands(soulmem)))
        return "in part"
    where = "after" if before != after and now == after else "before" if now == before else "between"
    if where == "between":
        assert deed.steps, (why, answer, difference(before, now))
        assert said(now) in (said(before), said(after)), (why, answer, difference(before, now))
    if answer.code:
        told_well(answer, lang, worlds.place, why)
        # where no sync ever succeeds SQLite may find a step in its log that it could not confirm: to be told to try again does no harm
        assert where != "after" or deed.steps, (why, answer)
    elif not deed.steps:
        assert now == after, (why, answer)
    if "unlink" not in why:  # what cannot be removed stays until the next who makes one
        assert [path.name for path in soulmem.home.rglob(".*")] == [], why
    if where != "after":
        again = soulmem(*worlds.words(name))
        assert again.code == 0, (why, again)
        assert (said(stands(soulmem)) == said(after)) if deed.steps else stands(soulmem) == after, (why, answer)
    return where


def told_well(answer: Answer, lang: str, place: Path, why: object) -> None:
    """A failure is an object with a sentence in the person's language that names a file she knows."""
    error = json.loads(answer.err.splitlines()[-1])["error"]
    wanted = 3 if error["code"] in TOLD else 2 if error["code"] in NAMED else 74
    assert answer.code == wanted, (why, answer)
    assert error["path"].startswith(str(place)), (why, error)
    assert error["path"][:150] in error["message"], (why, error)
    assert ".new" not in error["path"], (why, error)
    facts = {name: value for name, value in error.items() if name not in ("code", "message")}
    assert error["message"] == sentence(lang, error["code"], facts), (why, error)


@pytest.mark.parametrize("name", DEEDS)
def test_a_function_of_the_disk_fails(worlds: Worlds, long: bool, name: str) -> None:
    chance, tally = Random(zlib.crc32(name.encode())), Counter[str]()
    tries = every_fault(worlds, name, chance) if long else [Fault(chance.choice(sorted(FAILURES)), chance.randint(1, 9))]
    for number, fault in enumerate(tries):
        soulmem, lang = worlds.fresh(name), ("es", "en")[number % 2]
        with failing(fault) as met:
            answer = soulmem(*worlds.words(name), "--json", SOULMEM_LANG=lang)
        tally[checked(worlds, name, soulmem, answer, lang, fault) if met.failed else "not met"] += 1
    if long:
        print(name, dict(tally))
        assert not tally["not met"]


@pytest.mark.parametrize("name", ["add", "purge", "dream", "backup", "restore", "encrypt", "decrypt", "rekey", "export"])
def test_a_call_of_the_system_fails(worlds: Worlds, long: bool, name: str) -> None:
    chance, tally = Random(zlib.crc32(name.encode())), Counter[str]()
    if not long and name not in ("backup", "export", "purge", "restore"):
        pytest.skip("in the long form")
    for function in CALLS if long else chance.sample(CALLS, 1):
        for nth in range(1, 1_000 if long else 3):
            soulmem, lang = worlds.fresh(name), ("es", "en")[nth % 2]
            with refusing(function, worlds.place, nth, (EIO, ENOSPC)[nth % 2]) as met:
                answer = soulmem(*worlds.words(name), "--json", SOULMEM_LANG=lang)
            if not met.failed:
                break
            tally[checked(worlds, name, soulmem, answer, lang, (function, nth))] += 1
    if long:
        print(name, dict(tally))


@pytest.mark.parametrize("name", ["add", "import", "dream", "backup", "export"])
def test_no_file_may_grow_beyond_a_limit(worlds: Worlds, long: bool, name: str) -> None:
    if not long and name != "add":
        pytest.skip("in the long form")
    tally, codes = Counter[str](), set[str]()
    size = (worlds.place / "plain" / "journal.db").stat().st_size
    for number, most in enumerate((512, 40_000, 100_000, 200_000, 300_000, 700_000, size, 2 * size) if long else (100_000,)):
        soulmem, lang = worlds.fresh(name), ("es", "en")[number % 2]
        soulmem.env["SOULMEM_LANG"] = lang
        answer = limited(soulmem, most, *worlds.words(name), "--json")
        tally[checked(worlds, name, soulmem, answer, lang, ("no more than", most))] += 1
        codes |= {json.loads(answer.err.splitlines()[-1])["error"]["code"]} if answer.code else set()
    if long:
        print(name, dict(tally))
    assert codes == {"file_limit"}


def limited(soulmem: Soulmem, most: int, *words: str) -> Answer:
    """Run a verb in a process whose files may have so many bytes at most; Python lets the signal pass, and the system refuses. Python's
    own files would be cut short without a word, so it writes none."""
    done = subprocess.run(
        soulmem.command(*words), capture_output=True, env=soulmem.environment(PYTHONDONTWRITEBYTECODE="1"), check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )  # fmt: skip
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
