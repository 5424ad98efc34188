"""Where foreign files come from: one file, a pipe, a folder of them or a zip, each piece with the name it is told by."""

import os
import zipfile
from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import files

ZIP: Final = b"PK\x03\x04"
LARGEST: Final = 1 << 30  # bytes of one file in a zip: what unpacks to more is no journal
TEXTS: Final = (".md", ".markdown", ".txt", ".text", ".json", ".ndjson", ".jsonl", ".csv", ".tsv", ".jrnl")


class Piece(NamedTuple):
    """A file of a bundle: its name within, and its bytes; None when they cannot be had, and why."""

    name: str
    data: bytes
    error: UsageError | None = None


class Bundle(NamedTuple):
    """The pieces of what was named, and how many files of other kinds are among them."""

    pieces: Iterator[Piece]
    others: int


def folder(name: str) -> Bundle:
    """The files of a folder and of those in it, in the order of their names; hidden ones are passed over. Raises OSError."""
    paths: list[str] = []
    closed: list[OSError] = []
    others = 0
    for where, below, names in os.walk(name, onerror=closed.append):
        below[:] = sorted(each for each in below if not each.startswith("."))
        for each in sorted(names):
            path = os.path.join(where, each)
            if each.startswith(".") or not os.path.isfile(path):
                continue
            if each.lower().endswith(TEXTS):
                paths.append(path)
            else:
                others += 1
    if closed and closed[0].filename == name:
        raise closed[0]
    shut = (unreadable(str(error.filename), error) for error in closed)
    return Bundle(chain((from_disk(path) for path in paths), shut), others)


def unreadable(path: str, error: OSError) -> Piece:
    """What cannot be read, and why."""
    return Piece(path, b"", UsageError("file_unreadable", path=path, **files.why(error)))


def from_disk(path: str) -> Piece:
    """A file of a folder."""
    try:
        return Piece(path, Path(path).read_bytes())
    except OSError as error:
        return unreadable(path, error)


def zipped(name: str, stream: BinaryIO, head: bytes) -> Bundle:
    """The files of a zip. Raises UsageError("zip_broken")."""
    try:
        archive = zipfile.ZipFile(stream if stream.seekable() else BytesIO(head + stream.read()))
        inside = [each for each in archive.infolist() if not each.is_dir() and not hidden(each.filename)]
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError) as error:
        raise UsageError("zip_broken", path=name) from error
    texts = [each for each in inside if each.filename.lower().endswith(TEXTS)]
    return Bundle((unpacked(archive, each, name) for each in texts), len(inside) - len(texts))


def hidden(name: str) -> bool:
    """Whether a file of a zip is one that systems put there for themselves."""
    return any(part.startswith((".", "__MACOSX")) for part in name.split("/"))


def unpacked(archive: zipfile.ZipFile, member: zipfile.ZipInfo, name: str) -> Piece:
    """A file of a zip."""
    shown = f"{name}/{member.filename}"
    try:
        if member.file_size > LARGEST:
            raise ValueError(member.file_size)
        return Piece(shown, archive.read(member))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        return Piece(shown, b"", UsageError("file_unreadable", path=shown, errno="", reason=str(error)))
    except Exception as error:  # zlib.error and lzma.LZMAError have no common base
        if type(error).__module__ not in ("zlib", "lzma", "_lzma", "bz2"):
            raise
        return Piece(shown, b"", UsageError("file_unreadable", path=shown, errno="", reason=str(error)))
