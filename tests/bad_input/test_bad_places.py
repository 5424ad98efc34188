"""Folders that cannot be written, disks without room, and a person without a home."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from conftest import Soulmem
from refusals import refused

ROOT_USER = os.geteuid() == 0


@pytest.fixture
def frozen(soulmem: Soulmem) -> Iterator[Soulmem]:
    """A journal in a folder that nobody can write to, root neither."""
    soulmem("add", "hola")
    if ROOT_USER and subprocess.run(["chattr", "+i", soulmem.home], capture_output=True, check=False).returncode:
        pytest.skip("root writes everywhere on a file system without chattr")
    if not ROOT_USER:
        soulmem.home.chmod(0o500)
    yield soulmem
    if ROOT_USER:
        subprocess.run(["chattr", "-i", soulmem.home], check=True)
    else:
        soulmem.home.chmod(0o700)


def test_a_read_only_folder_is_read_and_not_written(frozen: Soulmem) -> None:
    refused(frozen, "add", "otra", code="journal_read_only", exit_code=3)
    assert frozen.texts() == ["hola"]
    assert frozen("recall", "hola", "--json").json()[0]["text"] == "hola"


def test_no_journal_is_made_in_a_read_only_folder(frozen: Soulmem) -> None:
    for place in ("otro.db", "sub/otro.db"):
        before = sorted(frozen.home.iterdir())
        answer = frozen("add", "otra", "--db", frozen.home / place)
        assert answer.code == 3
        assert sorted(frozen.home.iterdir()) == before


@pytest.fixture
def sealed(soulmem: Soulmem) -> Iterator[Soulmem]:
    """A journal file that nobody can write to, in a folder that can be."""
    soulmem("add", "hola")
    if ROOT_USER and subprocess.run(["chattr", "+i", soulmem.db], capture_output=True, check=False).returncode:
        pytest.skip("root writes everywhere on a file system without chattr")
    if not ROOT_USER:
        soulmem.db.chmod(0o400)
    yield soulmem
    if ROOT_USER:
        subprocess.run(["chattr", "-i", soulmem.db], check=True)


def test_a_read_only_file_is_read_and_not_written(sealed: Soulmem) -> None:
    refused(sealed, "add", "otra", code="journal_read_only", exit_code=3)
    assert sealed.texts() == ["hola"]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    place = tmp_path / "disco"
    place.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", place]
    if not ROOT_USER or subprocess.run(mounted, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    yield place
    subprocess.run(["umount", place], check=True)


def fill(disk: Path, leave: int) -> Path:
    """Leave only so many bytes free on a disk."""
    free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
    filler = disk / "relleno"
    filler.write_bytes(b"x" * (free - leave))
    return filler


@pytest.mark.parametrize("room", [0, 20_000, 60_000, 100_000])
def test_a_full_disk(soulmem: Soulmem, disk: Path, room: int) -> None:
    soulmem.env["SOULMEM_HOME"] = str(disk)
    soulmem.home = disk
    soulmem("add", "hola")
    filler = fill(disk, room)
    refused(soulmem, "add", "otra", code="disk_full", exit_code=3)
    assert soulmem.texts() == ["hola"]
    filler.unlink()
    assert soulmem("add", "otra").code == 0
    assert soulmem.texts() == ["otra", "hola"]
    assert not list(disk.glob(".*")), "half-made files stay behind"


@pytest.mark.parametrize("room", [0, 50_000])
def test_no_room_for_a_first_journal(soulmem: Soulmem, disk: Path, room: int) -> None:
    soulmem.env["SOULMEM_HOME"] = str(disk / "casa")
    soulmem.home = disk / "casa"
    fill(disk, room)
    refused(soulmem, "add", "hola", code="disk_full", exit_code=3)
    assert not soulmem.db.exists()
    assert not list(disk.glob("casa/.*")), "half-made files stay behind"


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_whatever_the_umask_a_journal_is_its_owners_alone(soulmem: Soulmem, umask: int) -> None:
    before = os.umask(umask)
    try:
        place = soulmem.home / "una" / "carpeta" / "diario.db"
        assert soulmem("add", "hola", "--db", place).code == 0
        log = place.with_name("diario.db-wal")
        modes = {
            path: path.stat().st_mode & 0o777 for path in (soulmem.home, soulmem.home / "una", place.parent, place, log) if path.exists()
        }
    finally:
        os.umask(before)
    assert set(modes.values()) <= {0o700, 0o600}
    assert modes[place] == 0o600


@pytest.fixture
def homeless(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> Soulmem:
    """A user the system knows no home of, such as that of a service or a container."""

    def unknown(*args: object, **how: object) -> str:
        raise RuntimeError("could not determine the home directory")

    for name in ("user_data_dir", "user_config_dir"):
        monkeypatch.setattr(platformdirs, name, unknown)
    soulmem.env["XDG_CONFIG_HOME"] = ""
    return soulmem


def test_no_home_is_known(homeless: Soulmem) -> None:
    refused(homeless, "add", "hola", code="home_unknown", exit_code=2, SOULMEM_HOME="")


def test_a_service_without_a_home_keeps_a_journal(homeless: Soulmem) -> None:
    assert homeless("add", "hola").code == 0
    assert homeless.texts() == ["hola"]


def test_a_home_of_nobody(soulmem: Soulmem) -> None:
    refused(soulmem, "timeline", "--db", "~nadie-de-nadie/diario.db", code="path_unreadable", exit_code=2)


CROWDED = {
    "import": ("import", "filas.ndjson"),
    "dream": ("dream",),
    "backup": ("journal", "backup"),
    "export": ("export", "fuera.json"),
    "edit": ("edit", 1, "Desayuné con Ana y Luis"),
}


@pytest.mark.parametrize("verb", CROWDED)
def test_a_full_disk_keeps_what_stood(soulmem: Soulmem, disk: Path, tmp_path: Path, verb: str) -> None:
    soulmem.env["SOULMEM_HOME"], soulmem.home = str(disk), disk
    kept = [f"Café con Ana, el día {day}" for day in (1, 2, 3)]
    for day, text in enumerate(kept, 1):
        soulmem("add", text, "--at", f"2026-08-0{day} 09:00")
    (tmp_path / "filas.ndjson").write_text("\n".join(f'{{"text": "fila {day}", "at": "2026-07-0{day}"}}' for day in range(1, 9)))
    places = {"filas.ndjson": tmp_path / "filas.ndjson", "fuera.json": disk / "fuera.json"}
    words = [places.get(str(word), word) for word in CROWDED[verb]]
    filler = fill(disk, 0 if verb == "export" else 70_000)
    answer = soulmem(*words, "--json")
    assert answer.code in (2, 3), answer
    assert "full" in answer.err
    assert "disco" in soulmem(*words, SOULMEM_LANG="es").err
    assert soulmem.texts() == kept[::-1]
    filler.unlink()
    assert soulmem(*words).code == 0
    assert len(soulmem.texts()) == (11 if verb == "import" else 3)
    assert not list(disk.rglob(".*")), "half-made files stay behind"
