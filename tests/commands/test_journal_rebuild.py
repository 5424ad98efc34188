"""journal rebuild: everything derived is made again from what was written and said, and comes out the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in
from journals import events, everything_of, rows
from refusals import last_error

from soulmem_cli.store import lock
from soulmem_cli.store.database import open_journal

DERIVED = {
    "traces": "SELECT * FROM traces ORDER BY entry_id",
    "tags": "SELECT * FROM tags ORDER BY entry_id, tag",
    "sightings": "SELECT * FROM sightings ORDER BY entry_id, key",
    "mentions": "SELECT * FROM mentions ORDER BY entry_id, kind, key",
    "links": "SELECT a, b, kind, strength, because, said FROM links ORDER BY a, b, kind",
    "embeddings": "SELECT entry_id, vec_to_json(vector) FROM embeddings_1 ORDER BY entry_id",
    "vectors": "SELECT entry_id, user_id, hidden, vec_to_json(vector) FROM vectors_1 ORDER BY entry_id",
    "words": "SELECT rowid FROM words ORDER BY rowid",
    "found": "SELECT rowid, bm25(words) FROM words WHERE words MATCH 'cafe OR rio OR espanol' ORDER BY rowid",
}
FORGET = """
    DELETE FROM traces; DELETE FROM words; DELETE FROM sightings; DELETE FROM embeddings_1; DELETE FROM vectors_1;
    DELETE FROM tags WHERE NOT said; DELETE FROM links WHERE NOT said;
    DELETE FROM mentions WHERE kind = 'kin' OR entry_id IN (SELECT id FROM entries WHERE NOT said_people);
"""


def state(soulmem: Soulmem) -> dict[str, list[tuple[Any, ...]]]:
    """Every derived row, numbers in vectors as numbers."""
    made = {name: rows(soulmem, sql) for name, sql in DERIVED.items()}
    for name in ("embeddings", "vectors"):
        made[name] = [(*row[:-1], *json.loads(row[-1])) for row in made[name]]
    return made


def lose(soulmem: Soulmem, sql: str) -> None:
    """Change the file behind the program's back."""
    db = open_journal(soulmem.db, write=True)
    db.load_vectors()
    with db.transaction():
        db.run(sql)
    db.close()


def alike(before: dict[str, list[tuple[Any, ...]]], after: dict[str, list[tuple[Any, ...]]]) -> None:
    """The same rows; a vector made alone and one made among others may differ in the last digits, and a link that was lost is as
    tight again as when it was made."""
    for name, wanted in before.items():
        assert len(after[name]) == len(wanted), name
        for left, right in zip(wanted, after[name], strict=True):
            assert [value for value in left if not isinstance(value, float)] == [v for v in right if not isinstance(v, float)], name
            numbers = [value for value in right if isinstance(value, float)]
            assert [value for value in left if isinstance(value, float)] == pytest.approx(numbers, abs=2e-3 if name == "links" else 2e-4), (
                name
            )


@pytest.fixture
def lived_in(soulmem: Soulmem) -> Soulmem:
    """A journal in which a person has had her say in every way there is."""
    texts = (
        "Fui al café con @Ana y mi hermana #café #mañana", "Otra vez al café con Ana, con lluvia", "Coffee by the river with @Leo",
        "El río bajaba crecido y no pudimos cruzar", "The river was too high to cross", "ok", "Taxes #work", "Impuestos otra vez",
    )  # fmt: skip
    soulmem("add", "--lines", stdin="\n".join(texts))
    soulmem("add", "Un café solo, sin mirar nada #café @Eva", "--no-detect")
    soulmem("add", "Un café más con nadie", "--no-link")
    said = ("--person", "Iris", "--tag", "mío", "--emotion", "fear", "--salience", ".9", "--importance", ".95")
    soulmem("add", "El río, con quien yo digo", *said)
    soulmem("add", "El río estaba alto, corrijo", "--replaces", "4")
    soulmem("add", "Lo del río que no cuento a nadie", "--private")
    soulmem("add", "Español o inglés, según quien mire: no", "--at", "2026-05-01")
    soulmem("tag", "1", "--remove", "mañana")
    soulmem("tag", "2", "lluvia")
    soulmem("link", "1", "7", "--because", "aquel día")
    for a, b in rows(soulmem, "SELECT a, b FROM links WHERE kind = 'similar' AND NOT said ORDER BY a DESC LIMIT 1"):
        soulmem("unlink", a, b)
    soulmem("show", "3")
    soulmem("forget", "8")
    soulmem("dream", SOULMEM_NOW="2027-03-01T03:00:00+01:00")
    return soulmem


def test_nothing_changes_when_nothing_was_lost(lived_in: Soulmem) -> None:
    before = state(lived_in)
    answer = lived_in("journal", "rebuild", "--json", "--lang", "es").json()
    assert answer == {"users": 1, "entries": 14, "encoded": 0}
    alike(before, state(lived_in))


def test_all_that_is_derived_comes_back_from_what_was_written(lived_in: Soulmem) -> None:
    before = state(lived_in)
    assert len(before["links"]) > 5
    assert {row[3] for row in before["tags"]} == {0, 1}
    assert {row[13] for row in before["traces"]} > {"vivid"}
    lose(lived_in, FORGET)
    assert lived_in("timeline", "--json").code == 1
    assert lived_in("journal", "rebuild", "--json").json()["encoded"] == 14
    alike(before, state(lived_in))


def test_a_link_that_dreams_loosened_stays_loose(lived_in: Soulmem) -> None:
    lose(lived_in, "UPDATE links SET strength = 0.41 WHERE kind = 'similar' AND NOT said")
    before = rows(lived_in, DERIVED["links"])
    assert sum(strength == 0.41 for *_, strength, _, _ in before) > 2
    lived_in("journal", "rebuild")
    assert rows(lived_in, DERIVED["links"]) == before


DISTILLED = {
    "gists": """SELECT kind, text, state, private, about, stated, conditions, voice, (SELECT json_group_array(json_array(entry_id, role))
                FROM (SELECT entry_id, role FROM gist_evidence WHERE gist_id = g.id ORDER BY entry_id)) FROM gists g ORDER BY 1, 2""",
    "pages": "SELECT day, private, lines FROM pages ORDER BY day, private",
    "interference": "SELECT entry_id, twins FROM interference ORDER BY 1",
}  # fmt: skip
TEXTS = (
    "Coffee with Ana at the usual place", "Had coffee with Ana again", "Coffee with Ana, she talked about her job",
    "Quiero aprender a nadar.", "¡Por fin nadé un largo entero!", "Creo que la gente cambia.", "Ya no creo que la gente cambie.",
    "Regué el huerto antes de cenar", "Los pepinos del huerto ya se pueden comer", "Granizo: el huerto ha quedado hecho una pena",
    "Cuando me duele la cabeza, caminar ayuda", "Me dolía la cabeza y caminar me ayudó", "Caminar, y el dolor de cabeza se me pasó",
)  # fmt: skip


@pytest.fixture
def dreamt(soulmem: Soulmem) -> Soulmem:
    """A journal of which a night made every kind of gist."""
    for day, text in enumerate(TEXTS, 1):
        soulmem("add", text, "--at", f"2026-07-{day:02}T18:00")
    soulmem("dream")
    return soulmem


def distilled(soulmem: Soulmem) -> dict[str, list[tuple[Any, ...]]]:
    """Every row that dreams made, but for its number and when it was made."""
    return {name: rows(soulmem, sql) for name, sql in DISTILLED.items()}


def test_what_dreams_distilled_comes_back_with_the_next_night(dreamt: Soulmem) -> None:
    before = distilled(dreamt)
    assert {row[0] for row in before["gists"]} == {"semantic", "procedural", "concept", "belief", "goal"}
    assert len(before["pages"]) == len(TEXTS)
    lose(dreamt, "DELETE FROM gist_evidence; DELETE FROM gists; DELETE FROM pages; DELETE FROM interference; DELETE FROM traces")
    assert dreamt("journal", "rebuild").code == 0
    assert dreamt("dream", SOULMEM_NOW="2026-08-25T03:00:00+02:00").code == 0
    assert distilled(dreamt) == before


def test_what_dreams_distilled_stays_when_it_was_not_lost(dreamt: Soulmem) -> None:
    dreamt("gists", "forget", 1)
    before, numbers = distilled(dreamt), rows(dreamt, "SELECT id, uid, made_us FROM gists ORDER BY id")
    assert dreamt("journal", "rebuild").code == 0
    made = dreamt("dream", "--json", SOULMEM_NOW="2026-08-25T03:00:00+02:00").json()
    assert [made[name] for name in ("consolidated", "grown", "stated", "restated", "concepts", "concepts_grown", "let_go")] == [0] * 7
    assert distilled(dreamt) == before
    assert rows(dreamt, "SELECT id, uid, made_us FROM gists ORDER BY id") == numbers


def test_what_a_person_undid_stays_undone(lived_in: Soulmem) -> None:
    lose(lived_in, FORGET)
    lived_in("journal", "rebuild")
    ((entry, unlinked),) = events(lived_in, "unlink")
    assert rows(lived_in, "SELECT 1 FROM links WHERE a = ? AND b = ?", entry, unlinked["other"]) == []
    assert lived_in("tag", "1", "--json").json()["tags"] == ["café"]
    shown = lived_in("show", "9", "--json").json()
    assert (shown["tags"], shown["people"]) == ([], [])
    assert rows(lived_in, "SELECT count(*) FROM links WHERE a = 10 AND kind = 'similar'") == [(0,)]


def test_what_a_person_said_wins(lived_in: Soulmem) -> None:
    lose(lived_in, "DELETE FROM traces; DELETE FROM tags WHERE NOT said")
    lived_in("journal", "rebuild")
    shown = lived_in("show", "11", "--json").json()
    told = {key: shown[key] for key in ("people", "tags", "emotion", "salience", "importance", "level")}
    assert told == {"people": ["Iris"], "tags": ["mío"], "emotion": "fear", "salience": 0.9, "importance": 0.95, "level": "critical"}


def test_what_was_said_of_names_wins(lived_in: Soulmem) -> None:
    assert lived_in("people", "forget", "Leo").code == 0
    assert lived_in("people", "merge", "Ana", "Iris").code == 0
    people = lived_in("people", "list", "--json").json()
    lose(lived_in, FORGET)
    lived_in("journal", "rebuild")
    assert lived_in("people", "list", "--json").json() == people
    assert lived_in("show", "3", "--json").json()["people"] == []


def test_uses_are_counted_from_their_log(lived_in: Soulmem) -> None:
    lose(lived_in, "UPDATE traces SET uses = 40, last_used_us = NULL")
    lived_in("journal", "rebuild")
    assert rows(lived_in, "SELECT entry_id, uses FROM traces WHERE uses > 0") == [(3, 1)]


def test_rows_of_no_entry_go(lived_in: Soulmem) -> None:
    lose(lived_in, "INSERT INTO words (rowid, text, stems) VALUES (999, 'fantasma', ''); INSERT INTO embeddings_1 VALUES (999, x'00')")
    lived_in("journal", "rebuild")
    assert rows(lived_in, "SELECT rowid FROM words WHERE words MATCH 'fantasma'") == []
    assert rows(lived_in, "SELECT count(*) FROM embeddings_1") == [(14,)]


def test_only_ones_own_unless_all_are_asked_for(lived_in: Soulmem) -> None:
    lived_in("--user", "leo", "add", "cosas de leo #suyas")
    theirs, mine = everything_of(lived_in, "leo"), everything_of(lived_in, "default")
    lose(lived_in, "DELETE FROM tags WHERE NOT said")
    assert lived_in("journal", "rebuild", "--json").json()["users"] == 1
    assert lived_in("tag", "--user", "leo", "--json").code == 1
    assert lived_in("journal", "rebuild", "--all-users", "--json").json()["users"] == 2
    for before, user in ((theirs, "leo"), (mine, "default")):
        assert everything_of(lived_in, user)["tags"] == before["tags"]


def test_words_only_still_rebuilds_what_words_give(lived_in: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.senses.meaning import bundled

    before = state(lived_in)
    monkeypatch.setattr(bundled, "processor_fits", lambda: False)
    monkeypatch.setattr(bundled, "_loaded", {})
    lose(lived_in, "DELETE FROM traces; DELETE FROM words")
    assert lived_in("journal", "rebuild").code == 0
    alike(before, state(lived_in))


def test_another_encoder_is_not_mixed_in(lived_in: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, HashingEncoder("two"))
    answer = lived_in("--json", "--model", "two", "journal", "rebuild")
    assert (answer.code, last_error(answer)["code"]) == (5, "model_mismatch")


def test_two_at_once_are_not_let_in(lived_in: Soulmem) -> None:
    with lock.held(lived_in.db, "upkeep") as mine:
        assert mine
        answer = lived_in("--json", "journal", "rebuild")
    assert (answer.code, last_error(answer)["code"]) == (3, "upkeep_running")


def test_it_is_noted(lived_in: Soulmem) -> None:
    lived_in("journal", "rebuild")
    assert len(events(lived_in, "rebuild")) == 1


def test_without_a_journal(soulmem: Soulmem) -> None:
    assert soulmem("journal", "rebuild", "--json").code == 1
    assert not soulmem.db.exists()


def test_for_eyes(lived_in: Soulmem) -> None:
    assert lived_in("journal", "rebuild").out == "Everything derived was made again. Entries read: 14.\n"
    assert lived_in("journal", "rebuild", "--lang", "es").out == "Se rehízo todo lo derivado. Entradas leídas: 14.\n"
