"""add without words: the person's own editor, and a draft that outlives whatever goes wrong."""

import os
from pathlib import Path

import pytest
from conftest import Answer, Soulmem


@pytest.fixture
def editor(tmp_path: Path) -> Path:
    """A stand-in for an editor: a script that each test fills."""
    return tmp_path / "mi editor"


def script(editor: Path, body: str) -> dict[str, str]:
    """Fill the script; $1 is the draft."""
    editor.write_text(f"#!/bin/sh\n{body}\n")
    editor.chmod(0o755)
    return {"VISUAL": f"'{editor}'", "EDITOR": "false"}


def edited(soulmem: Soulmem, *words: str, **env: str) -> Answer:
    """An add without words on a terminal; what it showed, on whichever stream, is in `out`."""
    answer = soulmem("add", *words, terminal=True, **env)
    return Answer(answer.code, answer.out + answer.err, "")


def drafts(soulmem: Soulmem) -> list[Path]:
    """The drafts left beside the journal."""
    return sorted(soulmem.home.glob("draft-*.txt"))


def test_what_is_written_is_kept_and_the_draft_removed(soulmem: Soulmem, editor: Path) -> None:
    env = script(editor, 'stat -c %a "$1" > "$0.mode"; printf "uno\\n\\ndos ñ\\n\\n" > "$1"')
    answer = soulmem.terminal("add", "--lang", "es", **env)
    assert answer.code == 0, answer
    assert soulmem.texts() == ["uno\n\ndos ñ"]
    assert drafts(soulmem) == []
    assert editor.with_name("mi editor.mode").read_text().strip() == "600"


def test_visual_goes_before_editor_and_takes_arguments(soulmem: Soulmem, editor: Path) -> None:
    script(editor, 'printf "con %s" "$1" > "$2"')
    assert edited(soulmem, VISUAL="", EDITOR=f"'{editor}' --espera").code == 0
    assert soulmem.texts() == ["con --espera"]


def test_an_editor_that_fails_leaves_the_draft_and_its_name(soulmem: Soulmem, editor: Path) -> None:
    answer = edited(soulmem, "--lang", "es", "--quiet", **script(editor, 'echo valioso > "$1"; exit 3'))
    assert answer.code == 5
    (draft,) = drafts(soulmem)
    assert draft.read_text() == "valioso\n"
    assert str(draft) in answer.out.replace("\n", "")
    assert "terminó con un error" in answer.out
    assert soulmem.texts() == []


def test_an_editor_that_fails_with_nothing_written_leaves_nothing(soulmem: Soulmem, editor: Path) -> None:
    assert edited(soulmem, **script(editor, "exit 1")).code == 5
    assert drafts(soulmem) == []


@pytest.mark.parametrize("command", ["/no/existe", "'sin cerrar", "/etc/hostname"])
def test_an_editor_that_cannot_be_run(soulmem: Soulmem, command: str) -> None:
    answer = edited(soulmem, "--lang", "es", VISUAL=command)
    assert answer.code == 5
    assert "VISUAL" in answer.out
    assert drafts(soulmem) == []


def test_a_journal_that_cannot_be_written_is_told_before_the_editor(soulmem: Soulmem, editor: Path) -> None:
    soulmem.home.mkdir()
    soulmem.db.write_bytes(b"no es un diario")
    answer = edited(soulmem, **script(editor, 'touch "$0.abierto"'))
    assert answer.code == 3
    assert not editor.with_name("mi editor.abierto").exists()


def test_a_journal_that_breaks_meanwhile_leaves_the_draft_and_its_name(soulmem: Soulmem, editor: Path) -> None:
    soulmem("add", "hola")
    env = script(editor, f'echo valioso > "$1"; printf rota > {soulmem.db}')
    answer = edited(soulmem, **env)
    assert answer.code == 3, answer
    (draft,) = drafts(soulmem)
    assert draft.read_text() == "valioso\n"
    assert str(draft) in answer.out.replace("\n", "")


def test_a_text_that_is_refused_stays_in_the_draft(soulmem: Soulmem, editor: Path) -> None:
    answer = edited(soulmem, **script(editor, 'head -c 60000 /dev/zero | tr "\\0" x > "$1"'))
    assert answer.code == 2
    assert drafts(soulmem)[0].stat().st_size == 60_000


@pytest.mark.parametrize("body", ["sleep 1.2", 'sleep 1.2; rm "$1"', 'sleep 1.2; printf " \\n" > "$1"'])
def test_nothing_written_is_nothing_kept(soulmem: Soulmem, editor: Path, body: str) -> None:
    answer = edited(soulmem, "--lang", "es", **script(editor, body))
    assert answer.code == 2
    assert "vacío" in answer.out
    assert drafts(soulmem) == []


def test_an_editor_that_did_not_wait_keeps_its_draft(soulmem: Soulmem, editor: Path) -> None:
    answer = edited(soulmem, "--lang", "es", **script(editor, "exit 0"))
    assert answer.code == 2
    assert "--wait" in answer.out
    assert len(drafts(soulmem)) == 1


def test_another_draft_is_never_written_over(soulmem: Soulmem, editor: Path) -> None:
    edited(soulmem, **script(editor, 'echo primero > "$1"; exit 1'))
    edited(soulmem, **script(editor, 'echo segundo > "$1"; exit 1'))
    assert sorted(draft.read_text() for draft in drafts(soulmem)) == ["primero\n", "segundo\n"]


def test_ctrl_c_belongs_to_the_editor(soulmem: Soulmem, editor: Path) -> None:
    env = script(editor, 'trap "" INT; kill -INT $PPID; sleep 0.2; echo valioso > "$1"')
    assert soulmem.terminal("add", **env).code == 0
    assert soulmem.texts() == ["valioso"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_without_a_terminal_nothing_is_asked(soulmem: Soulmem, editor: Path, lang: str) -> None:
    env = script(editor, 'touch "$0.abierto"')
    shown = os.openpty()
    try:
        answer = soulmem("add", "--lang", lang, terminal=False, **env)
    finally:
        for end in shown:
            os.close(end)
    assert answer.code in (2, 6)
    assert not editor.with_name("mi editor.abierto").exists()
