"""What makes a machine dream by itself: the lines for cron or systemd, with the paths and the journal of this run."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Final

from soulmem_cli.domain.runs import Schedule, ScheduleFile
from soulmem_cli.errors import UsageError

KINDS: Final = ("cron", "systemd")
MINUTE: Final = 7  # past the hour: not when everybody else's tasks begin
KEPT: Final = ("SOULMEM_HOME", "SOULMEM_DB", "SOULMEM_TZ", "SOULMEM_LANG", "XDG_CONFIG_HOME")  # a task of the system has no shell's own


def schedule(kind: str) -> Schedule:
    """The files to put in place. One hourly task is enough: each cycle runs when it is due. Raises UsageError."""
    if kind not in KINDS:
        raise UsageError("schedule_unknown", value=kind, allowed=list(KINDS))
    return cron() if kind == "cron" else systemd()


def words() -> list[str]:
    """How this program is called by its whole path, for every user and without a word when nothing is wrong."""
    beside = Path(sys.executable).with_name("soulmem")
    program = [str(beside)] if beside.exists() else [sys.executable, "-m", "soulmem_cli"]
    return [*program, "dream", "--all-users", "--quiet"]


def environment() -> list[tuple[str, str]]:
    """What of this shell's environment chooses the journal."""
    found = [(name, os.environ[name]) for name in KEPT if os.environ.get(name)]
    return [(name, os.path.abspath(value) if "HOME" in name or name == "SOULMEM_DB" else value) for name, value in found]


def cron() -> Schedule:
    """One line of a crontab. There a % ends the command, so it is escaped."""
    before = [f"{name}={shlex.quote(value)}" for name, value in environment()]
    command = " ".join([*before, *map(shlex.quote, words())])
    line = f"{MINUTE} * * * * {command}".replace("%", r"\%")
    return Schedule("cron", (ScheduleFile("crontab", (line,)),))


def systemd() -> Schedule:
    """A service and its timer, which catches up when the machine was off."""
    units = Path("~/.config/systemd/user")
    service = (
        "[Unit]", "Description=soulmem dream", "", "[Service]", "Type=oneshot",
        *(f"Environment={unit_word(f'{name}={value}')}" for name, value in environment()),
        f"ExecStart={' '.join(map(unit_word, words()))}", "Nice=10", "IOSchedulingClass=idle",
    )  # fmt: skip
    timer = (
        "[Unit]", "Description=soulmem dream, every hour", "", "[Timer]", f"OnCalendar=*:{MINUTE:02}", "RandomizedDelaySec=60",
        "Persistent=true", "", "[Install]", "WantedBy=timers.target",
    )  # fmt: skip
    files = (ScheduleFile(str(units / "soulmem-dream.service"), service), ScheduleFile(str(units / "soulmem-dream.timer"), timer))
    return Schedule("systemd", files)


def unit_word(word: str) -> str:
    """A word as a unit file has it: quoted, its % and $ doubled."""
    plain = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{plain}"' if any(sign in plain for sign in " '\"\\;") else plain
