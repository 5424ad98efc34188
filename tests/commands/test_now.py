"""now: an anchor of the present in words, with or without a journal."""

from conftest import NOW, Soulmem


def test_the_present_in_both_languages(soulmem: Soulmem) -> None:
    assert soulmem("now", SOULMEM_LANG="es").out == "Hoy es lunes 24 de agosto de 2026, 15:15\n"
    assert soulmem("now").out == "Today is Monday, August 24, 2026, 15:15\n"
    assert "Hoy es lunes 24 de agosto" in soulmem("now", terminal=True, SOULMEM_LANG="es").out
    assert not soulmem.home.exists()  # it needs no journal, and makes none


def test_json(soulmem: Soulmem) -> None:
    assert soulmem("now", "--json", "--lang", "es").json() == {
        "now": NOW, "label": "Hoy es lunes 24 de agosto de 2026, 15:15", "day": "2026-08-24", "lang": "es", "zone": "Europe/Madrid",
    }  # fmt: skip


def test_in_the_zone_of_the_journal(soulmem: Soulmem) -> None:
    answer = soulmem("now", "--json", SOULMEM_TZ="Asia/Tokyo").json()
    assert (answer["now"], answer["day"], answer["zone"]) == ("2026-08-24T22:15:00+09:00", "2026-08-24", "Asia/Tokyo")


def test_the_day_of_a_night_owl_is_still_yesterdays(soulmem: Soulmem) -> None:
    config = soulmem.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('day_ends_at = "04:00"\n')
    answer = soulmem("now", "--json", SOULMEM_NOW="2026-08-25T03:59:00+02:00").json()
    assert (answer["day"], answer["label"]) == ("2026-08-24", "Today is Tuesday, August 25, 2026, 03:59")
    assert soulmem("now", "--json", SOULMEM_NOW="2026-08-25T04:00:00+02:00").json()["day"] == "2026-08-25"


def test_words_are_too_many(soulmem: Soulmem) -> None:
    assert soulmem("now", "what").code == 2
