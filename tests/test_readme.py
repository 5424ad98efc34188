"""README: its sessions are what the program prints. `UPDATE_README=1 pytest tests/test_readme.py` writes them anew."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from conftest import Soulmem

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


def replay(soulmem: Soulmem, block: str) -> str:
    """A session run again: each command with what it prints at a terminal of 78 columns."""
    shown = []
    for line in block.splitlines():
        if line.startswith("$ "):
            said = soulmem(*shlex.split(line[2:])[1:], terminal=True, COLUMNS="78", NO_COLOR="1", SOULMEM_LANG="es")
            text = said.err.replace(str(soulmem.home), "~/.local/share/soulmem") + said.out
            shown.append(f"{line}\n" + "".join(f"{each.rstrip()}\n" for each in text.splitlines()))
    return "\n".join(shown)


def test_sessions_are_real(soulmem: Soulmem) -> None:
    text = README.read_text(encoding="utf-8")
    made = BLOCK.sub(lambda found: f"```console\n{replay(soulmem, found[1])}```", text)
    if os.environ.get("UPDATE_README"):
        README.write_text(made, encoding="utf-8")
    assert made == text or os.environ.get("UPDATE_README")
