"""How goals end in other words than their own: who wanted to run a marathon crosses a line, who had debts makes a last payment.

A topic is what a goal may be of, and the phrases that tell of its end whatever the goal was called. Two languages, one topic.
"""

import re
from typing import Final, NamedTuple

from soulmem_cli.senses.phrases import Phrase
from soulmem_cli.senses.words import both_stems, telling, tokens
from soulmem_cli.text import fold

# topic: what a goal of it says, and what is said when it is reached
TOPICS: Final = {
    "race": (
        r"correr|maraton\w*|carrera popular|10k|5k|triatlon|ironman|run\b|marathon|race|triathlon",
        r"\b(?:cruce|cruzamos|he cruzado) la meta\b|\bllegue a (?:la )?meta\b|\bcrossed the (?:finish(?:ing)? )?line\b|"
        r"\b(?:medalla|medal) (?:de finisher|al cuello|round my neck|around my neck)\b|\bfinisher\b",
    ),
    "study": (
        r"carrera|universidad|grado|licenciatura|tesis|master|doctorado|diplom\w+|titulo|estudi\w+|university|degree|thesis|phd|"
        r"dissertation|course|uni\b|college|school",
        r"\bme (?:gradue|recibi|titule|licencie|doctore|diplome|he graduado|he titulado|he doctorado)\b|\bi(?:'ve| have)? graduated\b|"
        r"\b(?:defendi|he defendido|defended) (?:la|mi|the|my) (?:tesis|thesis)\b|\bsubmitted (?:the|my) (?:thesis|dissertation)\b|"
        r"\b(?:got|have) my degree\b|\bya tengo el titulo\b|\bya soy (?:medic[oa]|enfermer[oa]|abogad[oa]|maestr[oa]|ingenier[oa]"
        r"|doctora?)\b",
    ),
    "exam": (
        r"examen|oposicion\w*|carnet?\b|licencia|conducir|manejar|exam|driving|licen[cs]e|the bar\b|[abc][12]\b",
        r"\b(?:aprobad[oa]|apt[oa])(?: (?:a la primera|al fin|por fin))?[.!,]|\bme (?:saque|he sacado) (?:el|la) (?:carnet?"
        r"|licencia|plaza|b2|c1|c2)\b|"
        r"\b(?:ya tengo|me dieron|me han dado) (?:el carnet?|la licencia|la plaza)\b|^pass(?:ed)?(?:[.!,:]|$)|\bi(?:'ve"
        r"| have)? passed(?:[.!]|$| (?:my|the) (?:[a-z]+ )?"
        r"(?:test|exam|driving|bar|course|theory|[abc][12]\b))|"
        r"\b(?:got|have) my (?:licen[cs]e|certificate)\b",
    ),
    "debt": (
        r"deudas?|tarjeta|hipoteca|prestamo|credito|debts?|card|loan|mortgage|pay off|pagar|overdraft",
        r"\b(?:saldo|balance)(?: is| es|:)? (?:a |de |at )?(?:cero|zero|0)\b|\b(?:ultimo pago|ultima cuota|ultima letra)\b|"
        r"\b(?:last|final) (?:payment|instal?lment)\b|\b(?:ya no|no) debo (?:nada|un (?:duro|peso|euro|centavo))\b|\bdebo cero\b|"
        r"\bpaid (?:it |them )?off\b|\bdebt[- ]free\b|\blibre de deudas\b|\b(?:liquidada|saldada)\b",
    ),
    "home": (
        r"mudar\w*|casa|piso|depto|departamento|apartamento|move|moving|flat|house|apartment|place of my own",
        r"\b(?:firme|firmamos|hemos firmado|signed) (?:la hipoteca|las escrituras|el contrato|the (?:lease|contract|mortgage))\b|"
        r"\b(?:ya tengo|ya tenemos|tengo|got|i have|we have) (?:las|the) (?:llaves|keys)\b|\bme (?:he mudado|mude)\b"
        r"|\bnos (?:hemos mudado|mudamos)\b|"
        r"\b(?:moved in|we've moved|i've moved)\b|\bprimera noche en (?:casa|el piso|la casa) nuev[oa]\b"
        r"|\bfirst night in the new (?:house|flat|place)\b",
    ),
    "wedding": (
        r"casar\w*|boda|marry|married|wedding",
        r"\b(?:me case|nos casamos|nos hemos casado|me he casado|estamos casad[oa]s)\b|\b(?:we got married|we're married|i got married)\b",
    ),
    "child": (
        r"hij[oa]s?|bebe|embaraz\w*|adoptar|baby|child|children|kids?|pregnant|adopt",
        r"\b(?:estoy|estamos) embarazad[oa]s?\b|\b(?:i'm|we're|i am) pregnant\b|\bha nacido (?:mi|nuestr[oa])\b|\bnacio (?:mi"
        r"|nuestr[oa])\b|"
        r"\b(?:our|my) (?:son|daughter|baby) (?:was|is) (?:born|here)\b",
    ),
    "work": (
        r"trabajo|empleo|puesto|ascenso|job|promotion|position|role",
        r"\bme (?:han contratado|contrataron|contratan|han cogido|cogieron|han dado el puesto|dieron el puesto|ascendieron"
        r"|han ascendido)\b|"
        r"\bel puesto es mio\b|\b(?:i )?got the (?:job|promotion|post)\b|\bthe job is mine\b|\bthey hired me\b"
        r"|\bi(?:'ve)? been promoted\b",
    ),
    "book": (
        r"novela|libro|poemario|memorias|publicar|novel|book|memoir|publish",
        r"\b(?:puse|he puesto|escribi|he escrito) (?:el )?(?:punto final|la palabra fin|fin)\b|\b(?:typed|wrote) [\"“'‘]?the end\b|"
        r"\bsale (?:publicad[oa]|a la venta)\b|\b(?:lo|la) (?:publican|publicaron|han publicado)\b|\bit(?:'s| is| was) published\b"
        r"|\bin print\b",
    ),
}  # fmt: skip
KNOWN: Final = {name: (Phrase(rf"\b(?:{goal})"), Phrase(end)) for name, (goal, end) in TOPICS.items()}
# words of which every phrase that closes a topic has one: a look at them spares most sentences all those phrases
HINTS: Final = frozenset(
    """
    meta finish finishing medalla medal finisher gradue recibi titule licencie doctore diplome graduado titulado doctorado graduated defendi
    defendido defended submitted degree titulo medica medico enfermera enfermero abogada abogado maestra maestro ingeniera ingeniero
    doctora doctor aprobada aprobado apta apto saque sacado carne carnet licencia plaza pass passed license licence certificate saldo
    balance pago cuota letra payment instalment installment debo paid debt deudas liquidada saldada firme firmamos firmado signed llaves
    keys mudado mude mudamos moved noche night case casamos casado casadas casados married embarazada embarazadas embarazados pregnant
    nacido nacio born here contratado contrataron contratan cogido cogieron puesto ascendieron ascendido got job hired promoted fin final
    typed wrote publicada publicado venta publican publicaron published print llegue llegamos aterrice aterrizamos llegado cima landed
    arrived touched made top dia day first primer primera
    """.split()
)
WORD: Final = re.compile(r"[^\W\d_]+")
TRAVEL: Final = re.compile(r"\b(?:viajar|ir|visitar|conocer|ver|volver|llegar|subir|travel|go|visit|see|get|return|climb)\b")
ARRIVED: Final = Phrase(
    r"\b(?:llegue a|llegamos a|aterrice en|aterrizamos en|hemos llegado a|he llegado a|por fin en|primer dia en|primera noche en|"
    r"en la cima del?|landed in|arrived in|touched down in|made it to|first (?:day|night|morning) in|on top of) (?:el |la "
    r"|the )?([a-zñ]{4,})"
)
# what is done again and again is not done with once
HABIT: Final = Phrase(
    r"\b(?:cada|todos los|todas las|al (?:dia|mes)|a la semana|siempre|nunca|no|dejar de|menos|mas|every|each|daily|weekly|always"
    r"|never|not|"
    r"no|stop|quit|less|more|(?:a|per) (?:day|week|month))\b"
)
# in the first person, done: «corrí», «he corrido»; "I ran", "I've run"
FIRST_PERSON: Final = ("é", "í")  # endings of a Spanish verb in the first person of the past
PERFECT: Final = re.compile(r"\b(?:he|hemos) (\w+(?:ado|ido|ído|to|cho))\b")
ENGLISH_DEED: Final = re.compile(r"\b(?:i|we)(?:'ve| have)?(?: (?:finally|actually|just|really|did))* ([a-z]{2,})\b")
IRREGULAR: Final = {
    "ran": "run", "swam": "swim", "wrote": "write", "written": "write", "saw": "see", "seen": "see", "went": "go", "gone": "go",
    "built": "build", "bought": "buy", "sold": "sell", "left": "leave", "won": "win", "spoke": "speak", "sang": "sing", "drove": "drive",
    "rode": "ride", "flew": "fly", "found": "find", "taught": "teach", "met": "meet", "paid": "pay", "became": "become", "grew": "grow",
    "drew": "draw", "read": "read", "held": "hold", "told": "tell", "sent": "send", "made": "make", "escrito": "escribir", "visto": "ver",
    "abierto": "abrir", "hecho": "hacer", "vuelto": "volver", "dicho": "decir",
}  # fmt: skip
PAST: Final = re.compile(r"ed$")
ENDING: Final = re.compile(r"(?:ar|er|ir|ado|ido|e|i)(?:me|se|nos)?$")
REACH: Final = 7  # words after a verb that may be what was done
APART: Final = re.compile(r"[,.;:!?()]|\b(?:y|and|pero|but|que|that)\b")
YET: Final = Phrase(
    r"\b(?:falta|faltan|todavia|aun|entren\w+|prepar\w+|pensando en|casi|medio|media|not yet|still|train\w*|practi\w+|almost|half|to go|"
    r"imagin\w+|soñ\w+|dream\w*)\b"
)


class Deed(NamedTuple):
    """Something that was done: the stem of the verb, and those of the words after it."""

    verb: str
    things: frozenset[str]


def closed(folded: str) -> frozenset[str]:
    """The topics whose end a folded sentence tells of; an arrival has the name of its place."""
    if HINTS.isdisjoint(WORD.findall(folded)):
        return frozenset()
    found = {name for name, (_, end) in KNOWN.items() if end.search(folded)}
    return frozenset(found | {f"at {match[1]}" for match in ARRIVED.finditer(folded)})


def topics(goal: str) -> frozenset[str]:
    """The topics that a goal, folded, is of."""
    found = {name for name, (of, _) in KNOWN.items() if of.search(goal)}
    return frozenset(found | ({f"at {word}" for word in telling(goal)} if TRAVEL.search(goal) else set()))


def deeds(text: str) -> frozenset[Deed]:
    """What the writer of a sentence tells of having done."""
    lower = text.lower()
    verbs = [(match.start(), match[0]) for match in WORD.finditer(lower) if match[0].endswith(FIRST_PERSON)]
    verbs += [(match.start(1), match[1]) for match in PERFECT.finditer(lower)]
    english = (match for match in ENGLISH_DEED.finditer(lower) if match[1] in IRREGULAR or PAST.search(match[1]))
    verbs += [(match.start(1), match[1]) for match in english]
    if not verbs or YET.search(fold(text)):
        return frozenset()
    found: set[Deed] = set()
    for start, verb in verbs:
        after = tokens(APART.split(text[start:], maxsplit=1)[0])[1 : REACH + 1]
        things = frozenset(each for word in after for each in both_stems(word))
        folded = fold(verb)
        found.update(Deed(even(stem), things) for stem in roots(IRREGULAR.get(folded, folded)))
    return frozenset(found)


def did(goal: str, done: frozenset[Deed]) -> bool:
    """Whether one of some deeds is what a goal, folded, was to do: its verb, and the thing with it."""
    words = [word for word in telling(goal) if not word.isdigit()]
    if len(words) < 2 or HABIT.search(goal):
        return False
    verb, things = {even(stem) for stem in roots(words[0])}, [set(both_stems(word)) for word in words[1:]]
    return any(deed.verb in verb and sum(not thing.isdisjoint(deed.things) for thing in things) * 5 >= 3 * len(things) for deed in done)


def roots(verb: str) -> tuple[str, ...]:
    """What forms of a verb have in common: its stems, and what is left of a Spanish form without its ending."""
    return (*both_stems(verb), f"r{ENDING.sub('', verb)}")


def even(stem: str) -> str:
    """A stem as all forms of its verb have it: publicar and publiqué, empezar and empecé."""
    return re.sub(r"z$", "c", re.sub(r"gu$", "g", re.sub(r"qu$", "c", stem)))
