"""Words of help for each verb: what more there is to say, examples that run as they stand, where to look next. English, Spanish."""

from __future__ import annotations

from typing import Final

Pair = tuple[str, str]

ABOUT: Final[dict[str, Pair]] = {
    "add": (
        "Importance, emotion, people, tags and links are read in the words; what you say with an option wins. A date in front, as in “yesterday: …”, is taken as when it happened.",
        "La importancia, la emoción, las personas, las etiquetas y los enlaces se leen en las palabras; lo que digas con una opción manda. Una fecha delante, como en «ayer: …», se toma como el momento en que pasó.",
    ),
    "import": (
        "From soulmem, jrnl, Day One (JSON or zip), Markdown and Obsidian daily notes (a note or their folder), CSV, plain text, SoulMemory and Audrey; which it is shows in the content. Dates are read in Spanish or English, figures in your date_order, and what names no zone is in the journal's. What is here already is not brought in twice; what cannot be read is named with its line and the others go on; a text without a date is kept as of now. --dry-run first shows what would come.",
        "De soulmem, jrnl, Day One (JSON o zip), notas diarias de Markdown y Obsidian (una nota o su carpeta), CSV, texto sin formato, SoulMemory y Audrey; cuál es se ve en el contenido. Las fechas se leen en español o inglés, en cifras según tu date_order, y lo que no dice zona está en la del diario. Lo que ya está aquí no entra dos veces; lo que no se puede leer se nombra con su línea y lo demás sigue; un texto sin fecha queda con la de ahora. Con --dry-run se ve antes qué entraría.",
    ),
    "recall": (
        "By meaning and by words, whatever language the entry is in. Nothing is left out for being old: it only ranks a little lower. Without a query, what has gone to rest waits for --deep. With --kind, what dreams distilled answers too, marked as soulmem's own words; tags and sources leave it alone.",
        "Por significado y por palabras, esté en el idioma que esté la entrada. Nada queda fuera por ser viejo: solo baja un poco. Sin búsqueda, lo que se ha ido a descansar espera a --deep. Con --kind responde también lo que destilaron los sueños, marcado como palabras de soulmem; las etiquetas y las fuentes no lo filtran.",
    ),
    "about": (
        "Where it is named, called by another of its names, or stands among the tags: Ana, not Anita. Newest first.",
        "Donde se nombra, se llama por otro de sus nombres o figura entre las etiquetas: Ana, no Anita. Primero lo más nuevo.",
    ),
    "edit": (
        "A text never changes: the new one takes the place of the old, at the same moment and with all you said of it. The old one leaves timeline and about, answers below the new one in recall, and stays in show --history. The rest changes in place, and undo takes it back. With options and no words only those change; a pipe is then read for “-”.",
        "Un texto no cambia nunca: el nuevo ocupa el lugar del anterior, en el mismo momento y con todo lo que dijiste de él. El anterior deja timeline y about, en recall responde por debajo del nuevo y sigue en show --history. Lo demás cambia en su sitio, y undo lo deshace. Con opciones y sin palabras solo cambian estas; una tubería se lee entonces con «-».",
    ),
    "undo": (
        "One call of a verb is one change: an import of a thousand entries too. What was written is forgotten, never deleted: restore brings it back. A dream is rolled back. Looking at entries is no change. What was removed for good, a deleted user and encryption cannot be undone, and an undo is not undone either.",
        "Cada vez que usas un verbo es un cambio: también importar mil entradas. Lo escrito se olvida, nunca se borra: restore lo recupera. Un sueño se deshace entero. Mirar entradas no es un cambio. Lo borrado para siempre, un usuario borrado y el cifrado no se pueden deshacer, y un undo tampoco.",
    ),
    "show": (
        "Looking at an entry is using it: it keeps it near in memory.",
        "Mirar una entrada es usarla: la mantiene cerca en la memoria.",
    ),
    "links": (
        "A small tree: what the entry is linked to, and where those lead in turn. Links come from writing (what is alike), from using two entries for one question, and from what you say.",
        "Un pequeño árbol: a qué está enlazada la entrada, y adónde llevan esas a su vez. Los enlaces nacen al escribir (lo parecido), al usar dos entradas para una misma pregunta, y de lo que dices tú.",
    ),
    "why": (
        "Only what you said: with add --because and --led-to, or link --kind because. The chain is followed up to five steps, back and forward.",
        "Solo lo que dijiste: con add --because y --led-to, o link --kind porque. La cadena se sigue hasta cinco pasos, hacia atrás y hacia delante.",
    ),
    "timeline": (
        "Days are your local days, and both ends count.",
        "Los días son tus días locales, y ambos extremos cuentan.",
    ),
    "dream": (
        "Nothing is deleted, and nothing you wrote is changed: a dream decides what is offered unasked, and puts what it gathered beside its sources. What is due is done: ties every hour, the night once a night, the deep dream once a week; a copy of the journal is made before. Safe to run at any time, and twice.",
        "Nada se borra, y nada de lo que escribiste cambia: un sueño decide qué se ofrece sin pedirlo y pone lo que reunió junto a sus fuentes. Se hace lo que toca: los enlaces cada hora, la noche una vez por noche, el sueño profundo una vez por semana; antes se guarda una copia del diario. Se puede ejecutar en cualquier momento, y dos veces.",
    ),
    "gists list": (
        "A gist is soulmem's word, never yours: a sentence of your entries, or what they tell of a goal or belief, with the entries behind it. It is never taken for evidence of another. What you forget is not made again.",
        "Un destilado es palabra de soulmem, nunca tuya: una frase de tus entradas, o lo que cuentan de un objetivo o una creencia, con las entradas que lo respaldan. Nunca sirve de evidencia de otro. Lo que olvidas no se vuelve a hacer.",
    ),
    "conflicts list": (
        "Only the same thing about the same one, said in two ways that cannot both be: a number, an address, a favourite, a dose. A change of heart is none, nor is what you say has changed. Nothing is decided for you.",
        "Solo lo mismo de lo mismo, dicho de dos maneras que no pueden ser a la vez: un número, una dirección, un favorito, una dosis. Cambiar de sentir no lo es, ni lo que tú dices que ha cambiado. Nada se decide por ti.",
    ),
    "when": (
        "A day or a stretch of days, or a moment. A phrase that could be past or future is read as past.",
        "Un día o varios seguidos, o un momento. Una frase que podría ser pasada o futura se lee como pasada.",
    ),
    "export": (
        "Without filters the JSON document is the whole journal, what you forgot included, so that importing it elsewhere gives the same journal. Every other format is entries only: lines of JSON; Markdown, one note or a folder with a note a day (2026-08-24.md), whose front matter has the tags that all of the day share; the text file of jrnl, where a line that begins with a bracket gets a backslash before it; a table of CSV, whose cells stay as they were written, those that begin with =, +, - or @ too: let no spreadsheet run them as formulas; or one page of HTML to read and search without a network. Hours are those where you were, with the offset where it is not that of your zone. The journal itself is only read.",
        "Sin filtros, el documento JSON es el diario entero, también lo que olvidaste, de modo que importarlo en otro lugar da el mismo diario. Los demás formatos llevan solo entradas: líneas de JSON; Markdown, en una nota o en una carpeta con una nota por día (2026-08-24.md), con las etiquetas comunes del día arriba; el archivo de texto de jrnl, donde una línea que empieza por corchete lleva delante una barra invertida; una tabla CSV, con las celdas tal como se escribieron, también las que empiezan por =, +, - o @: no dejes que una hoja de cálculo las ejecute como fórmulas; o una página HTML para leer y buscar sin red. Las horas son las de donde estabas, con su desfase cuando no es el de tu zona. El diario solo se lee.",
    ),
    "forget": (
        "It is hidden everywhere but in “timeline --forgotten”, and no word of it is lost. With --purge it is gone for good, with its earlier versions: from the journal, from what dreams made of it, and from the copies beside the journal. Words instead of a number mean the one entry that says nearly the same.",
        "Queda oculta en todas partes menos en «timeline --forgotten», y no se pierde ni una palabra. Con --purge se borra para siempre, con sus versiones anteriores: del diario, de lo que los sueños hicieron con ella y de las copias junto al diario. Unas palabras en lugar de un número son la única entrada que dice casi lo mismo.",
    ),
    "pages show": (
        "A page is made of counted facts and of pieces of your entries. It is never taken for something you wrote, and never found by recall.",
        "Una página está hecha de hechos contados y de trozos de tus entradas. Nunca se toma por algo que escribiste, y recall no la encuentra.",
    ),
    "people merge": (
        "Asking for either name finds both, in about and with --person. What you wrote stays as it is.",
        "Preguntar por uno de los dos nombres encuentra ambos, en about y con --person. Lo que escribiste queda como está.",
    ),
    "people forget": (
        "For a pet, a place or a word taken for a person. It will not be taken for one again.",
        "Para una mascota, un lugar o una palabra tomados por una persona. No se volverá a tomar por una.",
    ),
    "users delete": (
        "The only verb that removes text, from the backups beside the journal too; copies you made elsewhere it cannot reach. It says how many entries there are and asks before it begins.",
        "El único verbo que borra texto, también de las copias que hay junto al diario; a las que guardaste en otro sitio no llega. Dice cuántas entradas hay y pregunta antes de empezar.",
    ),
    "doctor": (
        "Ends with 3 when something is wrong, and says what to do about it.",
        "Termina con 3 cuando algo está mal, y dice qué hacer.",
    ),
    "config set": (
        "Settings: lang, user, db, model, device, timezone, date_order (dmy, mdy, ymd), day_ends_at (04:00 for night owls), backups (how many are kept), key_command (prints the key of an encrypted journal) and keyring (on or off); and, from 0 (off) to 1, what ranks beside a query: recall.accessibility, recall.confidence, recall.mood, recall.context and recall.interference.",
        "Ajustes: lang, user, db, model, device, timezone, date_order (dmy, mdy, ymd), day_ends_at (04:00 para noctámbulos), backups (cuántas copias se guardan), key_command (escribe la clave de un diario cifrado) y keyring (on u off); y, de 0 (nada) a 1, lo que ordena además de la búsqueda: recall.accessibility, recall.confidence, recall.mood, recall.context y recall.interference.",
    ),
    "models fetch": (
        "This is the one command that opens a connection.",
        "Es la única orden que abre una conexión.",
    ),
    "journal backup": (
        "Others may go on writing meanwhile. The copy gets its name only when every page and every word of it was found whole. One is made unasked before a night's dream, an import that adds something, and a change of the schema, unless nothing changed since the last: soulmem config set backups 14 keeps more of them, 0 makes none.",
        "Los demás pueden seguir escribiendo entretanto. La copia recibe su nombre solo cuando cada página y cada palabra suya están enteras. Sin que la pidas se hace una antes del sueño de la noche, de una importación que añade algo y de un cambio de esquema, salvo que nada haya cambiado desde la última: soulmem config set backups 14 guarda más, 0 no hace ninguna.",
    ),
    "journal restore": (
        "The copy is looked through first and stays as it is. What stood in the journal's place is kept beside it, under a name with the date. Nothing happens while another program has the journal open.",
        "La copia se revisa primero y se queda como está. Lo que había en el lugar del diario se guarda al lado, con la fecha en el nombre. No pasa nada mientras otro programa tenga abierto el diario.",
    ),
    "journal salvage": (
        "The damaged file is only read: page by page, past those that are lost, in the journal and in its log; an encrypted one with its key. What was found becomes a new journal, and all that is derived is made again. The damaged file is kept beside it, under a name with the date. What was removed for good does not come back. It says which numbers are missing, and of which entries something is lost, where a mark stands in the text.",
        "El archivo dañado solo se lee: página por página, pasando por encima de las perdidas, en el diario y en su registro; si está cifrado, con su clave. Lo encontrado forma un diario nuevo, y lo que se deduce se hace otra vez. El archivo dañado se guarda al lado, con la fecha en el nombre. Lo que se borró para siempre no vuelve. Dice qué números faltan y de qué entradas se perdió algo, con una marca en el texto donde falta.",
    ),
    "journal encrypt": (
        "The key is typed twice, or printed by the command that SOULMEM_KEY_COMMAND (or the setting key_command) names; with soulmem config set keyring on the system's keyring keeps it. 64 hexadecimal digits are a key as they are and open fastest; anything else is a passphrase. Everything is written anew, encrypted and proven to open before it takes the place of the plain files, which are then overwritten; the backups beside the journal too. Searching works as before. A lost key cannot be had back.",
        "La clave se teclea dos veces, o la escribe la orden que indica SOULMEM_KEY_COMMAND (o el ajuste key_command); con soulmem config set keyring on la guarda el llavero del sistema. 64 cifras hexadecimales son una clave tal cual y abren más rápido; cualquier otra cosa es una frase de paso. Todo se escribe de nuevo, cifrado, y se comprueba que se abre antes de ocupar el lugar de los archivos sin cifrar, que luego se sobrescriben; también las copias junto al diario. Buscar funciona como antes. Una clave perdida no se puede recuperar.",
    ),
    "journal rekey": (
        "The new key is typed twice, or printed by the command that SOULMEM_NEW_KEY_COMMAND names. The backups beside the journal get it too.",
        "La clave nueva se teclea dos veces, o la escribe la orden que indica SOULMEM_NEW_KEY_COMMAND. Las copias junto al diario también pasan a tenerla.",
    ),
    "journal rebuild": (
        "Emotion, importance, people, detected tags, links and the index are made anew; what you said yourself stays.",
        "La emoción, la importancia, las personas, las etiquetas detectadas, los enlaces y el índice se hacen de nuevo; lo que dijiste tú se queda.",
    ),
    "journal reembed": (
        "To the model of this run, given with --model. It can be stopped and goes on where it was; until it is done, the old vectors serve.",
        "Al modelo de esta ejecución, dado con --model. Se puede parar y sigue donde iba; hasta que acabe, sirven los vectores anteriores.",
    ),
}  # fmt: skip

# the command as it is typed, and what it does
EXAMPLES: Final[dict[str, tuple[tuple[Pair, Pair], ...]]] = {
    "add": (
        (('soulmem add "Dinner with Ana, we laughed a lot"', 'soulmem add "Cena con Ana, reímos mucho"'), ("an entry for now", "una entrada de ahora")),
        (('soulmem add "yesterday 8pm: the film was great #cinema"', 'soulmem add "ayer a las 20h: la película me encantó #cine"'), ("yesterday, with a tag", "de ayer, con una etiqueta")),
        (("cat notes.txt | soulmem add --lines", "cat notas.txt | soulmem add --lines"), ("an entry for each line", "una entrada por cada línea")),
    ),
    "edit": (
        (("soulmem edit 12", "soulmem edit 12"), ("its text, in your editor", "su texto, en tu editor")),
        (('soulmem edit 12 "Dinner with Ana and Luis"', 'soulmem edit 12 "Cena con Ana y Luis"'), ("a new text", "un texto nuevo")),
        (('soulmem edit 12 --at "yesterday 9pm" --untag cinema', 'soulmem edit 12 --at "ayer a las 21h" --untag cine'), ("another moment, a tag less", "otro momento, una etiqueta menos")),
    ),
    "undo": (
        (("soulmem undo", "soulmem undo"), ("take back the last change", "deshace el último cambio")),
        (("soulmem undo --list", "soulmem undo --list"), ("what would be undone", "qué se desharía")),
    ),
    "tag": (
        (("soulmem tag 12 friends summer", "soulmem tag 12 amigos verano"), ("put two tags on an entry", "pon dos etiquetas a una entrada")),
        (("soulmem tag 12 --remove summer", "soulmem tag 12 --remove verano"), ("take one off", "quita una")),
        (("soulmem tag", "soulmem tag"), ("all your tags, with how many entries have them", "todas tus etiquetas, con cuántas entradas las tienen")),
    ),
    "import": (
        (("soulmem import journal.json", "soulmem import diario.json"), ("all of an earlier export", "todo lo que se exportó antes")),
        (("soulmem import ~/Obsidian/Daily --dry-run", "soulmem import ~/Obsidian/Diario --dry-run"), ("what a folder of notes would bring", "qué traería una carpeta de notas")),
        (("cat entries.ndjson | soulmem import -", "cat entradas.ndjson | soulmem import -"), ("from a pipe, one entry a line", "de una tubería, una entrada por línea")),
    ),
    "recall": (
        (("soulmem recall a walk by the sea", "soulmem recall un paseo junto al mar"), ("what comes closest", "lo que más se acerca")),
        (('soulmem recall work --since "last month" --emotion anger', 'soulmem recall trabajo --since "el mes pasado" --emotion enojo'), ("within a time and a feeling", "dentro de un tiempo y un sentimiento")),
    ),
    "about": (
        (("soulmem about Ana", "soulmem about Ana"), ("the last ten times Ana is in", "las últimas diez veces que aparece Ana")),
        (("soulmem about mum --since january", "soulmem about mamá --since enero"), ("since a month", "desde un mes")),
    ),
    "show": (
        (("soulmem show 12", "soulmem show 12"), ("one entry", "una entrada")),
        (("soulmem show 12 13 --json", "soulmem show 12 13 --json"), ("two, for a program", "dos, para un programa")),
        (("soulmem show 12 --history", "soulmem show 12 --history"), ("every version of it", "todas sus versiones")),
    ),
    "link": (
        (('soulmem link 12 7 --because "the same trip"', 'soulmem link 12 7 --because "el mismo viaje"'), ("tie two entries, and say why", "enlaza dos entradas y di por qué")),
        (("soulmem link 12 9 --kind because", "soulmem link 12 9 --kind porque"), ("the first came of the other", "la primera vino de la otra")),
        (("soulmem link 12 9 --strength 0.5", "soulmem link 12 9 --strength 0.5"), ("a weaker link", "un enlace más débil")),
    ),
    "unlink": (
        (("soulmem unlink 12 7", "soulmem unlink 12 7"), ("whatever tied them is gone", "lo que las unía desaparece")),
        (("soulmem unlink 12 9 --json", "soulmem unlink 12 9 --json"), ("with what was there, for a program", "con lo que había, para un programa")),
    ),
    "links": (
        (("soulmem links 12", "soulmem links 12"), ("the five strongest", "los cinco más fuertes")),
        (("soulmem links 12 --limit 20", "soulmem links 12 --limit 20"), ("twenty of them", "veinte de ellos")),
    ),
    "why": (
        (("soulmem why 12", "soulmem why 12"), ("what led there, step by step", "qué llevó ahí, paso a paso")),
        (('soulmem add "I slept badly" --because "#12"', 'soulmem add "Dormí mal" --because "#12"'), ("say why when you write", "di por qué al escribir")),
    ),
    "timeline": (
        (("soulmem timeline", "soulmem timeline"), ("the last twenty", "las últimas veinte")),
        (("soulmem timeline --on 2026-08", "soulmem timeline --on 2026-08"), ("a whole month", "un mes entero")),
        (("soulmem timeline --since monday --person Ana", "soulmem timeline --since lunes --person Ana"), ("this week with Ana", "esta semana con Ana")),
    ),
    "reflect": (
        (("soulmem reflect", "soulmem reflect"), ("all there is", "todo lo que hay")),
        (('soulmem reflect --on "last month"', 'soulmem reflect --on "el mes pasado"'), ("one month", "un mes")),
    ),
    "stats": (
        (("soulmem stats", "soulmem stats"), ("counts, sizes and dates", "cuentas, tamaños y fechas")),
        (("soulmem stats --json", "soulmem stats --json"), ("for a program", "para un programa")),
    ),
    "dream": (
        (("soulmem dream", "soulmem dream"), ("tonight's dream", "el sueño de esta noche")),
        (("soulmem dream --schedule cron", "soulmem dream --schedule cron"), ("the line that does it every hour", "la línea que lo hace cada hora")),
        (("soulmem dream --rollback 12", "soulmem dream --rollback 12"), ("undo the newest one", "deshacer el último")),
    ),
    "now": (
        (("soulmem now", "soulmem now"), ("the day and the time, in words", "el día y la hora, en palabras")),
        (("soulmem now --json", "soulmem now --json"), ("with the zone, for a prompt", "con la zona, para un prompt")),
    ),
    "when": (
        (("soulmem when last friday 8pm", "soulmem when el viernes pasado a las 20:00"), ("a moment", "un momento")),
        (('soulmem when "two weeks ago" --json', 'soulmem when "hace dos semanas" --json'), ("a day, for a program", "un día, para un programa")),
        (("cat phrases.txt | soulmem when --lines --ndjson", "cat frases.txt | soulmem when --lines --ndjson"), ("many at once", "muchas a la vez")),
    ),
    "export": (
        (("soulmem export journal.json", "soulmem export diario.json"), ("everything but private entries", "todo menos las entradas privadas")),
        (("soulmem export notes/ --format markdown", "soulmem export notas/ --format markdown"), ("a note a day, as Obsidian has them", "una nota por día, como las de Obsidian")),
        (("soulmem export --on 2025 2025.html", "soulmem export --on 2025 2025.html"), ("a year as one page to read and search", "un año en una página para leer y buscar")),
    ),
    "forget": (
        (("soulmem forget 12 13 14", "soulmem forget 12 13 14"), ("hide one entry, or several", "oculta una entrada, o varias")),
        (("soulmem forget 12 --purge", "soulmem forget 12 --purge"), ("for good, once you confirm it", "para siempre, cuando lo confirmes")),
        (("soulmem forget --purge --forgotten", "soulmem forget --purge --forgotten"), ("all that you forgot, for good", "todo lo que olvidaste, para siempre")),
    ),
    "restore": (
        (("soulmem restore 12", "soulmem restore 12"), ("bring one back", "trae una de vuelta")),
        (("soulmem timeline --forgotten", "soulmem timeline --forgotten"), ("see which there are", "mira cuáles hay")),
    ),
    "people list": (
        (("soulmem people list", "soulmem people list"), ("who you write about most", "de quién escribes más")),
        (("soulmem people list --kin", "soulmem people list --kin"), ("mum and the others without a name too", "también mamá y demás, sin nombre")),
    ),
    "people merge": (
        (("soulmem people merge Catherine Cath", "soulmem people merge Catalina Cata"), ("a short name of hers", "un diminutivo suyo")),
        (("soulmem people merge Lucy sister", "soulmem people merge Lucía hermana"), ("or a relation", "o un parentesco")),
    ),
    "people rename": (
        (('soulmem people rename Petrov "Ivan Petrov"', 'soulmem people rename Petrov "Iván Petrov"'), ("the old name finds him too", "el nombre de antes también lo encuentra")),
        (("soulmem people rename mum Rosa", "soulmem people rename mamá Rosa"), ("name who had none", "pon nombre a quien no lo tenía")),
    ),
    "people forget": (
        (("soulmem people forget Biscuit", "soulmem people forget Canela"), ("the dog", "la perra")),
        (("soulmem people forget Harbour", "soulmem people forget Retiro"), ("a place", "un lugar")),
    ),
    "gists list": (
        (("soulmem gists", "soulmem gists"), ("the latest twenty", "los últimos veinte")),
        (("soulmem gists list --kind goal --state active", "soulmem gists list --kind goal --state active"), ("what you set out to do", "lo que te has propuesto")),
    ),
    "gists show": (
        (("soulmem gists show 1", "soulmem gists show 1"), ("and what it stands on", "y en qué se apoya")),
        (("soulmem gists show 1 --json", "soulmem gists show 1 --json"), ("for a program", "para un programa")),
    ),
    "gists forget": (
        (("soulmem gists forget 1", "soulmem gists forget 1"), ("it is not made again", "no se vuelve a hacer")),
        (("soulmem gists list --state forgotten", "soulmem gists list --state forgotten"), ("what you let go of", "lo que dejaste ir")),
    ),
    "gists restore": (
        (("soulmem gists restore 1", "soulmem gists restore 1"), ("in the state it had", "en el estado que tenía")),
        (("soulmem gists list --state forgotten", "soulmem gists list --state forgotten"), ("what there is to bring back", "lo que se puede traer de vuelta")),
    ),
    "conflicts list": (
        (("soulmem conflicts", "soulmem conflicts"), ("what waits for you", "lo que te espera")),
        (("soulmem conflicts list --state resolved", "soulmem conflicts list --state resolved"), ("what you have settled", "lo que ya resolviste")),
    ),
    "conflicts show": (
        (("soulmem conflicts show 1", "soulmem conflicts show 1"), ("its two entries", "sus dos entradas")),
        (("soulmem conflicts show 1 --json", "soulmem conflicts show 1 --json"), ("for a program", "para un programa")),
    ),
    "conflicts resolve": (
        (("soulmem conflicts resolve 1 --b", "soulmem conflicts resolve 1 --b"), ("the newer holds", "vale la posterior")),
        (("soulmem conflicts resolve 1 --both --when place=work", "soulmem conflicts resolve 1 --both --when lugar=trabajo"), ("both hold, one of them there", "valen las dos, una de ellas ahí")),
    ),
    "conflicts reopen": (
        (("soulmem conflicts reopen 1", "soulmem conflicts reopen 1"), ("think again", "piénsalo otra vez")),
        (("soulmem conflicts list --state reopened", "soulmem conflicts list --state reopened"), ("what was reopened", "lo que se reabrió")),
    ),
    "pages list": (
        (("soulmem pages list", "soulmem pages list"), ("the latest twenty", "las últimas veinte")),
        (('soulmem pages list --since "last month"', 'soulmem pages list --since "el mes pasado"'), ("from a day on", "desde un día")),
    ),
    "pages show": (
        (("soulmem pages show yesterday", "soulmem pages show ayer"), ("what yesterday came to", "en qué quedó el día de ayer")),
        (('soulmem pages show "last week"', 'soulmem pages show "la semana pasada"'), ("day after day", "día tras día")),
    ),
    "users list": (
        (("soulmem users list", "soulmem users list"), ("everybody, with how many entries they have", "todos, con cuántas entradas tienen")),
        (('soulmem --user ana add "My first entry"', 'soulmem --user ana add "Mi primera entrada"'), ("a new user is made by writing", "un usuario nuevo nace al escribir")),
    ),
    "users delete": (
        (("soulmem users delete ana", "soulmem users delete ana"), ("asks first", "pregunta antes")),
        (("soulmem --user ana export --private ana.json", "soulmem --user ana export --private ana.json"), ("keep a copy before", "guarda antes una copia")),
    ),
    "doctor": (
        (("soulmem doctor", "soulmem doctor"), ("check everything", "revísalo todo")),
        (("soulmem doctor --fix", "soulmem doctor --fix"), ("and mend what can be", "y arregla lo que se pueda")),
    ),
    "config list": (
        (("soulmem config list", "soulmem config list"), ("every setting", "todos los ajustes")),
        (("soulmem config list --json", "soulmem config list --json"), ("for a program", "para un programa")),
    ),
    "config get": (
        (("soulmem config get lang", "soulmem config get lang"), ("the language", "el idioma")),
        (("soulmem config get db", "soulmem config get db"), ("where the journal is", "dónde está el diario")),
    ),
    "config set": (
        (("soulmem config set lang es", "soulmem config set lang en"), ("Spanish from now on", "en inglés de ahora en adelante")),
        (("soulmem config set recall.mood 0", "soulmem config set recall.mood 0"), ("how you feel no longer ranks what is found", "cómo te sientes ya no ordena lo que se encuentra")),
        (("soulmem config set day_ends_at 04:00", "soulmem config set day_ends_at 04:00"), ("at three at night it is still the day before", "a las tres de la madrugada sigue siendo el día anterior")),
    ),
    "config unset": (
        (("soulmem config unset lang", "soulmem config unset lang"), ("the locale decides again", "vuelve a decidir la configuración regional")),
        (("soulmem config unset day_ends_at", "soulmem config unset day_ends_at"), ("days end at midnight again", "los días vuelven a acabar a medianoche")),
    ),
    "config path": (
        (("soulmem config path", "soulmem config path"), ("the file of your settings", "el archivo de tus ajustes")),
        (('vi "$(soulmem config path)"', 'vi "$(soulmem config path)"'), ("edit it by hand", "edítalo a mano")),
    ),
    "models list": (
        (("soulmem models list", "soulmem models list"), ("which there are, and which one the journal lives with", "cuáles hay, y con cuál vive el diario")),
        (("soulmem models list --json", "soulmem models list --json"), ("for a program", "para un programa")),
    ),
    "models fetch": (
        (("soulmem models fetch sentence-transformers/LaBSE", "soulmem models fetch sentence-transformers/LaBSE"), ("download it once", "descárgalo una vez")),
        (("soulmem --model sentence-transformers/LaBSE journal reembed", "soulmem --model sentence-transformers/LaBSE journal reembed"), ("then move the journal to it", "después, pasa el diario a él")),
    ),
    "journal backup": (
        (("soulmem journal backup", "soulmem journal backup"), ("beside the journal, with the date in its name", "junto al diario, con la fecha en el nombre")),
        (("soulmem journal backup /media/usb --keep 4", "soulmem journal backup /media/usb --keep 4"), ("in a folder that keeps the last four", "en una carpeta que guarda las cuatro últimas")),
        (("soulmem journal backup journal-2026.db", "soulmem journal backup diario-2026.db"), ("as a file of its own", "como un archivo aparte")),
    ),
    "journal backups": (
        (("soulmem journal backups", "soulmem journal backups"), ("when each was made, and how many entries it has", "cuándo se hizo cada una, y cuántas entradas tiene")),
        (("soulmem journal backups --json", "soulmem journal backups --json"), ("for a program", "para un programa")),
    ),
    "journal restore": (
        (("soulmem journal restore journal-2026-08-24T131500Z.db", "soulmem journal restore journal-2026-08-24T131500Z.db"), ("asks first", "pregunta antes")),
        (("soulmem journal restore /media/usb/journal.db --yes", "soulmem journal restore /media/usb/diario.db --yes"), ("from elsewhere, at once", "desde otro sitio, sin preguntar")),
    ),
    "journal salvage": (
        (("soulmem journal salvage --dry-run", "soulmem journal salvage --dry-run"), ("what can be read", "qué se puede leer")),
        (("soulmem journal salvage --backups", "soulmem journal salvage --backups"), ("asks first, then takes the journal's place", "pregunta antes y ocupa el lugar del diario")),
        (("soulmem journal salvage /media/usb/old.db --to saved.db", "soulmem journal salvage /media/usb/viejo.db --to salvado.db"), ("from elsewhere, to a new file", "desde otro sitio, a un archivo nuevo")),
    ),
    "journal encrypt": (
        (("soulmem journal encrypt", "soulmem journal encrypt"), ("asks for a key, twice", "pide una clave, dos veces")),
        (("SOULMEM_KEY_COMMAND='pass soulmem' soulmem journal encrypt --yes", "SOULMEM_KEY_COMMAND='pass soulmem' soulmem journal encrypt --yes"), ("with a key from a password manager", "con la clave de un gestor de contraseñas")),
    ),
    "journal decrypt": (
        (("soulmem journal decrypt", "soulmem journal decrypt"), ("asks first", "pregunta antes")),
        (("soulmem journal decrypt --yes", "soulmem journal decrypt --yes"), ("at once", "sin preguntar")),
    ),
    "journal rekey": (
        (("soulmem journal rekey", "soulmem journal rekey"), ("asks for the new key, twice", "pide la clave nueva, dos veces")),
        (("SOULMEM_NEW_KEY_COMMAND='pass new' soulmem journal rekey --yes", "SOULMEM_NEW_KEY_COMMAND='pass nueva' soulmem journal rekey --yes"), ("to one that a command prints", "por una que escribe una orden")),
    ),
    "journal rebuild": (
        (("soulmem journal rebuild", "soulmem journal rebuild"), ("after an upgrade, for instance", "por ejemplo, tras actualizar")),
        (("soulmem journal rebuild --all-users", "soulmem journal rebuild --all-users"), ("for everybody", "para todos")),
    ),
    "journal reembed": (
        (("soulmem --model ~/models/minilm journal reembed", "soulmem --model ~/modelos/minilm journal reembed"), ("to a model in a folder", "a un modelo de una carpeta")),
        (("soulmem journal reembed --dry-run", "soulmem journal reembed --dry-run"), ("how much there is to do", "cuánto hay que hacer")),
    ),
    "journal schema": (
        (("soulmem journal schema", "soulmem journal schema"), ("all of it", "todo")),
        (("soulmem journal schema > schema.json", "soulmem journal schema > esquema.json"), ("into a file", "a un archivo")),
    ),
    "schema": (
        (("soulmem schema", "soulmem schema"), ("of every verb", "de todos los verbos")),
        (("soulmem schema recall", "soulmem schema recall"), ("of one", "de uno")),
    ),
}  # fmt: skip

SEE: Final[dict[str, tuple[str, ...]]] = {
    "add": ("show", "edit", "undo"),
    "edit": ("show", "tag", "undo"),
    "undo": ("edit", "restore", "dream"),
    "tag": ("add", "show", "recall"),
    "import": ("export", "add"),
    "recall": ("about", "timeline", "show"),
    "about": ("recall", "timeline", "reflect"),
    "show": ("links", "tag", "recall"),
    "link": ("links", "unlink", "why"),
    "unlink": ("link", "links"),
    "links": ("why", "link", "unlink"),
    "why": ("links", "link", "add"),
    "timeline": ("reflect", "recall", "show"),
    "reflect": ("timeline", "stats", "about"),
    "stats": ("reflect", "doctor"),
    "people list": ("about", "people merge"),
    "people merge": ("people list", "people rename"),
    "people rename": ("people list", "people merge"),
    "people forget": ("people list", "about"),
    "dream": ("reflect", "stats", "forget"),
    "gists list": ("gists show", "recall", "dream"),
    "gists show": ("gists list", "gists forget", "show"),
    "gists forget": ("gists restore", "gists list"),
    "gists restore": ("gists forget", "gists list"),
    "conflicts list": ("conflicts show", "conflicts resolve"),
    "conflicts show": ("conflicts resolve", "conflicts list"),
    "conflicts resolve": ("conflicts reopen", "conflicts list"),
    "conflicts reopen": ("conflicts resolve", "conflicts list"),
    "pages list": ("dream", "reflect"),
    "pages show": ("dream", "show"),
    "now": ("when",),
    "when": ("now", "timeline"),
    "export": ("import", "schema"),
    "forget": ("restore", "timeline"),
    "restore": ("forget", "timeline"),
    "users list": ("users delete",),
    "users delete": ("users list", "export"),
    "doctor": ("stats", "journal backup", "journal rebuild"),
    "config list": ("config get", "config set"),
    "config get": ("config list", "config set"),
    "config set": ("config list", "config unset"),
    "config unset": ("config list", "config set"),
    "config path": ("config list",),
    "models list": ("models fetch", "journal reembed"),
    "models fetch": ("models list", "journal reembed"),
    "journal backup": ("journal backups", "journal restore", "export"),
    "journal backups": ("journal backup", "journal restore"),
    "journal restore": ("journal backups", "journal salvage", "doctor"),
    "journal salvage": ("doctor", "journal restore", "journal backups"),
    "journal encrypt": ("journal rekey", "journal decrypt", "doctor"),
    "journal decrypt": ("journal encrypt",),
    "journal rekey": ("journal encrypt", "journal backups"),
    "journal rebuild": ("doctor", "journal reembed"),
    "journal reembed": ("models list", "journal rebuild"),
    "journal schema": ("schema",),
    "schema": ("export",),
}
