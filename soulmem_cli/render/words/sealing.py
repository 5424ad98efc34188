"""Words of encryption: keys asked for, refused and wrong; a journal encrypted, decrypted, given another key. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "key_ask": ("Key of {path}:", "Clave de {path}:"),
    "key_ask_new": ("New key:", "Clave nueva:"),
    "key_ask_again": ("Once more:", "Otra vez:"),
    "key_wrong": (
        "{path} is encrypted, and this key does not open it. Nothing was changed.",
        "{path} está cifrado y esta clave no lo abre. No se cambió nada.",
    ),
    "key_missing": (
        "{path} is encrypted, and there is no key to open it. Without a terminal to type it at, SOULMEM_KEY_COMMAND names the command that prints it.",
        "{path} está cifrado y no hay clave para abrirlo. Sin una terminal donde teclearla, SOULMEM_KEY_COMMAND indica la orden que la escribe.",
    ),
    "key_needs_terminal": (
        "Nothing was changed: a new key is typed at a terminal, or printed by a command: SOULMEM_KEY_COMMAND (SOULMEM_NEW_KEY_COMMAND for rekey).",
        "No se cambió nada: la clave nueva se teclea en una terminal, o la escribe una orden: SOULMEM_KEY_COMMAND (SOULMEM_NEW_KEY_COMMAND para rekey).",
    ),
    "key_empty": ("An empty key protects nothing. Nothing was changed.", "Una clave vacía no protege nada. No se cambió nada."),
    "key_mistyped": ("The two keys differ. Nothing was changed.", "Las dos claves no coinciden. No se cambió nada."),
    "key_command_failed": (
        "The command for the key failed (exit {status}): {command}",
        "La orden de la clave falló (salida {status}): {command}",
    ),
    "key_command_silent": ("The command for the key printed nothing: {command}", "La orden de la clave no escribió nada: {command}"),
    "key_command_unsteady": (
        "The command prints another key each time, and one that cannot be had again would lock the journal for good: {command}",
        "La orden escribe cada vez una clave distinta, y una que no se puede repetir cerraría el diario para siempre: {command}",
    ),
    "key_command_outdated": (
        "The command for the key still prints the old one. Change it too.",
        "La orden de la clave sigue escribiendo la antigua. Cámbiala también.",
    ),
    "key_unused": (
        "{path} is not encrypted, so no key was needed. Encrypt it with: soulmem journal encrypt",
        "{path} no está cifrado, así que no hizo falta clave. Cífralo con: soulmem journal encrypt",
    ),
    "keyring_missing": (
        "The system's keyring needs an extra: pip install 'soulmem[keyring]'",
        "El llavero del sistema necesita un extra: pip install 'soulmem[keyring]'",
    ),
    "keyring_unusable": (
        "The system's keyring cannot be used. {reason}",
        "No se puede usar el llavero del sistema. {reason}",
    ),
    "encrypted_already": ("{path} is encrypted already.", "{path} ya está cifrado."),
    "encrypted_not": ("{path} is not encrypted.", "{path} no está cifrado."),
    "encrypt_drafts": (
        "Drafts are plain text that would stay. Finish them (add --draft) or remove them first: {paths}",
        "Los borradores son texto sin cifrar que se quedaría ahí. Termínalos (add --draft) o bórralos antes: {paths}",
    ),
    "encrypt_ask": (
        "{path} ({entries} entries) will be encrypted, with copies beside it: {copies}. Once that is proven, the plain files are destroyed. "
        "Nobody can read it without the key, and nobody can give you a lost one back. To go on, type yes:",
        "{path} ({entries} entradas) se cifrará, con copias al lado: {copies}. Una vez comprobado, los archivos sin cifrar se destruyen. "
        "Nadie puede leerlo sin la clave, y nadie puede devolverte una perdida. Para seguir, escribe sí:",
    ),
    "encrypt_needs_yes": (
        "Nothing was changed. To encrypt {path} ({entries} entries; copies beside it: {copies}) and destroy the plain files once that is proven, add --yes.",
        "No se cambió nada. Para cifrar {path} ({entries} entradas; copias al lado: {copies}) y destruir los archivos sin cifrar una vez comprobado, añade --yes.",
    ),
    "encrypt_declined": ("Nothing was changed.", "No se cambió nada."),
    "decrypt_ask": (
        "{path} ({entries} entries) will be plain, with copies beside it: {copies}. Whoever gets at the files can read them. To go on, type yes:",
        "{path} ({entries} entradas) quedará sin cifrar, con copias al lado: {copies}. Quien llegue a los archivos podrá leerlos. Para seguir, escribe sí:",
    ),
    "decrypt_needs_yes": (
        "Nothing was changed. To leave {path} ({entries} entries; copies beside it: {copies}) plain for whoever gets at the files, add --yes.",
        "No se cambió nada. Para dejar {path} ({entries} entradas; copias al lado: {copies}) sin cifrar, a la vista de quien llegue a los archivos, añade --yes.",
    ),
    "decrypt_declined": ("Nothing was changed.", "No se cambió nada."),
    "rekey_ask": (
        "{path} ({entries} entries) will have another key, with copies beside it: {copies}. The old key opens none of them any more. To go on, type yes:",
        "{path} ({entries} entradas) tendrá otra clave, con copias al lado: {copies}. La antigua ya no abrirá ninguno. Para seguir, escribe sí:",
    ),
    "rekey_needs_yes": (
        "Nothing was changed. To give {path} ({entries} entries; copies beside it: {copies}) another key, add --yes.",
        "No se cambió nada. Para dar otra clave a {path} ({entries} entradas; copias al lado: {copies}), añade --yes.",
    ),
    "rekey_declined": ("Nothing was changed.", "No se cambió nada."),
    "reseal_unsound": (
        "What was made of {path} does not open as it should, so nothing was changed. See what is wrong with: soulmem doctor",
        "Lo que se hizo de {path} no se abre como debe, así que no se cambió nada. Mira qué pasa con: soulmem doctor",
    ),
    "seal_linked": (
        "The old file of {path} goes on under another name, and was left as it is there.",
        "El archivo antiguo de {path} sigue existiendo con otro nombre, y ahí se quedó como estaba.",
    ),
    "seal_unwiped": (
        "The old file of {path} has lost its name, but could not be overwritten: its words may still lie on the disk.",
        "El archivo antiguo de {path} ya no tiene nombre, pero no se pudo sobrescribir: puede que sus palabras sigan en el disco.",
    ),
    "seal_left_in_copies": (
        "These copies could not be changed and are as they were: {paths}",
        "Estas copias no se pudieron cambiar y están como estaban: {paths}",
    ),
    "sealed_encrypt": ("The journal is encrypted ({entries}): {path}", "El diario está cifrado ({entries}): {path}"),
    "sealed_decrypt": ("The journal is plain again ({entries}): {path}", "El diario vuelve a estar sin cifrar ({entries}): {path}"),
    "sealed_rekey": ("The journal has its new key ({entries}): {path}", "El diario tiene su clave nueva ({entries}): {path}"),
    "sealed_copies_one": ("So has 1 copy beside it been changed.", "También cambió 1 copia que había al lado."),
    "sealed_copies_many": ("So have {count} copies beside it been changed.", "También cambiaron {count} copias que había al lado."),
    "sealed_elsewhere": (
        "Copies and exports you keep elsewhere are as they were. If you lose the key, the journal is lost.",
        "Las copias y exportaciones que guardes en otro sitio siguen como estaban. Si pierdes la clave, pierdes el diario.",
    ),
    "restored_plain": (
        "This copy is not encrypted, so the journal is not any more. Encrypt it with: soulmem journal encrypt",
        "Esta copia no está cifrada, así que el diario ya no lo está. Cífralo con: soulmem journal encrypt",
    ),
    "restored_encrypted": (
        "This copy is encrypted, and so is the journal now.",
        "Esta copia está cifrada, y ahora el diario también.",
    ),
    # doctor
    "check_encryption": ("encryption", "cifrado"),
    "doctor_encrypted": ("The journal is encrypted ({cipher}).", "El diario está cifrado ({cipher})."),
    "doctor_encrypted_not": ("The journal is not encrypted.", "El diario no está cifrado."),
    "doctor_encrypted_half": (
        "The journal is encrypted, but these are not: {paths}",
        "El diario está cifrado, pero estos no: {paths}",
    ),
    "advice_encrypt": ("Encrypt them too with: soulmem journal encrypt", "Cífralos también con: soulmem journal encrypt"),
}
