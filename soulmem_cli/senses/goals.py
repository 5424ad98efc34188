"""Goals that a person writes down, and what became of them: «quiero aprender a nadar», "gave up on German", «por fin lo conseguí».

A wish of the moment («quiero dormir»), a question, a quotation, what is denied or conditional, and what others want are no goals.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses import outcomes, resolutions
from soulmem_cli.senses.outcomes import Deed
from soulmem_cli.senses.own_words import NEAR, own_sentences
from soulmem_cli.senses.phrases import Phrase
from soulmem_cli.text import fold

# what is wanted for the moment only, or not by doing anything
MOMENT_ES: Final = (
    r"(?:decir|pensar|creer|saber|ver(?:l[oae]s?)? (?:a|que|si|como)|ver[lm]?[aoe]?s?\b|dormir|comer|cenar|beber|llorar|gritar|"
    r"morir(?:me)?|"
    r"ir(?:me|nos)? (?:a (?:casa|la cama|dormir|comer|cenar|comprar|por|ver)|ya|de aqui)|volver a (?:casa|la cama)|salir|estar|ser|hablar|"
    r"acordarme|recordar|olvidar|imaginar|pasar|quedarme (?:en|aqui|dormid)|descansar|desaparecer|vomitar|matar|sentarme|tumbarme|"
    r"acostarme|ducharme|oir|nada|preguntar|contar|poner|echar|tener que|pegar|comprar (?:pan|leche)|haber|fregar|llamar|(?:romper|"
    r"quemar|tirar|besar|abrazar|patear|morder|zarandear|estrangular)(?:l[aoe]s?)?|esconderme|encerrarme|salir corriendo"
    r"|hacer la (?:cena|compra|"
    r"comida|cama))"
)
MOMENT_EN: Final = (
    r"(?:say|think|believe|know|see (?:him|her|them|it|if|how|what)|sleep|eat|cry|scream|die|go (?:home|to (?:bed|sleep|the (?:shop|"
    r"toilet|loo|"
    r"store)))|leave|be (?:left|alone|there|here|home|fair|clear|honest|sick|late)|go out|talk|remember|forget|imagine|hug|kiss"
    r"|kill|punch|"
    r"throw up|lie down|sit down|nap|shower|hear|ask|tell|stay in bed|stay here|disappear|vomit|need|miss|have to|pass out|faint|call|"
    r"burn|smash|break|put|throw|kick|slap|shake|strangle|bite|hide|run away|crawl|curl up|hold (?:him|her|them|on)|thank|apologi[sz]e|"
    r"find (?:him|her|them|it|the|whoever|who|out (?:who|what))|"
    r"make (?:dinner|tea|coffee|lunch)|wash|regret)"
)
INF: Final = r"(?:no |nunca )?(?:volver a )?(?:ir|dar|ver|[a-zñ]{2,}(?:ar|er|ir))(?:me|te|se|nos|l[aoe]s?|mel[aoe]s?|sel[aoe]s?)?"
TO_WHOM: Final = r"(?: al? [^,.:;]{2,30}?)?"
# what stands before it: looked for at the beginning of a word only
UNSAID_ES: Final = (
    r"(?<!no )(?<!no me )(?<!no te )(?<!no le )(?<!no lo )(?<!no la )(?<!no se )(?<!no nos )(?<!nunca )"
    r"(?<!tampoco )(?<!ya no )(?<!lo que )(?<!si )(?<!cuando )(?<!como )(?<!donde )(?<!sin que )(?<!a veces )"
)
UNSAID_EN: Final = (
    r"(?<!if )(?<!what )(?<!whether )(?<!when )(?<!all )(?<!where )(?<!why )(?<!how )(?<!thing )(?<!do )(?<!did )(?<!sometimes )"
    r"(?<!place )(?<!who )(?<!not that )(?<!though )(?<!unless )"
)
WISHES: Final = (
    rf"\b{UNSAID_ES}(?:quiero|queremos|me gustaria|me encantaria|quisiera)\s(?!{MOMENT_ES}\b)({INF}\b.*)",
    rf"\b{UNSAID_ES}(?:he decidido|hemos decidido|decidi|decidimos|estoy decidid[oa] a|me comprometo a)\s(?!{MOMENT_ES}\b)({INF}\b.*)",
    rf"\b{UNSAID_ES}(?:me propongo|me propuse|me he propuesto|nos hemos propuesto|nos propusimos|me he prometido|me prometi|"
    rf"me he jurado|me jure)\s(?:que (?:voy a|iba a) )?({INF}\b.*)",
    rf"\b{UNSAID_ES}(?:mi|nuestro|nuestra) (?:objetivo|meta|proposito|sueño|plan|reto|gran ilusion)(?: (?:de|para|en)[^:,]{{1,30}}?)?"
    rf"(?: (?:es|sera|sigue siendo)|:)\s({INF}\b.*)",
    r"^(?:decidid[oa]|decision(?: tomada)?): ?(.{4,})",
    rf"\b{UNSAID_ES}(?:(?:le|les|te|os) (?:prometi|he prometido|jure|he jurado)){TO_WHOM}\s(?:que (?:voy a|iba a) )?"
    rf"(?!(?:no )?(?:decir|contar|llamar|avisar|escribir|enfadar))({INF}\b.*)",
    rf"\b{UNSAID_ES}(?:(?:le|les|te|os) (?:prometi|he prometido|jure|he jurado)){TO_WHOM}\sque "
    r"((?!no )[a-zñ]{2,}(?:ria|riamos|re|remos)\b.*)",
    rf"\b{UNSAID_ES}(?:voy a|vamos a)\s((?:aprender|dejar de|empezar a|apuntarme|sacarme|ahorrar|escribir un|montar|abrir|estudiar|"
    r"prepararme|entrenar|correr (?:un|una|el|la)|cambiar de|mudarme|irme a vivir|adelgazar|terminar|acabar|intentar|volver a)\b.*)",
    rf"\b{UNSAID_ES}(?<!no lo )(?<!no la )(?<!no le )(?<!que le )(?<!que lo )(?:pienso|planeo|tengo (?:el proposito|la intencion|"
    rf"el plan|pensado)(?: de)?)\s(?!{MOMENT_ES}\b)(?!en\b|que\b)({INF}\b.*)",
    rf"\b{UNSAID_EN}(?:i|we) (?:really |still |just |also |truly |so )?(?:want to|wanna|would like to|would love to) (?!{MOMENT_EN}\b)"
    r"((?:not |never |finally |eventually )?[a-z]{2,}\b.*)",
    rf"\b{UNSAID_EN}i'd (?:really |still |also )?(?:like|love) to (?!{MOMENT_EN}\b)([a-z]{{2,}}\b.*)",
    r"\b(?:i|we|i've|we've|i have|we have) (?:have |finally |just )?(?:decided|resolved|vowed|committed) (?:to|that i'm going to|"
    r"that i will) "
    rf"(?!{MOMENT_EN}\b)((?:not |never |stop )?[a-z]{{2,}}\b.*)",
    r"\b(?:i|i've|i have) (?:promised|sworn to|made a promise to) myself (?:to|not to|i'd|i would|that i'd|that i would) ([a-z]{2,}\b.*)",
    r"\b(?:my|our) (?:(?:big|main|only|new|one) )?(?:goal|aim|resolution|dream|ambition|plan|target)(?: (?:for|of|this)[^:,]{1,30}?)?"
    r"(?: (?:is|remains)(?: still)?(?: to)?|:) (?!that\b|not\b|a\b|the\b)((?:to )?[a-z]{3,}\b.*)",
    r"^(?:decided|decision|decision made): ?(?:that )?(.{4,})",
    rf"\b{UNSAID_EN}(?:i|i've|i have) promised (?:him|her|them|you|[a-z]+)?,? ?(?:that )?(?:to|i'd|i would|i'll|i will) (?!{MOMENT_EN}\b)"
    r"(?!not\b|never\b|be\b)([a-z]{2,}\b.*)",
    r"\b(?:i'm|i am|we're|we are) (?:going to|gonna|determined to|planning to|planning on|set on) (?!"
    rf"{MOMENT_EN}\b)(?!be\b)(?!have\b)((?:learn|stop|quit|start|save|write|run|train|study|finish|lose|move|open|build|swim|read|"
    rf"get (?:fit|"
    r"sober|my|back)|pay off|give up|try|apply|retire|become|take up|change|visit|walk|cycle|climb|make|learning|saving|running|writing|"
    r"moving)\b.*)",
    rf"\bi (?:intend|plan|aim|mean) to (?!{MOMENT_EN}\b)([a-z]{{2,}}\b.*)",
)
DONE: Final = (
    r"\b(?:por fin|al fin|finalmente|lo (?:consegui|logre|hice|he (?:conseguido|logrado|hecho))|(?:he )?(?:conseguido|logrado|terminado|"
    r"acabado|"
    r"aprobado|cumplido)|consegui|conseguimos|logre|logramos|termine|acabe|aprobe|complete|(?:objetivo|meta|reto|sueño) (?:cumplid[oa]|"
    r"conseguid[oa]))\b",
    r"\b(?:finally|at (?:long )?last|i did it|we did it|(?:i )?(?:made|managed) (?:it|to)|i(?:'ve)? (?:achieved|accomplished|finished|"
    r"completed|"
    r"passed|reached)|(?:goal|resolution|target) (?:reached|met|done|achieved))\b",
)
DROPPED: Final = (
    r"\b(?:lo dejo|lo deje|lo he dejado|la deje|las deje|los deje|(?:he dejado|deje|dejo|abandono|abandone|he abandonado|renuncio a|"
    r"renuncie a|"
    r"desisto|desisti|me rindo|me rendi|me he rendido|tiro la toalla|tire la toalla|paso de|me he quitado de|me quite de)|"
    r"ya no (?:quiero|voy a|"
    r"me interesa|pienso|queremos)|ya ni l[oae]s? (?:apunto|intento|cuento|miro|menciono|persigo|busco)|"
    r"no l[oae]s? (?:retomo|retomare)|se acabo)\b",
    r"\b(?:gave up|give up|given up|giving up|quit|quitting|dropped (?:out|it|the)|dropping|abandoned|abandoning|called it quits|"
    r"threw in the towel|"
    r"no longer want to|don't want to .* any ?more|not going to .* after all|let go of|so much for|not (?:restarting|starting again))\b",
)
DENIED: Final = Phrase(
    r"\b(?:no|nunca|tampoco|todavia no|aun no|casi|ni)\s(?:lo |la |me |he |hemos |pude |pienso |voy a |vamos a )*(?:consegui|logr|"
    r"termin|acab|aprob|"
    r"hice|hecho|cumpl|complet|dej|abandon|rend|rind|tir|desist|renunci)\w*|"
    r"\b(?:not|never|almost|nearly|haven't|hasn't|didn't|couldn't|can't|won't|wouldn't|don't|refuse to|without|before|should|might|may|"
    r"could|"
    r"wish|instead of|if|would) (?:i |have |even |quite |ever |yet |going to |to |just )*(?:finish|complet|pass|reach|achiev|accomplish|"
    r"manag|made|make|did|do|give|gave|given|giving|quit|drop|abandon)\w*|\b(?:no|nunca) (?:quiero|voy a|pienso) (?:rendirme|dejarlo|"
    r"abandonar)"
)
THAT: Final = re.compile(r"\w+ (?:it|this|that|him|her|them)(?:[ ,;.]*$|,| (?:once|from|to|again)\b)")
# what makes a stopping the very thing that was wanted
STOPPING: Final = Phrase(r"\b(?:dejar|dej\w+ de|abandonar|quit\w*|stop\w*|give up|gave up|giving up)\b")
WISHED: Final = [Phrase(pattern) for pattern in WISHES]
ENDED: Final = [(state, Phrase(pattern)) for state, patterns in (("done", DONE), ("dropped", DROPPED)) for pattern in patterns]
# what was decided, said under that heading: the goal is what comes after it
HEADED: Final = re.compile(r"^(?:decidid[oa]|decision(?: tomada| made)?|decided): ?(?:that )?")
# how somebody takes up again what they had let go
RESUMED: Final = Phrase(
    r"\b(?:(?:he vuelto|hemos vuelto|vuelvo|volvemos|volvi|de vuelta|de nuevo|otra vez) (?:a|al|con)|"
    r"(?:retomo|retome|retomamos|he retomado|hemos retomado|reanudo|reanude)|me he vuelto a (?:apuntar|matricular|poner) (?:a|al|en|con)|"
    r"me volvi a (?:apuntar|matricular|poner) (?:a|al|en|con)|back (?:to|at|on)|(?:took|taking|picked|picking) up|"
    r"(?:another|one more) (?:go|try|shot) at|(?:signed up|enrolled) again (?:for|in))\b"
)
NAMED_AWAY: Final = Phrase(
    r"\b(?:abandon\w+|renunci\w+|desist\w+|tir[oe] la toalla|ya ni l[oae]s?|gave up|give up|given up|giving up|quit|dropped|dropping|"
    r"called it quits|so much for)\b"
)
# what points back to something said before, and how many words around any other tell what it is
POINTING: Final = re.compile(
    r"l[oae]s? (?:dej|consegui|logre|hice|he )\w*(?: \w+)?|(?:i|we) did it|call(?:ed|ing) it quits|(?:me rindo|me rendi)|"
    r"not (?:restarting|starting again)|no l[oae]s? retom\w+"
)
BEFORE, AFTER = 4, 8
# what did not happen, or not yet
UNREAL: Final = Phrase(
    r"\b(?:no|nunca|tampoco|ni|casi|cuando|si|ojala|quiza\w*|antes de que|para que|por poco|soñe|imagino|not|never|almost|"
    r"nearly|if|when|until i|before i|unless|wish|maybe|perhaps|didn't|haven't|hasn't|couldn't|can't|won't|wouldn't|dreamt|dreamed|should)"
    r"\b(?! solo\b)"
)
# what only the writer can say of it, whatever name stands before
FIRST_PERSON: Final = re.compile(r"ya ni l[oae]s? ")
# one who stands right before the word: somebody else's goal
OTHERS: Final = re.compile(
    r"(?:\b[A-ZÁÉÍÓÚÑ]\w+|\b(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|[ÉEée]l|[Ee]ll[ao]s?|"
    r"(?:[Mm]y|[Mm]is?|[Ss]us?|[Hh]er|[Hh]is|[Tt]he|[Ll][ao]s?) \w+))"
    r"(?:'s|'ve| has| have| ha| han| is| are| está| están| anda)? ?(?:ya |por fin |finally |just )?$"
)


class Aim(NamedTuple):
    """A goal as it was put, or the end of one: `state` is active, done or dropped; `about` is what it is to do, folded.

    An end told in other words has the `topics` that it ends, or the `deeds` that may have been a goal's.
    """

    state: str
    text: str
    about: str
    topics: frozenset[str] = frozenset()
    deeds: frozenset[Deed] = frozenset()


def aims(text: str) -> Iterator[Aim]:
    """Goals that a text states as its writer's own; what became of one is told by `ends`."""
    sentences = own_sentences(text)
    listed = list(resolutions.listed(sentences))
    under = {place for place, _ in listed}
    yield from (Aim("active", item, fold(item)) for _, item in listed)
    for place, sentence in enumerate(sentences):
        found = next((match for pattern in WISHED if (match := pattern.search(sentence.folded)) is not None), None)
        if place in under or found is None or NEAR.search(found[1]) or THAT.match(found[1]):
            continue
        headed = HEADED.match(sentence.folded)
        words = resolutions.shown(sentence)[found.start(1) :].strip(" .!…") if headed else sentence.text
        yield Aim("active", words, found[1].strip(" .!…"))


def ends(text: str) -> Iterator[Aim]:
    """Sentences that may tell of a goal of the writer's that was reached or let go; `about` is what stands near the word that says so,
    or all of the text when that word points back to it."""
    for sentence in own_sentences(text):
        for state, pattern in ENDED:
            found = pattern.search(sentence.folded)
            if found is None or (not FIRST_PERSON.match(found[0]) and OTHERS.search(sentence.text[: found.start()])):
                continue
            if not DENIED.search(sentence.folded):
                before = sentence.folded[: found.start()].split()[-BEFORE:]
                near = [*before, found[0], *sentence.folded[found.end() :].split()[:AFTER]]
                yield Aim(state, sentence.text, fold(text) if POINTING.fullmatch(found[0]) else " ".join(near))
            break


def resumed(text: str) -> Iterator[Aim]:
    """Sentences that may tell of a goal that was let go and is taken up again; `about` is what is named as taken up."""
    for sentence in own_sentences(text):
        found = RESUMED.search(sentence.folded)
        if found is not None and not UNREAL.search(sentence.folded[: found.end()]) and not OTHERS.search(sentence.text[: found.start()]):
            yield Aim("active", sentence.text, " ".join(sentence.folded[found.end() :].split()[:AFTER]))


def fulfilled(text: str) -> Iterator[Aim]:
    """Sentences that may tell in other words of a goal that was reached: what was done, and the topics it closes."""
    for sentence in own_sentences(text):
        closed, deeds = outcomes.closed(sentence.folded), outcomes.deeds(sentence.text)
        if (closed or deeds) and not UNREAL.search(sentence.folded):
            yield Aim("done", sentence.text, sentence.folded, closed, deeds)


def reached(goal: str, end: Aim) -> bool:
    """Whether an end told in other words is that of a goal, folded."""
    return bool(end.topics & outcomes.topics(goal)) or outcomes.did(goal, end.deeds)


def let_go_by_name(end: Aim) -> bool:
    """Whether an end says in a word that leaves no doubt that something was let go: then what it was is enough to tell the goal."""
    return end.state == "dropped" and NAMED_AWAY.search(end.about) is not None


def stopping(goal: str) -> bool:
    """Whether a goal, folded, is to stop something: who is back at that has not taken up the goal."""
    return STOPPING.search(goal) is not None


def outcome(goal: str, end: Aim) -> str:
    """What an end means for a goal: to stop is to reach it, for who wanted to stop."""
    return "done" if end.state == "dropped" and STOPPING.search(goal) and STOPPING.search(end.about) else end.state
