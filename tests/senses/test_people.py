"""people: names, nicknames and mentions; relations apart; never places, brands, months or the first word of a sentence."""

from __future__ import annotations

import pytest

from soulmem_cli.domain.people import ANIMAL, Known
from soulmem_cli.senses import people

NAMED = [
    # verbs and prepositions that take a person
    ("Cené con Marta en casa", "Marta"),
    ("Le dije a Joaquín que no", "Joaquín"),
    ("Ayer vi a Paula y no me saludó", "Paula"),
    ("Went for a run with Olivia", "Olivia"),
    ("I told Marcus about the job", "Marcus"),
    ("Hannah said she'd call", "Hannah"),
    ("Rubén me llamó llorando", "Rubén"),
    ("Stayed at Megan's flat", "Megan"),
    ("Fui a casa de Lorena", "Lorena"),
    # nicknames that no list has need not be the first word
    ("Fui al cine con Tincho", "Tincho"),
    ("Had a pint with Shaz and Mags", "Shaz Mags"),
    ("Memo y Beto trajeron la guitarra", "Memo Beto"),
    ("Comí con Chuy y con la Yesi", "Chuy Yesi"),
    # several at once
    ("Ana y Luis se casan en mayo", "Ana Luis"),
    ("Tom, Jo and Mags came over", "Tom Jo Mags"),
    ("Con Clara, Inés y Bruno hasta las tres", "Clara Inés Bruno"),
    # surnames and titles
    ("Reading with Claire Keegan in the front row", "Claire Keegan"),
    ("Mr Petrov fixed the lift", "Petrov"),
    ("La doctora Arranz no quiso decirlo", "Arranz"),
    ("Hablé con don Ramiro del alquiler", "Ramiro"),
    ("Dr. Patel rang with the results", "Patel"),
    ("El profe Salcedo me aprobó", "Salcedo"),
    ("Mrs. Okonkwo brought soup", "Okonkwo"),
    # relations beside a name
    ("Mi tía Chela vino de Puebla", "Chela"),
    ("La abuela Chola hizo ñoquis", "Chola"),
    ("My uncle Frank is ill", "Frank"),
    ("Mi hermana Noelia parió anoche", "Noelia"),
    # vocatives and shouts
    ("Feliz cumpleaños, Martina", "Martina"),
    ("Why did you go, Ellie?", "Ellie"),
    ("Te extraño, Hugo", "Hugo"),
    # names that are words, where they are names
    ("Hablé con Sol toda la tarde", "Sol"),
    ("Dinner with Grace and Will", "Grace Will"),
    ("Consuelo me regaló una planta", "Consuelo"),
    ("My sister Joy called", "Joy"),
    ("Con Mar en la playa", "Mar"),
    ("Will Tom ever ring back?", "Tom"),
    # mentions, whatever the case
    ("comida con @cata y @Beto_7", "cata Beto_7"),
    ("gracias @luz", "luz"),
]

NOBODY = [
    # places
    "Paseamos por la calle San Martín hasta tarde",
    "Met at Victoria station at six",
    "Vuelo a Santiago el jueves",
    "Two weeks in Florence and then Rome",
    "Nos mudamos a Córdoba en otoño",
    "The bus to Lincoln was late",
    "Hospital San Rafael, tercera planta",
    "Trabajo en la avenida Corrientes",
    # brands, services, teams
    "Vi Netflix hasta las dos",
    "Compré un mueble en Ikea",
    "El Madrid perdió otra vez",
    "Ordered from Amazon again",
    # months, weekdays, feasts
    "En Agosto me voy",
    "Seeing the dentist on Friday",
    "Domingo de lluvia",
    "It rained all April",
    "Llega la Navidad",
    # faith and things
    "Gracias a Dios salió bien",
    "Sin Internet desde ayer",
    "My English exam is tomorrow",
    # the first word of a sentence
    "Mira qué bonito quedó",
    "Vi una película malísima",
    "El lunes empiezo",
    "Wait until they hear about it",
    "Hope it stops raining",
    "Mark the date",
    "Llegué tarde. Comí solo. Dormí mal",
    "Lavé los platos",
    "Lost my keys. Found them. Lost them again",
    "Sol todo el día",
    "Long weekend in May, no plans",
    "Starts again May 4, 1 to 5",
    "Llegó por fin el paquete",
    "Didn't sleep. Couldn't eat",
    "Cansada. Aburrida. Sola",
    # shouts, addresses of mail, numbers
    "NO PUEDO MÁS CON ESTO",
    "escríbeme a ana@example.com",
    "the price is 5@2",
    "Nada.",
    "👍",
    "",
]

KIN = [
    ("Mi hermana vino a cenar", "hermana"),
    ("My boss shouted again", "boss"),
    ("Mamá llamó", "mamá"),
    ("llamé a mama", "mama"),
    ("Mum's better", "mum"),
    ("Grandpa told the story", "grandpa"),
    ("my best friend moved", "friend"),
    ("mi mejor amiga se va", "amiga"),
    ("La abuela hizo pan", "abuela"),
    ("mis hijos duermen", "hijos"),
    ("my mother-in-law is here", "mother-in-law"),
    ("Mi tía Chela vino", "tía"),
    ("Uncle Frank is ill", "uncle"),
    ("papá y mi hermano", "papá hermano"),
    ("No es mi tío quien me preocupa", "tío"),
    ("It isn't my sister's turn", "sister"),
    ("No vino mi madre.", "madre"),
]

NO_KIN = [
    "Son las tres y no duermo",
    "La mujer del tren lloraba",
    "su madre no vino",
    "his brother left",
    "Tom's sister sang",
    "a friend of a friend",
    "la madre de Leo",
    "el padre Ángel dio misa",
    "comí una papa y cebolla",
    "ama de casa",
    "una hermana de la caridad",
    "Lo velé toda la noche. No era mi tío. No era nadie mío",
    "She's not my aunt, she only lives here",
    "He wasn't my brother.",
    "Nació a las tres. Soy tía",
    "Voy a ser abuela",
]


@pytest.mark.parametrize(("text", "names"), NAMED)
def test_people_by_name(text: str, names: str) -> None:
    wanted = ["Claire Keegan"] if names == "Claire Keegan" else names.split()
    assert sorted(people.find(text).people) == sorted(wanted)


@pytest.mark.parametrize("text", NOBODY)
def test_nobody(text: str) -> None:
    assert people.find(text).people == ()


@pytest.mark.parametrize(("text", "relations"), KIN)
def test_relations(text: str, relations: str) -> None:
    assert people.find(text).kin == tuple(relations.split())


@pytest.mark.parametrize("text", NO_KIN)
def test_no_relation_of_ones_own(text: str) -> None:
    assert people.find(text).kin == ()


def test_a_name_is_found_once_as_first_written() -> None:
    assert people.find("Cené con Ana. @ana no comió. ANA se fue").people == ("ana",)
    assert people.find("Cené con Ana y luego con Ana otra vez").people == ("Ana",)


def test_a_name_and_its_relation_stand_apart() -> None:
    who = people.find("Mi abuela Chola y el tío Beto")
    assert (who.people, who.kin) == (("Chola", "Beto"), ("abuela", "tío"))


def test_the_journal_vouches_for_a_name_at_the_start() -> None:
    text = "Uzmela abre mañana"
    assert people.find(text).people == ()
    assert people.find(text, {"uzmela": Known(5, 4, 2.5)}).people == ("Uzmela",)
    assert people.find("ayer uzmela cantó", {"uzmela": Known(5, 4, 2.5)}).people == ("uzmela",)
    assert people.find("ayer uzmela cantó").people == ()


def test_what_was_said_of_a_name_decides() -> None:
    text = "Con Ana en la playa"
    assert people.find(text, {"ana": Known(9, 9, 4.0, False)}).people == ()
    assert people.find("Chulapo llegó tarde", {"chulapo": Known(person=True)}).people == ("Chulapo",)


def test_an_ordinary_word_stays_one_however_often_it_begins_a_sentence() -> None:
    assert people.find("Mira qué luna", {"mira": Known(40, 0, -4.0)}).people == ()
    assert people.find("hoy hay sol", {"sol": Known(9, 9, 3.0, True)}).people == ()


def test_a_relation_merged_with_a_name_is_no_name() -> None:
    assert people.find("mi hermana vino", {"hermana": Known(person=True)}).people == ()


def test_every_name_considered_is_told_with_its_evidence() -> None:
    found = {each.key: each for each in people.find("Llamé a Tomás desde Bilbao").sightings}
    assert found["tomas"].weight > 0 > found["bilbao"].weight
    assert found["tomas"].inside
    assert not people.find("Tomás llamó").sightings[0].inside


@pytest.mark.parametrize("text", ["\x00", "\ud800 Ana", "a" * 50_000, "Ana " * 5_000, "«»¿?", "@", "@@ana", "Ñ", "O'", "'s", "-", "İz"])
def test_any_text_is_read(text: str) -> None:
    assert isinstance(people.find(text), people.Who)


@pytest.mark.parametrize(
    "text",
    [
        "Mi perro Rufo vomitó en la alfombra",
        "Nuestra gata, Olivia, durmió en la caldera",
        "Tenemos un gato que se llama Bruno",
        "Thor, el perro del vecino, no calló en toda la noche",
        "Toby ladró al cartero",
        "El rabo de Lola va vendado",
        "Marta es mi yegua",
        "Our cat Olive slept on the boiler",
        "Oscar, the dog next door, got out",
        "Ruby is purring",
        "Rosie's tail is in a bandage",
        "We got a puppy called Alfie",
        "Frank the cat sat on my keys",
    ],
)
def test_an_animal_is_nobody_and_told_for_good(text: str) -> None:
    assert people.find(text).people == ()
    assert ANIMAL in [each.weight for each in people.read(text).sightings]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("El perro de Carmen se escapó", ("Carmen",)),
        ("Carmen, el perro y yo en la playa", ("Carmen",)),
        ("Diane, the dog and I on the beach", ("Diane",)),
        ("We gave Diane the dog for the weekend", ("Diane",)),
        ("El collar de Carmen es de plata", ("Carmen",)),
        ("Carmen paseó al perro", ("Carmen",)),
        ("Walked the dog with Diane", ("Diane",)),
        ("The dog bit Diane on the ankle", ("Diane",)),
        ("Nuria y el gato me esperaban", ("Nuria",)),
        ("Nuria, la veterinaria, lo vio", ("Nuria",)),
    ],
)
def test_who_has_an_animal_is_somebody(text: str, names: tuple[str, ...]) -> None:
    assert people.find(text).people == names


@pytest.mark.parametrize(
    "text",
    [
        "Fuimos con el perro, Carmen y los niños",
        "Diane barked at the whole team",
        "With the cat, Diane, Leo and the kids",
        "The dog ate what Diane baked",
        "Carmen le tiene miedo al perro",
        "Diane is my dog walker's sister",
        "With Diane, a cat person, in the park",
    ],
)
def test_no_person_is_told_to_be_an_animal_beside_one(text: str) -> None:
    assert ANIMAL not in [each.weight for each in people.read(text).sightings]


def test_what_is_an_animal_in_one_entry_is_one_in_all_unless_said_by_hand() -> None:
    text = "Con Bruno en la playa"
    assert people.find(text).people == ("Bruno",)
    assert people.find(text, {"bruno": Known(9, 9, 3.0, beast=True)}).people == ()
    assert people.find(text, {"bruno": Known(9, 9, 3.0, True, beast=True)}).people == ("Bruno",)
    assert people.find("Con @Bruno en la playa", {"bruno": Known(9, 9, 3.0, beast=True)}).people == ("Bruno",)


@pytest.mark.parametrize("text", ["Due on 9 May, by transfer", "Nothing since May", "Se acaba a finales de abril", "Out by 30 June"])
def test_a_month_with_a_date_is_no_person(text: str) -> None:
    assert people.find(text).people == ()


def test_a_word_that_often_begins_sentences_is_no_name_inside_them() -> None:
    known = {"brusa": Known(12, 0, -3.0)}
    assert people.find("se brusa mucho", known).people == ()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Sigo pensando en Maribel y en su risa", ("Maribel",)),
        ("They were rotten to Farida all term", ("Farida",)),
        ("Cena con Ana, Bea y Carolina", ("Ana", "Bea", "Carolina")),
        ("María José y Juan Carlos se mudan", ("María José", "Juan Carlos")),
        ("Mary Ann came with Jean-Luc", ("Mary Ann", "Jean-Luc")),
        ("Sinéad and Aoife are arguing", ("Sinéad", "Aoife")),
        ("Hoy vi a Marianita en el parque", ("Marianita",)),
        ("La Dra. Iturralde firmó el alta", ("Iturralde",)),
        ("Doña Engracia me llama nena", ("Engracia",)),
        ("Sat by O'Brien, Ms Okonkwo said", ("O'Brien", "Okonkwo")),
        ("Ayer cené con laura y con mireia en el puerto", ("laura", "mireia")),
        ("Atropellaron a Diego en la esquina", ("Diego",)),
    ],
)
def test_names_where_they_are_easily_missed(text: str, names: tuple[str, ...]) -> None:
    assert people.find(text).people == names
