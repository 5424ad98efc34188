"""Asking the person at the terminal, and never anybody else."""

from __future__ import annotations

import sys
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.errors import RefusedError
from soulmem_cli.render import side

YES: Final = ("yes", "y", "sí", "si", "s")


def typed(session: Session, question: str, refusal: str, **facts: object) -> str:
    """What a person types when asked `question`. Raises RefusedError(refusal) when nobody is at a terminal."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stderr and sys.stderr.isatty()):
        raise RefusedError(refusal, **facts)
    side.tell(side.sentence(session.settings.lang, question, facts))
    return sys.stdin.readline().strip()


def agreed(session: Session, task: str, *, yes: bool, **facts: object) -> None:
    """Go on only with a yes, said or typed. Raises RefusedError: TASK_needs_yes without a terminal, TASK_declined."""
    if not yes and typed(session, f"{task}_ask", f"{task}_needs_yes", **facts).casefold() not in YES:
        raise RefusedError(f"{task}_declined")
