"""The copy before a night: the journal byte for byte, its truth looked through; what was torn on the way is no copy."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest
from conftest import Soulmem
from copies import copies, texts_in
from doubles import hashing
from journals import rows
from nights import live
from refusals import last_error

from soulmem_cli.core import following
from soulmem_cli.store import backups, twins

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")
PAGE = 4_096


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a small life in it."""
    return live(soulmem)


def night(soulmem: Soulmem, **options: Any) -> dict[str, Any]:
    """What a night came to."""
    return soulmem("dream", "--cycle", "night", "--json", **options).json()


def flipped(place: int) -> Callable[[Path], None]:
    """One bit of one page is another, counted from the end when negative."""

    def harm(copy: Path) -> None:
        data = bytearray(copy.read_bytes())
        data[place] ^= 1
        copy.write_bytes(data)

    return harm


def cut(copy: Path) -> None:
    """The last page is missing."""
    copy.write_bytes(copy.read_bytes()[:-PAGE])


def grown(copy: Path) -> None:
    """A page follows that the journal does not have."""
    copy.write_bytes(copy.read_bytes() + bytes(PAGE))


def holed(copy: Path) -> None:
    """A page was never written."""
    data = copy.read_bytes()
    middle = len(data) // PAGE // 2 * PAGE
    assert any(data[middle : middle + PAGE])
    copy.write_bytes(data[:middle] + bytes(PAGE) + data[middle + PAGE :])


@pytest.mark.parametrize("harm", [flipped(70), flipped(3 * PAGE + 4_000), flipped(-1), cut, grown, holed])
def test_a_torn_copy_is_no_copy_and_the_night_does_not_go_on(
    lived: Soulmem, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Path], None]
) -> None:
    usual = twins.written

    def torn(handle: int, fresh: Path, tick: Any) -> None:
        usual(handle, fresh, tick)
        harm(fresh)

    monkeypatch.setattr(twins, "written", torn)
    answer = lived("dream", "--cycle", "night", "--json")
    assert (answer.code, last_error(answer)["code"]) == (3, "backup_unsound")
    assert copies(lived) == []
    assert rows(lived, "SELECT DISTINCT tier FROM traces") == [("vivid",)]


def test_only_a_deep_dream_looks_through_every_page(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Path] = []
    usual = backups.sound

    def sound(path: Path) -> backups.Contents:
        looked.append(path)
        return usual(path)

    monkeypatch.setattr(backups, "sound", sound)
    made = night(lived)
    assert (made["forgotten"], looked) == (1, [])
    assert texts_in(Path(made["backup"])) == [text for (text,) in rows(lived, "SELECT text FROM entries ORDER BY id")]
    lived("add", "pan", "--importance", 0.1, "--at", "2026-01-02")
    lived("dream", SOULMEM_NOW="2026-08-25T04:00:00+02:00")
    assert len(looked) == 1


def test_a_journal_whose_log_others_read_is_looked_through(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the file itself holds is not all there is then, and nothing could be told from its bytes."""
    looked: list[Path] = []
    usual = backups.sound
    monkeypatch.setattr(backups, "sound", lambda path: (looked.append(path), usual(path))[1])
    reader = apsw.Connection(str(lived.db))
    reader.execute("BEGIN").fetchall()
    reader.execute("SELECT count(*) FROM entries").fetchall()
    lived("add", "noch etwas")
    try:
        made = night(lived)
    finally:
        reader.close()
    assert len(looked) == 1
    assert len(texts_in(Path(made["backup"]))) == 6


def test_damage_in_what_nothing_could_make_again_stops_the_night(lived: Soulmem) -> None:
    """Copies of it would drive the good ones out."""
    night(lived)
    (good,) = copies(lived)
    connection = apsw.Connection(str(lived.db))
    (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'uses'").fetchone() or (0,)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.close()
    lived("add", "pan", "--importance", 0.1, "--at", "2026-01-02")
    with lived.db.open("r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(b"\xff" * PAGE)
    answer = lived("dream", "--cycle", "night", "--json", SOULMEM_NOW="2026-08-25T04:00:00+02:00")
    assert (answer.code, copies(lived)) == (3, [good])


def test_the_night_waits_for_its_copy_and_the_copy_for_nobody(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made while the night is planned, of the journal as it stood before."""
    planned, tiers = threading.Event(), list[object]()
    usual, plan = twins.written, following.plan

    def written(*given: Any) -> None:
        usual(*given)
        assert planned.wait(60)
        tiers.append(rows(lived, "SELECT DISTINCT tier FROM traces"))

    def planning(*given: Any) -> object:
        made = plan(*given)
        planned.set()
        return made

    monkeypatch.setattr(twins, "written", written)
    monkeypatch.setattr(following, "plan", planning)
    made = night(lived)
    assert (made["forgotten"], tiers) == (1, [[("vivid",)]])
    assert rows(lived, "SELECT count(*) FROM dreams") == [(1,)]
    assert rows(Soulmem(lived.home.parent / "copy").copy(made["backup"]), "SELECT count(*) FROM dreams") == [(0,)]


def test_a_night_that_breaks_off_leaves_no_half_of_a_copy(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = threading.Event()
    usual = twins.written

    def written(*given: Any) -> None:
        assert broken.wait(60)
        usual(*given)

    def breaking(*given: Any) -> None:
        broken.set()
        raise KeyboardInterrupt

    monkeypatch.setattr(twins, "written", written)
    monkeypatch.setattr(following, "plan", breaking)
    assert lived("dream", "--cycle", "night").code == 130
    assert [path for path in copies(lived) if path.name.startswith(".")] == []
    monkeypatch.undo()
    assert night(lived)["forgotten"] == 1
