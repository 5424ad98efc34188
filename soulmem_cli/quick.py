"""What is answered before Typer is loaded: the version, help that is about no verb, and what shells ask while a line is typed."""

from __future__ import annotations

import sys
from typing import Final

IO_FAILED: Final = 74
SPEAKING: Final = ("es", "en")


def answer(argv: list[str]) -> int | None:
    """Answer a quick question, with the exit code that it deserves; None for everything else."""
    told = next((said for ask in (version, completions, guide) if (said := ask(argv)) is not None), None)
    if told is None:
        return None
    try:
        sys.stdout.write(told)
        sys.stdout.flush()
    except BrokenPipeError:
        return 0  # nobody reads on
    except OSError:
        return IO_FAILED
    return 0


def version(argv: list[str]) -> str | None:
    """The version, from a constant."""
    if argv != ["--version"]:
        return None
    from soulmem_cli import __version__

    return f"soulmem {__version__}\n"


def completions(argv: list[str]) -> str | None:
    """What could stand next on a line that is being typed."""
    if argv[:1] != ["_complete"]:
        return None
    from soulmem_cli.completing import offered
    from soulmem_cli.render import reconfigured

    reconfigured(strict=True)
    return "".join(f"{line}\n" for line in offered(argv[1:]))


def guide(argv: list[str]) -> str | None:
    """The help of the program, or of a group of verbs."""
    words, lang = unspoken(argv)
    if words not in ([], ["--help"]) and words[1:] != ["--help"]:
        return None
    from soulmem_cli.commands import NESTED

    name = words[0] if words and words[0] != "--help" else ""
    if name and name not in NESTED:
        return None
    from soulmem_cli.render import help_pages, reconfigured

    if not lang:
        from soulmem_cli.settings import spoken

        lang = spoken({})
    reconfigured(strict=False)
    return (help_pages.group(name, lang) if name else help_pages.program(lang)) + "\n"


def unspoken(argv: list[str]) -> tuple[list[str], str]:
    """The command line without a language it names well, and that language."""
    words, lang, rest = [], "", iter(argv)
    for word in rest:
        flag, given, value = word.partition("=")
        if flag != "--lang":
            words.append(word)
        elif (value := value if given else next(rest, "")) in SPEAKING:
            lang = value
        else:
            words.append(word)
    return words, lang
