"""What a life is told by, in Spanish: folded text, those closest in capitals (closest.py)."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.life_events.kinds import CRITICAL, LIFE_AND_DEATH, Kind

KINDS: Final = (
    Kind("death", LIFE_AND_DEATH, (
        r"(?:^|[.] )(?:funeral|entierro|tanatorio|incineracion|sepelio|velorio)(?: de MIO| (?:el|mañana|hoy|jueves|viernes|lunes|martes"
        r"|miercoles|sabado|domingo|de))\b",
        r"\bcenizas de MIO",
        r"\b(?:se )?(?:(?:me|nos) )?(?:murio|fallecio|ha muerto|ha fallecido|se nos fue|enterramos a|enterre a"
        r"|velamos a)\bHOY,? (?:a )?MIO",
        r"\bMIO(?: \w+)? (?:se )?(?:(?:me|nos) )?(?:murio|fallecio|ha muerto|ha fallecido|se nos fue|se nos ha ido)\b",
        r"\bMIO(?: \w+)? se (?:quito la vida|suicido|ha suicidado|mato|ha matado)\b",
        r"\b(?:mataron|asesinaron|han matado) a MIO",
    )),
    Kind("birth", LIFE_AND_DEATH, (
        r"(?:^|[.] )(?:pes[oa] )?(?:uno|dos|tres|cuatro|[1-5]) kilos (?:y )?(?:cien|doscient|trescient|cuatrocient|quinient|seiscient"
        r"|setecient|ochocient|novecient|\d{3}\b)",
        r"\bparto a las \d",
        r"\b(?:naci[oe]|ha nacido|nacieron) MIO",
        r"\bMIO (?:nacio|ha nacido|nacieron)\b",
        r"\bacabo de parir\b",
        r"\b(?:ya|hoy|desde hoy) (?:soy|somos) (?:padres?|papas?|mamas?|madres?|abuel[oa]s?)\b",
        r"^(?:¡)?soy (?:abuel[oa]|papa|mama)\b",
    )),
    Kind("engaged", LIFE_AND_DEATH, (
        r"\bme (?:pidio|ha pedido|propuso|ha propuesto) (?:matrimonio|que nos casemos|casarnos|que me case|casarme)",
        r"\ble (?:pedi|he pedido) (?:a \w+ )?(?:matrimonio|que se cas(?:e|ara) conmigo|que nos casemos)",
        r"\b(?:me |le )?(?:dij[eo]|dicho) que si,?(?: que)? nos casamos",
        r"\bnos (?:comprometimos|hemos comprometido)\b(?! a\b)",
        r"\bme (?:dio|puso|ha dado|ha puesto) el anillo(?= y\b|[.!,]|$| de (?:compromiso|su abuela|su madre))",
        r"\bme pidio la mano\b",
    )),
    Kind("wedding", LIFE_AND_DEATH, (
        r"\bme he casado\b",
        r"^boda civil\b",
        r"\bnos casamos[.!]",
        r"\b(?:nos casamos|me case|nos hemos casado)\b(?: (?:hoy|ayer|esta|el|por fin|en|con))",
    )),
    Kind("diagnosis", CRITICAL, (
        r"(?:^|[.] )es ela\b",
        r"\bmargenes limpios\b",
        r"\bestoy limpia(?=[.!]|$)",
        r"\bno tengo cancer\b",
        r"(?:^|[.!?:] )(?:es |tengo )?(?:un )?(?:cancer|(?:adeno)?carcinoma|leucemia|linfoma|metastasis|alzheimer|parkinson|ela"
        r"|esclerosis multiple|estadio iv|glioblastoma|tumor)(?=[.,:]| (?:de|en|papilar|estadio|precoz|grado) |$)",
        r"\b(?:me|le|nos)(?: han)? (?:diagnosticaron|diagnosticado|detectaron|detectado) (?:a MIO )?(?:un |una |el |la )?(?:cancer"
        r"|tumor|leucemia|linfoma|melanoma|lupus|alzheimer|parkinson|esclerosis|ela\b|epilepsia|diabetes|demencia|vih|carcinoma|\w+itis)",
        r"\bme diagnosticaron\b",
        r"\b(?:tengo|MIO tiene) (?:cancer|leucemia|un tumor|esclerosis|parkinson|vih)\b",
        r"\b(?:es|era) (?:un )?(?:cancer|carcinoma|maligno)\b",
        r"\b(?:tengo|tiene|hay|con) metastasis\b",
        r"\bMIO(?: \w+)? (?:esta|ya esta|entro) (?:en (?:fase )?|es )?(?:terminal|paliativos)\b",
        r"\b(?:me|le) (?:dan|dieron|han dado|quedan) (?:\w+ )?(?:semanas|meses)(?: de vida)\b",
        r"\bcuidados paliativos\b",
        r"\b(?:ha vuelto|volvio|regreso) (?:el|su|mi) cancer\b",
        r"\b(?:el|su|mi) cancer (?:ha vuelto|volvio|regreso|se extendio)\b",
        r"\b(?:estoy|esta|MIO(?: \w+)? esta) (?:en remision|limpi[oa] de cancer|curad[oa])\b",
        r"\ben remision\b",
        r"\b(?:ya )?no (?:queda|hay) (?:rastro|tumor|cancer)\b",
        r"\blibre de cancer\b",
        r"\bMIO(?: \w+)? (?:ya )?no me (?:reconoce|reconocio|ha reconocido|conocio)\b",
    )),
    Kind("life at risk", CRITICAL, (
        r"\besta (?:viv[oa])\b(?=[.,!]|$| el| y)",
        r"\bestan viv[oa]s\b",
        r"(?:^|[.!] )(?:un |otro )?(?:infarto|ictus)\b(?=[.,]| de MIO)",
        r"\bno respira(?:ba)?\b",
        r"\b(?:me|le) amputaron\b",
        r"\bamputacion\b",
        r"\b(?:MIO|esta|estan|entro|ingres\w+|lo pasaron|la pasaron|sigue)\b[^.!?]{0,30}\ben (?:la )?(?:uci|uti|terapia intensiva"
        r"|cuidados intensivos|intensivos)\b",
        r"\b(?:a MIO(?: \w+)? le (?:ha dado|dio|dieron)|MIO(?: \w+)? (?:tuvo|ha tenido|sufrio|ha sufrido)|le (?:dio|ha dado)|me (?:dio"
        r"|ha dado)|tuve|he tenido)(?: a MIO)? un (?:infarto|ictus|derrame|acv|paro|paro cardiaco)\b",
        r"\bMIO(?: \w+)? (?:esta|sigue|entro|salio|desperto|ha despertado) (?:en|del) coma\b",
        r"\b(?:me|nos|lo|la) (?:trasplantaron|han trasplantado|reanimaron|han reanimado)\b",
        r"\b(?:hay|tengo|tiene|tenemos|aparecio|llego) (?:un )?(?:donante|organo)\b",
        r"\bMIO(?: \w+)? (?:recibio|ha recibido) (?:un|el) (?:trasplante|riñon|corazon|higado|pulmon)",
        r"\b(?:le|me|nos) (?:salve|salvo|salvaron|ha salvado|he salvado|han salvado) la vida\b(?! (?:el|la|un|una|este|esta|tu)\b)",
    )),
    Kind("pregnancy", CRITICAL, (
        r"\bMIO(?: \w+)? (?:perdio|ha perdido) (?:al|el) (?:bebe|embarazo)\b",
        r"(?:^|[.!?¡] ?)dos ray(?:as|itas)\b(?=[.,!]|$)",
        r"^embarazada\b",
        r"\b(?:estoy|estamos|estaba|MIO(?: \w+)? esta) (?:embarazad[ao]s?|preñada)\b",
        r"\b(?:vamos a ser (?:padres|papas|mamas|abuelos)|voy a ser (?:padre|madre|papa|mama|abuel[oa]))\b",
        r"\b(?:vamos|voy) a tener (?:un (?:hijo|bebe)|una (?:hija|bebe)|gemelos|mellizos|un niño|una niña)\b",
        r"\bperdi(?:mos)? (?:al|el|la|a la) (?:bebe|embarazo|nena|nene)\b",
        r"\b(?:no (?:hay|habia|tiene|tenia|encontraron|encuentran)(?: el)?|(?:^|[.] )sin) latido(?=[.!]|$|,? dijo| del? )",
        r"\b(?:tuve|sufri) un aborto\b",
        r"\bnacio (?:muert[oa]|sin vida)\b",
        r"\b(?:rompi|he roto) aguas\b",
        r"\bcontracciones? (?:cada|y son|y faltan|de \d+ semanas)",
        r"\b(?:esta|estan) en (?:la )?incubadora\b",
        r"\bMIO (?:nacio|es|esta) prematur[oa]",
    )),
    Kind("adoption", CRITICAL, (
        r"\bque si a la adopcion\b",
        r"\b(?:nos|me) (?:aprobaron|han aprobado|concedieron|dieron|han dado|asignaron) (?:la )?(?:adopcion|idoneidad)\b",
        r"\b(?:la adopcion (?:es|fue|ha sido|esta|quedo)|aprobaron la adopcion)\b",
        r"\b(?:soy|era|fui) adoptad[oa]\b",
        r"\badoptamos a (?:un niño|una niña|nuestr[oa])",
    )),
    Kind("divorce", CRITICAL, (
        r"\b(?:nos vamos|me voy) a divorciar\b",
        r"(?:^|[.!] )divorciad[oa]s?[.!]",
        r"\b(?:firm(?:e|amos|ado) (?:el|los papeles del) divorcio|nos divorciamos|me divorcie|me (?:pidio|ha pedido) el divorcio"
        r"|(?:le )?pedi el divorcio|quiere el divorcio|(?:sentencia|demanda) de divorcio|ya (?:estoy|estamos) divorciad\w+"
        r"|divorcio (?:inscrito|firmado))\b",
    )),
    Kind("betrayal", CRITICAL, (
        r"\b(?:me (?:(?:engañ(?:a|aba|o)|ha engañado|esta engañando)(?= con (?:su|mi|otr[oa]|una?|ella|el)\b(?! cambio)|[.!]|$)|(?:fue|era|es|ha sido) infiel|(?:pone|puso|ha puesto) los cuernos)"
        r"|MIO(?: \w+)? tiene (?:un|una|otra|otro) (?:amante|familia|mujer|casa|señora|hijo|hija)|tiene (?:una )?(?:amante"
        r"|otra familia)|(?:llevaba|lleva) (?:una )?doble vida)\b",
        r"\b(?:no (?:es|era) (?:mi (?:padre|madre|papa|hij[oa])(?: biologic[oa])?|hij[oa] mi[oa])|no soy (?:su|el|la) (?:hij[oa]|padre)"
        r"|el adn (?:dice|salio|dio|no))\b",
        r"\b(?:se (?:jugo|gasto|ha jugado|ha gastado)|perdio|vacio|ha vaciado|se llevo)(?: \w+){0,3} (?:los|nuestros|mis|todos los|las)"
        r" (?:ahorros|cuentas)\b",
        r"\bnos (?:dejo|ha dejado) sin (?:ahorros|un peso|un duro|nada)\b",
    )),
    Kind("violence", CRITICAL, (
        r"\bme (?:amenazaron|amenazo|han amenazado|ha amenazado|amenazan|amenaza)(?: \w+)? (?:de muerte|con (?:matar|una pistola"
        r"|un cuchillo|un arma|una navaja))",
        r"\bamenazas? de muerte\b",
        r'\b(?:te|me|nos|os|los) (?:voy|va|van|vamos) a matar\b[^.!?]{0,3}[»\"]',
        r"\bme (?:violo|violaron|ha violado|han violado|abuso|abusaron|abusaba|tocaba)\b",
        r"\b(?:abuso|abusaba|abusaron|violo|violaron) (?:de |a )(?:mi\b|MIO)",
        r"\bfui violada\b",
        r"\b(?:MIO|el|mi ex|\w+) me (?:pego (?:un|una|otra|en|con|delante|hasta|tan)|golpeo|ha pegado|levanto la mano|estrangulo"
        r"|agarro del cuello|apuñalo)\b",
        r"\b(?:orden de (?:alejamiento|restriccion)|perimetral)\b",
        r"\b(?:camara|camarita) (?:oculta|escondida)\b",
        r"\b(?:encontre|hallamos|habia|halle) una (?:camara|camarita) (?:en (?:el|mi) (?:baño|cuarto|ducha|vestidor|habitacion))",
        r"\b(?:me |nos )?(?:secuestraron|han secuestrado)(?: a MIO|[.!,]|$| en\b)",
        r"\bse (?:lo|la|los) llevaron (?:encapuchados|a la fuerza|los (?:narcos|paracos|militares))",
        r"\b(?:no aparece|desaparecio|sigue desaparecid[oa]) MIO",
        r"\bMIO(?: \w+)? (?:no aparece|desaparecio|sigue desaparecid[oa])\b",
        r"\b(?:me|nos) (?:apuntaron|apunto|encañonaron|dispararon|apuñalaron|acuchillaron)\b(?! (?:en|a|para)\b)",
        r"\ba punta de (?:pistola|navaja|cuchillo)\b",
        r"\ble (?:dieron|pegaron) un (?:balazo|tiro)\b",
    )),
    Kind("justice", CRITICAL, (
        r"\b(?:soltaron|liberaron|absolvieron|condenaron) a MIO",
        r"(?:^|[.!] )(?:absuelt[oa]|sobreseid[oa]|imputad[oa])\b",
        r"\b(?:el (?:tipo|hombre|que)|quien|asesino|que)\b[^.!?]{0,30}(?:mato|atropello|asesino|violo|de)"
        r" (?:a )?MIO\b[^.!?]{0,40}\b(?:libre|en la calle|absuelto|absolvieron|salio|condena\w*|años|culpable)\b",
        r"\b(?:soltaron|absolvieron|dejaron libre|condenaron|ha salido|salio|sale)\b[^.!?]{0,25}\b(?:el que|al que|a quien|quien"
        r"|asesino)\b[^.!?]{0,15}\bMIO\b",
        r"\b(?:me|lo|la|a MIO(?: \w+)? (?:lo|la)) (?:detuvieron|han detenido|arrestaron|han arrestado|metieron pres[oa]|encarcelaron"
        r"|llevaron (?:pres[oa]|detenid[oa]))\b",
        r"\b(?:MIO(?: \w+)?|me) (?:esta|cayo|va|fue|sigue|metieron) (?:pres[oa]|detenid[oa]|en la carcel|a la carcel)\b",
        r"\b(?:salio|sali|salgo) (?:de la carcel|de prision|del penal|en libertad|libre)\b",
        r"\b(?:\w+) años de (?:carcel|prision)\b",
    )),
    Kind("ruin", CRITICAL, (
        r"\bse (?:nos |me )?(?:inundo|ha inundado) (?:la|mi|nuestra|toda la) casa\b",
        r"\bperdio (?:la casa|todo|el negocio) apostando\b",
        r"(?:^|[.!] )perdida total\b",
        r"\b(?:lo )?perdimos todo\b",
        r"\b(?:nos|me) (?:ha tocado|toco) (?:el gordo|la loteria|el euromillon\w*)",
        r"\bme saque (?:el melate|la loteria|el gordo)\b",
        r"\b(?:se (?:nos )?(?:quemo|ha quemado|incendio|ha incendiado|derrumbo)(?: \w+)?|ardio|quemaron|el (?:rio|agua|huracan|fuego"
        r"|incendio|barro|lodo) se (?:llevo|comio)) (?:entera )?(?:la|mi|nuestra|toda la) (?:casa|finca|rancho)\b",
        r"\b(?:la|mi|nuestra) casa (?:se (?:quemo|incendio|derrumbo|vino abajo|inundo)|ardio)\b",
        r"\b(?:nos (?:bombardearon|han bombardeado|evacuaron|han evacuado|estan bombardeando|desalojaron por)|empezo la guerra"
        r"|cayo un(?:a)? (?:misil|bomba|obus))\b",
        r"\b(?:los?|el|otro|hubo|mas|el primer) bombardeos?\b(?! (?:de|publicitario))",
        r"\b(?:terremoto|sismo|temblor)\b[^.!?]{0,60}\b(?:murio|muertos|se cayo|derrumb\w+|escombros|perdimos|no queda)",
        r"\b(?:bajo|entre|de) los escombros\b",
        r"\b(?:en (?:la )?(?:quiebra|bancarrota)|concurso de acreedores|quebramos(?=[.!,]|$)|(?:nos|me) (?:embargaron|han embargado"
        r"|embargan))\b(?! (?:moral|emocional))",
    )),
    Kind("self-harm and addiction", CRITICAL, (
        r"\b(?:intento|intente|ha intentado|he intentado|quiso|trato de) (?:suicidar(?:se|me)|quitar(?:se|me) la vida|matar(?:se|me))\b",
        r"\bse (?:tomo|trago) (?:todas las|un frasco de|una caja de) pastillas\b",
        r"\bintento de suicidio\b",
        r"\bsobredosis\b",
        r"\b(?:recai|he recaido|volvi a (?:beber|tomar|consumir)|he vuelto a (?:beber|consumir))\b(?! (?:cafe|agua|te)\b)",
        r"\b(?:año|años|meses) (?:sobri[oa]|sin (?:beber|tomar|consumir)|limpi[oa])\b",
    )),
    Kind("belonging", CRITICAL, (
        r"\b(?:me|lo|la|nos|los) (?:deportaron|han deportado|deportan|van a deportar)\b",
        r"\b(?:me|nos) (?:dieron|concedieron|han concedido|han dado|aprobaron|negaron|denegaron) (?:el )?(?:asilo|refugio)\b",
        r"\basilo (?:concedido|aprobado|denegado)\b",
        r"\b(?:sali|he salido|salio) del (?:closet|armario)\b",
        r"\b(?:le|les) (?:dije|conte|he dicho|he contado) (?:a (?:MIO|todos|mis padres) )?que (?:soy|era) (?:gay|lesbiana|bi|bisexual|trans|homosexual)\b",
        r"\b(?:MIO|me)(?: \w+)? (?:dijo|conto|ha dicho|ha contado) que (?:es|era) (?:gay|lesbiana|bi|bisexual|trans|homosexual)\b",
        r"\b(?:encontre|conoci|localice|he encontrado|he conocido) a mi (?:padre|madre|herman[oa])(?: biologic[oa])\b",
    )),
)  # fmt: skip
