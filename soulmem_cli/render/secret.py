"""Asking for what must not be seen: a passphrase, typed at the terminal without an echo."""

from __future__ import annotations

import os
import sys
from typing import Any

from soulmem_cli.render.side import sentence


def typed(lang: str, code: str, facts: dict[str, Any]) -> str | None:
    """What a person types when asked; None where there is no terminal to ask at."""
    try:
        if not os.isatty(sys.stderr.fileno()):
            return None
    except (AttributeError, OSError, ValueError):  # closed, or no stream of the system's
        return None
    import warnings
    from getpass import GetPassWarning, getpass

    with warnings.catch_warnings():
        warnings.simplefilter("error", GetPassWarning)  # it would be seen
        try:
            return getpass(sentence(lang, code, facts) + " ")
        except (GetPassWarning, EOFError, OSError):
            return None
