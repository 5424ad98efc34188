"""Where the key of an encrypted journal comes from: a command, the system's keyring, or the person at the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.errors import JournalError, RefusedError, UnavailableError, UsageError

if TYPE_CHECKING:
    from soulmem_cli.core.beforehand import Asking

NEW_COMMAND: Final = "SOULMEM_NEW_KEY_COMMAND"
SERVICE: Final = "soulmem"  # the name under which keyrings keep our keys
ASKED: Final[dict[str, Asking]] = {}  # a command that was asked beforehand → its answer, once


def sources(session: Session, path: Path) -> Iterator[str]:
    """The secrets that may open a file, the one that asks nobody first."""
    chosen = session.settings
    if chosen.key_command:
        asked = ASKED.pop(chosen.key_command, None)
        yield asked.answer() if asked else from_command(chosen.key_command)
    elif chosen.keyring and (kept := ring().get_password(SERVICE, str(path))):
        yield kept
    if answer := session.ask_secret("key_ask", path=str(path)):
        yield answer


def new_secret(session: Session, command: str | None) -> str:
    """The secret a journal is to be encrypted with, known to be one that can be given again.

    Raises RefusedError without a command or a terminal, UsageError for none or two that differ, JournalError when the command fails.
    """
    if command:
        found = from_command(command)
        if found != from_command(command):
            raise JournalError("key_command_unsteady", command=command)
        return found
    first = session.ask_secret("key_ask_new")
    if first is None:
        raise RefusedError("key_needs_terminal")
    if not first:
        raise UsageError("key_empty")
    if session.ask_secret("key_ask_again") != first:
        raise UsageError("key_mistyped")
    return first


def from_command(command: str) -> str:
    """The first line that a command prints. Raises JournalError when it fails or prints none."""
    code, printed = run(command)
    line = printed.split(b"\n", 1)[0].removesuffix(b"\r")
    if code or not line:
        raise JournalError("key_command_failed" if code else "key_command_silent", command=command, status=code)
    return line.decode("utf-8", "surrogateescape")


def run(command: str) -> tuple[int, bytes]:
    """How a command of the shell ended, and what it printed. It has no input, and may speak to the terminal by stderr."""
    if not hasattr(os, "posix_spawn"):
        import subprocess

        done = subprocess.run(command, shell=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
        return done.returncode, done.stdout
    reading, writing = os.pipe()  # without subprocess, which takes 10 ms to import
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0), (os.POSIX_SPAWN_DUP2, writing, 1),
        (os.POSIX_SPAWN_CLOSE, reading),
    ]  # fmt: skip
    try:
        process = os.posix_spawn("/bin/sh", ["sh", "-c", command], os.environ, file_actions=actions)
    except (OSError, ValueError) as error:
        os.close(reading)
        raise JournalError("key_command_failed", command=command, status=127) from error
    finally:
        os.close(writing)
    with open(reading, "rb") as pipe:
        printed = pipe.read()
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), printed


def ring() -> Ring:
    """The system's keyring. Raises UnavailableError when the extra is not installed or no keyring is there."""
    from importlib import import_module

    try:
        keyring, failure = import_module("keyring"), import_module("keyring.errors").KeyringError
    except ImportError as error:
        raise UnavailableError("keyring_missing") from error
    try:
        return Ring(keyring.get_keyring(), failure)
    except (failure, RuntimeError) as error:
        raise UnavailableError("keyring_unusable", reason=str(error)) from error


class Ring:
    """A keyring whose own failures are ours."""

    def __init__(self, whole: Any, failure: type[Exception]) -> None:
        self.whole = whole
        self.failure = failure

    def get_password(self, service: str, name: str) -> str | None:
        """What is kept under a name. Raises UnavailableError."""
        found: str | None = self.called("get_password", service, name)
        return found

    def keep(self, name: str, secret: str) -> None:
        """Keep a secret and see that it can be had again. Raises UnavailableError."""
        self.called("set_password", SERVICE, name, secret)
        if self.get_password(SERVICE, name) != secret:
            raise UnavailableError("keyring_unusable", reason="")

    def drop(self, name: str) -> None:
        """Forget a secret, if there is one. Raises UnavailableError."""
        if self.get_password(SERVICE, name) is not None:
            self.called("delete_password", SERVICE, name)

    def called(self, method: str, *values: str) -> Any:
        """Ask the keyring something."""
        try:
            return getattr(self.whole, method)(*values)
        except (self.failure, RuntimeError) as error:
            raise UnavailableError("keyring_unusable", reason=str(error)) from error
