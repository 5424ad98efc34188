"""A page, composed from a day: counted facts and pieces of entries, and nothing else."""

from __future__ import annotations

from datetime import date, datetime

from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.clock import wall_micros
from soulmem_cli.core.page import compose
from soulmem_cli.core.strength import DAY_US
from soulmem_cli.domain import Emotion, EntryId, Level
from soulmem_cli.domain.pages import Aimed, Anniversary, Day, Likeness, Line, Lived, Met, PagePart

TODAY = date(2026, 8, 24)
NOON = wall_micros(datetime(2026, 8, 24, 12))


def entry(number: int, text: str = "Comí con Ana.", **other: object) -> Lived:
    """An entry of the day."""
    values: dict[str, object] = {
        "entry": EntryId(number), "text": text, "local_us": NOON + number, "private": False, "emotion": Emotion.NEUTRAL, "second": None,
        "valence": 0.0, "arousal": 0.2, "importance": 0.4, "salience": 0.3, "level": Level.NORMAL, "tagged_open": False,
    }  # fmt: skip
    return Lived(**{**values, **other})  # type: ignore[arg-type]


def met(
    name: str, *, kin: bool = False, before: int | None = None, known: int = 0, sure: bool = True, entries: tuple[int, ...] = (1,)
) -> Met:
    """Somebody of the day, last seen so many days before."""
    return Met(name, kin, tuple(map(EntryId, entries)), None if before is None else NOON - before * DAY_US, known, sure)


def told(day: Day) -> dict[tuple[str, str], Line]:
    """The lines of a page by what they tell."""
    page = compose(day, private=False)
    assert page is not None
    return {(line.part.value, line.code): line for line in page.lines}


def test_a_day_without_entries_has_no_page() -> None:
    assert compose(Day(TODAY, ()), private=False) is None


def test_the_weightiest_come_first_and_trifles_only_alone() -> None:
    small = entry(1, "Compré pan.", importance=0.1, salience=0.1, level=Level.TRIVIAL)
    great = entry(2, "Me ofrecieron el trabajo.", importance=0.7, salience=0.6, level=Level.IMPORTANT)
    fair = entry(3, "Cené con Luis.", importance=0.5, salience=0.4)
    page = compose(Day(TODAY, (small, great, fair)), private=False)
    assert page is not None
    mattered = [(line.code, line.entries) for line in page.lines if line.part is PagePart.MATTERED]
    assert mattered == [("most", (2,)), ("also", (3,))]
    assert ("mattered", "trifle") in told(Day(TODAY, (small,)))
    assert ("mattered", "only") in told(Day(TODAY, (fair,)))


def test_an_entry_of_usual_length_is_quoted_whole() -> None:
    text = "Dos suspensos. Los demás han aprobado con lo justo, y Tomás, que no había venido a clase en todo el mes, ha sacado la mejor "
    text += "nota de todas y ni ha mirado el papel. Le he dicho que enhorabuena y se ha puesto a llorar en la puerta."
    (line,) = [each for (part, _), each in told(Day(TODAY, (entry(1, text),))).items() if part == "mattered"]
    assert line.places[0][1:] == (0, len(text))


def test_feelings_of_one_and_of_many() -> None:
    glad, sad = {"emotion": Emotion.JOY, "valence": 0.6}, {"emotion": Emotion.SADNESS, "valence": -0.6}
    assert ("felt", "calm") in told(Day(TODAY, (entry(1), entry(2))))
    assert ("felt", "unnamed") in told(Day(TODAY, (entry(1), entry(2, level=Level.CRITICAL))))
    assert not [part for part, _ in told(Day(TODAY, (entry(1, level=Level.TRIVIAL),))) if part == "felt"]
    assert told(Day(TODAY, (entry(1, **glad),)))["felt", "one"].facts == {"emotion": "joy"}
    mixed = entry(1, second=Emotion.FEAR, **glad)
    assert told(Day(TODAY, (mixed,)))["felt", "mixed"].facts == {"emotion": "joy", "second": "fear"}
    turned = told(Day(TODAY, (entry(1, **sad), entry(2), entry(3, **glad))))
    assert turned["felt", "turn"].facts == {"from": "sadness", "to": "joy"}
    assert turned["felt", "turn"].entries == (1, 3)
    many = told(Day(TODAY, (entry(1, **glad), entry(2, **sad), entry(3, **glad))))["felt", "many"]
    assert many.facts == {"emotions": [["joy", 2], ["sadness", 1]]}


def test_a_day_stands_out_only_from_enough_others_and_on_its_own_side() -> None:
    usual = tuple([0.1, -0.1] * 15)
    dark = entry(1, emotion=Emotion.FEAR, valence=-0.6)
    assert ("felt", "darker") in told(Day(TODAY, (dark,), usual=usual))
    assert ("felt", "darker") not in told(Day(TODAY, (dark,), usual=usual[:10]))
    assert ("felt", "darker") not in told(Day(TODAY, (dark,), usual=tuple([0.0] * 30)))
    mild = entry(1, emotion=Emotion.JOY, valence=0.2)
    assert ("felt", "brighter") not in told(Day(TODAY, (mild,), usual=tuple([-0.8, -0.7] * 15)))


def test_first_times_and_returns() -> None:
    long = tuple([0.0] * 30)
    here = (met("Ana", before=2, known=9), met("Luis"), met("mamá", kin=True), met("Leeds", sure=False))
    lines = told(Day(TODAY, (entry(1),), met=here, usual=long))
    assert lines["people", "new"].facts == {"names": [["Luis", False]]}
    assert ["Ana", False] in lines["people", "there"].facts["names"]
    assert ("people", "new") not in told(Day(TODAY, (entry(1),), met=here))  # in a young diary everybody is new
    assert ("people", "back") not in lines
    back = told(Day(TODAY, (entry(1),), met=(met("Ana", before=100, known=9), met("Eva", before=200, known=3)), usual=long))
    assert back["people", "back"].facts == {"names": [["Eva", False]], "since": "2026-02-05"}


def test_a_word_of_kin_before_a_name_is_nobody_else() -> None:
    here = (met("Queta"), met("tía", kin=True), met("mamá", kin=True))
    lines = told(Day(TODAY, (entry(1, "Vino Tía Queta con mamá."),), met=here))
    assert lines["people", "there"].facts["names"] == [["Queta", False], ["mamá", True]]


def test_echoes_are_alike_felt_alike_and_long_ago() -> None:
    def heard(**other: float) -> bool:
        values = {"similarity": 0.7, "felt": 0.8, "days": 30.0, **other}
        then = Likeness(
            EntryId(2), EntryId(1), values["similarity"], values["felt"], "Otra vez la migraña.", NOON - int(values["days"] * DAY_US)
        )
        return ("echo", "like") in told(Day(TODAY, (entry(2),), like=(then,)))

    assert heard()
    assert not heard(similarity=0.5)
    assert not heard(felt=0.5)
    assert not heard(days=3)


def test_the_same_day_years_ago() -> None:
    past = Anniversary(EntryId(1), 2, "Nos casamos.")
    line = told(Day(TODAY, (entry(5),), years_ago=past))["echo", "years"]
    assert (line.entries, line.facts) == ((1,), {"years": 2})


def test_what_is_open() -> None:
    asked = entry(1, "No duermo. ¿Qué hago con la casa?")
    lines = told(
        Day(
            TODAY,
            (asked, entry(2, "Llamar al banco.", tagged_open=True), entry(3, "Quiero correr.")),
            goals=(Aimed(EntryId(3), "supports"),),
        )
    )
    assert asked.text[slice(*lines["open", "asked"].places[0][1:])] == "¿Qué hago con la casa?"
    assert lines["open", "tagged"].entries == (2,)
    assert lines["open", "goal"].entries == (3,)


@given(st.lists(st.text(min_size=1, max_size=400), min_size=1, max_size=8))
def test_a_page_only_says_what_its_entries_say(texts: list[str]) -> None:
    lived = tuple(entry(number, text) for number, text in enumerate(texts, 1))
    page = compose(Day(TODAY, lived), private=False)
    assert page is not None
    assert all(line.entries for line in page.lines)
    assert set(page.evidence) <= {each.entry for each in lived}
    for line in page.lines:
        for place in line.places:
            assert 0 <= place.start <= place.end <= len(texts[place.entry - 1])
            assert place.entry in line.entries
