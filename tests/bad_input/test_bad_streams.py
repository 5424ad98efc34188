"""Streams that are closed, full, cut off, or speak another encoding, each in a real process."""

import json
import subprocess
from pathlib import Path

import pytest
from conftest import Soulmem


def sh(soulmem: Soulmem, script: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which $SOULMEM is the program."""
    words = " ".join(str(word) for word in soulmem.command())
    there = soulmem.environment(SOULMEM=words, **env)
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=there, check=False, errors="replace")


@pytest.fixture
def full(soulmem: Soulmem) -> Soulmem:
    """A journal longer than a pipe holds, though quickly read by an encoder."""
    soulmem("add", "--no-detect", stdin="palabra" + "\u3000" * 49_000 + "fin")
    soulmem("add", "palabra")
    return soulmem


@pytest.mark.parametrize("verb", ["timeline", "timeline --json", "timeline --ndjson", "recall palabra", "--help"])
def test_a_reader_that_leaves_ends_it_quietly(full: Soulmem, verb: str) -> None:
    done = sh(full, f"set -o pipefail; $SOULMEM {verb} | head -1 >/dev/null; echo ${{PIPESTATUS[0]}}")
    assert done.stdout.split()[-1] == "0"
    assert done.stderr == ""


def test_lines_that_nobody_reads_are_kept_up_to_there(soulmem: Soulmem) -> None:
    done = sh(soulmem, "seq 1 300 | $SOULMEM add --lines --ndjson | head -1 >/dev/null")
    assert "Traceback" not in done.stderr
    assert len(soulmem.texts()) >= 64


@pytest.mark.parametrize("verb", ["timeline", "timeline --json", "add otra", "--version", "--help"])
def test_a_closed_stdout(soulmem: Soulmem, verb: str) -> None:
    soulmem("add", "hola")
    done = sh(soulmem, f"$SOULMEM --quiet {verb} >&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert soulmem.texts() == (["otra", "hola"] if "otra" in verb else ["hola"])


@pytest.mark.parametrize(("verb", "code"), [("timeline", 0), ("add ''", 2), ("nada", 2), ("--user nadie timeline", 4)])
def test_a_closed_stderr(soulmem: Soulmem, verb: str, code: int) -> None:
    soulmem("add", "hola")
    assert sh(soulmem, f"$SOULMEM {verb} 2>&-").returncode == code
    assert sh(soulmem, f"$SOULMEM {verb} >&- 2>&- <&-").returncode == code


@pytest.mark.parametrize(("verb", "code"), [("timeline", 0), ("add otra", 0), ("add", 6), ("add -", 2), ("add --lines", 2)])
def test_a_closed_stdin(soulmem: Soulmem, verb: str, code: int) -> None:
    soulmem("add", "hola")
    done = sh(soulmem, f"$SOULMEM {verb} <&-")
    assert done.returncode == code
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("lang", "word"), [("en", "stdin"), ("es", "entrada")])
def test_a_stdin_that_cannot_be_read(soulmem: Soulmem, lang: str, word: str) -> None:
    done = sh(soulmem, f"$SOULMEM --lang {lang} add 0>/dev/null")
    assert done.returncode == 2
    assert word in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(("lang", "word"), [("en", "the disk is full"), ("es", "el disco está lleno")])
def test_a_full_stdout(soulmem: Soulmem, lang: str, word: str) -> None:
    soulmem("add", "hola")
    for verb in ("timeline", "timeline --json", "add otra"):
        done = sh(soulmem, f"$SOULMEM --lang {lang} {verb} >/dev/full")
        assert done.returncode == 74, done
        assert word in done.stderr
    for verb in ("--version", "--help", "add --help"):
        assert sh(soulmem, f"$SOULMEM {verb} >/dev/full").returncode == 74
    assert sh(soulmem, "$SOULMEM timeline 2>/dev/full").returncode == 0
    assert sh(soulmem, "$SOULMEM nada 2>/dev/full").returncode == 2


LOCALES = [
    {"LC_ALL": "C"},
    {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "latin-1"},
    {"LC_ALL": "xx_XX.bogus"},
    {"LANG": "", "LC_ALL": ""},
]


@pytest.mark.parametrize("env", LOCALES)
def test_odd_locales_lose_no_letter(soulmem: Soulmem, env: dict[str, str]) -> None:
    text = "Año nuevo: ñandú 👩‍👩‍👧 日本語"
    assert json.loads(sh(soulmem, f"$SOULMEM add --json '{text}'", **env).stdout)["text"] == text
    assert json.loads(sh(soulmem, f"echo '{text}' | $SOULMEM add --json", **env).stdout)["text"] == text
    assert sh(soulmem, "$SOULMEM timeline", **env).stdout.count(text) == 2
    assert sh(soulmem, "$SOULMEM recall ñandú --json", **env).returncode == 0
    failed = sh(soulmem, "$SOULMEM --lang es add ''", **env)
    assert (failed.returncode, "Traceback" in failed.stderr) == (2, False)


@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "latin-1"}])
def test_a_terminal_of_few_signs_shows_what_it_can(soulmem: Soulmem, env: dict[str, str]) -> None:
    soulmem("add", "Año 日本語 ★")
    shown = soulmem.terminal("timeline", **env)
    assert shown.code == 0
    assert "o ???" in shown.out.encode("ascii", "replace").decode()


def test_a_terminal_gets_a_table_and_a_pipe_gets_lines(soulmem: Soulmem) -> None:
    soulmem("add", "hola", "--emotion", "joy", "--importance", "0.3")
    assert "\x1b[" in soulmem.terminal("timeline").out
    assert sh(soulmem, "$SOULMEM timeline").stdout == "1\t2026-08-24 15:15\tnormal\tjoy\thola\n"


@pytest.mark.parametrize("verb", ["add", "add --json"])
@pytest.mark.parametrize("streams", ["</dev/null", "| cat", "<&-"])
def test_nothing_is_asked_without_a_terminal(soulmem: Soulmem, verb: str, streams: str) -> None:
    script = f"true | $SOULMEM {verb}" if streams == "| cat" else f"$SOULMEM {verb} {streams}"
    done = sh(soulmem, script, VISUAL="false")
    assert done.returncode in (2, 6)
    assert not soulmem.db.exists()
