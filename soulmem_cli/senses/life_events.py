"""Events a life is told by, as people write them in both languages: a floor under importance, whatever the length.

A floor is claimed only for what the writer lived or those closest to them: «murió mi madre», "we're engaged". What is
denied («no murió»), wished, dreamt, read or seen in a film gives none.
"""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.text import fold

CLOSE_ES: Final = (
    r"(?:mama|papa|madre|padre|viejo|vieja|hij[oa]s?|herman[oa]s?|abuel[oa]s?|marido|mujer|espos[oa]|novi[oa]|pareja|bebe|nen[ea]|"
    r"gemel[oa]s|niet[oa]|ti[oa]|sobrin[oa]|prim[oa]|suegr[oa]|mejor amig[oa])"
)
CLOSE_EN: Final = (
    r"(?:mum|mom|mam|mother|dad|father|da|son|daughter|brother|sister|grandma|grandpa|gran|nan|grandmother|grandfather|granddad|husband|"
    r"wife|partner|boyfriend|girlfriend|fianc[ee]e?|baby|twins|best friend|aunt|uncle|cousin|niece|nephew)"
)
# what happened → the least it matters
FLOORS: Final[tuple[tuple[float, tuple[str, ...]], ...]] = (
    (
        0.95,
        (
            rf"\b(?:se )?(?:murio|fallecio|ha muerto|ha fallecido|se nos fue|enterramos a|enterre a|velamos a)\b(?: (?:hoy|ayer|anoche))?,? (?:a )?(?:mi|nuestr[oa]) (?:\w+ )?{CLOSE_ES}",
            rf"\b(?:mi|nuestr[oa]|la|el) {CLOSE_ES}(?: \w+)? (?:se )?(?:murio|fallecio|ha muerto|ha fallecido|se nos fue)\b",
            r"\b(?:murio|fallecio|enterramos a) (?:mama|papa)\b|\b(?:mama|papa) (?:se )?(?:murio|fallecio|ha muerto)\b",
            rf"\b(?:my|our) (?:\w+ )?{CLOSE_EN}(?: \w+)? (?:has |just )?(?:died|passed away|passed|is dead|was killed|took (?:his|her) own life)\b",
            rf"\b(?:buried|lost) (?:my|our) (?:\w+ )?{CLOSE_EN}\b|\b(?:mum|mom|dad|mam) (?:died|passed away|is dead)\b",
            rf"\b(?:naci[oe]|ha nacido|nacieron) (?:mi|nuestr[oa]s?) (?:\w+ )?{CLOSE_ES}|\b(?:mi|nuestr[oa]s?) {CLOSE_ES} (?:nacio|ha nacido|nacieron)\b",
            rf"\b(?:my|our) {CLOSE_EN} (?:was|were|is) (?:finally )?born\b(?! (?:to|for|in|with|under)\b)|\bi gave birth\b|\bi'?m a (?:dad|mum|mom|father|mother) now\b",
            r"\bme (?:pidio|ha pedido|propuso|ha propuesto) (?:matrimonio|que nos casemos|casarnos)\b|\ble pedi (?:matrimonio|que se case)",
            r"\b(?:proposed to me|asked me to marry|i proposed|said yes,? we'?re getting married|we got engaged|we'?re engaged)\b",
            r"\b(?:nos casamos|me case|nos hemos casado)\b(?: (?:hoy|ayer|esta|el|por fin|en))|\bwe (?:just )?got married\b|\bi got married\b",
        ),
    ),
    (
        0.88,
        (
            r"\bme (?:diagnosticaron|han diagnosticado|detectaron)\b|\btengo (?:cancer|leucemia|un tumor|esclerosis|parkinson|vih)\b",
            r"\bi(?:'ve| have) (?:been diagnosed|got cancer|cancer|leuk|ms\b|parkinson)|\b(?:i was|got) diagnosed with\b|\bthe biopsy (?:was|came back) (?:positive|malignant)",
            r"\b(?:estoy|estamos) embarazad[ao]s?\b|\bvamos a ser (?:padres|papas|mamas)\b|\bi'?m pregnant\b|\bwe'?re (?:pregnant|having a baby)\b",
            r"\bperdi(?:mos)? (?:al|el|la|a la) (?:bebe|embarazo|nena|nene)\b|\b(?:i|we) (?:had a miscarriage|miscarried|lost the baby)\b",
            r"\b(?:firm(?:e|amos|ado) el divorcio|nos divorciamos|me divorcie|me pidio el divorcio|quiere el divorcio)\b",
            r"\b(?:signed the divorce|divorce (?:is|was) final|divorce came through|(?:he|she) wants a divorce|we'?re getting divorced)\b",
        ),
    ),
    (
        0.66,
        (
            r"\bme (?:ascendieron|han ascendido|despidieron|han despedido|echaron del trabajo|contrataron|dieron el (?:trabajo|puesto|ascenso)|ofrecieron (?:el|un) (?:trabajo|puesto)|aceptaron en)\b",
            r"\b(?:got|offered me|i was offered|landed|got offered) (?:a |the |that )?(?:\w+ )?(?:promotion|promoted|job|position)\b|\bi (?:got|was|been) (?:promoted|fired|laid off|sacked|made redundant)\b|\bgot (?:fired|sacked|laid off|promoted)\b",
            r"\b(?:me gradue|me recibi|aprobe la tesis|defendi la tesis|aprobe la oposicion)\b|\bi graduated\b|\bdefended my (?:thesis|dissertation)\b",
            r"\b(?:lo dejamos|cortamos|rompimos|me dejo|terminamos)\b(?: (?:con|para|despues|hoy|ayer|anoche|definitivamente))|\b(?:we broke up|dumped me|broke up with me|left me for)\b",
        ),
    ),
)  # fmt: skip
DENIED: Final = (
    r"\b(?:no|nunca|jamas|casi|si|ojala|so[nñ]e|so[nñ]o|so[nñ]ado|pelicula|serie|novela|libro|never|not|almost|nearly|if|dream(?:t|ed)|movie|film|show|book|n't)\b"
    r"[^.!?]{0,25}$"
)


# a piece of every phrase above: a text with none of them is not worth making the patterns for, which takes milliseconds
HINTS: Final = (
    "muri,falleci,muerto,muerta,se nos fue,enterr,velamos,died,passed,dead,was killed,own life,buried,lost,naci,born,gave birth,i'm a,im a,"
    "matrimonio,casemos,casarnos,casar,case,casamos,casado,proposed,marry,married,engaged,diagnos,detectaron,tengo,cancer,leuk,have ms,"
    "parkinson,biopsy,embarazad,vamos a ser,pregnant,having a baby,perdi,miscarr,divorc,ascend,ascenso,despid,despedido,echaron,contrata,"
    "dieron,ofreci,acepta,job,position,promot,fired,laid off,sacked,redundant,gradu,recibi,aprobe,tesis,thesis,dissertation,lo dejamos,"
    "cortamos,rompimos,me dejo,terminamos,broke up,dumped,left me"
).split(",")


def floor(text: str) -> float:
    """The least an entry matters for what happened in it, 0 when nothing of this kind did."""
    plain = fold(text.replace("’", "'"))
    if not any(hint in plain for hint in HINTS):
        return 0.0
    for least, patterns in FLOORS:
        for pattern in patterns:
            found = re.search(pattern, plain)
            if found and not re.search(DENIED, plain[: found.start()].rpartition(".")[2]):
                return least
    return 0.0
