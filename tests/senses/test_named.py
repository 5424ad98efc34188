"""named: places and things that a text names; never people, months, peoples, animals or the first word of a sentence."""

from __future__ import annotations

import pytest

from soulmem_cli.senses import named, people

PLACES = [
    # towns and countries, known and unknown
    ("Fui a Sevilla en tren", "Sevilla"),
    ("Ana vive en Lisboa", "Lisboa"),
    ("Three weeks in Norway", "Norway"),
    ("Dejo Madrid tras doce años", "Madrid"),
    ("Volvimos de Chipude de noche", ""),
    ("Dormimos en Chipude", "Chipude"),
    ("We slept near Keswick", "Keswick"),
    ("The bus to Lincoln was late", "Lincoln"),
    ("Salí de Burgos a las seis", "Burgos"),
    ("Madrid bajo la lluvia", "Madrid"),
    # of several words
    ("Flew to Buenos Aires from London", "Buenos Aires|London"),
    ("Ciudad de México me agota", "Ciudad de México"),
    ("Unos días en Conil de la Frontera", "Conil de la Frontera"),
    ("We drove to the Lake District", "Lake District"),
    ("Moved to St. Louis for work", "St. Louis"),
    # streets, and what stands in them
    ("Me caí en la calle San Martín", "calle San Martín"),
    ("Vive en la calle Toledo", "calle Toledo"),
    ("Hospital San Rafael, tercera planta", "Hospital San Rafael"),
    ("Mudanza a la provincia de Cuenca", "Cuenca"),
    ("Baker Street was empty", "Baker Street"),
    ("Coffee by Paddington station", "Paddington station"),
    # bars and venues
    ("Cenamos en Casa Lucio", "Casa Lucio"),
    ("Estuvimos en La Bicicleta, en Malasaña", "La Bicicleta|Malasaña"),
    ("Dinner at Dishoom", "Dishoom"),
    ("A pint at the Red Lion", "Red Lion"),
    # names that are words or people's elsewhere
    ("Llegué a Bath tarde", "Bath"),
    ("Two weeks in Florence", "Florence"),
    ("We live in Reading now", "Reading"),
    # without capitals
    ("voy a sevilla mañana", "sevilla"),
    ("stuck in manchester all day", "manchester"),
]

THINGS = [
    ("Compré un mueble en Ikea", "Ikea"),
    ("Vi Netflix hasta las dos", "Netflix"),
    ("Ordered from Amazon again", "Amazon"),
    ("viendo netflix otra vez", "netflix"),
    ("El Madrid perdió otra vez", "Madrid"),
    ("Compré una Thermomix", "Thermomix"),
    ("I bought a Roomba", "Roomba"),
    ("Me compré un Motorola G54 nuevo", "Motorola G54"),
    ('Leyendo "Rayuela" en la cama', "Rayuela"),
    ("Terminé de ver la serie Dark", "Dark"),
    ("Finished reading «The Waves» today", "The Waves"),
    ("Watching Succession again", "Succession"),
]

NEITHER = [
    "Cené con Marta en casa",
    "Lunch at Megan's",
    "En Agosto me voy",
    "En Semana Santa descanso",
    "Gracias a Dios salió bien",
    "My English exam is tomorrow",
    "Mi perro Rufo ladró toda la noche",
    "Our cat Olive is ill",
    "Mamá está en casa",
    "Compré pan. Llegué tarde. Comí solo",
    "Buenos días a todos",
    "ME HAN COGIDO EN LA EMPRESA",
    "i need to google that",
    "Los Avila se mudan",
    "La abuela leyó la taza. «Tú vas a mandar»",
    "The doctor told me to wait until Friday",
    "",
]


def names(text: str) -> named.Names:
    who = people.find(text)
    return named.find(text, who.people, who.sightings)


@pytest.mark.parametrize(("text", "expected"), PLACES)
def test_places(text: str, expected: str) -> None:
    assert names(text) == named.Names(tuple(filter(None, expected.split("|"))), ())


@pytest.mark.parametrize(("text", "expected"), THINGS)
def test_things(text: str, expected: str) -> None:
    assert names(text) == named.Names((), (expected,))


@pytest.mark.parametrize("text", NEITHER)
def test_neither(text: str) -> None:
    assert names(text) == named.NOTHING


def test_a_person_given_by_hand_is_no_place() -> None:
    assert named.find("Voy mañana a Valencia").places == ("Valencia",)
    assert named.find("Voy mañana a Valencia", ["Valencia"]) == named.NOTHING


def test_each_once_as_first_written() -> None:
    assert names("En Lugo. Otra vez en Lugo, siempre en LUGO.").places == ("Lugo",)
