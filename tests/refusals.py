"""What every refusal owes a person: her language, the contract's code, an object for programs, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

from conftest import Answer, Soulmem


def refused(soulmem: Soulmem, *args: object, code: str, exit_code: int, **how: Any) -> dict[str, Any]:
    """Run a command line that must fail with `code`, in both languages and for a program; its facts."""
    before = soulmem.digest()
    told: dict[str, dict[str, Any]] = {}
    for lang in ("en", "es"):
        machine = soulmem("--json", "--lang", lang, *args, **how)
        person = soulmem("--lang", lang, *args, **how)
        assert (machine.code, person.code) == (exit_code, exit_code), (machine, person)
        assert (machine.out, person.out) == ("", "")
        told[lang] = last_error(machine)
        assert told[lang]["code"] == code
        assert person.err.splitlines()[-1] == f"soulmem: {told[lang]['message']}"
    assert told["en"]["message"] != told["es"]["message"]
    assert "{" not in told["es"]["message"]
    assert soulmem.digest() == before
    return told["en"]


def last_error(answer: Answer) -> dict[str, Any]:
    """The error object on stderr; whatever was noted before it is left aside."""
    error = json.loads(answer.err.splitlines()[-1])["error"]
    assert set(error) >= {"code", "message"}
    return dict(error)
