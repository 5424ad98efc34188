"""Words of the verbs that take care of a journal. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # looking at entries by number and name
    "entry_private": ("Entry {id} is private.", "La entrada {id} es privada."),
    "entry_forgotten": (
        "Entry {id} is forgotten. Bring it back with: soulmem restore {id}",
        "La entrada {id} está olvidada. Recupérala con: soulmem restore {id}",
    ),
    "about_nothing": ("Nothing here mentions “{name}”.", "Aquí nada menciona a «{name}»."),
    "name_unusable": (
        "“{name}” cannot be looked for: give a name of 1 to {limit} characters.",
        "No se puede buscar «{name}»: da un nombre de 1 a {limit} caracteres.",
    ),
    "person_unusable": (
        "“{name}” cannot be a person's name: use 1 to {limit} visible characters.",
        "«{name}» no sirve como nombre de persona: usa de 1 a {limit} caracteres visibles.",
    ),
    # links
    "linked": ("#{a} ↔ #{b} · {kind} · {strength}", "#{a} ↔ #{b} · {kind} · {strength}"),
    "unlinked": ("#{a} and #{b} are no longer linked.", "#{a} y #{b} ya no están enlazadas."),
    "link_related": ("related", "relacionada"),
    "link_similar": ("similar", "parecida"),
    "links_none": (
        "Entry {id} is not linked to any other. Link it with: soulmem link {id} ID",
        "La entrada {id} no está enlazada con ninguna otra. Enlázala con: soulmem link {id} ID",
    ),
    "link_unknown": (
        "There is no link between {a} and {b} to undo.",
        "No hay ningún enlace entre {a} y {b} que deshacer.",
    ),
    "link_to_itself": ("Entry {id} cannot be linked to itself.", "La entrada {id} no se puede enlazar consigo misma."),
    "link_kind_invalid": (
        "“{kind}” is no kind of link: use one word of up to 40 letters, digits or hyphens.",
        "«{kind}» no sirve como tipo de enlace: usa una palabra de hasta 40 letras, cifras o guiones.",
    ),
    "link_kind_reserved": (
        "The kind “{kind}” is what soulmem itself links with. Choose another word.",
        "El tipo «{kind}» es el que usa el propio soulmem para enlazar. Elige otra palabra.",
    ),
    "strength_invalid": ("The strength {value} is not between 0 and 1.", "La fuerza {value} no está entre 0 y 1."),
    "because_too_long": (
        "The reason has {length} characters; a link holds up to {limit}.",
        "La razón tiene {length} caracteres; un enlace admite hasta {limit}.",
    ),
    # tags
    "column_tag": ("tag", "etiqueta"),
    "column_count": ("entries", "entradas"),
    "tags_none": ("no tags", "sin etiquetas"),
    "tag_unusable": (
        "“{tag}” cannot be a tag: use 1 to {limit} visible characters.",
        "«{tag}» no sirve como etiqueta: usa de 1 a {limit} caracteres visibles.",
    ),
    "tag_not_there": ("Entry {id} has no tag “{tag}”.", "La entrada {id} no tiene la etiqueta «{tag}»."),
    "tag_both_ways": (
        "“{tag}” cannot be put on and taken off at once.",
        "No se puede poner y quitar «{tag}» a la vez.",
    ),
    # forgetting
    "forgot_one": (
        "Entry {ids} is out of sight; nothing was deleted. Bring it back with: soulmem restore {given}",
        "La entrada {ids} queda fuera de la vista; no se borró nada. Recupérala con: soulmem restore {given}",
    ),
    "forgot_many": (
        "Entries {ids} are out of sight; nothing was deleted. Bring them back with: soulmem restore {given}",
        "Las entradas {ids} quedan fuera de la vista; no se borró nada. Recupéralas con: soulmem restore {given}",
    ),
    "forgot_already_one": ("Entry {ids} was forgotten already.", "La entrada {ids} ya estaba olvidada."),
    "forgot_already_many": ("Entries {ids} were forgotten already.", "Las entradas {ids} ya estaban olvidadas."),
    "restored_one": ("Entry {ids} is back.", "La entrada {ids} está de vuelta."),
    "restored_many": ("Entries {ids} are back.", "Las entradas {ids} están de vuelta."),
    "restored_already_one": ("Entry {ids} was not forgotten.", "La entrada {ids} no estaba olvidada."),
    "restored_already_many": ("Entries {ids} were not forgotten.", "Las entradas {ids} no estaban olvidadas."),
    # removing for good
    "purged": ("Gone for good: {entries}.", "Borrado para siempre: {entries}."),
    "purged_on": ("Gone for good: {entries}, of {first}.", "Borrado para siempre: {entries}, del {first}."),
    "purged_between": ("Gone for good: {entries}, from {first} to {last}.", "Borrado para siempre: {entries}, del {first} al {last}."),
    "purged_gists_only": ("Gone for good.", "Borrado para siempre."),
    "purged_gists_one": ("With {count} gist.", "Con {count} destilado."),
    "purged_gists_many": ("With {count} gists.", "Con {count} destilados."),
    "purged_copies_one": ("Also from {count} copy of the journal.", "También de {count} copia del diario."),
    "purged_copies_many": ("Also from {count} copies of the journal.", "También de {count} copias del diario."),
    "purged_nothing": ("There is nothing of that kind to remove.", "No hay nada de eso que borrar."),
    "purge_ask": (
        "This removes them for good, from the copies beside the journal too (entries: {entries}; {first} to {last}; gists: {gists}). There is no way back. To go on, type how many: {count}",
        "Esto borra para siempre, también de las copias junto al diario (entradas: {entries}; de {first} a {last}; destilados: {gists}). No hay vuelta atrás. Para seguir, escribe cuántos: {count}",
    ),
    "purge_needs_yes": (
        "Nothing was deleted. To remove them for good (entries: {entries}; {first} to {last}; gists: {gists}), add --yes.",
        "No se borró nada. Para borrar para siempre (entradas: {entries}; de {first} a {last}; destilados: {gists}), añade --yes.",
    ),
    "purge_declined": ("Nothing was deleted: that is not {count}.", "No se borró nada: eso no es {count}."),
    "purge_elsewhere": (
        "What you exported or copied to other places, and snapshots of your disk, cannot be reached from here.",
        "A lo que exportaste o copiaste a otros sitios, y a las instantáneas de tu disco, no se llega desde aquí.",
    ),
    "purge_left_in_copies": (
        "This file could not be changed and may still hold what was deleted. Remove it yourself: {paths}",
        "Este archivo no se pudo cambiar y quizá guarde todavía lo borrado. Elimínalo tú: {paths}",
    ),
    "purge_unfinished": (
        "It is deleted, but {path} could not be written anew, so traces may stay in it. Free some space, close other programs that use it, and let it be written anew with: soulmem forget --purge --rolled-back",
        "Está borrado, pero {path} no se pudo escribir de nuevo y puede que queden rastros dentro. Libera espacio, cierra otros programas que lo usen y haz que se escriba de nuevo con: soulmem forget --purge --rolled-back",
    ),
    "bulk_needs_purge": (
        "--forgotten, --superseded and --rolled-back say what to remove for good: add --purge.",
        "--forgotten, --superseded y --rolled-back dicen qué borrar para siempre: añade --purge.",
    ),
    "bulk_or_named": (
        "Either name what should go, or use --forgotten, --superseded or --rolled-back.",
        "O nombras qué borrar, o usas --forgotten, --superseded o --rolled-back.",
    ),
    "single_none": (
        "No entry says nearly that: “{query}”. Find it with recall and give its number.",
        "Ninguna entrada dice casi eso: «{query}». Búscala con recall y da su número.",
    ),
    "single_several": (
        "Several entries say nearly that ({ids}), so nothing was done. Give the number of one.",
        "Varias entradas dicen casi eso ({ids}), así que no se hizo nada. Da el número de una.",
    ),
    "single_needs_meaning": (
        "Without a language model an entry cannot be found by its words here. Give its number.",
        "Sin un modelo de lenguaje no se puede encontrar aquí una entrada por sus palabras. Da su número.",
    ),
    # users
    "column_user": ("user", "usuario"),
    "column_entries": ("entries", "entradas"),
    "column_first": ("first", "primera"),
    "column_last": ("last", "última"),
    "entries_one": ("{count} entry", "{count} entrada"),
    "entries_many": ("{count} entries", "{count} entradas"),
    "user_deleted": ("{user} is gone for good, with {entries}.", "{user} ya no está, ni sus palabras ({entries})."),
    "user_delete_ask": (
        "This deletes “{user}” and every word of theirs for good (entries: {entries}; {first} to {last}). There is no way back. To go on, type the name:",
        "Esto borra a «{user}» y todas sus palabras para siempre (entradas: {entries}; de {first} a {last}). No hay vuelta atrás. Para seguir, escribe el nombre:",
    ),
    "user_delete_needs_yes": (
        "Nothing was deleted. To delete “{user}” and every word of theirs for good (entries: {entries}; {first} to {last}), add --yes.",
        "No se borró nada. Para borrar a «{user}» y todas sus palabras para siempre (entradas: {entries}; de {first} a {last}), añade --yes.",
    ),
    "user_delete_declined": ("Nothing was deleted: that is not the name “{user}”.", "No se borró nada: ese no es el nombre «{user}»."),
    "log_busy": (
        "Another program still reads {path}: traces of what was deleted stay in its log until that ends.",
        "Otro programa todavía lee {path}: quedan rastros de lo borrado en su registro hasta que termine.",
    ),
    # dates
    "no_date": ("no date", "no es una fecha"),
}
