"""The program: finds the verb, opens the session, shows the result, turns every failure into its exit code."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from soulmem_cli.run import Run

INTERRUPTED = 130


def main(argv: list[str] | None = None) -> NoReturn:
    """Run one verb and end the process with the contract's exit code."""
    gc.disable()  # a short life makes little rubbish
    given = sys.argv[1:] if argv is None else argv
    if sys.stdin is None or sys.stdout is None or sys.stderr is None:
        stand_in()
    try:
        from soulmem_cli import quick

        code = quick.answer(given)
        if code is None:
            code = whole(given)
    except KeyboardInterrupt:
        code = INTERRUPTED
    leave(code)


def stand_in() -> None:
    """Put nothing in the place of streams that were closed, so that no file takes their numbers."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8")


def whole(argv: list[str]) -> int:
    """One verb from the first import to the closed journal."""
    from soulmem_cli.run import Run

    run = Run(argv)
    try:
        return attempt(run, argv)
    finally:
        run.close()


def attempt(run: Run, argv: list[str]) -> int:
    """One verb from words to shown result; the exit code of whatever happened."""
    from soulmem_cli.errors import SoulmemError

    try:
        run.warm(argv)
        from soulmem_cli.verbs import answer

        code = run.show(answer(run, argv))
        sys.stdout.flush()
        return code
    except SoulmemError as error:
        return run.fail(error)
    except (BrokenPipeError, SystemExit):  # Typer makes the second of the first
        return 0  # nobody reads on: end quietly
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        from soulmem_cli.errors import SystemRefusal

        return run.fail(SystemRefusal.of(error))
    except Exception as error:
        return run.bug(error)


def leave(code: int) -> NoReturn:
    """End at once: what the interpreter would still tidy up takes longer than most verbs."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            pass
    os._exit(code)
