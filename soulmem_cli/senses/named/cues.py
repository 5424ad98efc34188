"""The words around a name that tell it to be a place's or a thing's, by class; folded."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses import places
from soulmem_cli.senses.people.cues import FAMILY, NEVER, PLACE_AFTER, PLACE_NOUNS, TITLES, words
from soulmem_cli.senses.people.relations import ALL

# what stands before the name of a place: calle Corrientes, Bar Manolo
BEFORE: Final = (PLACE_NOUNS - words("virgen cristo centro linea")) | words(
    "taberna tasca meson bodega sidreria cerveceria pizzeria discoteca sala libreria pasteleria heladeria churreria gimnasio piscina"
    " polideportivo castillo palacio monasterio convento basilica capilla santuario alameda rambla bulevar glorieta malecon mirador"
    " laguna cala embalse pantano volcan nevado cascada bosque finca hacienda pub club mount lake cabaña albergue refugio mercadillo"
    " callejon travesia urbanizacion"
)
# what stands after it: Baker Street, the Prado Museum
AFTER: Final = (PLACE_AFTER - words("common close pass way arms")) | words(
    "tavern bistro diner restaurant bakery pizzeria cathedral castle palace abbey pier quay wharf dock creek canyon falls cove mall zoo"
    " arena plaza"
)
# these are part of a name without their capital too
LOWER_AFTER: Final = words(
    "street road avenue lane square park station hospital school college university church bridge beach river lake bay island pub bar"
    " inn hotel cafe market stadium theatre theater museum airport cemetery library bakery"
)
# of these the name alone says as much: la ciudad de Cuenca
BARE: Final = words("ciudad pueblo provincia isla municipio villa barrio colonia")
# these keep their noun before the name of a town too: la calle Toledo, Leeds station
KEPT: Final = words(
    "calle avenida avda av plaza paseo ronda camino carretera estacion metro parque puente glorieta travesia street road avenue lane"
    " square station bridge"
)
OF: Final = words("de del of")
ARTICLES: Final = words("el la los las the al del")
WITH_NAME: Final = words("el la los las the")  # with a capital, part of the name: La Bicicleta, The Crown
ONE: Final = words("un una mi my our nuestra nuestro an su his her their tu your")  # before a thing that nothing knows
# where one of these is, «a» is an article
ENGLISH: Final = words("the and my was of with i for his her on at from an this that to is it back bought got")
AT: Final = words("en in at desde hasta hacia near around across outside via")
TOWARDS: Final = words("a al to para por for de del from through")
ARE: Final = words("soy eres es somos son era nacio nacido nacida vengo viene venimos am is are was come comes from")
INNER: Final = words("de del la las los y e el of the and upon on")
HOLDS: Final = words(
    "libro novela pelicula peli cancion disco serie obra poema album film movie book novel song show series podcast band grupo banda"
    " marca brand app aplicacion videojuego juego game revista magazine periodico newspaper programa musical opera documental comic"
    " manga coche moto car"
)
ENJOYS: Final = words(
    "leo lei leyo leer leyendo leimos releyendo releo releer reading read rereading reread vi veo viendo ver vimos viendo watched"
    " watching watch rewatching escuche escuchando escuchar played playing jugando jugue jugar listening"
)
# no place and no thing, though they follow «en» with a capital
TIMES: Final = words(
    "semana santa reyes carnaval carnavales fallas feria navidades pascuas ferias fiestas sanfermines adviento año years bank holiday"
    " boxing day eve new valentine valentines bonfire madres padres muertos difuntos mondays tuesdays wednesdays thursdays fridays"
    " saturdays sundays"
)
HALVES: Final = words("buenos aires keynes scotia punta condes nueva new north south east west norte sur")  # no place by themselves
NOBODYS: Final = NEVER | FAMILY | ALL | TIMES | TITLES
OF_A_KIND: Final = ("ese", "ish", "ian", "ean", "ology")  # how peoples and sciences end: a Sudanese grandmother
FIRST_A_BRAND: Final = words("amazon")  # and the river only with its article

# places of several words; `_` joins them
SEVERAL: Final = frozenset(
    phrase.replace("_", " ")
    for phrase in (
        "buenos_aires los_angeles san_francisco san_diego santa_monica san_antonio santa_fe las_vegas el_paso la_paz la_plata"
        " mar_del_plata rio_de_janeiro sao_paulo san_pablo porto_alegre santa_cruz san_jose san_juan san_salvador santo_domingo"
        " puerto_rico costa_rica el_salvador san_luis_potosi san_cristobal_de_las_casas san_miguel_de_allende playa_del_carmen"
        " tierra_del_fuego viña_del_mar punta_arenas punta_del_este puerto_madryn san_telmo villa_crespo santa_marta"
        " san_sebastian santiago_de_compostela santiago_de_chile las_palmas la_coruña a_coruña la_rioja castilla_y_leon"
        " castilla_la_mancha alcala_de_henares jerez_de_la_frontera aranda_de_duero miranda_de_ebro la_mancha la_laguna la_palma"
        " el_hierro la_gomera costa_brava costa_del_sol picos_de_europa sierra_nevada gran_canaria gran_via puerta_del_sol san_fernando"
        " san_lorenzo san_lorenzo_del_escorial el_escorial la_latina lavapies tierra_de_campos ciudad_real la_linea"
        " new_orleans new_jersey new_hampshire new_mexico new_zealand north_carolina south_carolina north_dakota south_dakota"
        " west_virginia rhode_island long_island staten_island salt_lake_city kansas_city oklahoma_city fort_worth"
        " grand_canyon baton_rouge st_louis saint_louis st_paul nova_scotia british_columbia hong_kong kuala_lumpur sri_lanka"
        " saudi_arabia arabia_saudi costa_de_marfil ivory_coast sierra_leone sierra_leona burkina_faso south_korea north_korea"
        " corea_del_sur corea_del_norte nueva_delhi new_delhi tel_aviv el_cairo addis_ababa cape_town st_albans st_andrews"
        " milton_keynes stoke_on_trent newcastle_upon_tyne stratford_upon_avon isle_of_wight isle_of_man isle_of_skye lake_district"
        " peak_district kings_cross covent_garden notting_hill south_bank bury_st_edmunds tunbridge_wells northern_ireland"
        " irlanda_del_norte temple_bar dun_laoghaire alice_springs gold_coast selva_negra black_forest mont_blanc monte_carlo"
    ).split()
) | frozenset(name for name in places.OTHER if " " in name)
HEADS: Final = frozenset(phrase.partition(" ")[0] for phrase in SEVERAL)
LONGEST: Final = max(phrase.count(" ") + 1 for phrase in SEVERAL)
