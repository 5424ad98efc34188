"""Relations named without a name: «mamá», «mi hermana» as `hermana`, "my boss" as `boss`; as written, in lower case."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.people.cues import words
from soulmem_cli.senses.people.spans import MID, Token

# said of one's own wherever they stand
OWN_ES: Final = words(
    "mama mami mamita mamacita papa papi papito papacito ama apa aita amatxo aitatxo amama aitona aitite abuelita abuelito yaya yayo"
    " nona nono nonna tata nana"
)
OWN_EN: Final = words(
    "mum mom dad mam mummy mommy mammy daddy grandma grandpa granny gran grandad granddad nan nanna oma opa gogo aai amma appa baba"
    " da ma auntie aunty stepmum stepmom stepdad"
)
# with a possessive or an article, or alone, but not other people's
KIN_ES: Final = words(
    "madre padre hermana hermano hermanita hermanito abuela abuelo bisabuela bisabuelo tia tio prima primo sobrina sobrino nieta"
    " nieto bisnieta bisnieto hija hijo suegra suegro cuñada cuñado nuera yerno consuegra consuegro madrina padrino ahijada ahijado"
    " hijastra hijastro madrastra padrastro esposa esposo marido novia novio vieja viejo vecina vecino jefa jefe casero casera"
    " compadre comadre"
)
KIN_EN: Final = words(
    "mother father sister brother aunt uncle cousin niece nephew grandmother grandfather grandson granddaughter daughter wife husband"
    " mother-in-law father-in-law sister-in-law brother-in-law son-in-law daughter-in-law half-brother half-sister stepmother"
    " stepfather stepson stepdaughter stepbrother stepsister godmother godfather goddaughter godson girlfriend boyfriend fiance"
    " fiancee boss neighbour neighbor landlord landlady roommate flatmate housemate kids parents cousins grandkids grandparents"
)
OWN: Final = OWN_ES | OWN_EN
KIN: Final = KIN_ES | KIN_EN
# alone these are anybody: ordinary words, or other people's
ALONE_TOO: Final = words(
    "madre sister brother mother father aunt cousin niece nephew kids parents wife husband boss tia grandkids daughter grandmother"
    " grandfather uncle roommate flatmate"
)
# only with a possessive
MINE: Final = words(
    "amiga amigo amigas amigos friend friends bestie mate son boy girl boys girls lad baby babies twin twins partner ex exnovia"
    " exnovio exmarido exmujer ex-wife ex-husband mujer hijos hijas hermanos hermanas padres papas abuelos abuelas tios tias primos"
    " primas sobrinos sobrinas nietos nietas suegros cuñados compañera compañero compañeros pareja socia socio roomie compi colega"
    " jefes viejos chico chica señora señor gemela gemelo sisters brothers sons daughters nephews nieces uncles aunts grandsons"
    " granddaughters in-laws colleague coworker co-worker manager supervisor therapist terapeuta psicologa psicologo psychologist"
    " psychiatrist lawyer solicitor abogada abogado doctor doctora doc gp teacher tutor tutora maestra maestro profe profesora"
    " profesor prof professor advisor mentor mentora coach entrenador entrenadora client cliente student students alumna alumno"
    " alumnos accountant contador contadora landlord housemate roommates flatmates vecinos vecinas neighbours neighbors niñera nanny"
    " godparents madrastra ahijados cousins kid child children niño niña niños bebe peque pequeña pequeño"
)
# with an article alone these are a priest, a story's bride, anybody's head
RIVAL: Final = words("padre father mother madre esposa esposo novia novio marido suegra")
# without a possessive these are other words too: Spanish verbs, a slab of potato
DOUBTFUL: Final = words("ama da ma mam gran nana baba tata gogo oma opa appa")
ENGLISH: Final = OWN_EN | KIN_EN
ALL: Final = OWN | KIN | MINE
MY: Final = words("my mi mis our nuestra nuestro nuestras nuestros")
OTHERS: Final = words("his her their your su sus tu tus vuestra vuestro whose")
ARTICLES: Final = words("el la los las the al del l")
MYSELF: Final = words("soy somos sere seremos ser fui")
ANY: Final = words("un una an unos unas every cada some ningun ninguna")
# before «mi» and "my", when what follows is said of somebody who is not one's own
NO_ES: Final = words("no ni tampoco nunca")
BEING_ES: Final = words("es era fue son eran fueron sera seria sos soy")
NOT_EN: Final = words("not never isn't wasn't aren't weren't ain't")
QUALIFYING: Final = words(
    "mejor mejores hermana hermano big little older younger elder eldest best oldest youngest middle baby late dear poor old own new"
    " querida querido pobre propia propio twin"
)


def kin(found: list[Token]) -> tuple[str, ...]:
    """The relations in the words of a text, each once."""
    return tuple(dict.fromkeys(word.text.lower() for at, word in enumerate(found) if close(found, at)))


def close(found: list[Token], at: int) -> bool:
    """Whether a word names somebody close to the writer."""
    word = found[at]
    if word.key not in ALL:
        return False
    whose = owner(found, at)
    if whose in MY:
        return not denied(found, at)
    if whose in OTHERS or whose in ANY or whose in MYSELF or (whose == "a" and word.key in ENGLISH):
        return False
    if whose in ARTICLES:
        return of_nobody(found, at) and (word.key in KIN - RIVAL or (word.key in OWN and (word.key != "papa" or "á" in word.text.lower())))
    if word.key in DOUBTFUL:
        return word.capital and not word.text.isupper()
    return word.key in OWN or word.key in ALONE_TOO or (word.key in KIN and word.capital and word.opens == MID)


def denied(found: list[Token], at: int) -> bool:
    """Whether a sentence says only that somebody is not what the word at its end names: «no era mi abuelo», "she isn't my mother"."""
    before = [word.key for word in found[max(0, at - 4) : at]]
    while before and (before[-1] in QUALIFYING or before[-1] in MY):
        before.pop()
    last = at + 1 >= len(found) or found[at + 1].opens != MID or bool(found[at + 1].gap.strip())
    is_not = before[-1:] and (before[-1] in NOT_EN or (before[-1] in BEING_ES and before[-2:-1] and before[-2] in NO_ES))
    return bool(is_not) and last and not found[at].owns


def of_nobody(found: list[Token], at: int) -> bool:
    """Whether no «de» follows: the mother of somebody else is not one's own."""
    return at + 1 >= len(found) or found[at + 1].key not in ("de", "del", "of") or bool(found[at + 1].gap.strip())


def owner(found: list[Token], at: int) -> str:
    """The possessive or article before a word, what qualifies it left aside; empty when there is none."""
    while at > 0 and found[at].opens == MID and not found[at].gap.strip():
        at -= 1
        if found[at].owns:
            return "whose"
        if found[at].key not in QUALIFYING:
            return found[at].key
    return ""
