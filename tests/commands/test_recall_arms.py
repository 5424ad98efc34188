"""Each arm of recall as a person meets it, in both languages and across: with every filter, and private entries left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled
from jsonschema import Draft202012Validator

LIFE = [
    "2026-02-01 10:00: Mi teléfono nuevo es el 600 111 222, lo apunto aquí",
    "2026-03-07 10:00: La mudanza, por fin: quince cajas y el sofá atascado en la escalera",
    "2026-03-03 10:00: Compré cinta adhesiva y regalé la bicicleta vieja",
    "2026-03-09 10:00: La vecina del cuarto trajo un bizcocho de naranja",
    "2026-04-18 10:00: Our wedding day, everyone danced in the barn until two",
    "2026-04-20 10:00: Breakfast on the ferry, seagulls stole the toast",
    "2026-05-02 10:00: Me duele la muela, pedí hora con el dentista",
    "2026-05-09 10:00: Un ñandú cruzó la carretera delante del coche",
    "2026-05-20 10:00: I learned a little C++ to mend the old printer driver",
    "2026-06-01 10:00: Lunch with Marisol at the harbour, she is learning Korean",
    "2026-06-10 10:00: Cucarachas en la cocina, un montón, tuve que salir a vomitar del asco",
    "2026-06-15 10:00: Terrified all night, the lump in my neck has grown and I cannot stop shaking with fear",
    "2026-07-01 10:00: El perro se escapó y lo encontramos en el parque",
    "2026-07-05 10:00: Got the promotion at work, we opened the good wine",
    "2026-08-22 10:00: Barnicé la puerta del trastero",
]
SECRET = [
    ("Lo que callo: antes de la mudanza lloré de miedo con Marisol, y vi otra vez al dentista, un ñandú y mi teléfono", "2026-03-05 10:00"),
    ("Private: terrified, I cannot stop shaking with fear and disgust, Marisol knows", "2026-03-06 10:00"),
]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A life, with two private entries and another user's."""
    first = Soulmem(tmp_path_factory.mktemp("vida") / "home")
    first("add", "--lines", stdin="\n".join(LIFE))
    for text, at in SECRET:
        first("add", text, "--private", "--at", at, "--person", "Marisol")
    first("add", "El dentista de otra persona, y su mudanza con Marisol", "--user", "otra", "--at", "2026-03-05 10:00")
    return first.db


@pytest.fixture
def life(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


def found(soulmem: Soulmem, query: str, *options: object) -> list[dict[str, Any]]:
    """What a query brings back, with the numbers behind it."""
    answer = soulmem("recall", query, "--explain", "--json", *options)
    assert answer.code == 0, answer.err
    return list(answer.json())


ASKED = [
    ("the dog ran away", "El perro se escapó"),
    ("toothache", "Me duele la muela"),
    ("ascenso en el trabajo", "Got the promotion"),
    ("el día que nos casamos", "Our wedding day"),
    ("cuando aprendí a programar", "I learned a little C++"),
    ("varnish the door", "Barnicé la puerta"),
    # words that nobody wrote are taken for what was meant
    ("denstista", "Me duele la muela"),
    ("bizcohco", "La vecina"),
    ("harbuor", "Lunch with Marisol"),
    # the index spells ñ as n, and knows no signs
    ("ñandú", "Un ñandú"),
    ("nandu", "Un ñandú"),
    ("C++", "I learned a little C++"),
    # who is named
    ("marisol", "Lunch with Marisol"),
    # how it felt
    ("cosas que me dieron asco", "Cucarachas"),
    ("when I was afraid", "Terrified"),
    ("¿cuándo tuve miedo?", "Terrified"),
    ("days I felt disgusted", "Cucarachas"),
    # time told by an event
    ("la semana antes de la mudanza", "Compré cinta"),
    ("¿qué hice la semana antes de la mudanza?", "Compré cinta"),
    ("the week before we moved house", "Compré cinta"),
    ("dos días después de la mudanza", "La vecina"),
    ("two days after the wedding", "Breakfast on the ferry"),
    ("dos días después de la boda", "Breakfast on the ferry"),
    # what looks like an event and is a date
    ("the day before yesterday", "Barnicé"),
    ("¿qué hice el día antes de ayer?", "Barnicé"),
]


@pytest.mark.parametrize(("query", "text"), ASKED)
def test_what_is_asked_for_comes_first(life: Soulmem, query: str, text: str) -> None:
    assert found(life, query)[0]["text"].startswith(text)


@pytest.mark.parametrize(
    ("query", "arm"),
    [("marisol", "person"), ("when I was afraid", "feeling"), ("la semana antes de la mudanza", "nearness"), ("denstista", "coverage"),
     ("ñandú", "bm25"), ("the dog ran away", "meaning")],
)  # fmt: skip
def test_the_arm_that_answers_says_so(life: Soulmem, query: str, arm: str) -> None:
    rows = found(life, query, "--limit", 50)
    assert rows[0]["why"][arm] == max(row["why"][arm] or 0 for row in rows) > 0
    assert rows[0]["why"][f"{ {'bm25': 'text', 'meaning': 'vector'}.get(arm, arm) }_rank"] == 1


def test_a_slip_covers_half_of_what_the_word_does(life: Soulmem) -> None:
    assert found(life, "dentista")[0]["why"]["coverage"] == pytest.approx(2 * found(life, "denstista")[0]["why"]["coverage"], abs=0.01)


def test_a_word_is_not_found_by_the_stem_of_another(life: Soulmem) -> None:
    life("add", "Me entró agua en el oído, ear drops all week")
    assert found(life, "near")[0]["why"]["bm25"] is None
    assert found(life, "ears")[0]["why"]["bm25"] > 0


QUERIES = [query for query, _ in ASKED] + ["mi teléfono actual", "Marisol", "the week before the secret", "fear"]


@pytest.mark.parametrize("query", QUERIES)
def test_no_arm_lets_a_private_entry_out(life: Soulmem, query: str) -> None:
    assert not [row["text"] for row in found(life, query, "--limit", 50) if row["private"] or row["user"] != "default"]


def test_who_is_only_in_private_entries_is_nobody(life: Soulmem) -> None:
    life("add", "Zenobia me prestó dinero", "--private", "--person", "Zenobia")
    assert not any(row["why"]["person"] for row in found(life, "Zenobia", "--limit", 50))
    assert found(life, "Zenobia", "--private")[0]["why"]["person"] > 0.9


@pytest.mark.parametrize("query", ["mi teléfono actual", "when I was afraid", "marisol", "ñandú", "la semana antes de la mudanza"])
def test_every_arm_finds_a_private_entry_when_asked_to(life: Soulmem, query: str) -> None:
    assert any(row["private"] for row in found(life, query, "--limit", 50, "--private"))


@pytest.mark.parametrize(
    "query", ["when I was afraid", "marisol", "denstista", "mi teléfono actual", "la semana antes de la mudanza", "perro"]
)
@pytest.mark.parametrize(
    ("filters", "holds"),
    [
        (["--since", "2026-06-01"], lambda row: row["at"] >= "2026-06-01"),
        (["--until", "2026-03-31"], lambda row: row["at"] < "2026-04-01"),
        (["--emotion", "fear"], lambda row: row["emotion"] == "fear"),
        (["--person", "Marisol"], lambda row: "Marisol" in row["people"]),
        (["--tag", "none-has-it"], lambda row: False),
    ],
    ids=["since", "until", "emotion", "person", "tag"],
)  # fmt: skip
def test_every_arm_stays_within_the_filters(life: Soulmem, query: str, filters: list[str], holds: Any) -> None:
    answer = life("recall", query, "--limit", 50, "--json", *filters)
    assert all(holds(row) for row in answer.json())
    assert answer.code == (1 if filters[0] == "--tag" else 0)


def test_an_event_is_found_outside_the_time_that_was_asked_for(life: Soulmem) -> None:
    assert [row["text"][:12] for row in found(life, "la semana antes de la mudanza", "--on", "2026-03-03")] == ["Compré cinta"]


def test_somebody_is_found_by_every_name(life: Soulmem) -> None:
    life("add", "Sole y yo arreglamos la valla", "--person", "Sole", "--at", "2026-07-20 10:00")
    assert not any(row["why"]["person"] for row in found(life, "Sole", "--limit", 50) if "Marisol" in row["people"])
    merged = life("people", "merge", "Sole", "Marisol")
    assert merged.code == 0, merged.err
    for name in ("Sole", "marisol", "MARISOL", "what did Sole say", "¿qué hacía Sole?"):
        rows = found(life, name, "--limit", 50)
        assert {row["text"][:5] for row in rows if row["why"]["person"]} == {"Sole ", "Lunch"}, name


@pytest.mark.parametrize(
    ("lang", "close", "nothing"),
    [("en", "Close only by who you named", "Nothing close"), ("es", "Solo coincide en quien nombras", "Nada parecido")],
)
def test_what_only_shares_who_is_named_is_not_called_nothing(life: Soulmem, lang: str, close: str, nothing: str) -> None:
    life("add", "Mum is learning to swim", "--at", "2026-07-21 10:00")
    named = life("recall", "la deuda de mamá con el banco", "--lang", lang)
    assert "Mum is learning" in named.out.splitlines()[0]
    assert close in named.err
    assert nothing not in named.err
    unnamed = life("recall", "el submarino nuclear", "--lang", lang)
    assert nothing in unnamed.err
    assert close not in unnamed.err


@pytest.mark.parametrize("query", ["mi teléfono actual", "what is my phone number now"])
def test_the_newest_of_versions_comes_first(life: Soulmem, query: str) -> None:
    life("add", "Cambio de compañía: mi teléfono es el 699 333 444", "--at", "2026-07-20 10:00")
    first, second, *_ = found(life, query)
    assert (first["text"][:8], second["text"][:8]) == ("Cambio d", "Mi teléf")
    assert (first["why"]["newest"], second["why"]["newest"] or 0) > (0.5, 0)
    assert first["why"]["newest_rank"] == 1


def test_what_came_in_place_of_an_answer_is_followed(life: Soulmem) -> None:
    life("add", "Ahora 699 333 444", "--replaces", 1, "--at", "2026-07-20 10:00")
    between = life("timeline", "--limit", 1, "--on", "2026-07-20", "--json").json()[0]["id"]
    life("add", "Desde hoy, el que acaba en 555", "--replaces", between, "--at", "2026-07-25 10:00")
    rows = found(life, "mi teléfono actual", "--limit", 50)
    assert [row["text"][:5] for row in rows][:3] == ["Desde", "Ahora", "Mi te"]
    assert [row["why"].get("replaced_by") for row in rows][:3] == [None, rows[0]["id"], rows[0]["id"]]


@pytest.mark.parametrize("query", ["teléfono", "600 111 222", "un paseo por el campo"])
def test_what_was_replaced_is_below_whatever_is_asked(life: Soulmem, query: str) -> None:
    life("add", "Línea nueva, acaba en 444", "--replaces", 1, "--at", "2026-07-20 10:00")
    for weight in ("1", "0"):
        life("config", "set", "recall.accessibility", weight)
        places = {row["text"][:5]: place for place, row in enumerate(found(life, query, "--limit", 50))}
        assert places["Línea"] < places["Mi te"]


def test_what_came_in_its_place_is_not_shown_when_it_may_not_be(life: Soulmem) -> None:
    life("add", "Línea secreta, acaba en 444", "--replaces", 1, "--private")
    rows = found(life, "mi teléfono actual", "--limit", 50)
    assert rows[0]["text"].startswith("Mi teléfono")
    assert not any("replaced_by" in row["why"] or row["private"] for row in rows)
    assert found(life, "mi teléfono actual", "--private")[0]["text"].startswith("Línea")


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(
    ("lang", "query", "words"),
    [
        ("en", "marisol", ["about who was named 0.98"]),
        ("es", "marisol", ["sobre quien se nombra 0.98"]),
        ("en", "when I was afraid", ["felt so"]),
        ("es", "cuando tuve miedo", ["se sintió así"]),
        ("en", "my phone number now", ["newer than others 1.00", "replaced by #"]),
        ("es", "mi teléfono actual", ["más nueva que otras 1.00", "reemplazada por #"]),
        ("en", "the week before we moved house", ["in time"]),
        ("es", "la semana antes de la mudanza", ["en el tiempo"]),
    ],
)
def test_every_arm_in_words(life: Soulmem, lang: str, query: str, words: list[str], columns: int) -> None:
    life("add", "Teléfono: 699 333 444", "--replaces", 1, "--at", "2026-07-20 10:00")
    shown = unstyled(life("recall", query, "--explain", "--lang", lang, terminal=True, COLUMNS=str(columns)).out)
    assert max(map(len, shown.splitlines())) <= columns
    assert all(each in " ".join(shown.split()) for each in words)


def test_in_a_pipe_every_number_has_its_name(life: Soulmem) -> None:
    fields = life("recall", "marisol", "--explain").out.splitlines()[0].split("\t")
    assert {"person=", "person_rank=", "coverage=", "window=", "raw="} <= {
        field.partition("=")[0] + "=" for field in fields if "=" in field
    }


@pytest.mark.parametrize("query", QUERIES)
def test_the_numbers_are_what_the_schema_says(life: Soulmem, query: str) -> None:
    life("add", "Teléfono: 699 333 444", "--replaces", 1)
    schema = life("schema", "recall", "--json").json()
    Draft202012Validator(schema).validate(life("recall", query, "--explain", "--json").json())
