"""Feasts by name, Spanish and English: fixed days, days that follow Easter, n-th weekdays, eves."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when.clockwork import easter, month_of, nth_weekday
from soulmem_cli.senses.when.scene import Annual, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning, Rules
    from soulmem_cli.senses.when.scene import Bounds

# `?` marks a word that may be missing; `!` before a name says that nothing else is called so (nochebuena: x).
_FIXED = """
01-01 ano nuevo | dia|day? de|of? ano nuevo | new years day? | new year | primero de ano | primer dia del ano
01-05 noche de reyes | vispera de reyes | cabalgata de reyes | twelfth night
01-06 reyes | dia de? los? reyes magos? | reyes magos | epifania | epiphany | three kings day?
01-25 burns night
01-26 australia day
02-01 st|saint brigids day
02-02 candelaria | la candelaria | dia de la candelaria | groundhog day | candlemas
02-14 san valentin | dia de san valentin | dia de los enamorados | dia del amor y la amistad
02-14 valentines day? | st|saint valentines day?
03-01 st|saint davids day
03-08 dia de la mujer | dia internacional de la mujer | international? womens day
03-17 st|saint patricks day? | st|saint paddys day? | paddys day | san patricio | dia de san patricio
03-19 san jose | dia de san jose
04-01 april fools day?
04-22 earth day | dia de la tierra
04-23 sant jordi | san jorge | dia de sant|san jordi|jorge | dia del libro | st|saint georges day
04-25 anzac day
05-01 dia del trabajo | dia del trabajador | dia de los trabajadores | may day
05-15 san isidro | dia de san isidro
06-19 juneteenth
06-23 noche de san juan | vispera de san juan | verbena de san juan | midsummers eve | midsummer eve
06-24 san juan | dia de san juan | midsummers day
07-01 canada day
07-04 independence day | the? fourth of july | 4th of july
07-07 san fermin
07-14 bastille day
07-25 santiago apostol | dia de santiago
08-15 la? asuncion | dia de la asuncion | virgen de agosto | assumption day?
09-24 la merce
10-12 dia de la hispanidad | dia del pilar | el pilar | dia de la raza
10-31 !halloween | !hallowe en | all hallows eve | noche de brujas | noche de halloween
11-01 todos los santos | dia de todos los santos | all saints day?
11-02 dia de los? muertos | day of the dead | dia de los? difuntos | dia de los? fieles difuntos
11-02 all souls day?
11-05 bonfire night | guy fawkes night|day?
11-11 veterans day | armistice day | remembrance day
11-30 st|saint andrews day
12-06 dia de la constitucion
12-08 la? inmaculada | la? inmaculada concepcion | dia de la inmaculada | immaculate conception
12-12 dia de la virgen de guadalupe | dia de guadalupe
12-13 santa lucia | dia de santa lucia
12-24 !nochebuena | !noche buena | !christmas eve | !xmas eve | !vispera de navidad
12-25 navidad | dia de navidad | christmas day? | xmas day? | x mas day?
12-26 !boxing day | san esteban | dia de san esteban | st|saint stephens day
12-28 santos inocentes | dia de los? santos? inocentes | los inocentes
12-31 !nochevieja | !noche vieja | !fin de ano | !new years eve | !new year eve
12-31 !hogmanay
12-31 !nye | ano viejo | san silvestre
"""
_AFTER_EASTER = """
-52 jueves lardero | fat thursday
-49 domingo de carnaval
-48 lunes de carnaval
-47 martes de carnaval | mardi gras | shrove tuesday | pancake day|tuesday | fat tuesday
-46 miercoles de ceniza | ash wednesday
-9 viernes de dolores
-21 mothering sunday
-7 domingo de ramos | palm sunday
-3 jueves santo | maundy thursday | holy thursday
-2 viernes santo | good friday
-1 sabado santo | sabado de gloria | holy saturday | easter eve
0 domingo de resurreccion | domingo de pascua | pascua | pascua de resurreccion
0 easter | easter day|sunday | dia de pascua
1 lunes de pascua | easter monday
39 ascension day | la ascension
49 pentecostes | pentecost | whit sunday | domingo de pentecostes
50 whit monday | lunes de pentecostes
60 corpus christi | el corpus
"""
_WEEKDAYS = """
01 0 3 martin luther king day | mlk day
02 0 3 presidents day
05 0 -1 memorial day
05 0 1 early may bank holiday
05 0 -1 spring|late bank holiday | late may bank holiday
08 0 -1 august|summer bank holiday
09 0 1 labor day | labour day
10 0 2 columbus day | indigenous peoples day
11 3 4 !thanksgiving | thanksgiving day | dia de accion de gracias | accion de gracias
"""
_SPANS = """
-7 0 semana santa | holy week
-52 -47 carnaval | carnavales | carnival
0 7 semana de pascua | easter week
-2 1 easter weekend
"""


def _fixed(month: int, day: int, sure: bool) -> Meaning:
    def named(_: Scene) -> Annual:
        return Annual(lambda year: (date(year, month, day),) * 2, title=not sure)

    return named


def _from_easter(first: int, last: int | None = None) -> Meaning:
    def days(year: int) -> Bounds:
        sunday = easter(year)
        return sunday + timedelta(days=first), sunday + timedelta(days=first if last is None else last)

    return lambda _: Annual(days, single=last is None, title=True)


def _weekday(month: int, weekday: int, n: int, plus: int = 0) -> Meaning:
    def days(year: int) -> Bounds | None:
        found = nth_weekday(*month_of(year, month), weekday, n)
        return (found + timedelta(days=plus),) * 2 if found else None

    return lambda _: Annual(days, title=True)


def _by_language(name: str) -> Meaning:
    """Mother's and father's day: Spain's in Spanish, the United States' in English."""

    def meaning(scene: Scene) -> Annual:
        if name == "mother":
            found = _weekday(5, 6, 1 if scene.lang == "es" else 2)(scene)
        else:
            found = _fixed(3, 19, False)(scene) if scene.lang == "es" else _weekday(6, 6, 3)(scene)
        assert isinstance(found, Annual)
        return found

    return meaning


def _lines(table: str) -> list[tuple[list[str], list[str]]]:
    rows = []
    for line in table.strip().splitlines():
        head, *_ = line.split(" ")
        count = 1 if "-" in head[1:] else next(i for i, word in enumerate(line.split(" ")) if word[-1].isalpha())
        cells = line.split(" ")
        rows.append((cells[:count], " ".join(cells[count:]).split(" | ")))
    return rows


def _rules() -> list[tuple[str, Meaning]]:
    rules: list[tuple[str, Meaning]] = []
    for head, names in _lines(_FIXED):
        month, day = map(int, head[0].split("-"))
        rules += [(name.lstrip("!"), _fixed(month, day, name[0] == "!")) for name in names]
    for table, meaning in ((_AFTER_EASTER, _from_easter), (_SPANS, _from_easter), (_WEEKDAYS, _weekday)):
        for head, names in _lines(table):
            rules += [(name.lstrip("!"), meaning(*map(int, head))) for name in names]
    rules += [("black friday", _weekday(11, 3, 4, 1)), ("cyber monday", _weekday(11, 3, 4, 4))]
    for name, phrases in (
        ("mother", "dia de la madre | mothers day | dia de las madres"),
        ("father", "dia del padre | fathers day"),
    ):
        rules += [(phrase, _by_language(name)) for phrase in phrases.split(" | ")]
    return [(f"el|la|las|los|the|on|en|at|por|for|over|in|during|durante? la|las|el|the? {name}", meaning) for name, meaning in rules]


def _in_december(year: int) -> Bounds:
    return date(year, 12, 24), date(year + 1, 1, 6)


def load() -> Rules:
    """The rules of the category `holiday`, read from the tables."""
    return {
        "holiday": [
            *_rules(),
            ("las|en|por|durante? las? navidades", lambda _: Annual(_in_december, single=False, title=True)),
            ("el|the? puente", lambda _: None),
        ]
    }
