"""users: who there is; one deleted for good, once confirmed, leaving no word behind and nobody else touched."""

import pytest
from conftest import Soulmem
from journals import everything_of, rows, sound, unstyled

WORDS = (b"xilofonista", b"zafarrancho", b"quisquilloso", b"razonable", b"etiquetada", b"contextual", b"motivada")


@pytest.fixture
def two(soulmem: Soulmem) -> Soulmem:
    """A journal of two users; every word of bea's in WORDS is hers alone."""
    soulmem("add", "Ana y yo en la playa #mar", "--at", "2026-08-01T10:00")
    soulmem("add", "Ana y yo en la playa otra vez #mar", "--at", "2026-08-02T10:00")
    bea = ("--user", "bea")
    soulmem(*bea, "add", "Ana es xilofonista @Zafarrancho", "--at", "2026-08-03T10:00", "--tag", "etiquetada", "--context", "x=contextual")
    soulmem(*bea, "add", "Ana quisquilloso en la playa", "--at", "2026-08-05T10:00", "--because", "motivada")
    soulmem(*bea, "link", 3, 4, "--because", "razonable")
    soulmem(*bea, "show", 3)
    soulmem(*bea, "forget", 4)
    return soulmem


def test_the_list(two: Soulmem) -> None:
    assert two("users", "list", "--json").json() == [
        {"name": "bea", "entries": 1, "first_on": "2026-08-03", "last_on": "2026-08-03"},
        {"name": "default", "entries": 2, "first_on": "2026-08-01", "last_on": "2026-08-02"},
    ]
    assert two("users", "list").out == "bea\t1\t2026-08-03\t2026-08-03\ndefault\t2\t2026-08-01\t2026-08-02\n"
    shown = unstyled(two("users", "list", terminal=True, SOULMEM_LANG="es").out)
    assert shown.splitlines()[1].split() == ["bea", "1", "3", "ago", "3", "ago"]


def test_a_user_of_nothing_and_a_journal_of_nobody(soulmem: Soulmem) -> None:
    assert (soulmem("users", "list", "--json").code, soulmem("users", "list", "--json").json()) == (1, [])
    soulmem("add", "uno")
    soulmem("forget", 1)
    (only,) = soulmem("users", "list", "--json").json()
    assert only == {"name": "default", "entries": 0, "first_on": None, "last_on": None}


def test_no_word_stays_in_the_file(two: Soulmem) -> None:
    whole = two.db.read_bytes() + b"".join(path.read_bytes() for path in two.home.glob("journal.db-*"))
    assert all(word in whole for word in WORDS[:3])
    answer = two("users", "delete", "bea", "--yes", "--json")
    gone = answer.json()
    assert (gone["copies_left"], gone["unfinished"]) == ([], False)
    assert (gone["user"], gone["entries"], gone["first_on"], gone["last_on"]) == ("bea", 2, "2026-08-03", "2026-08-05")
    left = two.db.read_bytes() + b"".join(path.read_bytes() for path in two.home.glob("journal.db-*"))
    assert [word for word in (*WORDS, b"xilofon", b"quisquillo", b"bea") if word in left.lower()] == []
    assert sound(two)


def test_no_vector_stays_in_the_file(two: Soulmem) -> None:
    raw, searched = (rows(two, f"SELECT vector FROM {table}_1 WHERE entry_id = 3")[0][0] for table in ("embeddings", "vectors"))
    assert raw in two.db.read_bytes() and searched in two.db.read_bytes()  # noqa: PT018
    two("users", "delete", "bea", "--yes")
    assert raw not in two.db.read_bytes()
    assert searched not in two.db.read_bytes()


def test_nobody_else_is_touched(two: Soulmem) -> None:
    before, found = everything_of(two, "default"), two("recall", "playa", "--json").json()
    two("users", "delete", "bea", "--yes")
    assert everything_of(two, "default") == before
    assert two("recall", "playa", "--json").json() == found
    assert [entry["id"] for entry in two("about", "ana", "--json").json()] == [2, 1]
    counts = {table: rows(two, f"SELECT count(*) FROM {table}")[0][0] for table in (*before, "words_docsize")}
    assert counts == {table: len(kept) for table, kept in before.items()} | {"words_docsize": 2, "events": len(before["events"]) + 1}
    assert two("--user", "bea", "timeline").code == 4
    assert [user["name"] for user in two("users", "list", "--json").json()] == ["default"]


def test_no_table_knows_the_user_any_more(two: Soulmem) -> None:
    two("users", "delete", "bea", "--yes")
    columns = """SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c
                 WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND c.name IN ('user_id', 'entry_id')"""
    found = rows(two, columns)
    assert {("entries", "user_id"), ("events", "user_id"), ("traces", "entry_id"), ("embeddings_1", "entry_id")} <= set(found)
    for table, column in found:
        whose = "= 2" if column == "user_id" else "IN (3, 4)"
        assert rows(two, f"SELECT count(*) FROM {table} WHERE {column} {whose}") == [(0,)], table


def test_every_encoder_loses_the_vectors(two: Soulmem) -> None:
    from soulmem_cli.domain import EntryId, UserId
    from soulmem_cli.senses.meaning.scale import E5_SMALL
    from soulmem_cli.store import vectors
    from soulmem_cli.store.database import open_journal

    db = open_journal(two.db, write=True)
    db.load_vectors()
    with db.transaction():
        other = vectors.add_encoder(db, "other", 2, "x", E5_SMALL, "building", 1)
        for entry, user in ((1, 1), (3, 2)):
            vectors.put(db, other, UserId(user), EntryId(entry), b"\0\0\x80\x3f\0\0\0\0", b"\0\0\x80\x3f\0\0\0\0")
    db.close()
    two("users", "delete", "bea", "--yes")
    assert rows(two, "SELECT entry_id FROM embeddings_2") == [(1,)]
    assert rows(two, "SELECT entry_id FROM vectors_2") == [(1,)]


def test_gists_and_dreams_go_too(two: Soulmem) -> None:
    from soulmem_cli.store.database import open_journal

    db = open_journal(two.db, write=True)
    with db.transaction():
        for user in (1, 2):
            dream = (user, "night", "2026-08-24", 1, "done", "")
            db.run("INSERT INTO dreams (user_id, cycle, period, started_us, state, digest_before) VALUES (?, ?, ?, ?, ?, ?)", dream)
            values = (f"u{user}", user, user, "soñado por la noche")
            db.run(
                "INSERT INTO gists (uid, user_id, run_id, kind, text, confidence, made_us) VALUES (?, ?, ?, 'semantic', ?, 0.5, 1)", values
            )
            db.run("INSERT INTO gist_evidence (gist_id, entry_id) VALUES (?, ?)", (user, user * 2 - 1))
    db.close()
    two("users", "delete", "bea", "--yes")
    assert rows(two, "SELECT user_id FROM dreams") == rows(two, "SELECT user_id FROM gists") == [(1,)]
    assert rows(two, "SELECT entry_id FROM gist_evidence") == [(1,)]
    assert sound(two)


def test_without_a_terminal_it_needs_a_yes(two: Soulmem) -> None:
    before = two.digest()
    answer = two("users", "delete", "bea", "--json")
    assert (answer.code, answer.out) == (6, "")
    assert '"entries": 2, "first": "2026-08-03", "last": "2026-08-05"' in answer.err
    assert "--yes" in two("users", "delete", "bea", SOULMEM_LANG="es").err
    assert two("users", "delete", "bea", stdin="bea\n").code == 6  # a pipe is nobody's word
    assert two.digest() == before


@pytest.mark.parametrize("typed", [b"be\n", b"yes\n", b"\n", b"BEA\n", b"\x04"])
def test_at_a_terminal_anything_but_the_name_is_a_no(two: Soulmem, typed: bytes) -> None:
    answer = two.terminal("users", "delete", "bea", typed=typed, SOULMEM_LANG="es")
    assert answer.code == 6
    assert "(entradas: 2; de 2026-08-03 a 2026-08-05)" in answer.out
    assert "No se borró nada" in answer.out
    assert len(two("users", "list", "--json").json()) == 2


def test_at_a_terminal_the_name_is_a_yes(two: Soulmem) -> None:
    answer = two.terminal("users", "delete", "bea", typed=b"bea\n")
    assert answer.code == 0
    assert "bea is gone for good, with 2 entries." in unstyled(answer.out)
    assert [user["name"] for user in two("users", "list", "--json").json()] == ["default"]


def test_an_unknown_user_is_an_error(two: Soulmem) -> None:
    before = two.digest()
    assert two("users", "delete", "eva", "--yes").code == 4
    assert two("users", "delete", "eva").code == 4
    assert two.digest() == before


def test_a_journal_that_is_not_there_is_not_made(soulmem: Soulmem) -> None:
    assert soulmem("users", "delete", "bea", "--yes").code == 1
    assert not soulmem.db.exists()


def test_a_reader_that_still_looks_is_told_of(two: Soulmem) -> None:
    import apsw

    reader = apsw.Connection(str(two.db))
    reader.execute("BEGIN; SELECT count(*) FROM entries").fetchall()
    reader.execute("SELECT count(*) FROM entries").fetchall()
    answer = two("users", "delete", "bea", "--yes")
    reader.close()
    assert answer.code == 0
    assert "traces of what was deleted" in answer.err


def test_in_words(two: Soulmem) -> None:
    shown = unstyled(two("users", "delete", "bea", "--yes", terminal=True, SOULMEM_LANG="es").out)
    assert shown.strip() == "bea ya no está, ni sus palabras (2 entradas)."
