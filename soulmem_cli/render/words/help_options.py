"""Words of help for arguments and options, by name; one that means something else to a verb is there as `verb name`. English, Spanish."""

from __future__ import annotations

from typing import Final

# what stands for a value; what is no word (`0..1`, `es|en`) needs none
METAVARS: Final[dict[str, tuple[str, str]]] = {
    "TEXT": ("TEXT", "TEXTO"),
    "QUERY": ("QUERY", "BÚSQUEDA"),
    "ID": ("ID", "ID"),
    "A": ("A", "A"),
    "B": ("B", "B"),
    "N": ("N", "N"),
    "DAYS": ("DAYS", "DÍAS"),
    "WHEN": ("WHEN", "CUÁNDO"),
    "TAG": ("TAG", "ETIQUETA"),
    "NAME": ("NAME", "NOMBRE"),
    "EMOTION": ("EMOTION", "EMOCIÓN"),
    "LEVEL": ("LEVEL", "NIVEL"),
    "SOURCE": ("SOURCE", "FUENTE"),
    "KIND": ("KIND", "TIPO"),
    "MOOD": ("MOOD", "ÁNIMO"),
    "LABEL": ("WORD", "PALABRA"),
    "WORD": ("WORD", "PALABRA"),
    "KEY=VALUE": ("KEY=VALUE", "CLAVE=VALOR"),
    "KEY": ("SETTING", "AJUSTE"),
    "VALUE": ("VALUE", "VALOR"),
    "FILE": ("FILE", "ARCHIVO"),
    "PATH": ("PATH", "RUTA"),
    "VERB": ("VERB", "VERBO"),
    "MODEL": ("MODEL", "MODELO"),
}

ARGUMENTS: Final[dict[str, tuple[str, str]]] = {
    "add words": (
        "the entry; “-” or a pipe is read whole; with neither, your editor opens",
        "la entrada; «-» o una tubería se lee entera; sin nada, se abre tu editor",
    ),
    "recall query": (
        "what to look for; without it, --tag, --emotion and the like decide alone",
        "qué buscar; sin nada, deciden solos --tag, --emotion y demás",
    ),
    "about name": ("a person or a thing, as you write it", "una persona o una cosa, tal como la escribes"),
    "when words": ("a date phrase, in Spanish or English", "una frase de fecha, en español o inglés"),
    "tag entry": ("the number of an entry; without it, all tags are listed", "el número de una entrada; sin él, se listan todas las etiquetas"),
    "tag tags": ("tags to put on it; without any, those it has are listed", "etiquetas para ponerle; sin ninguna, se listan las que tiene"),
    "entry": ("the number of an entry", "el número de una entrada"),
    "ids": ("the numbers of entries", "los números de las entradas"),
    "a": ("the number of an entry", "el número de una entrada"),
    "b": ("the number of the other", "el número de la otra"),
    "people merge into": ("what they are called", "cómo se llama"),
    "people merge name": ("another name of theirs, or a relation: hermana", "otro nombre suyo, o un parentesco: hermana"),
    "people rename name": ("a name they have now", "un nombre que tiene ahora"),
    "people rename to": ("what they are called from now on", "cómo se llama de ahora en adelante"),
    "people forget name": ("a name that was taken for a person's", "un nombre que se tomó por el de una persona"),
    "users delete name": ("the user to remove", "el usuario que se borra"),
    "key": ("a setting, as soulmem config list names it", "un ajuste, como lo nombra soulmem config list"),
    "value": ("its value from now on", "su valor de ahora en adelante"),
    "pages show words": ("a day, a week or a month: yesterday, “last week”, 2026-08-24", "un día, una semana o un mes: ayer, «la semana pasada», 2026-08-24"),
    "verb": ("only what this verb prints", "solo lo que escribe este verbo"),
    "import file": ("the file, folder or zip to read; “-” is a pipe", "el archivo, carpeta o zip que se lee; «-» es una tubería"),
    "export file": ("the file to write; without it, standard output", "el archivo que se escribe; sin él, la salida estándar"),
    "journal backup file": (
        "the file to write, or a folder for a dated one; without it, the folder of backups beside the journal",
        "el archivo que se escribe, o una carpeta para uno con fecha; sin él, la carpeta de copias junto al diario",
    ),
    "journal restore file": (
        "the copy to go back to; of those that soulmem journal backups lists, the name alone will do",
        "la copia a la que se vuelve; de las que lista soulmem journal backups, basta el nombre",
    ),
    "models fetch name": ("the name of a model on the hub", "el nombre de un modelo en el hub"),
}  # fmt: skip

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    # which entries
    "since": ("from this day on: yesterday, “last summer”, 2026-08-24", "desde este día: ayer, «el verano pasado», 2026-08-24"),
    "until": ("up to this day, itself included", "hasta este día, incluido"),
    "on": ("on this day, or within this week, month or year", "en este día, o en esta semana, mes o año"),
    "tag": ("only with this tag", "solo con esta etiqueta"),
    "emotion": (
        "only what felt like this: joy, sadness, anger, fear, disgust, surprise, neutral",
        "solo lo que se sintió así: alegría, tristeza, enojo, miedo, asco, sorpresa, neutral",
    ),
    "person": ("only with this person in it", "solo donde aparece esta persona"),
    "level": ("only of this weight: critical, important, normal, trivial", "solo con este peso: crítico, importante, normal, trivial"),
    "source": (
        "only from this source: told-by-user, direct-observation, tool-result, inference, model-generated",
        "solo de esta fuente: told-by-user, direct-observation, tool-result, inference, model-generated",
    ),
    "context": ("only in this context, such as place=home", "solo en este contexto, como lugar=casa"),
    "recall context": (
        "only in this context, such as place=home; with a query one of several is enough, and each more ranks it a little higher",
        "solo en este contexto, como lugar=casa; con una búsqueda basta uno de varios, y cada uno más la sube un poco",
    ),
    "kind": (
        "which memories: episodic (entries, as usual), or what dreams distilled: semantic, procedural, concept, belief, goal",
        "qué recuerdos: episodic (entradas, lo habitual) o lo que destilaron los sueños: semantic, procedural, concept, belief, goal",
    ),
    "min-confidence": ("only what can be believed at least so much", "solo lo que se puede creer al menos tanto"),
    "recall mood": (
        "how you feel: happy, calm, worried…, or valence,arousal as in -0.5,0.8; what felt alike ranks up to 20 % higher; without a query, only that is listed",
        "cómo te sientes: feliz, tranquila, preocupado…, o valencia,activación como en -0.5,0.8; lo que se sintió parecido sube hasta un 20 %; sin búsqueda, solo sale eso",
    ),
    "mood": (
        "only what felt much like this: happy, calm, worried…, or valence,arousal as in -0.5,0.8",
        "solo lo que se sintió muy parecido a esto: feliz, tranquila, preocupado…, o valencia,activación como en -0.5,0.8",
    ),
    "recall deep": (
        "also what has gone to rest, which a query always reaches",
        "también lo que se ha ido a descansar, que una búsqueda siempre alcanza",
    ),
    "deep": (
        "also what has gone to rest; here it always comes",
        "también lo que se ha ido a descansar; aquí sale siempre",
    ),
    "evidence": ("with the entries each gist stands on", "con las entradas en que se apoya cada destilado"),
    "private": ("private entries too", "también las entradas privadas"),
    "forgotten": ("the forgotten entries instead", "las entradas olvidadas en lugar de las demás"),
    "recall limit": ("at most so many: 5, or 10 without a query", "como mucho tantas: 5, o 10 si no hay búsqueda"),
    "about limit": ("at most so many: 10", "como mucho tantas: 10"),
    "timeline limit": ("at most so many: 20, or 50 between dates", "como mucho tantas: 20, o 50 entre fechas"),
    "links limit": ("at most so many: 5", "como mucho tantas: 5"),
    # alike for several verbs
    "dry-run": ("only say what would be done", "solo di qué se haría"),
    "all-users": ("for every user of the journal", "para todos los usuarios del diario"),
    # add
    "add at": (
        "when it happened: yesterday, “last friday 8pm”, 2026-08-24T15:15",
        "cuándo pasó: ayer, «el viernes pasado a las 20:00», 2026-08-24T15:15",
    ),
    "add tag": ("a tag, beside the #tags in the text", "una etiqueta, además de las #etiquetas del texto"),
    "add person": ("who was there, instead of who is detected", "quién estaba, en lugar de lo que se detecte"),
    "add emotion": (
        "what it felt like: joy, sadness, anger, fear, disgust, surprise, neutral",
        "cómo se sintió: alegría, tristeza, enojo, miedo, asco, sorpresa, neutral",
    ),
    "add feeling": ("the feeling in your own word", "el sentimiento, con tu propia palabra"),
    "add valence": ("from very bad to very good", "de muy malo a muy bueno"),
    "add arousal": ("from calm to stirred", "de calma a agitación"),
    "add importance": ("how much it matters", "cuánto importa"),
    "add salience": ("how much it stands out in memory", "cuánto destaca en la memoria"),
    "add because": ("why it happened: in words, or an entry, “#12”", "por qué pasó: con palabras, o una entrada, «#12»"),
    "add led-to": ("what came of it: in words, or an entry, “#12”", "a qué llevó: con palabras, o una entrada, «#12»"),
    "add replaces": ("the entry that this one corrects", "la entrada que esta corrige"),
    "add context": ("where, with what, doing what: place=home", "dónde, con qué, haciendo qué: lugar=casa"),
    "add source": (
        "where it comes from: told-by-user (usual), direct-observation, tool-result, inference, model-generated",
        "de dónde viene: told-by-user (lo habitual), direct-observation, tool-result, inference, model-generated",
    ),
    "add private": ("keep it out of recall, exports and prompts", "que no salga en recall, en exportaciones ni en prompts"),
    "add starred": ("mark it with a star", "márcala con una estrella"),
    "add no-detect": ("detect nothing in it", "no detectes nada en ella"),
    "add no-link": ("do not link it to what is alike", "no la enlaces con las parecidas"),
    "add lines": ("one entry a line, read from standard input", "una entrada por línea, leídas de la entrada estándar"),
    "add dry-run": ("show what would be detected, keep nothing", "muestra lo que se detectaría, sin guardar nada"),
    # remember
    "recall explain": ("the numbers behind each result", "los números detrás de cada resultado"),
    "recall lines": ("one query a line, read from standard input", "una búsqueda por línea, leídas de la entrada estándar"),
    "recall used": (
        "look for nothing: note that these entries answered the query (3,7), which keeps them near and ties them",
        "no busques nada: anota que estas entradas respondieron a la búsqueda (3,7), lo que las mantiene cerca y las une",
    ),
    "when lines": ("one phrase a line, read from standard input", "una frase por línea, leídas de la entrada estándar"),
    "tag remove": ("a tag to take off", "una etiqueta que se quita"),
    "tag private": ("count private entries too", "cuenta también las entradas privadas"),
    "link strength": ("how strong the link is", "cuán fuerte es el enlace"),
    "link because": ("why they belong together", "por qué van juntas"),
    "link kind": (
        "what kind of link it is, in one word; because: the first came of the other, led-to: it led to it",
        "qué clase de enlace es, en una palabra; porque: la primera vino de la otra, llevó-a: llevó a ella",
    ),
    # look back
    "reflect weeks": ("how each of the last weeks felt, so many", "cómo se sintió cada una de las últimas semanas, tantas"),
    "stats limit": ("at most so many people and tags: 10", "como mucho tantas personas y etiquetas: 10"),
    "people list kin": ("relations without a name too: mum, hermana", "también los parentescos sin nombre: mamá, hermana"),
    "people list limit": ("at most so many: 20", "como mucho tantas: 20"),
    "people list private": ("count private entries too", "cuenta también las entradas privadas"),
    # dream
    "dream only": ("only one part of it", "solo una parte"),
    "dream rate": ("what is left after a day, at pace 1", "cuánto queda al cabo de un día, a ritmo 1"),
    "dream threshold": ("below this, an entry is no longer offered unasked", "por debajo, una entrada ya no se ofrece sin pedirla"),
    "dream min-age": ("gather nothing younger, in days", "no reúnas nada más reciente, en días"),
    "dream similarity": ("gather what is at least so alike", "reúne lo que se parezca al menos esto"),
    "dream min-cluster": ("gather at least so many", "reúne al menos tantas"),
    # in and out
    "import format": ("the format, where the content does not tell", "el formato, donde el contenido no lo dice"),
    "import date-format": (
        "how the file writes its dates, as in %d.%m.%Y %H:%M, where they are not understood",
        "cómo escribe el archivo sus fechas, como %d.%m.%Y %H:%M, donde no se entienden",
    ),
    "import dry-run": ("only show what would come in; nothing is stored", "solo muestra lo que entraría; no se guarda nada"),
    "export format": (
        "json, the whole document, or ndjson, one entry a line; otherwise as the file's name ends",
        "json, el documento entero, o ndjson, una entrada por línea; si no, según acabe el nombre del archivo",
    ),
    "export yes": ("write over a file that is there", "escribe encima de un archivo que ya está"),
    "export private": ("private entries too; otherwise it is said how many are left out", "también las entradas privadas; si no, se dice cuántas quedan fuera"),
    # care
    "doctor fix": ("mend what can be mended", "arregla lo que se pueda arreglar"),
    "users delete yes": ("without asking first; it cannot be undone", "sin preguntar antes; no se puede deshacer"),
    "journal backup keep": (
        "keep so many in that folder, and remove older ones once the new one is verified",
        "guarda tantas en esa carpeta y borra las más antiguas cuando la nueva esté comprobada",
    ),
    "journal backup yes": ("write over a file that is there", "escribe encima de un archivo que ya está"),
    "journal restore yes": ("without asking first", "sin preguntar antes"),
    "journal rebuild all-users": ("for every user, not only yours", "para todos los usuarios, no solo el tuyo"),
    "journal reembed dry-run": ("only count what would be done", "solo cuenta lo que se haría"),
}  # fmt: skip
