"""What is written down agrees with the program: man pages, completions, names of days and months."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from babel.dates import format_date
from conftest import ROOT

from soulmem_cli import manual
from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.manual.__main__ import main
from soulmem_cli.manual.man import escaped, guarded, paragraph
from soulmem_cli.manual.tree import OFFERS, VALUES, verbs
from soulmem_cli.render.cldr import DAYS, MONTHS

PAGES = sorted((ROOT / "man").rglob("*.1"))


def test_nothing_written_is_stale() -> None:
    assert manual.stale() == [], "run: python -m soulmem_cli.manual"


def test_there_is_a_page_for_every_verb_in_both_languages() -> None:
    names = {"soulmem.1", *(f"soulmem-{verb}.1" for verb in VERBS)}
    assert {path.name for path in (ROOT / "man" / "man1").iterdir()} == names
    assert {path.name for path in (ROOT / "man" / "es" / "man1").iterdir()} == names


@pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")
@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_man_shows_every_page_without_a_warning(path: Path) -> None:
    for encoding in ("UTF-8", "ascii"):
        argv = ["man", "--warnings", "-E", encoding, "-l", str(path)]
        done = subprocess.run(argv, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"})
        assert (done.returncode, done.stderr) == (0, "")
        assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="mandoc is not installed")
def test_mandoc_finds_nothing_to_say() -> None:
    done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", *map(str, PAGES)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_a_group_has_its_verbs_on_one_page() -> None:
    page = (ROOT / "man" / "man1" / "soulmem-users.1").read_text(encoding="utf-8")
    assert all(f".SS {name}\n" in page for name in NESTED["users"])
    assert "\\-\\-yes" in page


def test_text_is_never_taken_for_a_request() -> None:
    assert guarded(".SH no") == "\\&.SH no"
    assert escaped('a\\b "c" --d ~') == "a\\eb \\(dqc\\(dq \\-\\-d \\(ti"
    assert all(line[:1] not in (".", "'") for line in paragraph("word " * 15 + "..." + " 'quoted'"))


def test_names_of_days_and_months_are_those_of_babel() -> None:
    from datetime import date

    for lang in ("es", "en"):
        assert list(DAYS[lang]) == [format_date(date(2026, 8, 3 + day), "EEEE", lang) for day in range(7)]
        assert list(MONTHS[lang]) == [format_date(date(2026, month, 1), "MMMM", lang) for month in range(1, 13)]


def test_what_journals_can_offer_is_offered_for_some_option_or_argument() -> None:
    keys = {
        name
        for verb in verbs()
        for each in (*verb.arguments, *verb.options, *verb.everywhere)
        for name in (each.en.key, f"{verb.name} {each.en.key}")
    }
    assert set(OFFERS) | set(VALUES) <= keys


def test_every_id_tag_person_and_file_can_be_completed() -> None:
    for verb in verbs():
        for each in (*verb.arguments, *verb.options, *verb.everywhere):
            if each.en.metavar in ("ID", "TAG", "EMOTION", "LEVEL", "SOURCE", "FILE", "PATH", "VERB", "SETTING"):
                assert each.offer.kind or each.offer.values, f"{verb.name} {each.en.key}"


def test_what_is_stale_is_found_and_written_anew(tmp_path: Path) -> None:
    assert len(manual.write(tmp_path)) > 50
    assert manual.stale(tmp_path) == []
    (tmp_path / "man/man1/soulmem.1").write_text("old")
    (tmp_path / "man/man1/soulmem-gone.1").write_text("of a verb that was")
    (tmp_path / "completions/_soulmem").unlink()
    meant = {Path("man/man1/soulmem.1"), Path("man/man1/soulmem-gone.1"), Path("completions/_soulmem")}
    assert set(manual.stale(tmp_path)) == meant
    assert set(manual.write(tmp_path)) == meant
    assert not (tmp_path / "man/man1/soulmem-gone.1").exists()
    assert manual.write(tmp_path) == []


def test_the_command_says_what_differs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("soulmem_cli.manual.__main__.stale", lambda: [Path("man/man1/soulmem.1")])
    assert main(["--check"]) == 1
    assert capsys.readouterr().out == "man/man1/soulmem.1\n"
    monkeypatch.setattr("soulmem_cli.manual.__main__.stale", list)
    assert main(["--check"]) == 0
    assert main(["--chekc"]) == 2


def test_the_check_runs_by_itself() -> None:
    done = subprocess.run([sys.executable, "-m", "soulmem_cli.manual", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
