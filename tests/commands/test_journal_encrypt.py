"""journal encrypt, decrypt and rekey: nothing legible on the disk, whole or not at all, and everything as before with the key."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import apsw
import pytest
from conftest import Soulmem
from refusals import refused

from soulmem_cli.store.cipher import look
from soulmem_cli.store.keys import AHEAD, is_raw, stretched

SECRET = "Hoy lloré en la playa de Zahora, y no se lo conté a nadie"
KEY = "mi clave ñandú"
RAW = "0123456789abcdef" * 4


def command(key: str) -> str:
    """A command of the shell that prints a key."""
    return f"printf '%s\\n' {shlex.quote(key)}"


def files(soulmem: Soulmem) -> list[Path]:
    """Every file of the home, whatever it is."""
    return [path for path in soulmem.home.rglob("*") if path.is_file()]


def legible(soulmem: Soulmem, *words: bytes) -> list[str]:
    """The files in which any of these words can be read."""
    return [path.name for path in files(soulmem) if any(word in path.read_bytes() for word in words)]


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A plain journal with a few entries and two copies, and a key to encrypt it with."""
    soulmem("add", SECRET, "--tag", "zahora")
    soulmem("journal", "backup")
    soulmem("add", "Cené con Rigoberta en Zahora")
    soulmem("journal", "backup")
    soulmem.env["SOULMEM_KEY_COMMAND"] = command(KEY)
    return soulmem


@pytest.fixture
def sealed(life: Soulmem) -> Soulmem:
    """The same, encrypted."""
    assert life("journal", "encrypt", "--yes").code == 0
    return life


def test_no_word_can_be_read_anywhere(life: Soulmem) -> None:
    words = ("lloré".encode(), b"Zahora", b"zahora", b"Rigoberta", b"playa", b"CREATE TABLE", b"SQLite format")
    assert len(legible(life, *words)) == 3
    found = life("journal", "encrypt", "--yes", "--json").json()
    assert (found["done"], found["encrypted"], found["entries"], found["copies"], found["copies_left"]) == ("encrypt", True, 2, 2, [])
    assert legible(life, *words) == []
    life("add", "Otra vez Rigoberta, en la playa")
    life("journal", "backup")
    life("forget", "1")
    keep = apsw.Connection(str(life.db))  # while it is open the log is not folded
    assert legible(life, *words) == []
    keep.close()
    assert [path.name for path in files(life) if path.name.startswith(".")] == []


def test_the_log_is_encrypted_too(sealed: Soulmem) -> None:
    script = f"""
from soulmem_cli.store.database import open_journal
from soulmem_cli.store.keys import KEYS
from pathlib import Path
KEYS.begin(lambda path: [{KEY!r}])
db = open_journal(Path({str(sealed.db)!r}), write=True)
with db.transaction():
    db.run("INSERT INTO meta VALUES ('x', 'Rigoberta')")
print(Path({str(sealed.db) + "-wal"!r}).stat().st_size, flush=True)
import os; os._exit(0)
"""
    done = subprocess.run([sys.executable, "-c", script], env=sealed.environment(), capture_output=True, check=True)
    assert int(done.stdout) > 4096
    assert (sealed.home / "journal.db-wal").exists()
    assert legible(sealed, b"Rigoberta", b"Zahora") == []
    assert len(sealed.texts()) == 2


def test_remembering_works_as_before(life: Soulmem) -> None:
    def seen() -> list[object]:
        lines = (["recall", "llorar junto al mar"], ["timeline"], ["recall", "Rigoberta"], ["about", "Rigoberta"])
        return [life(*line, "--json").json() for line in lines]

    before = seen()
    life("journal", "encrypt", "--yes")
    assert seen() == before
    life("journal", "decrypt", "--yes")
    assert seen() == before


@pytest.mark.parametrize("key", [KEY, "con\u0301 tilde", "  ", "日本 👩‍👩‍👧", RAW, "'\"$x`ls`", "x" * 5_000])
def test_any_key_will_do(life: Soulmem, key: str) -> None:
    life.env["SOULMEM_KEY_COMMAND"] = command(key)
    assert life("journal", "encrypt", "--yes").code == 0
    assert life.texts()[-1] == SECRET
    life.env["SOULMEM_KEY_COMMAND"] = command(key[:-1])
    refused(life, "timeline", code="key_wrong", exit_code=3)


def test_a_key_may_hold_any_byte(life: Soulmem) -> None:
    life.env["SOULMEM_KEY_COMMAND"] = r"printf 'a\000b\377c\r\nmore'"
    assert life("journal", "encrypt", "--yes").code == 0
    assert life.texts()[-1] == SECRET
    for other in (r"printf 'a\n'", r"printf 'a\000b\n'", r"printf 'a\000b\376c\n'"):
        life.env["SOULMEM_KEY_COMMAND"] = other
        refused(life, "timeline", code="key_wrong", exit_code=3)


def test_accents_are_the_same_however_they_are_composed() -> None:
    assert stretched("ñ", b"x" * 16) == stretched("n\u0303", b"x" * 16) != stretched("n", b"x" * 16)
    assert is_raw(RAW)
    assert stretched(RAW.upper(), b"x" * 16) == RAW
    assert not is_raw(RAW[1:])


def test_a_wrong_key_and_none_change_nothing(sealed: Soulmem) -> None:
    digest = sealed.digest()
    sealed.env["SOULMEM_KEY_COMMAND"] = "echo otra"
    for line in (["timeline"], ["add", "x"], ["journal", "decrypt", "--yes"], ["journal", "backup"], ["dream"]):
        refused(sealed, *line, code="key_wrong", exit_code=3)
    del sealed.env["SOULMEM_KEY_COMMAND"]
    for line in (["timeline"], ["add", "x"], ["journal", "rekey", "--yes"]):
        assert "SOULMEM_KEY_COMMAND" in refused(sealed, *line, code="key_missing", exit_code=3)["message"]
    assert sealed.digest() == digest


@pytest.mark.parametrize(
    ("told", "code"),
    [("exit 4", "key_command_failed"), ("true", "key_command_silent"), ("echo", "key_command_silent"), ("/no/where", "key_command_failed")],
)
def test_a_command_that_gives_no_key(life: Soulmem, told: str, code: str) -> None:
    digest = life.digest()
    life.env["SOULMEM_KEY_COMMAND"] = told
    refused(life, "journal", "encrypt", "--yes", code=code, exit_code=3)
    assert life.digest() == digest


def test_a_command_that_gives_another_key_each_time(life: Soulmem) -> None:
    life.env["SOULMEM_KEY_COMMAND"] = "cat /proc/sys/kernel/random/uuid"
    refused(life, "journal", "encrypt", "--yes", code="key_command_unsteady", exit_code=3)
    assert look(life.db) is None


def test_only_with_a_yes_and_a_key(life: Soulmem) -> None:
    digest = life.digest()
    refused(life, "journal", "encrypt", code="encrypt_needs_yes", exit_code=6)
    del life.env["SOULMEM_KEY_COMMAND"]
    refused(life, "journal", "encrypt", "--yes", code="key_needs_terminal", exit_code=6)
    refused(life, "journal", "decrypt", "--yes", code="encrypted_not", exit_code=2)
    refused(life, "journal", "rekey", "--yes", code="encrypted_not", exit_code=2)
    assert life.digest() == digest
    life.env["SOULMEM_KEY_COMMAND"] = command(KEY)
    life("journal", "encrypt", "--yes")
    refused(life, "journal", "encrypt", "--yes", code="encrypted_already", exit_code=2)
    refused(life, "journal", "decrypt", code="decrypt_needs_yes", exit_code=6)
    refused(life, "journal", "rekey", code="rekey_needs_yes", exit_code=6)


def test_another_key(sealed: Soulmem) -> None:
    old = [look(path) for path in files(sealed) if path.suffix == ".db"]
    answer = sealed("journal", "rekey", "--yes", SOULMEM_NEW_KEY_COMMAND=command(RAW))
    assert answer.code == 0
    assert "still prints the old one" in answer.err
    refused(sealed, "timeline", code="key_wrong", exit_code=3)
    sealed.env["SOULMEM_KEY_COMMAND"] = command(RAW)
    assert sealed.texts()[-1] == SECRET
    salts = [look(path) for path in files(sealed) if path.suffix == ".db"]
    assert len(set(salts)) == 1
    assert not set(salts) & set(old)
    assert [each["readable"] for each in sealed("journal", "backups", "--json").json()] == [True, True]
    undone = sealed("undo", "--json")
    assert (undone.code, "undo_final" in undone.err) == (6, True)


def test_decrypted(sealed: Soulmem) -> None:
    assert sealed("journal", "decrypt", "--yes", "--json").json()["copies"] == 2
    del sealed.env["SOULMEM_KEY_COMMAND"]
    assert sealed.texts()[-1] == SECRET
    assert [each["readable"] for each in sealed("journal", "backups", "--json").json()] == [True, True]
    assert sealed("doctor").code == 0


def test_a_key_that_is_not_needed(life: Soulmem) -> None:
    answer = life("timeline", "--json")
    assert (answer.code, len(answer.json())) == (0, 2)
    assert "is not encrypted" in answer.err
    life.env["SOULMEM_KEY_COMMAND"] = "exit 4"
    assert life("timeline", "--json").code == 0


def test_what_was_broken_off_is_done_by_the_same_verb(sealed: Soulmem, life: Soulmem) -> None:
    plain = sealed.home / "backups" / "journal-2020-01-01T000000Z.db"
    sealed("journal", "decrypt", "--yes")
    plain.write_bytes(sealed.db.read_bytes())
    (sealed.home / f".journal.db.{2**22 + 1}.new").write_bytes(sealed.db.read_bytes())
    sealed("journal", "encrypt", "--yes")
    assert legible(sealed, b"Zahora") == []
    other = Soulmem(sealed.home.parent / "other")
    other("add", SECRET)
    plain.write_bytes(other.db.read_bytes())
    answer = sealed("doctor", "--json")
    assert answer.code == 3
    assert [check["code"] for check in answer.json()["checks"] if not check["ok"]] == ["doctor_encrypted_half"]
    assert sealed("journal", "encrypt", "--yes", "--json").json()["copies"] == 1
    assert legible(sealed, b"Zahora") == []
    assert sealed("doctor").code == 0


def test_a_copy_that_cannot_be_read_is_left_and_named(life: Soulmem) -> None:
    broken = life.home / "backups" / "journal-2020-01-01T000000Z.db"
    broken.write_bytes(life.db.read_bytes()[:9_000])
    answer = life("journal", "encrypt", "--yes", "--json")
    assert (answer.code, answer.json()["encrypted"]) == (3, True)
    assert answer.json()["copies_left"] == [str(broken)]
    assert "journal-2020" in answer.err


def test_drafts_are_dealt_with_first(life: Soulmem) -> None:
    draft = life.home / "draft-1-abc.txt"
    draft.write_text("a medias")
    refused(life, "journal", "encrypt", "--yes", code="encrypt_drafts", exit_code=6)
    draft.unlink()
    assert life("journal", "encrypt", "--yes").code == 0


def test_a_draft_of_an_encrypted_journal_is_on_no_disk(sealed: Soulmem, tmp_path: Path) -> None:
    runtime = tmp_path / "runtime"
    runtime.mkdir()
    script = tmp_path / "editor"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/where\necho Rigoberta > "$1"\n')
    script.chmod(0o755)
    answer = sealed.terminal("add", EDITOR=str(script), XDG_RUNTIME_DIR=str(runtime))
    assert answer.code == 0, answer
    assert runtime in Path((tmp_path / "where").read_text().strip()).parents
    assert legible(sealed, b"Rigoberta") == []
    assert sealed.texts()[0] == "Rigoberta"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_typed_at_a_terminal_and_never_seen(life: Soulmem, lang: str) -> None:
    del life.env["SOULMEM_KEY_COMMAND"]
    shown = at_terminal(life, ["journal", "encrypt", "--lang", lang], ["yes", "ñu ñu", "ñu ñu"])
    assert "ñu" not in shown
    assert look(life.db) is not None
    assert SECRET in at_terminal(life, ["timeline", "--lang", lang], ["ñu ñu"])
    assert SECRET not in at_terminal(life, ["timeline", "--lang", lang], ["otra"])
    for keys in (["yes", "ñu ñu", "a", "b"], ["yes", "ñu ñu", ""]):
        digest = life.digest()
        at_terminal(life, ["journal", "rekey", "--lang", lang], [keys[1], keys[0], *keys[2:]])
        assert life.digest() == digest


def at_terminal(soulmem: Soulmem, words: list[str], typed: list[str]) -> str:
    """What a terminal of its own shows when each line is typed once something was asked."""
    import pty
    import time

    pid, host = pty.fork()
    if not pid:
        os.execve(sys.executable, [str(each) for each in soulmem.command(*words)], soulmem.environment())
    shown, left = b"", list(typed)
    try:
        while part := os.read(host, 65_536):
            shown += part
            if left and shown.rstrip().endswith(b":"):
                time.sleep(0.2)  # the echo is turned off after the question
                os.write(host, left.pop(0).encode() + b"\n")
                shown += b"\n"
    except OSError:
        pass
    os.close(host)
    os.waitpid(pid, 0)
    return shown.decode()


def test_restoring_either_kind(sealed: Soulmem, tmp_path: Path) -> None:
    copy = tmp_path / "copia.db"
    sealed("journal", "backup", copy)
    assert look(copy) == look(sealed.db)
    sealed("add", "después")
    assert sealed("journal", "restore", copy, "--yes").code == 0
    assert len(sealed.texts()) == 2
    assert legible(sealed, b"Zahora") == []
    refused(sealed, "journal", "restore", copy, "--yes", code="key_wrong", exit_code=3, SOULMEM_KEY_COMMAND="echo otra")
    sealed("journal", "decrypt", "--yes")
    answer = sealed("journal", "restore", copy, "--yes")
    assert "so is the journal now" in answer.err
    assert look(sealed.db) is not None
    plain = Soulmem(tmp_path / "plain")
    plain("add", SECRET)
    answer = sealed("journal", "restore", plain.db, "--yes")
    assert "not encrypted" in answer.err
    assert sealed.texts() == [SECRET]


def test_another_program_in_the_way(life: Soulmem) -> None:
    other = apsw.Connection(str(life.db))
    other.execute("SELECT * FROM entries").fetchall()
    refused(life, "journal", "encrypt", "--yes", code="journal_in_use", exit_code=3)
    other.close()
    assert look(life.db) is None
    assert len(life.texts()) == 2
    assert life("journal", "encrypt", "--yes").code == 0


def test_two_at_once_with_the_key(sealed: Soulmem) -> None:
    runs = [
        subprocess.Popen(sealed.command("add", "--no-detect", f"a la vez {number}"), env=sealed.environment(), stdout=subprocess.DEVNULL)
        for number in range(4)
    ]
    assert [run.wait() for run in runs] == [0] * 4
    assert len(sealed.texts()) == 6


def test_damage_is_found_out(sealed: Soulmem) -> None:
    whole = bytearray(sealed.db.read_bytes())
    whole[4096 * 3 + 17] ^= 1
    sealed.db.write_bytes(whole)
    answer = sealed("doctor", "--json")
    assert answer.code == 3
    whole[200] ^= 1
    sealed.db.write_bytes(whole)
    refused(sealed, "timeline", code="key_wrong", exit_code=3)
    sealed.db.write_bytes(whole[:-100])
    refused(sealed, "timeline", code="journal_damaged", exit_code=3)


def test_a_keyring_keeps_the_key(life: Soulmem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "keyring").mkdir()
    (tmp_path / "keyring" / "__init__.py").write_text(FAKE)
    (tmp_path / "keyring" / "errors.py").write_text("class KeyringError(Exception): pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    del life.env["SOULMEM_KEY_COMMAND"]
    life.env["FAKE_KEYRING"] = str(tmp_path / "kept.json")
    life("config", "set", "keyring", "on")
    monkeypatch.setattr("soulmem_cli.render.secret.typed", lambda *_: "tecleada")
    assert life("journal", "encrypt", "--yes").code == 0
    monkeypatch.setattr("soulmem_cli.render.secret.typed", lambda *_: None)
    assert life.texts()[-1] == SECRET
    assert "tecleada" not in (tmp_path / "kept.json").read_text()
    assert life("journal", "decrypt", "--yes").code == 0
    assert (tmp_path / "kept.json").read_text() == "{}"


def test_no_keyring_is_there(life: Soulmem) -> None:
    del life.env["SOULMEM_KEY_COMMAND"]
    life("config", "set", "keyring", "on")
    try:
        import keyring  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
    except ImportError:
        refused(life, "journal", "encrypt", "--yes", code="keyring_missing", exit_code=5)
    assert life("timeline").code == 0


FAKE = """
import json, os
class Ring:
    @property
    def path(self): return os.environ["FAKE_KEYRING"]
    def all(self): return json.load(open(self.path)) if os.path.exists(self.path) else {}
    def write(self, found): json.dump(found, open(self.path, "w"))
    def get_password(self, service, name): return self.all().get(name)
    def set_password(self, service, name, secret): self.write({**self.all(), name: secret})
    def delete_password(self, service, name): self.write({key: each for key, each in self.all().items() if key != name})
def get_keyring(): return Ring()
"""


@pytest.mark.parametrize(
    ("words", "asked"),
    [(["timeline"], 1), (["add", "otra"], 1), (["--lang", "es", "timeline"], 1), (["when", "ayer"], 0), (["config", "list"], 0),
     (["timeline", "--help"], 0), (["now"], 0)],
)  # fmt: skip
def test_a_command_is_asked_once_and_only_where_the_journal_is_opened(
    sealed: Soulmem, tmp_path: Path, words: list[str], asked: int
) -> None:
    sealed.env["SOULMEM_KEY_COMMAND"] = f"echo >> {tmp_path}/asked; {command(KEY)}"
    assert sealed.shell(*words).code == 0
    there = tmp_path / "asked"
    assert (there.read_text().count("\n") if there.exists() else 0) == asked


def test_what_a_command_answers_beforehand_is_what_it_answers(sealed: Soulmem, tmp_path: Path) -> None:
    sealed.env["SOULMEM_KEY_COMMAND"] = f"echo >> {tmp_path}/asked; exit 4"
    assert sealed("timeline").code == 3
    assert (tmp_path / "asked").read_text() == "\n", "asked once, and not again for its failure"
    other = Soulmem(tmp_path / "other")
    other("add", "llano")
    sealed.env["SOULMEM_KEY_COMMAND"] = command(KEY)
    assert sealed("--db", str(other.db), "timeline", "--json").json()[0]["text"] == "llano"
    other.env["SOULMEM_KEY_COMMAND"] = command(KEY)
    assert other("--db", str(sealed.db), "timeline", "--json").json()[-1]["text"] == SECRET


def test_a_stretched_key_is_the_same_key_and_is_not_kept() -> None:
    salt = b"y" * 16
    usual = stretched("clave", salt)
    AHEAD["clave", salt] = "ab" * 32
    assert [stretched("clave", salt), stretched("clave", salt)] == ["ab" * 32, usual]
    assert ("clave", salt) not in AHEAD
