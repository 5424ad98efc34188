"""The words around a name that tell what it is, by class; folded."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.words import STOP


def words(text: str) -> frozenset[str]:
    """A class of words."""
    return frozenset(text.split())


TITLES: Final = words(
    "mr mrs ms miss dr dra doctor doctora prof profe profesor profesora professor sr sra srta señor señora señorita don doña misia"
    " father fr pastor reverend rev rabbi imam sor fray monseñor monsignor bishop obispo padre sir lady lord captain capt sergeant sgt"
    " officer constable dc pc coach councillor councilman councilwoman concejal concejala detective lic ing arq licenciado licenciada"
    " ingeniero ingeniera abogado abogada coronel teniente sargento comisario inspector inspectora alcalde alcaldesa senator senador"
    " senadora mister teacher compadre comadre titi"
)
# these stand before names, and before other words as well
EPITHETS: Final = words(
    "old young little big viejo vieja maestro maestra madre sister brother judge juez jueza president presidente presidenta nurse"
    " matron madam compañero compañera"
)
FAMILY: Final = words(
    "aunt auntie aunty uncle grandma grandpa granny gran granda grandad granddad nana nan nanna nonna oma opa cousin tia tio abuela"
    " abuelo abuelita abuelito yaya yayo tata nona nono mum mom mam mama mammy mummy mommy ma dad daddy da papa pa mami papi ama aita"
    " amama aitite baba amma appa aai bro sis primo prima mother"
)
NEVER: Final = (STOP - words("will don san")) | words(
    "segun durante tras hacia contra excepto salvo mediante incluso ademas encima ojala acaso casi apenas recien basta resulta parece"
    " mine yours hers ours theirs hoy ayer mañana anoche luego despues ahora aqui ahi alli asi tambien tampoco nunca siempre quiza"
    " quizas aunque mientras ok okay yes no then well also maybe today yesterday tomorrow tonight still again oh ay ah eh hey hi hello"
    " bye jaja jajaja haha lol omg wtf pd ps nb i'm i'll i've i'd amen adios hola chau ciao"
)
ASKING: Final = words("will may hope mira vi said")
MONTHS: Final = words("may june april august march abril julio")
DATED: Final = words("in since until till by early late mid last next this every through of en desde hasta finales principios mediados")
BEFORE_NAMES: Final = TITLES | FAMILY | EPITHETS - words("big little")
# without a capital after them, no name need follow
ALSO_WORDS: Final = EPITHETS | words("da ma mother father padre officer teacher")
PLACE_NOUNS: Final = words(
    "virgen cristo calle avenida av avda plaza paseo ronda camino carretera barrio colonia hospital clinica colegio instituto escuela"
    " liceo universidad facultad parque estacion metro puerto playa rio lago cerro monte sierra isla valle bar cafe restaurante hotel"
    " hostal iglesia parroquia ermita catedral mercado centro teatro cine museo estadio edificio torre puente pueblo ciudad provincia"
    " municipio cementerio residencia notaria farmacia panaderia peluqueria sanatorio terminal aeropuerto cabo bahia villa pasaje"
    " comisaria juzgado supermercado linea autopista"
)
PLACE_AFTER: Final = words(
    "street st road rd avenue ave lane drive court square park station hospital school college university church hall house hill"
    " bridge beach river lake bay county city town island island's cafe café pub bar inn hotel clinic centre center market stadium"
    " theatre theater museum airport cemetery building tower gardens garden green common heath wood woods forest valley mountain pass"
    " way terrace crescent close grove mews row boulevard blvd highway bypass junction estate gym library club arms surgery"
)
SAINTS: Final = words("san santa santo saint st sta sto sao")
THINGS: Final = words(
    "libro novela pelicula peli cancion disco serie obra poema album film movie book novel song album show series podcast band grupo"
    " banda equipo team marca brand app aplicacion tienda shop store empresa company vino cerveza beer tema partido match vs"
)
PETS: Final = words(
    "perro perra perrito perrita gato gata gatito gatita cachorro cachorra mascota dog cat puppy kitten hamster conejo rabbit horse"
    " caballo yegua vaca cow goat cabra loro parrot tortuga tortoise veterinario veterinaria veterinary vet ladro ladra ladrando"
    " maullo maulla ronronea barked barks barking meowed purring purred purr lamio licked leash correa pienso collar paw paws pata"
    " patas tail cola fleas pulgas litter"
)
WITH: Final = words("con with sin without entre between versus and y e or o ni")
MINDS: Final = words(
    "pensando pienso piensa pensar pense pensaba pensamos confio confia confiar confie creo creer fijo fije fijarse think thinking thought"
    " believe believed trust trusted lean leaned leant leaning rely relied count counting depend depended cheat cheated cheating spy"
    " spied walk walked hang hung shout shouted pick picked picking gang ganged"
)
COMPANY: Final = words("con with y and")  # a name may stand after these without its capital
TO: Final = words("a para to for por from de of by about sobre segun according que than como like")
IN: Final = words("en in at desde hasta hacia near on into onto through outside around across over towards via")
MOVES: Final = words(
    "voy vas va vamos van fui fue fuimos fueron ir iba vuelo vuelos vuelta vuelvo volver volvi volvio volvimos regreso regrese"
    " regresamos llegue llegamos llegada viaje viajes viajo viajar viajamos mudo mudamos mude mudarme mudarnos mudanza tren bus avion"
    " autobus ave excursion escapada finde vacaciones vivir vivo vivimos nacida nacido camino rumbo direccion salida billete billetes"
    " pasaje go goes going went flew fly flying flight flights moved move moving drive drove driving trip train coach ferry plane"
    " ticket tickets back live lives lived living arrived landed weekend holiday born travelled traveled travel headed heading"
)
OBJECTS: Final = words(
    "it that the this my your these those you we i they everyone everything all so for to at in on up down out if not todo toda"
    " todos de del en por que para sin mas un una"
)
CALLED: Final = words(
    "llama llamo llamaba llamado llamada llaman llamamos named called name nombre apoda decimos dicen name's hola hey hi hello dear"
    " querida querido gracias thanks bye adios perdon sorry ay oh"
)
MINE: Final = words("mi my nuestro nuestra our tu your su his her their mis")
THE: Final = words("el la los las the lo al del un una a an")
SAYS: Final = words(
    "dijo dice decia pregunto contesto respondio llamo llama vino viene volvio salio llego llega trajo me te nos se le lo la esta"
    " estaba fue es era ha habia ya no tiene tenia quiere quiso anda va iba puso pone hizo hace cree sabe sigue dio da pidio mando"
    " manda escribio escribe abrio cerro miro mira rio llora lloro murio nacio cumple cumplio gano perdio quedo queda paso said says"
    " asked asks told tells called calls rang texted texts came comes went goes is was has had and who whose thinks thought knows knew"
    " wants wanted got gets gave gives made makes took takes brought sent sends put looked looks laughed cried sat stood left died won"
    " lost read wrote didn't doesn't isn't wasn't hasn't won't can't just still never always will would could"
)
KIN_NEAR: Final = words(
    "hermana hermano hija hijo tia tio prima primo novia novio mujer marido esposa esposo suegra suegro jefa jefe amiga amigo vecina"
    " vecino cuñada cuñado sobrina sobrino nieta nieto abuela abuelo compañera compañero compi compadre comadre ex socio socia alumna"
    " alumno paciente bebe niña niño sister brother daughter son aunt uncle cousin girlfriend boyfriend wife husband boss friend"
    " neighbour neighbor niece nephew colleague coworker flatmate roommate housemate mate partner baby kid boy girl grandson"
    " granddaughter student pupil patient manager landlord landlady stepson stepdaughter stepmum stepdad godmother godson fiance"
    " fiancee"
)
ANDS: Final = words("y e and o or ni")
PRONOUNS: Final = words("yo i me ella el he she tu you him her my mi")
APPOSED: Final = words("el la the my mi su who que his her con a de")
VERBAL: Final = tuple(
    "aron ieron amos imos emos aba abas aban ando iendo ado ido ada ida mente cion arme erme irme arse erse irse ar er ir aste iste ing ed"
    " ly ness tion ment".split()
)


def verbal(word: str) -> bool:
    """Whether a folded word ends as verbs, adverbs and abstract nouns do."""
    return word.endswith(VERBAL) and len(word) > 4
