"""Words for those close to one, the same person in Spanish and English: mamá is mom, and also madre and mother."""

from __future__ import annotations

from typing import Final

from soulmem_cli.text import fold

# one relation a line, Spanish | English; a word may stand in several (boss is jefe and jefa). «son» is a Spanish verb
# and «mujer» any woman, so that they count only as "my son" and «mi mujer»
RELATIONS: Final = """
    mamá madre mami mamita | mom mum mother mommy mummy
    papá padre papi papito | dad father daddy
    hermana | sister
    hermano | brother
    hija | daughter
    hijo | my_son
    abuela abuelita yaya | grandmother grandma granny
    abuelo abuelito yayo | grandfather grandpa
    nieta | granddaughter
    nieto | grandson
    tía | aunt auntie
    tío | uncle
    prima primo | cousin
    sobrina | niece
    sobrino | nephew
    suegra | mother_in_law
    suegro | father_in_law
    cuñada | sister_in_law
    cuñado | brother_in_law
    esposa mi_mujer | wife
    esposo marido | husband
    novia | girlfriend
    novio | boyfriend
    jefa | boss
    jefe | boss
    amiga amigo | friend
    vecina vecino | neighbor neighbour
""".strip().splitlines()
POSSESSIVES: Final = ("mi", "my")


def same(name: str) -> list[str]:
    """A name and, when it is a word of kin, the others that name the same relation; as given first."""
    bare = without_possessive(name)
    return [name, *(each for each in OTHERS.get(fold(bare), ()) if fold(each) != fold(name))]


def possessed(names: list[str]) -> list[str]:
    """The names, and each word of kin also as a person says it: mi mamá, my mom."""
    close = [bare for bare in map(without_possessive, names) if fold(bare) in OTHERS]
    return [*names, *(f"{mine} {bare}" for bare in close for mine in POSSESSIVES)]


def without_possessive(name: str) -> str:
    """«mi mamá» as «mamá», when what follows is a word of kin."""
    first, _, rest = name.partition(" ")
    return rest.strip() if fold(first) in POSSESSIVES and fold(rest) in OTHERS else name


def told_in(name: str, lang: str) -> str:
    """A word of kin without its possessive, in a language; as it was written where the other leaves open whether she or he."""
    bare = without_possessive(name)
    sides = [[[word.replace("_", " ") for word in side.split()] for side in line.split("|")] for line in RELATIONS]
    found: list[str] = []
    for spanish, english in sides:
        here, there = (spanish, english) if lang == "es" else (english, spanish)
        if fold(bare) in map(fold, here):
            return bare
        if fold(bare) in map(fold, there):
            found += [without_possessive(word) for word in here]
    either = any(word.endswith("a") for word in found) and any(word.endswith("o") or word == "jefe" for word in found)
    return found[0] if found and not either else bare


def others() -> dict[str, tuple[str, ...]]:
    """Each word of kin, folded → the words of every line it stands in."""
    found: dict[str, dict[str, None]] = {}
    for line in RELATIONS:
        members = [word.replace("_", " ") for word in line.replace("|", " ").split()]
        for word in members:
            found.setdefault(fold(word), {}).update(dict.fromkeys(members))
    return {word: tuple(members) for word, members in found.items()}


OTHERS: Final = others()
