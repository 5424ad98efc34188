"""journal salvage: all that can be read of a damaged journal becomes a new one, and the damaged file stays as it is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import apsw
import pytest
from conftest import Soulmem
from copies import private, texts_in
from damage import PAGE
from doubles import hashing
from hashing import HashingEncoder
from journals import events, rows, sound
from refusals import last_error, refused
from test_journal_encrypt import KEY, command

from soulmem_cli.senses import meaning
from soulmem_cli.store.cipher import look

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

ON_AND_ON = "Un día larguísimo en la playa con todos, que no se acababa nunca. " * 75
LONG = f"{ON_AND_ON}Y a la mitad, el faro. {ON_AND_ON}"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The home of a journal with a little of what a person can say, and a backup from before the last entry."""
    soulmem = Soulmem(tmp_path_factory.mktemp("vida") / "home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meaning, "load", lambda model, device: HashingEncoder())
        live(soulmem)
    return soulmem.home


@pytest.fixture
def life(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    shutil.copytree(written, soulmem.home)
    return soulmem


def live(soulmem: Soulmem) -> None:
    """Write the journal of these tests."""
    soulmem("add", "--lines", stdin="\n".join(f"Entrada {number} con @Ana, del montón #día{number}" for number in range(1, 31)))
    soulmem("add", "La boda de Luis", "--private", "--because", "#1", "--context", "lugar=casa", "--at", "2020-05-01")
    soulmem("add", LONG)
    soulmem("forget", 3)
    soulmem("link", 4, 5, "--because", "así")
    soulmem("--user", "leo", "add", "cosas de leo")
    soulmem("journal", "backup")
    soulmem("add", "la última")


def wound(soulmem: Soulmem, *pages: int, fill: bytes = b"\0") -> bytes:
    """Overwrite pages of the journal; the bytes it has then."""
    data = bytearray(soulmem.db.read_bytes())
    for page in pages:
        data[(page - 1) * PAGE : page * PAGE] = fill * PAGE
    soulmem.db.write_bytes(data)
    return bytes(data)


def page_of(soulmem: Soulmem, words: str) -> int:
    """The page on which words stand."""
    return soulmem.db.read_bytes().index(words.encode()) // PAGE + 1


def everything(soulmem: Soulmem) -> dict[str, list[tuple[object, ...]]]:
    """What was written and said, table by table."""
    tables = ("users", "entries", "contexts", "causes", "uses", "names")
    found = {table: rows(soulmem, f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables}
    found["tags"] = rows(soulmem, "SELECT * FROM tags ORDER BY 1, 2")
    found["links"] = rows(soulmem, "SELECT a, b, kind, because, said FROM links WHERE said = 1 ORDER BY 1, 2")
    return found | {"events": rows(soulmem, "SELECT * FROM events WHERE kind NOT IN ('rebuild', 'journal-salvage') ORDER BY id")}


def test_a_journal_without_its_first_page_comes_back_whole(life: Soulmem) -> None:
    before = everything(life)
    damaged = wound(life, 1)
    answer = life("journal", "salvage", "--yes", "--json").json()
    (aside,) = life.home.glob("journal.replaced-*.db")
    assert answer == {
        "file": str(life.db), "journal": str(life.db), "kept": str(aside), "entries": 34, "from_backups": [], "missing": [], "torn": [],
        "guessed": [], "doubtful": [], "backups": [],
    }  # fmt: skip
    assert everything(life) == before
    assert aside.read_bytes() == damaged
    assert private(aside)
    assert private(life.db)
    assert sound(life)
    assert events(life, "journal-salvage") == [(None, {"entries": 34, "missing": 0})]
    assert sorted(path.name for path in life.home.iterdir() if ".new" in path.name or path.name.startswith("journal.db-")) == []


def test_the_journal_lives_on(life: Soulmem) -> None:
    wound(life, 1)
    life("journal", "salvage", "--yes")
    checks = {each["name"]: each["ok"] for each in life("doctor", "--json").json()["checks"]}
    assert {name for name, ok in checks.items() if not ok} <= {"encoder"}
    assert life("recall", "boda", "--private", "--json").json()[0]["text"] == "La boda de Luis"
    assert int(life("add", "y otra más", "--json").json()["id"]) == 35
    assert life.texts("--forgotten") == ["Entrada 3 con @Ana, del montón #día3"]
    assert life.texts("--user", "leo") == ["cosas de leo"]


def test_what_is_lost_is_told_and_its_number_is_not_given_again(life: Soulmem) -> None:
    wound(life, page_of(life, "la última"))
    answer = life("journal", "salvage", "--yes", "--json").json()
    assert 34 in answer["missing"]
    assert answer["entries"] == 34 - len(answer["missing"])
    assert int(life("add", "y otra más", "--json").json()["id"]) == 35


def test_what_cannot_be_read_comes_from_the_backups(life: Soulmem) -> None:
    before = everything(life)
    page = page_of(life, "Entrada 7 ")
    wound(life, page)
    alone = life("journal", "salvage", "--to", life.home / "sola.db", "--json").json()
    assert alone["missing"]
    answer = life("journal", "salvage", "--backups", "--yes", "--json").json()
    assert set(answer["from_backups"]) == set(alone["missing"]) - {34}
    assert (answer["missing"], len(answer["backups"])) == ([34] if 34 in alone["missing"] else [], 1)
    after = everything(life)
    for table in ("entries", "contexts", "tags"):
        assert [row for row in after[table] if 34 not in row] == [row for row in before[table] if 34 not in row]


def test_a_changed_letter_is_put_right_by_a_backup(life: Soulmem) -> None:
    data = life.db.read_bytes().replace(b"La boda de Luis", b"La boda de Lvis")
    life.db.write_bytes(data)
    answer = life("journal", "salvage", "--backups", "--to", life.home / "nuevo.db", "--json").json()
    assert answer["from_backups"] == [31]
    assert "La boda de Luis" in texts_in(life.home / "nuevo.db")


def test_what_was_removed_for_good_does_not_come_back(life: Soulmem, tmp_path: Path) -> None:
    old = tmp_path / "de antes.db"
    old.write_bytes((next((life.home / "backups").iterdir())).read_bytes())
    life("forget", 7, "--purge", "--yes")
    os.replace(old, life.home / "backups" / "journal-2026-08-20T101010Z.db")  # a copy that came back from elsewhere
    wound(life, 1)
    answer = life("journal", "salvage", "--backups", "--yes", "--json").json()
    assert (answer["entries"], answer["missing"], answer["from_backups"]) == (33, [], [])
    assert not [text for text in life.texts() if text.startswith("Entrada 7 ")]


def test_the_words_before_a_lost_page_stay(life: Soulmem) -> None:
    wound(life, page_of(life, "Y a la mitad, el faro"))
    answer = life("journal", "salvage", "--yes", "--json").json()
    assert (answer["torn"], answer["missing"]) == ([32], [])
    text = life("show", 32, "--json").json()["text"]
    assert text.endswith("\N{REPLACEMENT CHARACTER}")
    assert LONG.startswith(text[:-1])
    assert len(text) > 400


def test_confirmed_entries_in_the_log_are_read(life: Soulmem) -> None:
    reader = apsw.Connection(str(life.db))
    reader.execute("BEGIN; SELECT * FROM users").fetchall()
    life("add", "esto queda en el registro")
    log = life.db.with_name("journal.db-wal").read_bytes()
    data = life.db.read_bytes()
    reader.close()
    life.db.write_bytes(bytes(PAGE) + data[PAGE:])
    life.db.with_name("journal.db-wal").write_bytes(log)
    assert b"esto queda en el registro" not in data
    answer = life("journal", "salvage", "--yes", "--json").json()
    assert (answer["entries"], answer["missing"]) == (35, [])
    assert life.texts()[0] == "esto queda en el registro"
    (aside,) = life.home.glob("journal.replaced-*.db-wal")
    assert aside.read_bytes() == log


def test_to_a_new_file_nothing_else_changes(life: Soulmem) -> None:
    damaged = wound(life, 1)
    saved = life.home / "salvado.db"
    answer = life("journal", "salvage", "--to", saved, "--json").json()
    assert (answer["journal"], answer["kept"], answer["entries"]) == (str(saved), None, 34)
    assert life.db.read_bytes() == damaged
    assert private(saved)
    assert len(texts_in(saved)) == 34
    refused(life, "journal", "salvage", "--to", saved, code="file_exists", exit_code=6)


def test_a_rehearsal_writes_nothing(life: Soulmem) -> None:
    wound(life, 1)
    before = sorted((path.name, path.read_bytes()) for path in life.home.rglob("*") if path.is_file())
    answer = life("journal", "salvage", "--dry-run", "--json").json()
    assert (answer["entries"], answer["journal"]) == (34, None)
    assert sorted((path.name, path.read_bytes()) for path in life.home.rglob("*") if path.is_file()) == before


def test_it_asks_first(life: Soulmem) -> None:
    damaged = wound(life, 1)
    told = refused(life, "journal", "salvage", code="salvage_needs_yes", exit_code=6)
    assert (told["found"], told["missing"]) == (34, 0)
    assert life.db.read_bytes() == damaged


def test_a_whole_journal_is_left_alone(life: Soulmem) -> None:
    refused(life, "journal", "salvage", "--yes", code="salvage_whole", exit_code=6)
    assert life("journal", "salvage", "--to", life.home / "otra.db", "--json").json()["entries"] == 34


@pytest.mark.parametrize("content", [b"Querido diario, " * 400, bytes(9_000), b"SQLite format 3\0" + bytes(9_000)])
def test_a_file_with_no_entry_in_it_is_left_alone(soulmem: Soulmem, content: bytes) -> None:
    soulmem.home.mkdir()
    soulmem.db.write_bytes(content)
    refused(soulmem, "journal", "salvage", "--yes", code="salvage_nothing", exit_code=3)
    assert soulmem.db.read_bytes() == content


def test_files_that_are_not_there(life: Soulmem, tmp_path: Path) -> None:
    refused(life, "journal", "salvage", "nada.db", code="file_unreadable", exit_code=2)
    refused(life, "journal", "salvage", tmp_path, "--to", tmp_path / "x.db", code="file_unreadable", exit_code=2)
    assert life("journal", "salvage", "--db", tmp_path / "nada.db").code == 1


def test_every_verb_names_the_way_back(life: Soulmem) -> None:
    wound(life, 1)
    for verb in (["timeline"], ["recall", "boda"], ["add", "otra"], ["export"], ["stats"]):
        for lang in ("en", "es"):
            answer = life(*verb, "--json", "--lang", lang)
            told = last_error(answer)
            assert answer.code == 3
            assert str(life.db) in told["message"]
            assert "soulmem journal salvage" in told["message"]
    found = {each["name"]: each for each in life("doctor", "--json").json()["checks"]}["file"]
    assert "soulmem journal salvage" in found["advice"]


@pytest.fixture
def sealed(life: Soulmem) -> Soulmem:
    """The same, encrypted."""
    life.env["SOULMEM_KEY_COMMAND"] = command(KEY)
    assert life("journal", "encrypt", "--yes").code == 0
    return life


@pytest.mark.parametrize("head", [1, PAGE])
def test_an_encrypted_journal_comes_back_encrypted(sealed: Soulmem, head: int) -> None:
    before = everything(sealed)
    salt = look(sealed.db)
    data = sealed.db.read_bytes()
    sealed.db.write_bytes(bytes(100) + data[100:] if head == 1 else bytes(PAGE) + data[PAGE:])
    answer = sealed("journal", "salvage", "--yes", "--json").json()
    assert (answer["entries"], answer["missing"]) == (34, [])
    assert everything(sealed) == before
    assert look(sealed.db) == salt
    assert b"boda" not in sealed.db.read_bytes()
    assert sealed("timeline", "--json").code == 0


def test_a_changed_byte_of_an_encrypted_page_costs_no_entry(sealed: Soulmem) -> None:
    data = bytearray(sealed.db.read_bytes())
    for page in range(2, len(data) // PAGE):
        data[page * PAGE + 60] ^= 1
    sealed.db.write_bytes(data)
    assert sealed("timeline").code == 3
    answer = sealed("journal", "salvage", "--yes", "--json").json()
    assert answer["entries"] == 34
    assert len(answer["doubtful"]) == 34
    assert life_of_copies(sealed)


def life_of_copies(sealed: Soulmem) -> bool:
    """Whether the backups vouch for what the file cannot: all but the last entry."""
    (aside,) = sealed.home.glob("journal.replaced-*.db")
    answer = sealed("journal", "salvage", aside, "--backups", "--dry-run", "--json").json()
    return bool(answer["doubtful"] == [34])


def test_an_encrypted_journal_needs_its_key(sealed: Soulmem) -> None:
    wound(sealed, 9)
    refused(sealed, "journal", "salvage", "--yes", code="key_wrong", exit_code=3, SOULMEM_KEY_COMMAND=command("otra"))
    del sealed.env["SOULMEM_KEY_COMMAND"]
    refused(sealed, "journal", "salvage", "--yes", code="key_missing", exit_code=3)


def test_for_eyes_in_both_languages(life: Soulmem) -> None:
    wound(life, page_of(life, "Entrada 7 "))
    english = life("journal", "salvage", "--dry-run", terminal=True).out
    assert "Nothing could be read of these numbers" in english
    assert "soulmem journal salvage --backups" in english
    spanish = life("journal", "salvage", "--yes", "--backups", "--lang", "es").out
    assert "De las copias" in spanish
    assert "El archivo dañado se guarda tal como estaba" in spanish
