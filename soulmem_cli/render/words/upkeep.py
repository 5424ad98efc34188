"""Words of models, config, and of deriving things again. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # models
    "column_model": ("model", "modelo"),
    "column_place": ("where", "dónde"),
    "column_size": ("size", "tamaño"),
    "place_bundled": ("bundled", "incluido"),
    "place_cache": ("on this machine", "en esta máquina"),
    "place_folder": ("folder", "carpeta"),
    "place_missing": ("not here", "no está aquí"),
    "model_journal": ("this journal's", "el de este diario"),
    "model_chosen": ("chosen", "elegido"),
    "model_unusable_mark": ("cannot be used here", "no se puede usar aquí"),
    "model_fetched": ("{model} is here now ({dimensions} dimensions).", "{model} ya está aquí ({dimensions} dimensiones)."),
    "model_already": ("{model} was here already; nothing was downloaded.", "{model} ya estaba aquí; no se descargó nada."),
    "model_next": (
        "To let this journal live with it: soulmem --model {model} journal reembed",
        "Para que este diario viva con él: soulmem --model {model} journal reembed",
    ),
    "model_folder_missing": ("There is no folder {path}.", "No existe la carpeta {path}."),
    "model_folder_invalid": (
        "{path} holds no sentence-transformers model (neither modules.json nor config.json).",
        "En {path} no hay un modelo de sentence-transformers (ni modules.json ni config.json).",
    ),
    "model_unusable": ("The model {model} cannot be loaded: {reason}", "No se puede cargar el modelo {model}: {reason}"),
    "model_needs_more": (
        "The model {model} needs something that is not installed: {reason}",
        "Al modelo {model} le falta algo por instalar: {reason}",
    ),
    "model_failed": ("The model {model} failed on a text: {reason}", "El modelo {model} falló con un texto: {reason}"),
    "model_gated": (
        "The model {model} wants an account on its hub. Fetch it there yourself, and give its folder: --model FOLDER",
        "El modelo {model} pide una cuenta en su repositorio. Descárgalo tú desde allí e indica su carpeta: --model CARPETA",
    ),
    "model_nowhere": ("The hub has no model {model}. Check its name.", "No hay ningún modelo {model} en el repositorio. Revisa su nombre."),
    "model_changed": (
        "The journal changed over to {model} meanwhile, so this was done by words. Mend it with: soulmem doctor --fix",
        "El diario cambió mientras tanto a {model}, así que esto se hizo por palabras. Arréglalo con: soulmem doctor --fix",
    ),
    "model_of_journal_missing": (
        "This journal lives with the model {model}, which cannot be used here now, so search goes by words. See: soulmem doctor",
        "Este diario vive con el modelo {model}, que ahora no se puede usar aquí, así que se busca por palabras. Mira: soulmem doctor",
    ),
    # journal reembed, journal rebuild
    "progress_rebuild": ("Rebuilding", "Rehaciendo"),
    "rebuild_done": (
        "Everything derived was made again. Entries read: {count}.",
        "Se rehízo todo lo derivado. Entradas leídas: {count}.",
    ),
    "progress_reembed": ("Encoding", "Codificando"),
    "reembed_plan": (
        "{model}: entries to encode: {count}. Nothing was changed.",
        "{model}: entradas por codificar: {count}. No se cambió nada.",
    ),
    "reembed_nothing": ("The journal lives with {model} already.", "El diario ya vive con {model}."),
    "reembed_done": (
        "The journal lives with {model} now. Entries encoded: {count}.",
        "El diario vive ahora con {model}. Entradas codificadas: {count}.",
    ),
    "encoder_needed": (
        "No encoder can be used here. Name one: --model NAME; see: soulmem models list",
        "Aquí no se puede usar ningún codificador. Indica uno: --model NOMBRE; mira: soulmem models list",
    ),
    "upkeep_running": (
        "Another soulmem is rebuilding {path}. Wait until it is done.",
        "Otro soulmem está rehaciendo {path}. Espera a que termine.",
    ),
    # config
    "column_setting": ("setting", "ajuste"),
    "column_value": ("value", "valor"),
    "column_origin": ("chosen in", "elegido en"),
    "origin_flag": ("the command line", "la línea de comandos"),
    "origin_environment": ("the environment", "el entorno"),
    "origin_file": ("config.toml", "config.toml"),
    "origin_default": ("– (usual)", "– (lo usual)"),
    "config_not_yet": ("not there yet", "aún no existe"),
    "setting_wrong": ("config.toml says “{value}”, which cannot be used", "config.toml dice «{value}», que no sirve"),
    "setting_unknown": (
        "There is no setting “{key}”.{close_hint} There are: {allowed}",
        "No hay ningún ajuste «{key}».{close_hint} Hay: {allowed}",
    ),
    "setting_blank": ("{key} cannot be empty or hold invisible characters.", "{key} no puede estar vacío ni tener caracteres invisibles."),
    "setting_not_there": ("{key} is not set in {path}.", "{key} no está en {path}."),
    "setting_overruled": (
        "{by} still decides {key} in this run; the file decides where it is not given.",
        "{by} sigue decidiendo {key} en esta ejecución; el archivo decide cuando no se indica.",
    ),
}
