"""What is answered before anything else is loaded; everything it does not know is left to the parser."""

from __future__ import annotations

import subprocess
import sys

import pytest
from conftest import Soulmem, Stream, swapped

from soulmem_cli import __version__, quick


class Full(Stream):
    """A stream on which nothing can be written."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error

    def write(self, text: str) -> int:
        raise self.error


def answered(soulmem: Soulmem, *argv: str, **env: str) -> tuple[int | None, str]:
    """The exit code, and what was printed."""
    out = Stream()
    with swapped({**soulmem.env, **env}, Stream(), out, Stream()):
        code = quick.answer(list(argv))
    return code, out.buffer.getvalue().decode()  # type: ignore[attr-defined]


def test_the_version(soulmem: Soulmem) -> None:
    assert answered(soulmem, "--version") == (0, f"soulmem {__version__}\n")
    assert soulmem("--json", "--version").out == f"soulmem {__version__}\n"


@pytest.mark.parametrize(
    "words",
    ["", "--help", "--lang es", "--lang=es --help", "users --help", "--lang es config --help", "journal --help --lang en", "models --help"],
)
def test_help_is_the_same_as_the_parser_gives(soulmem: Soulmem, words: str) -> None:
    whole = soulmem(*words.split())
    assert answered(soulmem, *words.split()) == (whole.code, whole.out)


@pytest.mark.parametrize(
    "words",
    [
        "add",
        "add --help",
        "users",
        "users list --help",
        "--help add",
        "--lang fr --help",
        "--lang",
        "--json --help",
        "timeline",
        "help",
        "_completes x",
    ],
)
def test_the_rest_is_left_alone(soulmem: Soulmem, words: str) -> None:
    assert answered(soulmem, *words.split()) == (None, "")


def test_help_in_the_language_of_the_locale_when_nothing_else_says(soulmem: Soulmem) -> None:
    assert answered(soulmem, "--help", SOULMEM_LANG="", LC_ALL="es_AR.UTF-8")[1].startswith("Uso:")
    assert answered(soulmem, "--help", SOULMEM_LANG="", LC_ALL="fr_FR.UTF-8")[1].startswith("Usage:")


@pytest.mark.parametrize(("error", "code"), [(BrokenPipeError(), 0), (OSError(28, "full"), 74)])
def test_a_stream_that_takes_nothing(soulmem: Soulmem, error: OSError, code: int) -> None:
    with swapped(soulmem.env, Stream(), Full(error), Stream()):
        assert quick.answer(["--help"]) == code


def test_help_in_a_pipe_that_closes_is_quiet(soulmem: Soulmem) -> None:
    command = f'"{sys.executable}" -m soulmem_cli --help | head -1; echo ${{PIPESTATUS[0]}}'
    done = subprocess.run(["bash", "-c", command], env=soulmem.environment(), capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["Usage: soulmem [options] VERB …", "0"]
    assert done.stderr == ""
