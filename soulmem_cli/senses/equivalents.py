"""What people mean to do, in two languages: «nadar» and "to swim" are one thing, so that a goal set in one is heard of in the other."""

from __future__ import annotations

from functools import cache
from typing import Final

from soulmem_cli.senses.words import both_stems

# a line is one thing: its words in English, then those in Spanish, without accents; what has two meanings in either is left out
PAIRS: Final = """
swim swimming swam: nadar natacion
run running ran: correr
marathon: maraton
read reading: leer lectura
write writing wrote written: escribir escrito
novel: novela
book: libro
poem poetry: poema poesia
speak speaking spoke: hablar
sing singing sang: cantar
dance dancing: bailar baile danza
draw drawing drew: dibujar dibujo
paint painting: pintar pintura
cook cooking: cocinar cocina
sew sewing: coser costura
knit knitting: tejer
drink drinking drank: beber
smoke smoking: fumar
eat eating ate: comer
sleep sleeping slept: dormir
walk walking: caminar andar
hike hiking: senderismo
climb climbing climbed: escalar
swear swearing: palabrotas
drive driving drove: conducir manejar
travel trip: viajar viaje
visit visiting: visitar visita
see seeing saw: ver
move moving: mudar mudarme mudanza
live living: vivir
buy buying bought: comprar
sell selling sold: vender
build building built: construir
open opening: abrir
pay paying paid: pagar
save saving: ahorrar ahorros
study studying: estudiar
meditate meditation: meditar meditacion
pray: rezar
forgive forgiving: perdonar
adopt: adoptar
publish: publicar
money: dinero
debt: deuda
card: tarjeta
mortgage: hipoteca
loan: prestamo
house home: casa
flat apartment: piso departamento apartamento depto
car: coche carro auto
bike bicycle cycling: bici bicicleta
boat: barco
licence license: licencia carnet
exam: examen
degree: carrera grado
thesis dissertation: tesis
doctorate phd: doctorado
course: curso
university uni: universidad
nursing nurse: enfermeria enfermera
language: idioma
english: ingles
german: aleman
french: frances
italian: italiano
portuguese: portugues
japanese: japones
irish: irlandes
chinese: chino
basque: euskera vasco
guitar: guitarra
choir: coro
music: musica
garden gardening: huerto jardin
gym: gimnasio
exercise sport: ejercicio deporte
mountain: montaña
sea: mar
beach: playa
bird: pajaro
tree: arbol
plant: planta plantar
dog: perro
cat: gato
meat: carne
bread: pan
sugar: azucar
coffee: cafe
wine: vino
beer: cerveza
phone mobile: movil telefono celular
job work: trabajo empleo
boss: jefe jefa
business: negocio
bookshop bookstore: libreria
bakery: panaderia
restaurant: restaurante
wedding: boda
child children baby: hijo hija bebe
mother mum mom: madre mama
father dad: padre papa
friend: amigo amiga
letter: carta
diary journal: diario
film movie: pelicula
photo photography: foto fotografia
therapy: terapia
doctor: medico medica
night: noche
dinner: cena
church: iglesia
volunteer: voluntario voluntaria voluntariado
japan: japon
ireland: irlanda
italy: italia
germany: alemania
france: francia
spain: españa
england: inglaterra
scotland: escocia
brazil: brasil
greece: grecia
iceland: islandia
norway: noruega
morocco: marruecos
london: londres
lisbon: lisboa
rome: roma
"""


@cache
def things() -> dict[str, str]:
    """The thing that each stem stands for: English stems of English words, and Spanish of Spanish."""
    found: dict[str, str] = {}
    for line in PAIRS.split("\n")[1:-1]:
        english, spanish = (words.split() for words in line.split(":"))
        for word in english:
            found.setdefault(both_stems(word)[1], english[0])
        for word in spanish:
            found.setdefault(both_stems(word)[0], english[0])
    return found


def thing(word: str) -> str:
    """What a folded word stands for in either language, marked apart from stems; a word that is not known stands for its stem."""
    spanish, english = both_stems(word)
    return f"x{things().get(english) or things().get(spanish) or spanish[1:]}"
