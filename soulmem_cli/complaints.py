"""Typer's own complaints as ours, so that they speak both languages. Loaded only when there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soulmem_cli.commands import VERBS
from soulmem_cli.errors import SoulmemError, UsageError


def translated(error: Exception, argv: list[str]) -> Exception:
    """A complaint about a command line as a UsageError; any other error as it is."""
    name = type(error).__name__
    if isinstance(error, SoulmemError) or not name.endswith(("UsageError", "Parameter", "Usage", "Option", "ClickException", "HelpError")):
        return error
    ctx = getattr(error, "ctx", None)
    verb = ctx.command_path.removeprefix("soulmem").strip() if ctx else next((word for word in argv if word in VERBS), "")
    message = getattr(error, "message", "")
    if name == "NoSuchOption":
        option = getattr(error, "option_name", "")
        close = alike(option, getattr(error, "possibilities", None) or [])
        return UsageError("option_or_text" if verb == "add" else "option_unknown", option=option, close=close, verb=verb)
    if name == "MissingParameter":
        return UsageError("argument_missing", argument=named(error), verb=verb)
    if name == "BadParameter":
        return bad_value(error, message, verb)
    if name == "BadOptionUsage":
        code = "option_needs_value" if "requires" in message else "option_takes_none"
        return UsageError(code, option=getattr(error, "option_name", ""), verb=verb)
    if "extra argument" in message:
        return UsageError("argument_extra", value=message.rpartition("(")[2].rstrip(").").partition(" ")[0], verb=verb)
    return UsageError("usage", verb=verb)


def alike(option: str, offered: Sequence[str]) -> list[str]:
    """Those of the offered options that are written almost like one; the dashes, which all have, make none alike."""
    from difflib import get_close_matches

    bare = {each.lstrip("-"): each for each in offered}
    return [bare[near] for near in get_close_matches(option.lstrip("-"), bare, 3, 0.6)]


def bad_value(error: Exception, message: str, verb: str) -> UsageError:
    """A value that an option or argument cannot take."""
    kind = getattr(getattr(error, "param", None), "type", None)
    value = message.partition(" is not ")[0].strip("'\"")
    facts: dict[str, Any] = {"argument": named(error), "value": value, "verb": verb}
    if "is not in the range" in message:
        least, most = getattr(kind, "min", None), getattr(kind, "max", None)
        if least is not None and float(value) < least:
            return UsageError("number_too_small", **facts, least=least)
        return UsageError("number_too_large", **facts, most=most)
    if "is not a valid int" in message:
        return UsageError("whole_number_unreadable", **facts)
    if "is not a valid float" in message:
        return UsageError("number_unreadable", **facts)
    return UsageError("value_invalid", **facts)


def named(error: Exception) -> str:
    """The option or argument a complaint is about, as a person types it."""
    param = getattr(error, "param", None)
    if param is None:
        return ""
    return str(param.opts[0] if param.param_type_name == "option" else param.human_readable_name)
