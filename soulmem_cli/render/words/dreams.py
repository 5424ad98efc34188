"""Words of dream and of moving in and out. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # the report of a night
    "dream_title": ("The night of {day}", "La noche del {day}"),
    "dream_title_of": ("The night of {day} · {user}", "La noche del {day} · {user}"),
    "dream_quiet": ("A quiet night: everything is where it was.", "Una noche tranquila: todo sigue en su sitio."),
    "dream_empty": ("Nothing to dream of yet.", "Todavía no hay nada que soñar."),
    "dream_faded_one": ("One entry is growing pale.", "Una entrada empieza a desdibujarse."),
    "dream_faded_many": ("{count} entries are growing pale.", "{count} entradas empiezan a desdibujarse."),
    "dream_forgotten_one": (
        "One entry has gone to rest: it will not come up by itself, but it answers when you ask for it.",
        "Una entrada se ha ido a descansar: no saldrá por sí sola, pero responde si la buscas.",
    ),
    "dream_forgotten_many": (
        "{count} entries have gone to rest: they will not come up by themselves, but they answer when you ask for them.",
        "{count} entradas se han ido a descansar: no saldrán por sí solas, pero responden si las buscas.",
    ),
    "dream_revived_one": ("One entry has come near again.", "Una entrada ha vuelto a estar cerca."),
    "dream_revived_many": ("{count} entries have come near again.", "{count} entradas han vuelto a estar cerca."),
    "dream_grown_one": ("One thing you keep coming back to has grown.", "Ha crecido una cosa a la que vuelves a menudo."),
    "dream_grown_many": (
        "{count} things you keep coming back to have grown.",
        "Han crecido {count} cosas a las que vuelves a menudo.",
    ),
    "dream_private_one": (
        "One more came out of private entries, and stays with them.",
        "Otra ha salido de entradas privadas, y se queda con ellas.",
    ),
    "dream_private_many": (
        "{count} more came out of private entries, and stay with them.",
        "Otras {count} han salido de entradas privadas, y se quedan con ellas.",
    ),
    "dream_consolidated_one": ("There is something you keep coming back to:", "Hay algo a lo que vuelves:"),
    "dream_consolidated_many": ("There are {count} things you keep coming back to:", "Hay {count} cosas a las que vuelves:"),
    # its parts
    "dream_part_page": ("{day}", "El {day}"),
    "dream_part_look": ("Worth a look", "Para mirar con calma"),
    "dream_part_heard": ("What you want and hold true", "Lo que quieres y lo que crees"),
    "dream_conflicts_one": (
        "Two entries do not seem to go together. You decide, if you like: soulmem conflicts",
        "Dos entradas no parecen encajar. Decides tú, si quieres: soulmem conflicts",
    ),
    "dream_conflicts_many": (
        "{count} pairs of entries do not seem to go together. You decide, if you like: soulmem conflicts",
        "{count} parejas de entradas no parecen encajar. Decides tú, si quieres: soulmem conflicts",
    ),
    "dream_conflicts_reopened_one": (
        "One matter you had settled is open again: an entry speaks for the other side.",
        "Un asunto que habías zanjado vuelve a estar abierto: una entrada habla a favor del otro lado.",
    ),
    "dream_conflicts_reopened_many": (
        "{count} matters you had settled are open again: entries speak for the other side.",
        "{count} asuntos que habías zanjado vuelven a estar abiertos: hay entradas a favor del otro lado.",
    ),
    "dream_stated_one": (
        "One goal or belief of yours was heard for the first time.",
        "Se ha oído por primera vez una meta o una creencia tuya.",
    ),
    "dream_stated_many": (
        "{count} goals and beliefs of yours were heard for the first time: soulmem gists",
        "Se han oído por primera vez {count} metas y creencias tuyas: soulmem gists",
    ),
    "dream_restated_one": ("One goal or belief of yours came up again.", "Una meta o creencia tuya ha vuelto a salir."),
    "dream_restated_many": ("{count} goals and beliefs of yours came up again.", "{count} metas y creencias tuyas han vuelto a salir."),
    "dream_concepts_one": ("One thing keeps turning up in your days: soulmem gists", "Una cosa se repite en tus días: soulmem gists"),
    "dream_concepts_many": (
        "{count} things keep turning up in your days: soulmem gists",
        "{count} cosas se repiten en tus días: soulmem gists",
    ),
    "dream_concepts_grown_one": (
        "One of the things that keep turning up did so again.",
        "Una de las cosas que se repiten lo ha hecho otra vez.",
    ),
    "dream_concepts_grown_many": (
        "{count} of the things that keep turning up did so again.",
        "{count} de las cosas que se repiten lo han hecho otra vez.",
    ),
    "dream_part_joined": ("What comes together", "Lo que se junta"),
    "dream_part_near": ("What comes nearer", "Lo que se acerca"),
    "dream_part_away": ("What grows distant", "Lo que se aleja"),
    "dream_part_besides": ("Besides", "De paso"),
    "dream_gists_more_one": ("And one more: soulmem gists", "Y una más: soulmem gists"),
    "dream_gists_more_many": ("And {count} more: soulmem gists", "Y {count} más: soulmem gists"),
    "dream_pages_more_one": ("One more page was written: soulmem pages", "Se ha escrito una página más: soulmem pages"),
    "dream_pages_more_many": ("{count} more pages were written: soulmem pages", "Se han escrito {count} páginas más: soulmem pages"),
    "dream_pages_private_one": (
        "One private page was written; --private shows it.",
        "Se ha escrito una página privada; con --private se ve.",
    ),
    "dream_pages_private_many": (
        "{count} private pages were written; --private shows them.",
        "Se han escrito {count} páginas privadas; con --private se ven.",
    ),
    "dream_reveries_one": (
        "Of one trifle only an impression is left until you look for it; its text stands.",
        "De una pequeñez queda solo una impresión hasta que la busques; su texto sigue ahí.",
    ),
    "dream_reveries_many": (
        "Of {count} trifles only an impression is left until you look for them; their texts stand.",
        "De {count} pequeñeces queda solo una impresión hasta que las busques; sus textos siguen ahí.",
    ),
    "reverie_plain": ("“… {fragment} …”, {month}", "«… {fragment} …», {month}"),
    "reverie_felt": ("“… {fragment} …”, {month}, with some {emotion}", "«… {fragment} …», {month}, con algo de {emotion}"),
    "dream_quote": ("“{text}”", "«{text}»"),
    "dream_source": ("{count} entries, {first} – {last}: {ids}", "{count} entradas, {first} – {last}: {ids}"),
    "dream_kept_one": ("The one entry there is stands as you wrote it.", "La única entrada sigue tal como la escribiste."),
    "dream_kept_many": (
        "Not a word was lost: all {count} entries stand as you wrote them.",
        "No se ha perdido ni una palabra: las {count} entradas siguen tal como las escribiste.",
    ),
    "dream_rehearsed": ("Only a rehearsal: nothing was changed.", "Solo era un ensayo: no se ha cambiado nada."),
    "dream_busy": (
        "Another dream is going on in this journal; this one leaves it to it.",
        "Ya hay un sueño en marcha en este diario; este se lo deja a él.",
    ),
    "dream_words_changed": (
        "Texts changed while dreaming ({before} stood at the start, {after} are unchanged), so run {run} was undone. Nothing you wrote should ever change: keep a copy of the journal and run: soulmem doctor",
        "Hubo textos que cambiaron durante el sueño (al empezar había {before}, siguen iguales {after}), así que la pasada {run} se deshizo. Lo que escribes no debería cambiar nunca: guarda una copia del diario y usa: soulmem doctor",
    ),
    "dream_rested_night": (
        "This night was dreamt already: there is nothing to do until tomorrow.",
        "Esta noche ya está soñada: no hay nada que hacer hasta mañana.",
    ),
    "dream_rested_micro": (
        "This hour was looked after already: there is nothing to do.",
        "Esta hora ya está atendida: no hay nada que hacer.",
    ),
    "dream_rested_deep": (
        "This week’s deep dream is done: there is nothing to do until Monday.",
        "El sueño profundo de esta semana ya está hecho: no hay nada que hacer hasta el lunes.",
    ),
    "dream_hour": ("{day}, {hour}:00", "{day}, {hour}:00"),
    "dream_missed_one": ("One night was missed; this one makes up for it.", "Faltó una noche; esta la recupera."),
    "dream_missed_many": ("{count} nights were missed; this one makes up for them.", "Faltaron {count} noches; esta las recupera."),
    "dream_strengthened_one": ("One link grew stronger, for being used.", "Un enlace se ha hecho más fuerte por usarse."),
    "dream_strengthened_many": ("{count} links grew stronger, for being used.", "{count} enlaces se han hecho más fuertes por usarse."),
    "dream_loosened_one": ("One link that soulmem found loosened a little.", "Un enlace de los que halló soulmem se ha aflojado un poco."),
    "dream_loosened_many": (
        "{count} links that soulmem found loosened a little.",
        "{count} enlaces de los que halló soulmem se han aflojado un poco.",
    ),
    "dream_dwelt_one": ("One long entry was read part by part.", "Se ha leído por partes una entrada larga."),
    "dream_dwelt_many": ("{count} long entries were read part by part.", "Se han leído por partes {count} entradas largas."),
    "dream_renewed_one": ("One entry was weighed anew.", "Se ha vuelto a sopesar una entrada."),
    "dream_renewed_many": ("{count} entries were weighed anew.", "Se han vuelto a sopesar {count} entradas."),
    "dream_gists_faded_one": (
        "One thing soulmem had gathered has gone to rest.",
        "Una cosa que soulmem había reunido se ha ido a descansar.",
    ),
    "dream_gists_faded_many": (
        "{count} things soulmem had gathered have gone to rest.",
        "{count} cosas que soulmem había reunido se han ido a descansar.",
    ),
    "dream_gists_revived_one": ("One thing soulmem had gathered is awake again.", "Una cosa que soulmem había reunido ha despertado."),
    "dream_gists_revived_many": (
        "{count} things soulmem had gathered are awake again.",
        "{count} cosas que soulmem había reunido han despertado.",
    ),
    "dream_followed_one": (
        "One thing soulmem had gathered follows an entry you edited.",
        "Una cosa que soulmem había reunido se ha puesto al día con una entrada que cambiaste.",
    ),
    "dream_followed_many": (
        "{count} things soulmem had gathered follow entries you edited.",
        "{count} cosas que soulmem había reunido se han puesto al día con entradas que cambiaste.",
    ),
    "dream_let_go_one": (
        "One thing soulmem had gathered is gone: you replaced the words it stood on.",
        "Una cosa que soulmem había reunido ya no está: cambiaste las palabras en que se apoyaba.",
    ),
    "dream_let_go_many": (
        "{count} things soulmem had gathered are gone: you replaced the words they stood on.",
        "{count} cosas que soulmem había reunido ya no están: cambiaste las palabras en que se apoyaban.",
    ),
    "dream_crowded_one": (
        "One everyday entry makes way for others that say almost the same.",
        "Una entrada de a diario deja sitio a otras que dicen casi lo mismo.",
    ),
    "dream_crowded_many": (
        "{count} everyday entries make way for others that say almost the same.",
        "{count} entradas de a diario dejan sitio a otras que dicen casi lo mismo.",
    ),
    "dream_backup": (
        "A copy of the journal from before is kept, {file}: soulmem journal backups",
        "Se guarda una copia del diario tal como estaba, {file}: soulmem journal backups",
    ),
    "phase_unknown": ("“{value}” is no part of a dream. There are: {allowed}", "«{value}» no es parte de un sueño. Hay: {allowed}"),
    "dream_number_invalid": (
        "{option} {value}: it must be between {least} and {most}.",
        "{option} {value}: debe estar entre {least} y {most}.",
    ),
    # moving out
    "exported_one": ("One entry is in {file} ({size}).", "Una entrada guardada en {file} ({size})."),
    "exported_many": ("{count} entries are in {file} ({size}).", "{count} entradas guardadas en {file} ({size})."),
    "exported_none": ("Nothing matched; {file} holds no entries.", "No coincide nada; {file} no lleva entradas."),
    "export_private_one": (
        "One private entry was left out; --private takes it along.",
        "Una entrada privada se quedó fuera; con --private se incluye.",
    ),
    "export_private_many": (
        "{count} private entries were left out; --private takes them along.",
        "{count} entradas privadas se quedaron fuera; con --private se incluyen.",
    ),
    "export_forgotten_inside_one": (
        "One forgotten entry is inside, marked as forgotten, so that a backup loses nothing.",
        "Dentro va una entrada olvidada, marcada como tal, para que la copia no pierda nada.",
    ),
    "export_forgotten_inside_many": (
        "{count} forgotten entries are inside, marked as forgotten, so that a backup loses nothing.",
        "Dentro van {count} entradas olvidadas, marcadas como tales, para que la copia no pierda nada.",
    ),
    "export_forgotten_left_out_one": (
        "One forgotten entry was left out; the whole document (--format json) has it.",
        "Una entrada olvidada se quedó fuera; el documento completo (--format json) la lleva.",
    ),
    "export_forgotten_left_out_many": (
        "{count} forgotten entries were left out; the whole document (--format json) has them.",
        "{count} entradas olvidadas se quedaron fuera; el documento completo (--format json) las lleva.",
    ),
    "export_onto_journal": (
        "{path} is the journal itself. Choose another file to export to.",
        "{path} es el propio diario. Elige otro archivo para exportar.",
    ),
    "file_exists": (
        "There is a file at {path} already. To write over it: --yes",
        "Ya hay un archivo en {path}. Para sobrescribirlo: --yes",
    ),
    "file_unwritable": ("{path} cannot be written: {reason}", "No se puede escribir {path}: {reason}"),
    "format_unknown": ("“{value}” is no format there is. There are: {allowed}", "No existe el formato «{value}». Hay: {allowed}"),
    # moving in
    "imported_added_one": ("One new entry.", "Una entrada nueva."),
    "imported_added_many": ("{count} new entries.", "{count} entradas nuevas."),
    "imported_added_none": ("Nothing new.", "Nada nuevo."),
    "imported_known_one": ("One was here already.", "Una ya estaba."),
    "imported_known_many": ("{count} were here already.", "{count} ya estaban."),
    "imported_bad_one": ("One could not be read and stays outside.", "Una no se pudo leer y se queda fuera."),
    "imported_bad_many": ("{count} could not be read and stay outside.", "{count} no se pudieron leer y se quedan fuera."),
    "imported_empty": ("There is nothing in {file}.", "No hay nada en {file}."),
    "stdin_name": ("the standard input", "la entrada estándar"),
    "progress_import": ("Importing", "Importando"),
    "import_line_bad": ("{file}, line {line}: {reason}", "{file}, línea {line}: {reason}"),
    "import_keys_unknown": (
        "What this means is not known, so it was left aside: {keys}",
        "No se sabe qué significa, así que se dejó aparte: {keys}",
    ),
    "import_links_dangling_one": (
        "One link leads to an entry that is not here; it was left aside.",
        "Un enlace lleva a una entrada que no está; se dejó aparte.",
    ),
    "import_links_dangling_many": (
        "{count} links lead to entries that are not here; they were left aside.",
        "{count} enlaces llevan a entradas que no están; se dejaron aparte.",
    ),
    "line_not_utf8": (
        "{file}, line {line}: not UTF-8; what could not be read is kept as \N{REPLACEMENT CHARACTER}.",
        "{file}, línea {line}: no es UTF-8; lo que no se pudo leer queda como \N{REPLACEMENT CHARACTER}.",
    ),
    "line_not_json": ("this is not JSON.", "esto no es JSON."),
    "line_not_object": ("this is JSON, but no object.", "es JSON, pero no un objeto."),
    "field_missing": ("“{field}” is missing or empty.", "falta «{field}», o está vacío."),
    "field_not_text": ("“{field}” must be text.", "«{field}» debe ser un texto."),
    "field_not_texts": ("“{field}” must be a list of texts.", "«{field}» debe ser una lista de textos."),
    "field_not_number": ("“{field}” must be a number between {least} and {most}.", "«{field}» debe ser un número entre {least} y {most}."),
    "field_not_flag": ("“{field}” must be true or false.", "«{field}» debe ser true o false."),
    "field_not_object": ("“{field}” must be an object.", "«{field}» debe ser un objeto."),
    "field_not_objects": ("“{field}” must be a list of objects.", "«{field}» debe ser una lista de objetos."),
    "field_not_among": ("“{field}” cannot be “{value}”. It can be: {among}", "«{field}» no puede ser «{value}». Puede ser: {among}"),
    "field_not_pairs": ("“{field}” must hold texts or numbers.", "«{field}» debe llevar textos o números."),
    "field_not_uid": (
        "“{field}” must be a short text that can be seen.",
        "«{field}» debe ser un texto corto y visible.",
    ),
    "file_unreadable": ("{path} cannot be read: {reason}", "No se puede leer {path}: {reason}"),
    "file_not_utf8": ("{path} is not UTF-8 (byte {position}).", "{path} no está en UTF-8 (byte {position})."),
    "document_broken": (
        "The document breaks off or is damaged at line {line}; nothing was imported.",
        "El documento está cortado o dañado en la línea {line}; no se importó nada.",
    ),
    "document_unknown": (
        "This JSON is not an export of soulmem; nothing was imported.",
        "Este JSON no es una exportación de soulmem; no se importó nada.",
    ),
    "document_newer": (
        "This document is of version {version}; this soulmem knows {known}. Upgrade soulmem to import it.",
        "Este documento es de la versión {version}; este soulmem conoce la {known}. Actualiza soulmem para importarlo.",
    ),
}
