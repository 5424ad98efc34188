"""add: words, stdin, lines, dates in front, what is said beside the words, and a rehearsal that keeps nothing."""

import subprocess
import sys

import pytest
from conftest import Soulmem


def test_words_are_one_entry_and_everything_in_it_is_detected(soulmem: Soulmem) -> None:
    answer = soulmem("add", "Hoy", "cené", "con", "Ana", "#amigos", "--json")
    entry = answer.json()
    assert (answer.code, entry["id"], entry["text"]) == (0, 1, "Hoy cené con Ana #amigos")
    assert (entry["lang"], entry["people"], entry["tags"]) == ("es", ["Ana"], ["amigos"])
    assert entry["at"] == entry["written_at"] == "2026-08-24T15:15:00+02:00"
    assert "New journal" in answer.err


def test_stdin_is_one_entry_line_ends_and_all(soulmem: Soulmem) -> None:
    assert soulmem("add", "--json", stdin="uno\n\n  dos\n\n").json()["text"] == "uno\n\n  dos"
    assert soulmem("add", "-", "--json", stdin="tres").json()["text"] == "tres"


def test_words_win_over_stdin(soulmem: Soulmem) -> None:
    assert soulmem("add", "palabras", "--json", stdin="entrada").json()["text"] == "palabras"


def test_lines_are_an_entry_each_in_order(soulmem: Soulmem) -> None:
    answer = soulmem("add", "--lines", "--ndjson", "--tag", "lote", stdin="uno\n\nayer: dos\ntres\n")
    assert [(row["id"], row["text"], row["tags"]) for row in answer.rows()] == [
        (1, "uno", ["lote"]),
        (2, "dos", ["lote"]),
        (3, "tres", ["lote"]),
    ]
    assert answer.rows()[1]["at"].startswith("2026-08-23")


def test_more_lines_than_a_batch(soulmem: Soulmem) -> None:
    answer = soulmem("add", "--lines", "--ndjson", "--no-detect", stdin="\n".join(f"línea {number}" for number in range(150)))
    assert [row["id"] for row in answer.rows()] == list(range(1, 151))


@pytest.mark.parametrize(
    ("words", "text", "at"),
    [
        ("ayer a las 15h: dentista", "dentista", "2026-08-23T15:00:00+02:00"),
        ("yesterday at 3pm: dentist", "dentist", "2026-08-23T15:00:00+02:00"),
        ("2026-08-01: viaje", "viaje", "2026-08-01T12:00:00+02:00"),
        ("hoy: nada", "nada", "2026-08-24T15:15:00+02:00"),
    ],
)
def test_a_date_in_front_is_understood_and_told(soulmem: Soulmem, words: str, text: str, at: str) -> None:
    answer = soulmem("add", words, "--json", "--lang", "es")
    entry = answer.json()
    assert (entry["text"], entry["at"], entry["when_phrase"]) == (text, at, words.rpartition(":")[0])
    assert f"{entry['when_phrase']} → " in answer.err
    assert "agosto" in answer.err


@pytest.mark.parametrize("words", ["nota: comprar pan", "lista: ayer", "http://a.b: c", "15:30 llegó", "¿ayer: qué?"])
def test_what_only_looks_like_a_date_is_left_whole(soulmem: Soulmem, words: str) -> None:
    entry = soulmem("add", words, "--json").json()
    assert (entry["text"], entry["when_phrase"]) == (words, None)


def test_a_date_beside_the_words_leaves_them_whole(soulmem: Soulmem) -> None:
    entry = soulmem("add", "ayer: dentista", "--at", "2026-08-01 10:30", "--json").json()
    assert (entry["text"], entry["at"]) == ("ayer: dentista", "2026-08-01T10:30:00+02:00")


def test_what_is_said_wins_over_what_is_detected(soulmem: Soulmem) -> None:
    entry = soulmem(
        "add", "Se murió el perro", "--emotion", "joy", "--valence", "0.5", "--arousal", "0.1", "--importance", "0.2", "--salience", "0.9",
        "--person", "Ana", "--tag", "#Uno", "--tag", "dos", "--context", "lugar=casa", "--because", "era viejo", "--led-to", "lágrimas",
        "--source", "inference", "--starred", "--private", "--json",
    ).json()  # fmt: skip
    assert (entry["emotion"], entry["valence"], entry["arousal"], entry["importance"]) == ("joy", 0.5, 0.1, 0.2)
    assert (entry["salience"], entry["people"], entry["tags"]) == (0.9, ["Ana"], ["dos", "Uno"])
    assert (entry["context"], entry["source"], entry["starred"], entry["private"]) == ({"lugar": "casa"}, "inference", True, True)
    assert entry["causes"] == [{"kind": "because", "text": "era viejo"}, {"kind": "led-to", "text": "lágrimas"}]


def test_nothing_is_detected_when_asked_not_to(soulmem: Soulmem) -> None:
    entry = soulmem("add", "Lloré con Ana #amigos", "--no-detect", "--json").json()
    assert (entry["people"], entry["tags"], entry["emotion"]) == ([], [], "neutral")


def test_like_entries_are_linked_unless_asked_not_to(soulmem: Soulmem) -> None:
    soulmem("add", "Hoy comimos paella en la playa con la familia")
    assert soulmem("add", "Comimos paella en la playa con la familia", "--json").json()["links"][0]["id"] == 1
    assert soulmem("add", "Otra paella en la playa con la familia", "--no-link", "--json").json()["links"] == []
    lines = soulmem("add", "--lines", "--no-link", "--ndjson", stdin="Paella en la playa\nPaella en la playa con la familia")
    assert [row["links"] for row in lines.rows()] == [[], []]


def test_a_correction_replaces_and_keeps_the_old(soulmem: Soulmem) -> None:
    soulmem("add", "La cita es el lunes")
    entry = soulmem("add", "La cita es el martes", "--replaces", 1, "--json").json()
    assert entry["replaces"] == 1
    assert {"id": 1, "strength": 1.0, "kind": "replaces"} in entry["links"]
    assert soulmem.texts() == ["La cita es el martes"]
    assert soulmem("show", 1, "--json").json()["text"] == "La cita es el lunes"


def test_a_rehearsal_shows_all_and_keeps_nothing(soulmem: Soulmem) -> None:
    shown = soulmem("add", "ayer: cena con Ana #amigos", "--dry-run", "--json").json()
    assert (shown["id"], shown["text"], shown["people"], shown["tags"]) == (None, "cena con Ana #amigos", ["Ana"], ["amigos"])
    assert not soulmem.db.exists()
    soulmem("add", "hola")
    before = soulmem.digest()
    kept = soulmem("add", "--lines", "--dry-run", "--ndjson", stdin="ayer: cena con Ana #amigos\n").rows()
    assert kept[0]["tags"] == ["amigos"]
    assert soulmem.digest() == before


def test_a_new_user_is_made_and_announced_and_sees_only_its_own(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    made = soulmem("add", "secreto", "--user", "ana")
    assert "New user: ana" in made.err
    assert "New user" not in soulmem("add", "otro", "--user", "ana").err
    assert soulmem.texts() == ["hola"]
    assert soulmem.texts("--user", "ana") == ["otro", "secreto"]


def test_every_entry_leaves_an_event_without_its_words(soulmem: Soulmem) -> None:
    from soulmem_cli.store.database import open_journal

    soulmem("add", "secreto indecible")
    db = open_journal(soulmem.db, write=False)
    rows = db.rows("SELECT kind, entry_id, facts FROM events WHERE kind = 'encode'")
    db.close()
    assert [(kind, entry) for kind, entry, _ in rows] == [("encode", 1)]
    assert "indecible" not in rows[0][2]


@pytest.mark.parametrize(("lang", "words"), [("en", ["when", "felt"]), ("es", ["cuándo", "emoción"])])
def test_a_card_for_eyes_in_each_language(soulmem: Soulmem, lang: str, words: list[str]) -> None:
    shown = soulmem("add", "Qué alegría ver a Ana", "--lang", lang, terminal=True).out
    assert all(word in shown for word in ("Qué alegría ver a Ana", *words))


@pytest.mark.parametrize("form", [[], ["--ndjson"]])
def test_every_line_is_kept_when_nobody_reads_on(soulmem: Soulmem, form: list[str]) -> None:
    lines = "\n".join(f"línea {i} de un cuaderno" for i in range(60))
    command = [sys.executable, "-m", "soulmem_cli", "add", "--lines", *form]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=soulmem.environment()) as writer:
        into, out, err = writer.stdin, writer.stdout, writer.stderr
        assert into is not None
        assert out is not None
        assert err is not None
        into.write(lines)
        into.close()
        out.readline()
        out.close()
        assert (writer.wait(), "Traceback" in err.read()) == (0, False)
    assert soulmem("stats", "--json").json()["entries"] == 60
