"""edit: another text is a new entry in the old one's place, the rest changes where it stands; nothing said is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import Answer, Soulmem
from journals import events, rows, unstyled

LATER = "2026-08-25T09:00:00+02:00"


@pytest.fixture
def kept(soulmem: Soulmem) -> Soulmem:
    """Two entries, one of them with all that can be said of one."""
    said = [
        "--at", "2026-08-01 10:00", "--tag", "médico", "--emotion", "fear", "--feeling", "susto", "--valence", "-0.5", "--context",
        "lugar=hospital", "--because", "la sal", "--starred", "--person", "Ana", "--source", "direct-observation",
    ]  # fmt: skip
    soulmem("add", "La tensión es 140, dice Ana #salud", *said)
    soulmem("add", "Paseo por el río", "--no-link")
    soulmem("link", 1, 2, "--because", "el mismo día", "--strength", 0.4)
    return soulmem


def entry(soulmem: Soulmem, number: int) -> dict[str, Any]:
    """An entry as JSON."""
    found: dict[str, Any] = soulmem("show", number, "--json").json()
    return found


def test_a_new_text_keeps_the_moment_and_all_that_was_said(kept: Soulmem) -> None:
    old = entry(kept, 1)
    new = kept("edit", 1, "La tensión es 120, dice Ana #salud", "--json", SOULMEM_NOW=LATER).json()
    assert (new["id"], new["replaces"], new["written_at"]) == (3, 1, LATER)
    same = ("at", "tags", "people", "context", "causes", "emotion", "feeling", "valence", "private", "starred", "source", "when_phrase")
    assert {name: new[name] for name in same} == {name: old[name] for name in same}
    assert entry(kept, 1)["text"] == old["text"]
    assert rows(kept, "SELECT a, b, kind, because FROM links WHERE said AND kind = 'related'") == [
        (1, 2, "related", "el mismo día"), (3, 2, "related", "el mismo día"),
    ]  # fmt: skip


def test_the_zone_it_was_lived_in_stays(kept: Soulmem) -> None:
    kept("edit", 1, "otro texto", SOULMEM_TZ="America/Lima")
    assert rows(kept, "SELECT zone, offset_s FROM entries WHERE id = 3") == rows(kept, "SELECT zone, offset_s FROM entries WHERE id = 1")


def test_the_old_text_leaves_the_views_and_stays_in_the_history(kept: Soulmem) -> None:
    kept("edit", 1, "La tensión es 120, dice Ana #salud")
    assert kept.texts() == ["Paseo por el río", "La tensión es 120, dice Ana #salud"]
    assert [each["id"] for each in kept("about", "Ana", "--json").json()] == [3]
    assert [each["id"] for each in kept("recall", "--tag", "salud", "--json").json()] == [3]
    found = [each["id"] for each in kept("recall", "tensión", "--json").json()]
    assert found.index(3) < found.index(1)
    assert kept("reflect", "--json").json()["entries"] == 2
    first, second = kept("show", 1, "--history", "--json").json()
    assert kept("show", 3, "--history", "--json").json() == [first, second]
    assert (first["id"], first["current"], second["id"], second["current"]) == (1, False, 3, True)
    parts = second["difference"]
    assert "".join(each["text"] for each in parts if each["part"] != "added") == first["text"]
    assert "".join(each["text"] for each in parts if each["part"] != "removed") == second["text"]
    assert [each["text"] for each in parts if each["part"] != "same"] == ["140", "120"]


def test_a_forgotten_version_lets_the_old_one_stand(kept: Soulmem) -> None:
    kept("edit", 2, "Paseo por el mar")
    kept("forget", 3)
    assert "Paseo por el río" in kept.texts()
    assert [each["forgotten"] for each in kept("show", 2, "--history", "--json").json()] == [False, True]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_history_on_a_terminal(kept: Soulmem, lang: str) -> None:
    kept("edit", 1, "La tensión es [red]120[/red]\x1b[2J #salud")
    shown = kept("show", 1, "--history", terminal=True, COLUMNS="60", SOULMEM_LANG=lang).out
    assert "[red]" in shown
    assert "\x1b[2J" not in shown
    assert "[-140-]" in unstyled(shown).replace("\n", "") or "[-140" in unstyled(shown)
    assert ("ahora" if lang == "es" else "now") in shown


def test_history_of_several_is_refused(kept: Soulmem) -> None:
    assert kept("show", 1, 2, "--history").code == 2
    assert kept("show", 9, "--history").code == 4


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        (["--at", "2026-07-01 08:30"], {"at": "2026-07-01T08:30:00+02:00", "when_phrase": "2026-07-01 08:30"}),
        (["--emotion", "alegría"], {"emotion": "joy"}),
        (["--feeling", "alivio"], {"feeling": "alivio"}),
        (["--valence", "0.7", "--arousal", "0.2"], {"valence": 0.7, "arousal": 0.2}),
        (["--importance", "0.9"], {"importance": 0.9, "level": "critical"}),
        (["--level", "trivial"], {"level": "trivial"}),
        (["--tag", "#nueva", "--untag", "salud"], {"tags": ["médico", "nueva"]}),
        (["--person", "Luis", "--person", "Eva"], {"people": ["Eva", "Luis"]}),
        (["--private", "--unstar"], {"private": True, "starred": False}),
        (["--star"], {"starred": True}),
    ],
)
def test_the_rest_changes_in_place_and_undo_brings_it_back(kept: Soulmem, words: list[str], fields: dict[str, Any]) -> None:
    before = entry(kept, 1)
    answer = kept("edit", 1, *words, "--json")
    assert answer.code == 0, answer
    after = answer.json()
    assert {name: after[name] for name in fields} == fields
    assert after["id"] == 1
    assert after["text"] == before["text"]
    if after != before:
        assert kept("undo").code == 0
    assert entry(kept, 1) == before


def test_the_log_has_the_old_values_and_no_text(kept: Soulmem) -> None:
    kept("edit", 1, "--private", "--feeling", "alivio")
    ((number, facts),) = events(kept, "edit")
    assert number == 1
    assert {"private": 0, "said_feeling": "susto"}.items() <= facts["was"].items()
    kept("edit", 1, "un texto que no está en el registro")
    assert not rows(kept, "SELECT 1 FROM events WHERE facts LIKE '%registro%' OR facts LIKE '%140%'")


def test_words_and_options_together(kept: Soulmem) -> None:
    new = kept("edit", 1, "otra cosa", "--at", "2026-07-01 08:30", "--untag", "médico", "--tag", "x", "--private", "--json").json()
    assert (new["id"], new["at"], new["tags"], new["private"]) == (3, "2026-07-01T08:30:00+02:00", ["x"], True)


def test_text_from_a_pipe(kept: Soulmem) -> None:
    assert kept("edit", 2, stdin="uno\n\ndos ñ\n", SOULMEM_NOW=LATER).code == 0
    assert "uno\n\ndos ñ" in kept.texts()
    assert kept("edit", 3, "-", "--star", stdin="tres").code == 0
    assert entry(kept, 4)["text"] == "tres"
    assert entry(kept, 4)["starred"]


def test_a_rebuild_keeps_what_was_edited(kept: Soulmem) -> None:
    kept("edit", 1, "--emotion", "joy", "--person", "Luis", "--untag", "salud", "--level", "critical")
    before = entry(kept, 1)
    kept("journal", "rebuild")
    assert {k: v for k, v in entry(kept, 1).items() if k != "links"} == {k: v for k, v in before.items() if k != "links"}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_is_refused_changes_nothing(kept: Soulmem, lang: str) -> None:
    kept("edit", 2, "Paseo por el mar")
    kept("add", "olvidada")
    kept("forget", 4)
    before = kept.digest()
    refused: list[tuple[Answer, int, str]] = [
        (kept("edit", 2, "x", SOULMEM_LANG=lang), 2, "soulmem edit 3"),
        (kept("edit", 4, "x", SOULMEM_LANG=lang), 2, "soulmem restore 4"),
        (kept("edit", 9, "x", SOULMEM_LANG=lang), 4, "9"),
        (kept("edit", 1, stdin="", SOULMEM_LANG=lang), 6, "| soulmem edit 1"),
        (kept("edit", 1, "-", stdin=" \n", SOULMEM_LANG=lang), 2, ""),
        (kept("edit", 1, "--private", "--public", SOULMEM_LANG=lang), 2, "--public"),
        (kept("edit", 1, "--level", "trivial", "--importance", 0.5, SOULMEM_LANG=lang), 2, "--importance"),
        (kept("edit", 1, "--at", "zzz", SOULMEM_LANG=lang), 2, "zzz"),
        (kept("edit", 1, "--untag", "ninguna", SOULMEM_LANG=lang), 4, "ninguna"),
        (kept("edit", 1, "--untag", "salud", "--tag", "Salud", SOULMEM_LANG=lang), 2, "salud"),
        (kept("edit", 1, "--emotion", "zzz", SOULMEM_LANG=lang), 2, "zzz"),
        (kept("--user", "bea", "edit", 1, "x", SOULMEM_LANG=lang), 4, "bea"),
    ]
    for answer, code, says in refused:
        assert (answer.code, says in answer.err) == (code, True), answer
    assert kept.digest() == before


@pytest.mark.parametrize("words", [["Paseo por el río"], ["--public"], ["--unstar"]])
def test_the_same_again_makes_nothing_new(kept: Soulmem, words: list[str]) -> None:
    before = rows(kept, "SELECT count(*) FROM events")
    answer = kept("edit", 2, *words, "--json")
    assert answer.code == 0
    assert answer.json()["id"] == 2
    assert rows(kept, "SELECT count(*) FROM events") == before


def editing(soulmem: Soulmem, tmp_path: Path, body: str, *words: object) -> Answer:
    """An edit on a terminal whose editor is a script; $1 is the draft."""
    script = tmp_path / "editor"
    script.write_text(f"#!/bin/sh\n{body}\n")
    script.chmod(0o755)
    answer = soulmem("edit", *words, "--lang", "en", terminal=True, VISUAL=str(script))
    return Answer(answer.code, answer.out + answer.err, "")


def drafts(soulmem: Soulmem) -> list[Path]:
    """The drafts left beside the journal."""
    return sorted(soulmem.home.glob("draft-*.txt"))


def test_the_editor_opens_with_the_old_text(kept: Soulmem, tmp_path: Path) -> None:
    answer = editing(kept, tmp_path, 'stat -c %a "$1" > "$0.mode"; sed -i s/río/mar/ "$1"', 2)
    assert answer.code == 0, answer
    assert "Paseo por el mar" in kept.texts()
    assert (tmp_path / "editor.mode").read_text().strip() == "600"
    assert drafts(kept) == []


def test_an_editor_that_changes_nothing_makes_nothing(kept: Soulmem, tmp_path: Path) -> None:
    assert editing(kept, tmp_path, 'touch "$1"', 2).code == 0
    assert rows(kept, "SELECT count(*) FROM entries") == [(2,)]
    assert drafts(kept) == []


def test_an_editor_that_did_not_wait_is_told_of_and_its_draft_taken_up_again(kept: Soulmem, tmp_path: Path) -> None:
    answer = editing(kept, tmp_path, "exit 0", 2)
    assert answer.code == 2
    assert "--wait" in answer.out
    assert "soulmem edit 2 --draft" in answer.out.replace("\n", " ")
    (draft,) = drafts(kept)
    draft.write_text("Paseo por la playa\n")
    assert kept("edit", 1, "--draft", "--lang", "en", terminal=True, VISUAL="true").code == 4
    assert editing(kept, tmp_path, 'touch "$1"', 2, "--draft").code == 0
    assert "Paseo por la playa" in kept.texts()
    assert drafts(kept) == []


def test_a_draft_of_a_crash_is_offered_the_next_time(kept: Soulmem, tmp_path: Path) -> None:
    answer = editing(kept, tmp_path, 'echo valioso > "$1"; exit 3', 2)
    assert answer.code == 5
    assert "soulmem edit 2 --draft" in answer.out.replace("\n", " ")
    (draft,) = drafts(kept)
    again = editing(kept, tmp_path, 'echo otra cosa > "$1"', 1)
    assert again.code == 0
    assert str(draft) in again.out.replace("\n", "")
    assert draft.read_text() == "valioso\n"
    assert editing(kept, tmp_path, 'touch "$1"', 2, "--draft").code == 0
    assert "valioso" in kept.texts()


def test_a_draft_that_somebody_writes_in_is_left_alone(kept: Soulmem, tmp_path: Path) -> None:
    (kept.home / "draft-1-e2-xyz.txt").write_text("de otro proceso, que vive")
    answer = editing(kept, tmp_path, 'echo mío > "$1"', 2)
    assert answer.code == 0
    assert "draft-1-" not in answer.out
    assert editing(kept, tmp_path, 'touch "$1"', 3, "--draft").code == 4


def test_an_entry_that_is_not_there_is_told_before_the_editor(kept: Soulmem, tmp_path: Path) -> None:
    for number in (9, "x"):
        assert editing(kept, tmp_path, 'touch "$0.abierto"', number).code in (2, 4)
    assert not (tmp_path / "editor.abierto").exists()


def test_an_entry_replaced_meanwhile_keeps_the_draft(kept: Soulmem, tmp_path: Path) -> None:
    command = " ".join(map(str, kept.command("edit", 2, "desde otro lugar")))
    env = " ".join(f"{name}='{value}'" for name, value in kept.environment().items() if name.startswith(("SOULMEM", "PYTHONPATH")))
    answer = editing(kept, tmp_path, f'env {env} {command} >/dev/null; echo valioso > "$1"', 2)
    assert answer.code == 2, answer
    (draft,) = drafts(kept)
    assert draft.read_text() == "valioso\n"
    assert rows(kept, "SELECT count(*) FROM entries WHERE replaces = 2") == [(1,)]


def test_add_goes_on_with_a_draft(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "hola")
    (soulmem.home / "draft-abcdefgh.txt").write_text("medio escrito")
    assert soulmem("add", "--draft", "palabras").code == 2
    assert soulmem("add", "--draft", terminal=True, VISUAL="touch").code == 0
    assert soulmem.texts() == ["medio escrito", "hola"]
    assert soulmem("add", "--draft", "--lang", "en", terminal=True, VISUAL="touch").code == 4
