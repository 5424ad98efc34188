"""Words of what reflect and stats show. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # reflect
    "reflect_felt": ("Felt", "Lo que sentiste"),
    "reflect_people": ("People", "Personas"),
    "reflect_tags": ("Tags", "Etiquetas"),
    "reflect_critical": ("What weighed most", "Lo que más pesó"),
    "reflect_weeks": ("Week by week", "Semana a semana"),
    "week_this": ("this week", "esta semana"),
    "week_last": ("last week", "la semana pasada"),
    "week_ago": ("{count} weeks ago", "hace {count} semanas"),
    "week_of": ("week of {day}", "semana del {day}"),
    # stats
    "stats_entry": ("1 entry", "1 entrada"),
    "stats_entries": ("{count} entries", "{count} entradas"),
    "stats_private_one": ("1 private", "1 privada"),
    "stats_private": ("{count} private", "{count} privadas"),
    "stats_forgotten_one": ("1 forgotten", "1 olvidada"),
    "stats_forgotten": ("{count} forgotten", "{count} olvidadas"),
    "stats_levels": ("Weight", "Peso"),
    "stats_emotions": ("Felt", "Lo que sentiste"),
    "stats_tiers": ("Nearness", "Cercanía"),
    "tier_vivid": ("vivid", "vívidas"),
    "tier_fading": ("fading", "desvaneciéndose"),
    "tier_dormant": ("dormant", "dormidas"),
    "tier_reverie": ("reverie", "ensueño"),
    "stats_places": ("Places", "Lugares"),
    "stats_things": ("Things", "Cosas"),
    "stats_months": ("Months", "Meses"),
    "stats_file": ("Journal", "Diario"),
    "stats_conflicts": ("open conflicts", "conflictos abiertos"),
    "stats_gists": ("distilled", "destilado"),
    "stats_last_dream": ("last dream", "último sueño"),
    "stats_never": ("never", "nunca"),
    "stats_schema": ("schema", "esquema"),
    # people
    "column_person": ("person", "persona"),
    "person_called": (
        "From now on: {name}, also {others}, in {entries}. What you wrote stays as it is.",
        "Desde ahora: {name}, también {others}, en {entries}. Lo que escribiste queda como está.",
    ),
    "person_called_only": (
        "From now on: {name}, in {entries}. What you wrote stays as it is.",
        "Desde ahora: {name}, en {entries}. Lo que escribiste queda como está.",
    ),
    "person_forgotten": (
        "{name} is no longer taken for a person (it was in {entries}). The entries stay.",
        "{name} ya no se toma por una persona (estaba en {entries}). Las entradas se quedan.",
    ),
    "person_unknown": (
        "Nobody here is called “{name}”.{close_hint} See everybody with: soulmem people list",
        "Aquí nadie se llama «{name}».{close_hint} Mira a todos con: soulmem people list",
    ),
    "person_same": ("“{a}” and “{b}” are the same person already.", "«{a}» y «{b}» ya son la misma persona."),
    "person_taken": (
        "Somebody else is called “{name}”. If they are one person: soulmem people merge “{name}” “{was}”",
        "Ya hay otra persona que se llama «{name}». Si son la misma: soulmem people merge «{name}» «{was}»",
    ),
}
