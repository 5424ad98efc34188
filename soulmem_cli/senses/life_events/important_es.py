"""Turns, losses, firsts and decisions, in Spanish: folded text, those closest in capitals (closest.py)."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.life_events.kinds import IMPORTANT, Kind

KINDS: Final = (
    Kind("work", IMPORTANT, (
        r"\bme botaron (?:del trabajo|de la (?:chamba|pega|empresa))\b",
        r"\b(?:perdi|he perdido) (?:el|mi) (?:trabajo|empleo|curro|laburo)\b",
        r"\b(?:hoy|el lunes|mañana) (?:empiezo|empece) (?:en|con) el (?:trabajo|curro) nuevo\b",
        r"\bme robaron mi idea\b",
        r"\bfirmado el contrato\b",
        r"\bcontrato indefinido\b",
        r"\b(?:cerramos|cerre|cierro|hemos cerrado) (?:la|el|mi) (?:tienda|papeleria|negocio|taller|bar|local|restaurante|empresa"
        r"|libreria|panaderia)\b (?:despues|para siempre|definitiv\w+|tras)",
        r"\bliquidaron la empresa\b",
        r"\bme (?:han echado|echaron|liquidaron|corrieron|despiden)\b(?= (?:despues|tras|hoy|ayer|del (?:trabajo|curro|laburo)"
        r"|de la (?:empresa|oficina|fabrica|tienda))|[.!])",
        r"\bme salio (?:el nombramiento|la plaza|el trabajo)\b",
        r"\bme (?:ascendieron|han ascendido|despidieron|han despedido|echaron (?:del|de la) (?:trabajo|laburo|pega|chamba|empresa)"
        r"|rajaron|botaron del|corrieron del|contrataron|han contratado|(?:dieron|han dado) (?:el (?:trabajo|puesto|ascenso|curro)"
        r"|la plaza(?! de (?:garaje|parking|aparcamiento)))|ofrecieron (?:el|un) (?:trabajo|puesto)|aceptaron en|han aceptado en)\b",
        r"\bfirme el finiquito\b",
        r"\b(?:renuncie|he renunciado|dimiti|he dimitido|presente (?:la|mi) (?:renuncia|dimision)|(?:deje|dejo|he dejado) el (?:trabajo"
        r"|curro|laburo))\b(?! (?:al?|por) (?!trabajo|puesto|cargo|la plaza|mi (?:trabajo|puesto)|el sueldo))",
        r"\b(?:(?:mi )?primer dia (?:de trabajo|en (?:el|la|mi) (?:trabajo|curro|oficina|empresa|hospital|despacho|banco|nuevo))"
        r"|empece (?:a trabajar|en (?:el|la) (?:trabajo|empresa|hospital)|el trabajo)|primera nomina|primer sueldo|(?:me )?(?:hicieron"
        r"|han hecho) (?:fij[oa]|indefinid[oa])|firm(?:e|amos|ado) el contrato(?! de (?:la luz|el|internet|luz|gas)| del (?:gas|agua|movil|celular|seguro)))\b",
        r"\b(?:(?<!que )me (?:jubile|jubilo(?! en)|he jubilado|jubilaron|han jubilado)|(?:hoy|ya|desde hoy) (?:estoy|soy) jubilad[oa]"
        r"|(?:MIO )se jubilo)\b(?! temprano)",
        r"\b(?:que me (?:haga cargo|quede) (?:del|de la|con el|con la) (?:negocio|taller|tienda|bar|empresa|finca|puesto|local)|(?:abri"
        r"|abro|he abierto|inaugur\w+|puse|monte) (?:mi|el) (?:propi[oa] )?(?:taller|negocio|tienda|local|consulta|estudio|restaurante"
        r"|bar))\b",
        r"\b(?:present[oa]|vendio|firmo|robo|se apropio de)\b[^.!?]{0,20}\bmi (?:idea|proyecto|propuesta)\b",
        r"\bse llevo el (?:merito|credito) de mi\b",
        r"\bse robo mi idea\b",
    )),
    Kind("studies", IMPORTANT, (
        r"\b(?:me gradue|me he graduado|MIO(?: \w+)? se (?:ha graduado|graduo|recibio|titulo)|me recibi(?: de)?|me titule"
        r"|soy (?:medic[oa]|abogad[oa]|ingenier[oa]|licenciad[oa]|doctor[ae]?) (?:ya|por fin)|(?:aprobe|defendi|he aprobado"
        r"|he defendido) (?:la|mi) (?:tesis|oposicion|ultima|selectividad)|(?:saque|tengo|he sacado) (?:la )?plaza|aprobe (?:el|las|la"
        r"|todas?|los) (?:examen|mir|bar|oposicion\w*|final|ultimo))\b",
        r"\b(?:aprobe|saque|me dieron|he aprobado|he sacado|tengo|suspendi|me cargaron|reprobe)(?: (?:por fin|ya))? (?:el|la|mi)"
        r" (?:carnet|licencia de (?:conducir|manejo|manejar)|brevete|registro|practico|teorico)\b",
        r"\b(?:he suspendido|suspendi|reprobe|me bocharon|no (?:aprobe|pase|ingrese|quede|entre))\b[^.!?]{0,25}\b(?:examen|oposicion\w*"
        r"|materia|mir|final|universidad|facultad|año|curso|ingreso|prepa)\b",
        r"\bme (?:dieron|concedieron|han dado|negaron|han concedido) la beca\b",
        r"\b(?:beca (?:concedida|completa)|sin beca|la beca es mia)\b",
        r"\b(?:me admitieron|me han admitido|(?:quede|ingrese|entre|pase) (?:en|a) (?:la |el )?(?:universidad|uni|facultad|medicina"
        r"|derecho|unam|nacional|conservatorio|ingenieria|enfermeria|poli))\b",
    )),
    Kind("break-up", IMPORTANT, (
        r"(?:^|[.!] )(?:lo dejamos|tronamos|cortamos|nos separamos)[.!]",
        r"\b(?:rompi|he roto|termine|(?<!me )corte) con (?:MIO|el\b|ella\b|\w+(?=[.,!]|$))",
        r"\b(?:hemos acordado|acordamos|vamos a|quiere que nos?) separar(?:nos|emos|amos)\b",
        r"\b(?:lo dejamos|cortamos|rompimos|terminamos con|terminamos)\b(?: (?:para siempre|despues de|hoy|ayer|anoche"
        r"|definitivamente))",
        r"\b(?:lo hemos dejado|hemos (?:roto|cortado)|me (?:ha dejado|dejo) (?:por|MIO)|PAREJA(?: \w+)? (?:me dejo(?=[.,!]|$| por\b)|se fue de casa"
        r"|se ha ido de casa)|nos (?:separamos|hemos separado)|me (?:separo|separe|he separado) de)\b(?! (?:a|la|el|un) (?:puerta|cena"
        r"|tarea|las|en)\b)",
        r"\b(?:ya no (?:me|lo|la|le) (?:quiere|quiero|ama|amo)|ya no esta enamorad[oa]|no me quiere mas)\b",
        r'\b(?:me (?:dijo|ha dicho)|le (?:dije|he dicho)) (?:por primera vez )?(?:que )?[«\"“]?te (?:quiero|amo)\b(?! (?:decir|ver'
        r"|mucho como))",
        r"\b(?:nos besamos|me beso|la bese|lo bese|primer beso|somos novi[oa]s)\b(?! (?:la mano|el anillo|en la (?:frente|mejilla))\b)",
    )),
    Kind("health scare", IMPORTANT, (
        r"(?:^|[.!] )(?:un |una )?(?:bulto|bultito|pelotita|sombra|mancha en el (?:pulmon|higado|pecho))\b(?=[.,:]| en )",
        r"\bMIO(?: \w+)? se (?:cayo|ha caido)\b[^!?]{0,25}\b(?:cadera|femur|hospital|urgencias|escalera|pierna|brazo)\b",
        r"\b(?:empez\w+|empiez\w+|primera|acab\w+|termin\w+|ultima|se acabo|sesion de)(?: \w+){0,2} (?:quimio\w*|radioterapia|radio)\b",
        r"^quimio\b",
        r"\b(?:me|le|nos)? ?(?:encontraron|encontre|han encontrado|noto|note|tengo|vieron|han visto|salio|palpo|descubri|sale"
        r"|detectaron|tiene) (?:a MIO )?(?:un|una) (?:\w+ )?(?:bulto|mancha|sombra|nodulo|ganglio|quiste|bultito"
        r"|masa)\b(?! (?:de (?:cafe|vino|humedad|tinta|aceite)|en (?:el|la) (?:sofa|pared|camis\w+|techo|alfombra)))",
        r"\bbiopsia\b",
        r"\b(?:es|era|salio|fue|dio) benigno\b",
        r"\bno es (?:cancer|maligno)\b",
        r"\b(?:me|a MIO (?:lo|la|le)) (?:operan|operaron|han operado|van a operar|intervienen)\b",
        r"\b(?:operan|operaron|han operado|van a operar) a MIO",
        r"\bMIO(?: \w+)? (?:salio|entro|esta|sale|ha salido) (?:del|de la|en|al|a) (?:quirofano|cirugia|operacion|pabellon)\b",
        r"\b(?:entro|sali|entre|salgo) (?:a|del|de|en) (?:quirofano|cirugia|la operacion)\b",
        r"\b(?:tuve|tuvimos|he tenido|hemos tenido|MIO(?: \w+)? (?:tuvo|ha tenido)) un (?:accidente|choque)\b",
        r"\b(?:me|nos|lo|la) (?:atropellaron|atropello|han atropellado|chocaron|choco un)\b",
        r"\bvolcamos\b",
        r"\bsiniestro total\b",
        r"\b(?:me|se) (?:rompi|rompio|quebre|quebro|fracture|fracturo) (?:la|el|una|un) (?:cadera|pierna|brazo|muñeca|femur|tobillo"
        r"|tibia|clavicula|costilla)\b",
        r"\bcadera (?:rota|fracturada)\b",
        r"\b(?:internaron|ingresaron|hospitalizaron|han ingresado|han hospitalizado|se llevo la ambulancia) a MIO\b",
        r"\bMIO(?: \w+)? (?:esta|en|sigue) (?:ingresad[oa]|internad[oa]|hospitalizad[oa]|(?:en )?urgencias)\b",
        r"\bme (?:internaron|ingresaron|hospitalizaron|han ingresado)\b",
        r"\ba MIO (?:lo|la) (?:internaron|ingresaron|hospitalizaron)\b",
        r"\b(?:es autista|tdah|dislexi[ac]\w*|asperger|espectro autista|altas capacidades)\b",
    )),
    Kind("home", IMPORTANT, (
        r"(?:^|[.!] )vendid[oa] (?:la|el) (?:casa|piso|depa\w*|campo|finca)\b",
        r"(?:^|[.!] )(?:casa|depa|piso|depto) nuev[oa]\b",
        r"\b(?:alquilamos|alquile|arrendamos|arrende|rentamos)(?: un| una)? (?:casa|piso|depa\w*|depto|apartamento|cuarto|local)\b",
        r"\b(?:nos|me) (?:dieron|entregaron|han dado|han entregado|dan|entregan) las llaves\b(?! del coche)",
        r"\bya (?:tengo|tenemos) las llaves (?:de (?:la|mi|nuestra) casa|del (?:piso|depa\w*|apartamento|apto))\b",
        r"\b(?:firm(?:e|amos|ado)|nos dieron|me dieron|han dado|aprobaron|concedieron|firmo)(?: \w+){0,3} (?:hipoteca|escrituras?|arras"
        r"|alquiler|arriendo|credito hipotecario|credito de la casa)\b",
        r"\b(?:la hipoteca (?:esta )?(?:pagada|aprobada)|escrituramos)\b",
        r"\b(?:pague|pagamos|he pagado|hemos pagado) (?:la ultima (?:cuota|letra) (?:de la (?:casa|hipoteca)|del (?:piso|depto))|toda la hipoteca|la hipoteca)\b",
        r"\b(?:vendimos|vendi|se vendio|hemos vendido|he vendido|compramos|compre|hemos comprado|vendieron) (?:la|el|mi|una|un"
        r"|nuestr[oa]|por fin la) (?:casa|piso|departamento|depa|depto|apartamento|finca|terreno|campo|campito)\b",
        r"\b(?:desahuci\w+|nos (?:desalojan|desalojaron)|orden de desalojo|(?:nos|me) (?:echan|echaron|sacan|sacaron|han echado) (?:del"
        r"|de la|de) (?:piso|casa|departamento|depa|apartamento|pieza)|(?:(?:me|nos) (?:suben?|subio|subieron|han subido)|(?:me "
        r"|nos )?(?:dobl\w+|duplic\w+)) (?:el|la) (?:alquiler|renta|arriendo))\b",
        r"\b(?:me (?:mudo|mude|he mudado)|nos (?:mudamos|hemos mudado)(?! de (?!casa|piso|ciudad|pais|depto|barrio))|(?:me voy|nos vamos|me fui|se va|se fue|vamos|venirse|viene)"
        r" a vivir (?:a|con|sol[oa]|junt[oa]s)|emigr(?:o|e|amos|aron))\b(?! (?:de asiento|de mesa|a la mesa))",
    )),
    Kind("papers", IMPORTANT, (
        r"\b(?:gane|ganamos|perdi|perdimos|me dieron|nos dieron|he ganado|hemos ganado) (?:la custodia|la tutela|el (?:juicio|pleito"
        r"|caso))\b",
        r"\b(?:(?:me|nos) (?:dieron|concedieron|han concedido|han dado|aprobaron|negaron|denegaron|rechazaron|llego|han denegado)"
        r" (?:la |el |los )?(?:nacionalidad|ciudadania|visa|visado|residencia|papeles|permiso de (?:trabajo|residencia))|(?:juré|jure)"
        r" (?:la|bandera|la constitucion)|(?:visa|visado|nacionalidad|residencia) (?:aprobad[oa]|concedid[oa]|denegad[oa]|negad[oa]"
        r"|rechazad[oa])|(?:solicite|pedi|presente|solicitamos) (?:la )?(?:nacionalidad|ciudadania|residencia|visa)|ya (?:soy|tengo)"
        r" (?:ciudadan[oa]|(?:la )?(?:nacionalidad|ciudadania|residencia|papeles)))\b",
        r"\b(?:puse|pusimos|he puesto|hemos puesto|presente|presentamos|he presentado|interpuse|hice|firme|ratifique) (?:la|una|mi)"
        r" (?:denuncia|demanda|querella)\b",
        r"\b(?:denuncie|he denunciado|denunciamos|lo denuncie) (?:a|al|ante|en|por)\b",
        r"\bdenuncia (?:puesta|radicada|presentada|\d+)\b",
        r"\b(?:firme|hice|hizo|leyeron|abrieron|he firmado|cambio) (?:el|mi|su) testamento\b",
        r"\b(?:(?:herede|heredamos) (?:el|la|una|un) (?:casa|piso|finca|negocio|taller|terreno|campo|departamento)|me desheredo)\b",
        r"\bla herencia\b",
    )),
    Kind("friends and kin", IMPORTANT, (
        r"\bMIO(?: \w+)? (?:empezo|empieza|ha empezado) (?:el|la) (?:cole\w*|escuela|guarde\w*|jardin|kinder|universidad)\b",
        r"\bno puedo tener hijos\b",
        r"\b(?:nos falta|empezamos|fallo|fracaso|ciclo de) (?:la |el )?(?:fiv|in vitro)\b",
        r"\b(?:mi (?:mejor )?amig[oa](?: \w+)? (?:se (?:muda|va|fue|ha ido|mudo) (?:a (?!casa|dormir|la ducha|trabajar|comer|cenar)\w+"
        r"|del pais|lejos)|no me (?:invito|ha invitado|habla|hablo mas)|me (?:bloqueo|ha bloqueado|traiciono|ha traicionado))"
        r"|(?:se acabo|termine|rompi|acabe|perdi|he perdido|se termino) (?:la|con la|nuestra|esa|una|mi|a mi"
        r"|con mi)(?: mejor)? (?:amistad|amig[oa]))\b",
        r"\bMIO(?: \w+)? me (?:pidio|ha pedido) perdon\b",
        r"\bme (?:pidio|ha pedido) perdon MIO",
        r"\ble (?:pedi|he pedido) perdon a MIO",
        r"\b(?:nos (?:reconciliamos|perdonamos|hemos reconciliado)|hicimos las paces|hemos hecho las paces|me perdono"
        r"|(?:años|meses) sin (?:hablarnos|hablar con|vernos|verlo|verla))\b",
        r"\b(?:llev\w+|ingres\w+|meti\w*|dej\w+|intern\w+|sacamos|saque|mudamos|traslad\w+) (?:a MIO|lo|la)?[^.!?]{0,20}\b(?:residencia"
        r"|asilo|geriatrico|hogar de ancianos)\b",
        r"\bMIO(?: \w+)? (?:entra|entro|se va|esta|se fue|vive) (?:en|a) (?:la|una) (?:residencia|geriatrico|asilo)\b",
        r"\bprimer dia (?:del?|en el|de la) (?:cole\w*|escuela|jardin|guarde\w*|kinder|instituto|secundaria|primaria|prepa)\b",
        r"\b(?:primeros? pasos?|primera palabra)\b",
        r"\bdio (?:sus|tres|dos|cuatro) (?:primeros )?pasos\b",
        r"\bcamino (?:sol[oa]|por primera vez)\b",
        r'\bdijo [«\"“]?(?:mama|papa)[»\"”]? por primera vez',
        r"\bMIO(?: \w+)? (?:se va|se fue|se ha ido|se marcha) (?:de casa|a vivir|a estudiar|del pais|a la universidad|a la mili)\b",
        r"\bel nido vacio\b",
        r"\bllevamos a MIO(?: \w+)? a la (?:universidad|residencia)",
        r"\b(?:me (?:dijo|ha dicho)|dijo|dice) que (?:estaba|esta) orgullos[oa] de mi\b",
        r"\b(?:tengo (?:un|una) (?:medi[oa] )?herman[oa](?: \w+)? (?:en|que no|y no lo)|(?:una|un) medi[oa] herman[oa])\b",
        r"\bconoci a mi (?:niet[oa]|sobrin[oa]|herman[oa]|hij[oa])\b",
    )),
    Kind("death of one named", IMPORTANT, (
        r"(?:^|[.!] )(?:se )?(?:murio|ha muerto|fallecio) (?:don |doña )?(?!el\b|la\b|los\b|las\b|un|mi\b|tu\b|su\b|de\b|en\b|por\b|otr"
        r"|mi\b|nuestr|hoy|ayer|anoche|ya\b|como|a\b|al\b|y\b|sin\b|con\b)\w+(?=[.,;!]|$)",
    )),
    Kind("pets", IMPORTANT, (
        r"\b(?:hemos dormido|dormimos|tuvimos que dormir) a \w+\b",
        r"\b(?:murio|se murio|se me murio|se nos murio|sacrificamos a|sacrifique a|dormimos a|ha muerto|fallecio|atropellaron a"
        r"|enterramos a)(?: hoy| ayer| anoche)? (?:mi|nuestr[oa]|el|la|al?) (?:perr|gat|conej|lor|caball|yegu|tortug|mascot)\w*",
        r"\b(?:mi|nuestr[oa]|el|la) (?:perr|gat|conej|yegu|tortug|mascot)\w*(?: \w+)? (?:se (?:me |nos )?)?(?:murio|ha muerto|fallecio"
        r"|no aparece)\b",
        r"\b(?:adopt(?:e|amos)|hemos adoptado|he adoptado) (?:un|una|a un|a una|al?|otr[oa]) (?:\w+ )?(?:perr|gat|galg|cachorr|conej)\w*",
        r"\b(?:dormir|sacrificar) (?:a|al) (?:mi|la|el)? ?(?:perr|gat)\w*",
    )),
    Kind("achievements", IMPORTANT, (
        r"\btermin(?:e|amos) de pagar (?:el|la) (?:coche|carro|auto|casa|piso|moto|depto|hipoteca)\b",
        r"\bhe dejado el tabaco\b|\bdeje el (?:cigarrillo|tabaco|alcohol|pucho)\b",
        r"\b(?:pague|pagamos|termine de pagar|terminamos de pagar|salde|saldamos|liquide|he pagado|hemos pagado"
        r"|he terminado de pagar)[^.!?]{0,15}\b(?:deuda|deudas|prestamo|credito|ultima (?:cuota|letra) (?:de la casa|del piso"
        r"|de la hipoteca|del prestamo|del coche|del carro|del depto))\b",
        r"\b(?:sin|cero|libre de) deudas\b",
        r"\bya no debo nada\b",
        r"\b(?:primer (?:premio|lugar|puesto)|(?:gane|ganamos|he ganado|hemos ganado|gano MIO) (?:el|un|la|una) (?:concurso|premio"
        r"|torneo|campeonato|medalla|liga|final|copa|beca|oro|beca)|(?:somos|soy) campeon(?:a|es|as)?)\b",
        r"\b(?:me|nos) (?:publican|publicaron|han publicado|van a publicar)\b",
        r"\b(?:publican|publicaron|han publicado|salio|publique|he publicado) mi (?:primer[ao]? )?(?:libro|novela|cuento|articulo"
        r"|poemario|disco)\b",
        r"\btermine (?:la|mi) novela\b",
        r"\b(?:corri|termine|acabe|complete|he corrido|he terminado|he acabado) (?:el|la|mi|un|una)"
        r" (?:primer[ao]? )?(?:media )?(?:maraton|ironman|ultra)\b",
        r"\b(?:hice|hicimos|llegamos a la|llegue a la|alcanc\w+ la) (?:cumbre|cima)\b",
        r"\b(?:deje|he dejado|dejo|deja) (?:hoy )?de (?:fumar|beber|tomar|consumir)\b",
        r"\b(?:\w+ )?(?:dia|dias|semanas?|mes|meses|años?) sin (?:fumar|un cigarro)\b",
        r"\bultimo (?:cigarr\w+|pucho)\b",
    )),
    Kind("decisions", IMPORTANT, (
        r"\b(?:he|hemos) (?:decidido|tomado la decision) (?:de )?(?:que )?(?:me|no volver|dejar\w*|irme|irnos|tener\w*|separar\w+"
        r"|divorciar\w+|estudiar|operar\w+|denunciar\w*|vender|volver|mudar\w+|adoptar|casar\w+|cerrar|abrir|perdonar\w*|contar\w*"
        r"|hablar|no (?:ir|hablar|volver|tener|operar|casar)\w*|\w+rme|\w+rnos)\b",
        r"\b(?:decidi|decidimos) (?:que (?:me|no voy a|nos)|no volver|dejar (?:el trabajo|la carrera|a|de)|irme|irnos|separarme"
        r"|divorciarme|denunciar\w*|vender (?:la|el)|adoptar|mudarme|tener (?:un|el|la|al)|renunciar|perdonar\w*|operarme|cerrar (?:el"
        r"|la))\b",
        r"\btome (?:la|una) decision\b",
    )),
)  # fmt: skip
