"""What is said on the side, on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import termios

import pytest
from conftest import Soulmem


def said(soulmem: Soulmem, columns: int, *words: str) -> list[str]:
    """The lines on stderr, a terminal of so many columns."""
    host, guest = pty.openpty()
    fcntl.ioctl(guest, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    done = subprocess.run(soulmem.command(*words), stderr=guest, stdout=subprocess.DEVNULL, env=soulmem.environment(), check=False)
    os.close(guest)
    assert done.returncode in (0, 4, 6)
    shown = os.read(host, 65_536).decode()
    os.close(host)
    return shown.replace("\r\n", "\n").rstrip("\n").split("\n")


@pytest.mark.parametrize("words", [("forget", "1", "--purge"), ("show", "999"), ("add", "ayer a las 15h: dentista con Luis")])
def test_sentences_are_broken_between_words(soulmem: Soulmem, words: tuple[str, ...]) -> None:
    soulmem("add", "hola")
    soulmem("add", "un secreto", "--private")
    whole = said(soulmem, 0, *words)
    narrow = said(soulmem, 30, *words)
    assert [" ".join(narrow)] == whole
    assert len(whole[0]) <= 30 or len(narrow) > 1
    assert max(map(len, narrow)) <= 30
    assert said(soulmem, 10, *words) == whole
