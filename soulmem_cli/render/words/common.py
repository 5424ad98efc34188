"""Words that many views share: columns, fields, the names of values. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # columns and fields
    "column_when": ("when", "cuándo"),
    "column_text": ("entry", "entrada"),
    "field_emotion": ("felt", "emoción"),
    "field_level": ("importance", "importancia"),
    "field_people": ("people", "personas"),
    "field_kin": ("close ones", "cercanos"),
    "field_places": ("places", "lugares"),
    "field_things": ("things", "cosas"),
    "field_feeling": ("in your words", "en tus palabras"),
    "field_tags": ("tags", "etiquetas"),
    "field_context": ("context", "contexto"),
    "field_links": ("links", "enlaces"),
    "field_causes": ("causes", "causas"),
    "field_replaces": ("replaces", "reemplaza"),
    "field_marks": ("marked", "marcada"),
    "mark_private": ("private", "privada"),
    "mark_starred": ("with a star", "con estrella"),
    "cause_because": ("because", "porque"),
    "cause_led-to": ("led to", "llevó a"),
    # the numbers behind what was found
    "why_score": ("score {value}", "puntuación {value}"),
    "why_meaning": ("by meaning no. {place} (similarity {value})", "por sentido n.º {place} (parecido {value})"),
    "why_words": ("by words no. {place} ({value})", "por palabras n.º {place} ({value})"),
    "why_time": ("in time {value}", "en el tiempo {value}"),
    "why_person": ("about who was named {value}", "sobre quien se nombra {value}"),
    "why_feeling": ("felt so {value}", "se sintió así {value}"),
    "why_newest": ("newer than others {value}", "más nueva que otras {value}"),
    "why_association": ("by way of #{entry} {value}", "a través de la #{entry} {value}"),
    "why_replaced": ("replaced by #{entry}", "reemplazada por #{entry}"),
    "why_accessibility": ("nearness ×{factor}", "cercanía ×{factor}"),
    "why_confidence": ("confidence ×{factor}", "confianza ×{factor}"),
    "why_mood": ("mood ×{factor}", "ánimo ×{factor}"),
    "why_context": ("context ×{factor}", "contexto ×{factor}"),
    "why_interference": ("alike {count}, ×{factor}", "parecidas {count}, ×{factor}"),
    "why_priors": ("together ×{factor}", "en total ×{factor}"),
    # values
    "emotion_joy": ("joy", "alegría"),
    "emotion_sadness": ("sadness", "tristeza"),
    "emotion_anger": ("anger", "enojo"),
    "emotion_fear": ("fear", "miedo"),
    "emotion_disgust": ("disgust", "asco"),
    "emotion_surprise": ("surprise", "sorpresa"),
    "emotion_neutral": ("neutral", "neutral"),
    "level_critical": ("critical", "crítico"),
    "level_important": ("important", "importante"),
    "level_normal": ("normal", "normal"),
    "level_trivial": ("trivial", "trivial"),
    # a level beside the word importance, with which it agrees in Spanish
    "importance_critical": ("critical", "crítica"),
    "importance_important": ("important", "importante"),
    "importance_normal": ("normal", "normal"),
    "importance_trivial": ("trivial", "trivial"),
    # on the side
    "error": ("error", "error"),
}
