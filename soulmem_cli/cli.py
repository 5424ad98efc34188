"""The program: finds the verb, opens the session, shows the result, turns every failure into its exit code."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from soulmem_cli.run import Run

INTERRUPTED = 130
BUG = 70


def main(argv: list[str] | None = None) -> NoReturn:
    """Run one verb and end the process with the contract's exit code."""
    gc.disable()  # a short life makes little rubbish
    given = sys.argv[1:] if argv is None else argv
    if given == ["--version"]:
        from soulmem_cli import __version__

        sys.stdout.write(f"soulmem {__version__}\n")
        leave(0)
    from soulmem_cli.run import Run

    run = Run(given)
    try:
        code = attempt(run, given)
    finally:
        run.close()
    leave(code)


def attempt(run: Run, argv: list[str]) -> int:
    """One verb from words to shown result; the exit code of whatever happened."""
    from soulmem_cli.errors import SoulmemError

    try:
        run.warm(argv)
        from soulmem_cli.verbs import answer

        return run.show(answer(run, argv))
    except SoulmemError as error:
        return run.fail(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end quietly
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        return run.bug(error)


def leave(code: int) -> NoReturn:
    """End at once: what the interpreter would still tidy up takes longer than most verbs."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (BrokenPipeError, ValueError):
            pass
    os._exit(code)
