"""Words of backups: made, listed, and gone back to. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "progress_backup": ("Copying", "Copiando"),
    "progress_restore": ("Restoring", "Restaurando"),
    "column_copy": ("backup", "copia"),
    "column_made": ("made", "hecha"),
    "backup_made": ("Backup made and verified ({entries}, {size}): {path}", "Copia hecha y comprobada ({entries}, {size}): {path}"),
    "backup_removed_one": ("One older backup was removed.", "Se borró una copia antigua."),
    "backup_removed_many": ("{count} older backups were removed.", "Se borraron {count} copias antiguas."),
    "backup_replaced_mark": ("put aside by a restore", "apartado al restaurar"),
    "backup_unreadable_mark": ("cannot be read", "no se puede leer"),
    "backups_none": (
        "There is no backup of {path} yet. Make one with: soulmem journal backup",
        "Todavía no hay copias de {path}. Haz una con: soulmem journal backup",
    ),
    "backup_before_migration": (
        "This journal is brought to the schema of this soulmem; as it was, it is kept in {path}",
        "Este diario pasa al esquema de este soulmem; tal como estaba, queda guardado en {path}",
    ),
    "backup_not_thinned": (
        "The backup was made, but older ones in {path} could not be removed: {reason}",
        "La copia está hecha, pero no se pudieron borrar las antiguas de {path}: {reason}",
    ),
    "backup_unsound": (
        "A copy of {path} did not come out whole, so it was not kept. See what is wrong with: soulmem doctor",
        "La copia de {path} no salió entera, así que no se guardó. Mira qué pasa con: soulmem doctor",
    ),
    "backup_onto_journal": (
        "{path} is the journal itself. Choose another file for the backup.",
        "{path} es el propio diario. Elige otro archivo para la copia.",
    ),
    "backup_keep_needs_folder": (
        "--keep counts the backups of a folder, and {path} is a file to write. Give a folder that exists.",
        "--keep cuenta las copias de una carpeta, y {path} es un archivo por escribir. Indica una carpeta que exista.",
    ),
    # journal restore
    "restore_done": (
        "The journal is as it was in {path} ({entries}).",
        "El diario está como estaba en {path} ({entries}).",
    ),
    "restore_replaced": (
        "What stood there before is kept in {path}",
        "Lo que había antes queda guardado en {path}",
    ),
    "restore_from_itself": (
        "{path} is the journal itself. Choose a backup: soulmem journal backups",
        "{path} es el propio diario. Elige una copia: soulmem journal backups",
    ),
    "backup_damaged": (
        "{path} is damaged, so nothing was changed. Choose another backup: soulmem journal backups",
        "{path} está dañado, así que no se cambió nada. Elige otra copia: soulmem journal backups",
    ),
    "backup_not_a_journal": (
        "{path} is no backup of a soulmem journal. See which there are with: soulmem journal backups",
        "{path} no es la copia de un diario de soulmem. Mira cuáles hay con: soulmem journal backups",
    ),
    "restore_unsound": (
        "{path} did not come over whole, so nothing was changed.",
        "{path} no se pudo traer entero, así que no se cambió nada.",
    ),
    "restore_ask": (
        "{path} ({found} entries) would take the place of {journal} ({there} entries), which is kept beside it. To go on, type yes:",
        "{path} ({found} entradas) ocuparía el lugar de {journal} ({there} entradas), que se guarda al lado. Para seguir, escribe sí:",
    ),
    "restore_needs_yes": (
        "Nothing was changed. To let {path} ({found} entries) take the place of {journal} ({there} entries), which is kept beside it, add --yes.",
        "No se cambió nada. Para que {path} ({found} entradas) ocupe el lugar de {journal} ({there} entradas), que se guarda al lado, añade --yes.",
    ),
    "restore_declined": ("Nothing was changed.", "No se cambió nada."),
    "journal_in_use": (
        "Another program has {path} open, so nothing was changed. Close it and try again.",
        "Otro programa tiene abierto {path}, así que no se cambió nada. Ciérralo e inténtalo de nuevo.",
    ),
    "user_left_in_copies": (
        "These copies could not be changed and may still hold words of {user}: {paths}",
        "Estas copias no se pudieron cambiar y quizá guarden todavía palabras de {user}: {paths}",
    ),
    # doctor
    "check_backups": ("backups", "copias"),
    "doctor_backups_ok": (
        "The last one was made {age} and can be read (entries: {entries}; backups: {count}).",
        "La última se hizo {age} y se puede leer (entradas: {entries}; copias: {count}).",
    ),
    "doctor_backups_bad": (
        "The last one cannot be read: {path}",
        "La última no se puede leer: {path}",
    ),
    "doctor_backups_none": ("There is none yet.", "Todavía no hay ninguna."),
    "doctor_backups_off": ("There is none, and automatic ones are off.", "No hay ninguna, y las automáticas están apagadas."),
    "advice_backup_make": ("Make one with: soulmem journal backup", "Haz una con: soulmem journal backup"),
}
