"""Words that name no thing a life comes back to: of time, of number, of degree, of telling, and what any story goes through."""

from __future__ import annotations

from typing import Final

# words of number: two entries that have one in common count alike, and are not
NUMBERS: Final = frozenset(
    """
    cero uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien
    ciento mil primero segundo zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty
    thirty forty fifty hundred thousand
    """.split()
)
PLAIN: Final = NUMBERS | frozenset(
    """
    lunes martes miercoles jueves viernes sabado domingo sabados domingos enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre ahora luego tarde noche mañana medianoche mediodia semana semanas meses años siempre nunca nadie
    alguien nada algo otra otro vez veces primer primera primero segundo segunda tercera ultimo ultima nuevo nueva mejor peor favorito
    favorita cerrado cerrada abierto frio calor lado hora horas minutos media entero entera igual casi solo sola juntos gente cosa
    cosas todas toda cada hecho dicho dijo dice digo hace hacer hago hizo puse puso llamada salida llevo llevar cinco seis siete ocho
    nueve diez once doce quince veinte treinta cuatro tres monday tuesday wednesday thursday friday saturday sunday january february
    march april june july august september october november december today yesterday tonight morning afternoon evening night week
    weeks month months year years always never nobody everybody everyone somebody someone something nothing anything again back first
    second third last next favourite favorite best worst better worse same other another half whole already still almost every thing
    things people time times degrees number name minutes hours four five seven eight nine eleven twelve twenty thirty hundred thousand
    didn doesn wasn isn couldn wouldn told said says tell asked called call went came come going picked turned held made make take
    took around anyway really maybe bought standing played right left ready don doña señor señora señorita sir madam miss viejo vieja viejos
    viejas motivo motivos razon razones reason reasons grande pequeño pequeña little small
    puerta puertas ventana ventanas pasillo suelo mesa silla mano manos cara ojos cabeza door doors window windows floor table chair hand
    hands face eyes head pie pies brazo brazos arm arms feet
    """.split()
)
