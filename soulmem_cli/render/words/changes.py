"""Words of editing, drafts, versions and undoing. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # editing
    "edit_both": ("{one} and {other} cannot go together.", "{one} y {other} no pueden ir juntos."),
    "edit_unchanged": ("Entry {id} is as it was.", "La entrada {id} queda como estaba."),
    "edit_forgotten": (
        "Entry {id} is forgotten. Bring it back first: soulmem restore {id}",
        "La entrada {id} está olvidada. Recupérala antes: soulmem restore {id}",
    ),
    "edit_replaced": (
        "Entry {id} was replaced by {newer}. Change that one: soulmem edit {newer}",
        "La entrada {id} fue reemplazada por la {newer}. Cambia esa: soulmem edit {newer}",
    ),
    "edit_needs_text": (
        "Without a terminal there is no editor. Give the new text as words, soulmem edit {id} …, or pipe it in: echo … | soulmem edit {id}",
        "Sin terminal no hay editor. Escribe el texto nuevo como palabras, soulmem edit {id} …, o pásalo por una tubería: echo … | soulmem edit {id}",
    ),
    # drafts
    "draft_waiting": (
        "An earlier draft is still in {path}. To go on with it: soulmem {again}",
        "Un borrador anterior sigue en {path}. Para seguir con él: soulmem {again}",
    ),
    "draft_none": ("There is no such draft in {path}.", "No hay ningún borrador así en {path}."),
    "draft_with_words": ("--draft goes on in the editor: leave the words out.", "--draft sigue en el editor: deja fuera las palabras."),
    # versions
    "history_one": ("--history is of one entry: give one number.", "--history es de una sola entrada: da un solo número."),
    "version_current": ("now", "ahora"),
    "version_replaced": ("replaced", "reemplazada"),
    "version_forgotten": ("forgotten", "olvidada"),
    "version_written": ("#{id} · written {when}", "#{id} · escrita: {when}"),
    # undoing
    "undo_nothing": ("There is nothing to undo.", "No hay nada que deshacer."),
    "undo_final": (
        "The last change cannot be undone: {change}. To undo the change before it: soulmem undo --yes",
        "El último cambio no se puede deshacer: {change}. Para deshacer el cambio anterior: soulmem undo --yes",
    ),
    "column_change": ("what", "qué"),
    # what a change was
    "change_add_one": ("entry {ids} written", "entrada {ids} escrita"),
    "change_add_many": ("entries {ids} written", "entradas {ids} escritas"),
    "change_revise": ("a new text, entry {ids}", "un texto nuevo, la entrada {ids}"),
    "change_edit": ("entry {ids} edited", "entrada {ids} editada"),
    "change_tag": ("tags of entry {ids}", "etiquetas de la entrada {ids}"),
    "change_link": ("entries {ids} linked", "entradas {ids} enlazadas"),
    "change_unlink": ("entries {ids} unlinked", "entradas {ids} desenlazadas"),
    "change_forget_one": ("entry {ids} forgotten", "entrada {ids} olvidada"),
    "change_forget_many": ("entries {ids} forgotten", "entradas {ids} olvidadas"),
    "change_restore_one": ("entry {ids} restored", "entrada {ids} restaurada"),
    "change_restore_many": ("entries {ids} restored", "entradas {ids} restauradas"),
    "change_import_one": ("an import: 1 entry", "una importación: 1 entrada"),
    "change_import_many": ("an import: {count} entries", "una importación: {count} entradas"),
    "change_people-merge": ("{names}: one person", "{names}: una sola persona"),
    "change_people-rename": ("another name: {names}", "otro nombre: {names}"),
    "change_people-forget": ("nobody's name: {names}", "un nombre de nadie: {names}"),
    "change_gist": ("a gist forgotten or restored", "un destilado olvidado o restaurado"),
    "change_conflict": ("a conflict reviewed", "un conflicto revisado"),
    "change_dream": ("dream {run}", "sueño {run}"),
    "change_purge": ("words were removed for good", "se borraron palabras para siempre"),
    "change_user-delete": ("a user was deleted for good", "se borró a un usuario para siempre"),
    "change_encrypt": ("the journal was encrypted (there is soulmem journal decrypt)", "se cifró el diario (está soulmem journal decrypt)"),
    "change_decrypt": (
        "the journal was decrypted (there is soulmem journal encrypt)",
        "se descifró el diario (está soulmem journal encrypt)",
    ),
    "change_rekey": (
        "the journal got another passphrase (there is soulmem journal rekey)",
        "el diario cambió de contraseña (está soulmem journal rekey)",
    ),
    # what undoing it came to
    "undone_add_one": (
        "Entry {ids} is out of sight, as if not written; no word is lost. Bring it back with: soulmem restore {given}",
        "La entrada {ids} queda fuera de la vista, como si no se hubiera escrito; no se pierde una palabra. Recupérala con: soulmem restore {given}",
    ),
    "undone_add_many": (
        "Entries {ids} are out of sight, as if not written; no word is lost. Bring them back with: soulmem restore {given}",
        "Las entradas {ids} quedan fuera de la vista, como si no se hubieran escrito; no se pierde una palabra. Recupéralas con: soulmem restore {given}",
    ),
    "undone_revise": (
        "The earlier text stands again; entry {ids}, the later one, is forgotten and not lost: soulmem restore {given}",
        "Vuelve a valer el texto anterior; la entrada {ids}, la posterior, queda olvidada y no se pierde: soulmem restore {given}",
    ),
    "undone_edit": ("Entry {ids} is as it was before the edit.", "La entrada {ids} está como antes de editarla."),
    "undone_tag": ("Entry {ids} has the tags it had.", "La entrada {ids} tiene las etiquetas que tenía."),
    "undone_link": ("Entries {ids} are linked as before, or not at all.", "Las entradas {ids} quedan enlazadas como antes, o sin enlazar."),
    "undone_unlink": ("Entries {ids} are linked again.", "Las entradas {ids} vuelven a estar enlazadas."),
    "undone_forget_one": ("Entry {ids} is back.", "La entrada {ids} está de vuelta."),
    "undone_forget_many": ("Entries {ids} are back.", "Las entradas {ids} están de vuelta."),
    "undone_restore_one": ("Entry {ids} is forgotten again.", "La entrada {ids} vuelve a estar olvidada."),
    "undone_restore_many": ("Entries {ids} are forgotten again.", "Las entradas {ids} vuelven a estar olvidadas."),
    "undone_import_one": (
        "The entry of the import is out of sight; no word is lost. See it with: soulmem timeline --forgotten",
        "La entrada de la importación queda fuera de la vista; no se pierde una palabra. Mírala con: soulmem timeline --forgotten",
    ),
    "undone_import_many": (
        "The {count} entries of the import are out of sight; no word is lost. See them with: soulmem timeline --forgotten",
        "Las {count} entradas de la importación quedan fuera de la vista; no se pierde una palabra. Míralas con: soulmem timeline --forgotten",
    ),
    "undone_people-merge": ("They are two again: {names}.", "Vuelven a ser dos: {names}."),
    "undone_people-rename": ("The name is what it was: {names}.", "El nombre es el que era: {names}."),
    "undone_people-forget": ("It is somebody's name again: {names}.", "Vuelve a ser el nombre de alguien: {names}."),
    "undone_gist": ("The gist is in the state it had.", "El destilado está en el estado que tenía."),
    "undone_conflict": ("The conflict is as it was before the review.", "El conflicto está como antes de revisarlo."),
    "undone_dream": ("Dream {run} is rolled back.", "El sueño {run} queda deshecho."),
}
