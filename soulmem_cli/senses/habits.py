"""Habits that people give up and go back to, by the names they have in two languages: who wanted to stop eating meat is vegetarian for
months, and then «vuelvo a la carne». One cigarette is no going back.

One sentence decides how a goal stands. So only what begins a clause counts, of the writer, and with nothing after it that makes it
another thing: «volví al café Gijón» and "back to the meat of the thesis" are no habits.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses.own_words import own_sentences
from soulmem_cli.senses.phrases import Phrase

# habit: what one goes back to, is without, or gives up; and what is being done
THINGS: Final = {
    "smoke": r"fumar|vapear|(?:el |los )?(?:tabaco|cigarros|cigarrillos|pitillos|puchos?|vape|vapeo)|"
    r"(?:the |a |any |my )?(?:smoking|vaping|cigarettes?|cigs|fags?|tobacco|vape|nicotine)",
    "drink": r"beber|tomar alcohol|tomar(?=$)|chupar|(?:probar )?(?:el |una gota de )?alcohol|(?:probar )?una gota|(?:el )?trago|"
    r"(?:the |a |any )?(?:drinking|drink|booze|alcohol)|the (?:bottle|beer|wine|wagon)",
    "meat": r"(?:comer |probar )?(?:la )?carne(?: roja)?|(?:eating |red )?meat",
    "sugar": r"(?:comer |probar )?(?:el )?(?:azucar|dulces?)|(?:eating |the )?(?:sugar|sweets)",
    "coffee": r"(?:tomar|beber|probar) (?:el )?cafe|(?:drinking |the )?coffee",
    "gamble": r"apostar|(?:jugar a )?(?:las )?(?:apuestas|tragaperras)|el juego|(?:the )?(?:gambling|betting|slots)|a bet",
}
DOING: Final = {
    "smoke": r"fumando|smoking|vaping",
    "drink": r"bebiendo|drinking",
    "meat": r"comiendo carne|eating meat",
    "sugar": r"comiendo azucar|eating sugar",
    "gamble": r"apostando|gambling",
}
BEING: Final = {"meat": r"vegetarian[oa]?s?|vegan[oa]?s?", "drink": r"abstemi[oa]|teetotal"}
# coffee is a place too, but not to be without
WITHOUT: Final = THINGS | {"coffee": rf"{THINGS['coffee']}|(?:el )?cafe(?=$| de una vez)"}
# what may follow, so that it is the habit itself
ON: Final = (
    r"(?=$| (?:por|desde|hoy|ayer|anoche|este|esta|como antes|despues|tras|una vez|otra vez|de nuevo|todos los|cada|a diario|a escondidas|"
    r"ya|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|fines)|en (?:navidad|verano|enero|secreto)|since|for|after|again|"
    r"now|this|last night|because|every|today|yet|so far|so much|any ?more|at all|before|on (?:mon|tues|wednes|thurs|fri|satur|sun)\w*)\b)"
)
COUNTED: Final = (
    r"un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|noventa|cien|medio|primer|primera|"
    r"a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|a whole|half a|\d+"
)
SPAN: Final = (
    rf"(?:casi |ya |almost |nearly |over )?(?:{COUNTED}) (?:dias?|semanas?|mes(?:es)?|años?|days?|weeks?|months?|years?)"
    r"(?: y medi[oa]| enter[oa]s?| ya| now| and a half)?"
)
# what a clause may begin with before it tells of its writer
LEAD: Final = (
    r"(?:(?:y|e|and|pero|but|asi que|so|bueno|pues|well|yes|hoy|ayer|anoche|al final|desde \w+|por \w+ \w+|today|yesterday|last night|"
    r"oficialmente|officially|yo|ya|again) )*"
)
AGAIN: Final = r"(?:again|otra vez|de nuevo)"


class Frame(NamedTuple):
    """A way to tell of a habit: `role` is supports when its writer is still without it, dropped when they are back at it. Where no
    subject is `said`, it is the writer's only at the beginning of a sentence that speaks of nobody else."""

    role: str
    said: bool
    begins: Phrase
    habits: dict[str, Phrase]


def frame(role: str, *, said: bool, begins: str, habits: dict[str, str], after: str = ON) -> Frame:
    """A frame, of what stands before the habit and what may stand after it."""
    return Frame(role, said, Phrase(f"^{LEAD}{begins}"), {habit: Phrase(rf"^(?:{names}){after}") for habit, names in habits.items()})


FRAMES: Final = (
    frame("dropped", said=True, begins=r"(?:he vuelto|hemos vuelto|vuelvo|volvi|volvimos) al? ", habits=THINGS),
    frame("dropped", said=True, begins=r"(?:recai|he recaido) (?:en|con) ", habits=THINGS),
    frame("dropped", said=True, begins=r"(?:i'm|i am|we're|i've gone|i went|we went) (?:right )?back (?:to|on) ", habits=THINGS),
    frame("dropped", said=False, begins=r"back (?:to|on) ", habits=THINGS),
    frame(
        "dropped",
        said=True,
        begins=r"(?:i'm|i am|we're|i've been|i started|i've started|estoy|ando) ",
        habits=DOING,
        after=rf" {AGAIN}{ON}",
    ),
    frame("dropped", said=False, begins="", habits=DOING, after=rf" {AGAIN}{ON}"),
    frame("dropped", said=False, begins=r"(?:otra vez|de nuevo) ", habits=DOING),
    frame("dropped", said=True, begins=r"ya no (?:soy|me puedo (?:decir|llamar)|puedo (?:decir que soy|llamarme)) ", habits=BEING),
    frame("dropped", said=True, begins=r"(?:i'm|i am) no longer (?:a )?", habits=BEING),
    frame("supports", said=True, begins=rf"(?:llevo|llevamos|cumplo|cumplimos|hago)(?: ya)? {SPAN} sin ", habits=WITHOUT),
    frame("supports", said=False, begins=rf"{SPAN} (?:sin|without|off) ", habits=WITHOUT),
    frame("supports", said=True, begins=rf"(?:i've (?:been|gone|done)|it's been|that's) {SPAN} (?:without|off) ", habits=WITHOUT),
    frame("supports", said=True, begins=r"(?:sigo|seguimos) sin ", habits=WITHOUT),
    frame("supports", said=True, begins=r"(?:no|nunca|tampoco) (?:he|hemos) vuelto al? ", habits=THINGS, after=r"(?=$| desde\b)"),
    frame("supports", said=True, begins=r"ya no ", habits={"smoke": "fumo", "drink": "bebo", "meat": "como carne", "gamble": "apuesto"}),
    frame("supports", said=True, begins=r"(?:soy|me (?:hice|he hecho)) ", habits=BEING, after=r"(?=$| desde\b)"),
    frame("supports", said=True, begins=r"(?:i'm|i am|i've gone|i went)(?: now)? ", habits=BEING, after=r"(?=$| now| since\b)"),
    frame(
        "supports",
        said=True,
        begins=r"(?:i'm|i am|i've been) ",
        habits={"drink": rf"{SPAN} sober|sober (?:for {SPAN}|now|since)"},
        after=r"\b",
    ),
    frame("supports", said=False, begins=rf"{SPAN} ", habits={"drink": r"sober|alcohol[- ]free", "smoke": r"smoke[- ]free"}),
)
MORE: Final = {"drink": "sober|alcohol[- ]free", "smoke": "fumo|smoke[- ]free"}
NAMED: Final = [Phrase(names) for habits in (WITHOUT, DOING, BEING, MORE) for names in habits.values()]
HINTS: Final = tuple({hint for names in NAMED for hint in names.needed})  # a sentence without any of them names no habit
CUT: Final = Phrase(r"\s*[;:,.!?…–—()]+\s*|\s+-\s+|\s+(?:y|e|and|but|pero)\s+(?!medi[oa]\b|a half\b)")
# what makes a thing of the mind of all that comes after it
HEDGED: Final = Phrase(
    r"\b(?:si|ojala|como|cuando|quiza\w*|tal vez|igual|un dia de estos|apuesto|soñe|if|unless|when|maybe|might|may|could|would|dream\w*|"
    r"imagine|tempted|scared)\b"
)
# and what makes it so wherever it stands, or is said of water
UNREAL: Final = Phrase(r"\b(?:pense|soñe|en broma|thought|dreamt|dreamed|joked|joking|agua|water|sueños)\b")
OTHERS: Final = Phrase(r"\b(?:he|she|they|his|her|my \w+|mi \w+|su|proud of|for [a-z]+|dice|dijo|cuenta|says|said|los de|las de)\b")
GIVING: Final = Phrase(
    r"^(?:(?:por fin|de una vez|to|poder) )*(?:no volver a|no|nunca mas|dejar de|dejarlo de|dejar|dejo de|parar de|quitarme de?l?|stop|"
    r"stopping|quit|quitting|give up|giving up|cut out|cutting out|come off|get off|stay off|no more|never|not) "
)
BECOMING: Final = Phrase(
    r"^(?:(?:to|poder) )*(?:be|become|go|turn|stay|get|ser|hacerme|volverme|seguir(?: siendo)?|estar|mantenerme) (?:an? )?"
)
ELSE: Final = r"(?! (?:shop|bar|table|job|water|agua|coffee|cafe|tea|de)\b)"
GIVEN_UP: Final = {habit: Phrase(rf"^(?:{names})(?=$|[ ,.;:!?]){ELSE}") for habit, names in WITHOUT.items()}
BECOME: Final = {"meat": Phrase(rf"^(?:{BEING['meat']})\b"), "drink": Phrase(rf"^(?:{BEING['drink']}|sober|sobri[oa])\b")}


class Told(NamedTuple):
    """What a text tells of a habit of its writer, and the sentence that does."""

    habit: str
    role: str
    text: str


def given_up(goal: str) -> frozenset[str]:
    """The habits that a goal, folded, is to be without."""
    for begins, habits in ((GIVING, GIVEN_UP), (BECOMING, BECOME)):
        if (found := begins.search(goal)) is not None:
            return frozenset(named(habits, goal[found.end() :]))
    return frozenset()


def told(text: str) -> Iterator[Told]:
    """What a text tells of the habits of its writer, the last word on each."""
    last: dict[str, Told] = {}
    for sentence in own_sentences(text):
        folded = sentence.folded.rstrip(" .!…")
        if not any(hint in folded for hint in HINTS) or "carné" in sentence.text.lower() or UNREAL.search(folded):
            continue
        for before, clause, after in clauses(folded):
            for habit, role in of_clause(clause, before, after):
                last[habit] = Told(habit, role, sentence.text)
    yield from last.values()


def clauses(sentence: str) -> Iterator[tuple[str, str, str]]:
    """The clauses of a sentence, each with what stands before it and after it."""
    start = 0
    for first, end in [*(cut.span() for cut in CUT.finditer(sentence)), (len(sentence), len(sentence))]:
        yield sentence[:start], sentence[start:first], sentence[end:]
        start = end


def of_clause(clause: str, before: str, after: str) -> Iterator[tuple[str, str]]:
    """The habits that a clause tells of, with their roles, given what stands before and after it in its sentence."""
    if HEDGED.search(before):
        return
    for role, said, begins, habits in FRAMES:
        if (found := begins.search(clause)) is None:
            continue
        alone = not before and OTHERS.search(f"{clause} {after}") is None
        if (said or alone) and (mine := named(habits, clause[found.end() :])):
            yield from ((habit, role) for habit in mine)
            return


def named(habits: dict[str, Phrase], rest: str) -> list[str]:
    """The habits whose name a text begins with."""
    return [habit for habit, names in habits.items() if names.search(rest)]
