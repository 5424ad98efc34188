"""Words of gists among what was found, of what sleeps, and of what cannot be asked for. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # kinds of memory
    "kind_episodic": ("episodic (entries)", "episódico (entradas)"),
    "kind_semantic": ("semantic", "semántico"),
    "kind_procedural": ("procedural", "procedimental"),
    "kind_concept": ("concept", "concepto"),
    "kind_belief": ("belief", "creencia"),
    "kind_goal": ("goal", "objetivo"),
    # a gist says itself that it is the program's word, and what it stands on
    "gist_from_one": ("soulmem, {kind}, from 1 entry: {ids}", "soulmem, {kind}, de 1 entrada: {ids}"),
    "gist_from_many": ("soulmem, {kind}, from {count} entries: {ids}", "soulmem, {kind}, de {count} entradas: {ids}"),
    "gist_confidence": ("confidence {value}", "confianza {value}"),
    "gist_best": ("best evidence #{id}", "mejor evidencia n.º {id}"),
    "gist_words": ("in its words {value}", "en sus palabras {value}"),
    # what is left out
    "asleep_one": (
        "One more that has gone to rest is left out; with --deep it comes too.",
        "Se omite otra que se ha ido a descansar; con --deep sale también.",
    ),
    "asleep_many": (
        "{count} more that have gone to rest are left out; with --deep they come too.",
        "Se omiten otras {count} que se han ido a descansar; con --deep salen también.",
    ),
    # what cannot be asked for
    "kind_unknown": ("“{value}” is no kind of memory. There are: {allowed}", "«{value}» no es un tipo de recuerdo. Hay: {allowed}"),
    "mood_unknown": (
        "“{value}” is no mood I know.{close_hint} Say one in a word (happy, sad, calm, worried…), or in two numbers: valence -1 to 1, arousal 0 to 1, as in --mood -0.5,0.8",
        "«{value}» no es un ánimo que conozca.{close_hint} Dilo con una palabra (feliz, triste, tranquilo, preocupada…) o con dos números: valencia de -1 a 1 y activación de 0 a 1, como en --mood -0.5,0.8",
    ),
    "confidence_invalid": (
        "--min-confidence {value}: it must be between 0 and 1.",
        "--min-confidence {value}: debe estar entre 0 y 1.",
    ),
    "evidence_without_gists": (
        "Only gists have evidence: add --kind semantic, or concept, belief, goal or procedural.",
        "Solo lo destilado tiene evidencia: añade --kind semantic, o bien concept, belief, goal o procedural.",
    ),
}
