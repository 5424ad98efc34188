"""journal backup: whole, verified, private, named only when it is all of that; and the ones made unasked."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import apsw
import pytest
from archives import lines
from bad_input.test_bad_places import disk, fill
from conftest import Soulmem
from copies import copies, folder, older, private, texts_in
from doubles import hashing_by_name
from journals import rows
from refusals import refused

from soulmem_cli.store import backups, making
from soulmem_cli.store.database import open_journal

__all__ = ["disk", "hashing_by_name"]
pytestmark = pytest.mark.usefixtures("hashing_by_name")


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with two entries."""
    soulmem("add", "--lines", stdin="uno\ndos [red]ñandú[/red]")
    return soulmem


def at(minute: int) -> str:
    """A moment later the same day."""
    return f"2026-08-24T15:{minute:02}:00+02:00"


def test_a_backup_is_whole_dated_and_private(life: Soulmem) -> None:
    before = os.umask(0)
    try:
        answer = life("journal", "backup", "--json")
    finally:
        os.umask(before)
    made = answer.json()
    (path,) = copies(life)
    assert (answer.code, made["file"], path.name) == (0, str(path), "journal-2026-08-24T131500Z.db")
    assert (made["entries"], made["bytes"], made["removed"]) == (2, path.stat().st_size, [])
    assert texts_in(path) == ["uno", "dos [red]ñandú[/red]"]
    assert private(path)
    assert folder(life).stat().st_mode & 0o777 == 0o700


def test_two_of_one_second_are_two(life: Soulmem) -> None:
    names = [Path(life("journal", "backup", "--json").json()["file"]).name for _ in range(3)]
    assert names == ["journal-2026-08-24T131500Z.db", "journal-2026-08-24T131500Z-2.db", "journal-2026-08-24T131500Z-3.db"]
    listed = [Path(each["file"]).name for each in life("journal", "backups", "--json").json()]
    assert listed == names[::-1]


def test_the_oldest_go_only_beyond_the_number(life: Soulmem) -> None:
    life("config", "set", "backups", 3)
    for minute in range(5):
        life("journal", "backup", SOULMEM_NOW=at(minute))
    assert [path.name[-11:-3] for path in copies(life)] == ["T130200Z", "T130300Z", "T130400Z"]
    gone = life("journal", "backup", "--keep", 1, "--json", SOULMEM_NOW=at(9)).json()["removed"]
    assert (len(gone), [path.name[-11:-3] for path in copies(life)]) == (3, ["T130900Z"])


def test_a_clock_gone_back_does_not_cost_the_new_one(life: Soulmem) -> None:
    life("journal", "backup", SOULMEM_NOW=at(50))
    made = life("journal", "backup", "--keep", 1, "--json", SOULMEM_NOW="1970-01-01T00:00:00Z").json()
    assert [str(path) for path in copies(life)] == [made["file"]]


def test_what_is_no_backup_is_never_removed(life: Soulmem) -> None:
    folder(life).mkdir()
    strangers = [folder(life) / name for name in ("journal-mine.db", "other-2026-08-24T131500Z.db", "journal-2026-99-24T131500Z.db", "x")]
    for path in strangers:
        path.write_bytes(b"mine")
    for minute in range(3):
        life("journal", "backup", "--keep", 1, SOULMEM_NOW=at(minute))
    assert len(copies(life)) == 1 + len(strangers)
    assert {path.read_bytes() for path in strangers} == {b"mine"}


def test_a_failed_backup_removes_nothing(life: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    life("journal", "backup")
    monkeypatch.setattr(backups, "sound", lambda path: backups.Contents(1, 2, "otra cosa", 3))
    refused(life, "journal", "backup", "--keep", 1, code="backup_unsound", exit_code=3)
    assert len(copies(life)) == 1


def test_to_a_file_and_over_it_only_with_yes(life: Soulmem, tmp_path: Path) -> None:
    target = tmp_path / "copia [x].db"
    assert life("journal", "backup", target).out == f"{target}\n"
    refused(life, "journal", "backup", target, code="file_exists", exit_code=6)
    life("add", "tres")
    assert life("journal", "backup", target, "--yes").code == 0
    assert len(texts_in(target)) == 3
    assert private(target)
    assert not folder(life).exists()


def test_to_a_folder_that_keeps_so_many(life: Soulmem, tmp_path: Path) -> None:
    usb = tmp_path / "usb"
    usb.mkdir(mode=0o755)
    for minute in range(4):
        life("journal", "backup", usb, *(("--keep", 2) if minute == 3 else ()), SOULMEM_NOW=at(minute))
    assert sorted(path.name[-11:-3] for path in usb.iterdir()) == ["T130200Z", "T130300Z"]
    assert usb.stat().st_mode & 0o777 == 0o755


def test_where_no_backup_can_go(life: Soulmem, tmp_path: Path) -> None:
    refused(life, "journal", "backup", tmp_path / "no" / "está.db", code="file_unwritable", exit_code=2)
    refused(life, "journal", "backup", "x" * 300, code="file_unwritable", exit_code=2)
    refused(life, "journal", "backup", "/dev/null", code="path_unreadable", exit_code=2)
    refused(life, "journal", "backup", tmp_path / "a.db", "--keep", 2, code="backup_keep_needs_folder", exit_code=2)
    refused(life, "journal", "backup", "--keep", 0, code="number_too_small", exit_code=2)
    circle = tmp_path / "vuelta"
    circle.symlink_to(circle)
    refused(life, "journal", "backup", circle, code="path_unreadable", exit_code=2)


def test_never_onto_the_journal_itself(life: Soulmem, tmp_path: Path) -> None:
    link, twin = tmp_path / "enlace.db", tmp_path / "gemelo.db"
    link.symlink_to(life.db)
    os.link(life.db, twin)
    wal, shm = (life.db.with_name(life.db.name + tail) for tail in ("-wal", "-shm"))
    for target in (life.db, link, twin, wal, shm):
        refused(life, "journal", "backup", target, "--yes", code="backup_onto_journal", exit_code=2)


def test_a_link_to_a_file_is_written_through(life: Soulmem, tmp_path: Path) -> None:
    real, link = tmp_path / "real.db", tmp_path / "enlace.db"
    link.symlink_to(real)
    life("journal", "backup", link)
    assert link.is_symlink()
    assert len(texts_in(real)) == 2


def test_a_backup_of_a_journal_behind_a_link_lies_beside_the_journal(life: Soulmem, tmp_path: Path) -> None:
    link = tmp_path / "enlace.db"
    link.symlink_to(life.db)
    life("journal", "backup", "--db", link)
    assert len(copies(life)) == 1


def test_a_full_disk_leaves_nothing(life: Soulmem, disk: Path) -> None:
    for room in (0, 20_000, 300_000):
        filler = fill(disk, room)
        refused(life, "journal", "backup", disk, code="disk_full", exit_code=3)
        assert list(disk.iterdir()) == [filler]
        filler.unlink()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(life: Soulmem, tmp_path: Path) -> None:
    sealed = tmp_path / "sellada"
    sealed.mkdir(mode=0o500)
    refused(life, "journal", "backup", sealed, code="file_unwritable", exit_code=2)


def test_a_file_where_the_folder_should_be(life: Soulmem) -> None:
    folder(life).write_text("soy un archivo")
    refused(life, "journal", "backup", code="file_unwritable", exit_code=2)


def test_a_damaged_journal_drives_no_good_backup_out(life: Soulmem) -> None:
    life("journal", "backup")
    with life.db.open("r+b") as file:
        for page in range(4, 60):
            file.seek(page * 4_096)
            file.write(b"\xff" * 4_096)
    answer = life("journal", "backup", "--keep", 1, "--json")
    assert (answer.code, len(copies(life))) == (3, 1)
    assert len(texts_in(copies(life)[0])) == 2


def test_a_backup_while_another_writes(life: Soulmem) -> None:
    script = "import sys\nfor n in range(50): print(f'entrada {n}', flush=True)"
    feed = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE)
    writer = subprocess.Popen(
        life.command("add", "--lines", "--ndjson", "--no-detect"), stdin=feed.stdout, stdout=subprocess.PIPE, env=life.environment()
    )
    seen: list[int] = []

    def follow() -> None:
        assert writer.stdout is not None
        for _ in writer.stdout:
            seen.append(1)

    reader = threading.Thread(target=follow)
    reader.start()
    made = []
    while writer.poll() is None:
        answer = life("journal", "backup", "--keep", 999, "--json")
        assert answer.code == 0, answer
        made.append(answer.json())
    reader.join()
    assert (writer.returncode, len(life.texts())) == (0, 52)
    everything = life.texts()[::-1]
    for each in made:
        assert texts_in(Path(each["file"])) == everything[: each["entries"]]
    assert made


def test_before_an_import_that_adds_something(life: Soulmem, tmp_path: Path) -> None:
    file = lines(tmp_path / "a.ndjson", *({"text": f"importada {number}", "at": "2026-01-01"} for number in range(150)))
    assert life("import", file, "--json").json()["added"] == 150
    (path,) = copies(life)
    assert len(texts_in(path)) == 2
    assert life("import", file, "--json").json()["known"] == 150
    assert copies(life) == [path]


def test_none_before_an_import_into_a_new_journal(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", lines(tmp_path / "a.ndjson", {"text": "hola"}))
    assert copies(soulmem) == []


def test_an_import_goes_nowhere_without_its_backup(life: Soulmem, tmp_path: Path) -> None:
    folder(life).write_text("soy un archivo")
    file = lines(tmp_path / "a.ndjson", {"text": "nueva"})
    refused(life, "import", file, code="file_unwritable", exit_code=2)
    life("config", "set", "backups", 0)
    assert life("import", file, "--json").json()["added"] == 1


def test_a_journal_that_did_not_change_needs_no_second_copy(life: Soulmem, tmp_path: Path) -> None:
    life("journal", "backup")
    first = lines(tmp_path / "a.ndjson", {"text": "nueva"})
    life("import", first, SOULMEM_NOW=at(30))
    assert len(copies(life)) == 1
    life("import", lines(tmp_path / "b.ndjson", {"text": "otra"}), SOULMEM_NOW=at(31))
    assert len(copies(life)) == 2


def test_a_newest_copy_that_cannot_be_read_does_not_count(life: Soulmem, tmp_path: Path) -> None:
    life("journal", "backup")
    copies(life)[0].write_bytes(copies(life)[0].read_bytes()[:50_000])
    life("import", lines(tmp_path / "a.ndjson", {"text": "nueva"}), SOULMEM_NOW=at(30))
    assert len(copies(life)) == 2
    assert len(texts_in(copies(life)[1])) == 2


def test_before_the_schema_changes(soulmem: Soulmem) -> None:
    older(soulmem.db, "de antes", "y otra")
    answer = soulmem("timeline", "--json")
    assert [entry["text"] for entry in answer.json()] == ["y otra", "de antes"]
    (path,) = copies(soulmem)
    assert str(path) in answer.err
    assert texts_in(path) == ["de antes", "y otra"]
    assert rows(soulmem, "PRAGMA user_version") == [(making.SCHEMA,)]
    assert backups.sound(path).schema == 1
    assert soulmem("timeline").err == ""


def test_eight_that_bring_a_journal_forward_make_one_copy(soulmem: Soulmem) -> None:
    older(soulmem.db, "de antes")
    running = [subprocess.Popen(soulmem.command("timeline"), stdout=subprocess.PIPE, env=soulmem.environment()) for _ in range(8)]
    outs = [each.communicate()[0].decode() for each in running]
    assert [each.returncode for each in running] == [0] * 8
    assert all("de antes" in out for out in outs)
    assert len(copies(soulmem)) == 1


def test_no_schema_changes_without_its_copy(soulmem: Soulmem) -> None:
    older(soulmem.db, "de antes")
    folder(soulmem).write_text("soy un archivo")
    refused(soulmem, "timeline", code="file_unwritable", exit_code=2)
    with pytest.raises(Exception, match="journal_older"):
        open_journal(soulmem.db, write=True)
    soulmem("config", "set", "backups", 0)
    assert soulmem.texts() == ["de antes"]


def test_a_shell_that_completes_changes_no_schema(soulmem: Soulmem) -> None:
    older(soulmem.db, "de antes")
    soulmem.shell("--offer", "tag")
    found = apsw.Connection(str(soulmem.db))
    assert found.execute("PRAGMA user_version").fetchall() == [(1,)]
    found.close()


def test_the_list_tells_what_can_be_read(life: Soulmem) -> None:
    life("journal", "backup")
    life("journal", "backup", SOULMEM_NOW=at(30))
    copies(life)[1].write_bytes(b"basura")
    newest, oldest = life("journal", "backups", "--json").json()
    assert (newest["readable"], newest["entries"], oldest["readable"], oldest["entries"]) == (False, None, True, 2)
    plain = life("journal", "backups").out.splitlines()
    assert [line.split("\t")[-1] for line in plain] == ["unreadable", "backup"]
    for lang, word in (("en", "cannot be read"), ("es", "no se puede leer")):
        assert word in " ".join(life("journal", "backups", "--lang", lang, terminal=True).out.split())


def test_no_backups_yet(life: Soulmem, tmp_path: Path) -> None:
    answer = life("journal", "backups")
    assert (answer.code, answer.out) == (1, "")
    assert "soulmem journal backup" in answer.err


@pytest.mark.parametrize("value", ["-1", "1000", "x", "1.5", "", "٣"])
def test_a_number_of_backups_that_cannot_be(life: Soulmem, value: str) -> None:
    assert life("config", "set", "backups", "--", value).code == 2
    assert life("config", "set", "backups", 12).code == 0
    assert life("config", "get", "backups").out == "12\n"
    assert "backups = 12\n" in (life.home / "config" / "soulmem" / "config.toml").read_text()


def test_doctor_knows_the_last_one(life: Soulmem) -> None:
    def told(**env: Any) -> dict[str, object]:
        return next(each for each in life("doctor", "--json", **env).json()["checks"] if each["name"] == "backups")

    assert (told()["ok"], told()["code"]) == (True, "doctor_backups_none")
    life("journal", "backup")
    later = told(SOULMEM_NOW="2026-08-27T10:00:00+02:00")
    assert later["ok"]
    assert "3 days ago" in str(later["detail"])
    copies(life)[0].write_bytes(copies(life)[0].read_bytes()[:-4_096])
    assert (told()["ok"], told()["code"]) == (False, "doctor_backups_bad")


def test_doctor_closes_off_copies_that_others_can_read(life: Soulmem) -> None:
    life("journal", "backup")
    copies(life)[0].chmod(0o644)
    assert life("doctor", "--fix").code == 0
    assert private(copies(life)[0])


def test_who_is_deleted_goes_from_every_copy_beside_the_journal(life: Soulmem, tmp_path: Path) -> None:
    life("--user", "leo", "add", "palabrasecreta de leo #secretísimo", "--person", "Anunciación")
    life("journal", "backup")
    life("journal", "restore", copies(life)[0], "--yes")
    older(tmp_path / "vieja.db", "de antes").rename(folder(life) / "journal-2001-01-01T000000Z.db")
    bad = folder(life) / "journal-2002-01-01T000000Z.db"
    bad.write_bytes(b"basura")
    answer = life("users", "delete", "leo", "--yes")
    assert answer.code == 3
    assert str(bad) in answer.err
    for path in [path for path in life.home.rglob("*") if path.is_file()]:
        raw = path.read_bytes()
        assert not [word for word in ("palabrasecreta", "secretísimo", "Anunciación", "anunciacion") if word.encode() in raw], path
    for each in life("journal", "backups", "--json").json():
        if each["readable"]:
            assert texts_in(Path(each["file"])) in (["uno", "dos [red]ñandú[/red]"], ["de antes"])
            assert private(Path(each["file"]))
    assert life("journal", "restore", copies(life)[-1], "--yes").code == 0
    assert life("--user", "leo", "timeline").code == 4
