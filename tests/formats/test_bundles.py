"""Folders and zips."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import bundles


def zip_of(**members: bytes) -> io.BytesIO:
    """A zip in memory."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    made.seek(0)
    return made


def test_a_folder_in_order_without_what_is_hidden(tmp_path: Path) -> None:
    for name in ("b.md", "a/z.txt", ".obsidian/c.md", ".d.md", "e.png", "A.JSON"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    bundle = bundles.folder(str(tmp_path))
    assert [piece.data for piece in bundle.pieces] == [b"A.JSON", b"b.md", b"a/z.txt"]
    assert bundle.others == 1


def test_a_folder_in_it_that_is_closed_is_named_and_the_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cerrada").mkdir()
    (tmp_path / "a.md").write_text("x")
    real = os.scandir

    def scandir(path: str) -> Iterator[Any]:
        if path.endswith("cerrada") or path == "nada":
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    good, bad = bundles.folder(str(tmp_path)).pieces
    assert (good.error, bad.name.endswith("cerrada")) == (None, True)
    assert bad.error is not None
    with pytest.raises(PermissionError):
        bundles.folder("nada")


def test_a_zip_also_from_a_pipe() -> None:
    made = zip_of(**{"Diario.json": b"{}", "photos/x.jpeg": b"x", "__MACOSX/y.json": b"x", "sub/.z.md": b"x"})
    bundle = bundles.zipped("e.zip", made, b"")
    assert ([(piece.name, piece.data) for piece in bundle.pieces], bundle.others) == ([("e.zip/Diario.json", b"{}")], 1)
    data = made.getvalue()

    class Pipe(io.BytesIO):
        """What cannot be gone back in."""

        def seekable(self) -> bool:
            return False

    assert [piece.data for piece in bundles.zipped("-", Pipe(data[20:]), data[:20]).pieces] == [b"{}"]


def test_a_member_that_is_damaged_or_too_large_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytearray(zip_of(**{"a.md": b"a" * 500, "b.md": b"b" * 20}).getvalue())
    data[36] ^= 0xFF
    first, second = bundles.zipped("e.zip", io.BytesIO(bytes(data)), b"").pieces
    assert first.error is not None
    assert second.data == b"b" * 20
    monkeypatch.setattr(bundles, "LARGEST", 100)
    first, _ = bundles.zipped("e.zip", zip_of(**{"a.md": b"a" * 500, "b.md": b"b"}), b"").pieces
    assert first.error is not None


def test_what_is_no_zip() -> None:
    with pytest.raises(UsageError):
        bundles.zipped("e.zip", io.BytesIO(b"PK\x03\x04 nada"), b"")
