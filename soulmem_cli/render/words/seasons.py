"""The clauses a season is told in; each becomes a sentence. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "reflect_seasons": ("Season by season: who you have been becoming", "Temporada a temporada: quién has ido siendo"),
    "season_name_same": ("{first} to {last} {year}", "De {first} a {last} de {year}"),
    "season_name_across": ("{first} {before} to {last} {year}", "De {first} de {before} a {last} de {year}"),
    "season_felt": ("{entries}, and above all {emotion}", "{entries}, y sobre todo {emotion}"),
    "season_calm_one": ("{entries}, told evenly", "{entries}, contada con calma"),
    "season_calm_many": ("{entries}, told evenly", "{entries}, contadas con calma"),
    "season_people": ("most often there: {names}", "quienes más aparecen: {names}"),
    "season_newcomers_one": ("{names} came into it", "llegó {names}"),
    "season_newcomers_many": ("{names} came into it", "llegaron {names}"),
    "season_mattered": ("what weighed: {quotes}", "lo que pesó: {quotes}"),
    "season_goal_began": ("you set out to: {quote}", "te propusiste: {quote}"),
    "season_goal_held": ("you went on wanting: {quote}", "seguías queriendo: {quote}"),
    "season_goal_done": ("you did it: {quote}", "lo lograste: {quote}"),
    "season_goal_dropped": ("you let go of it: {quote}", "lo dejaste: {quote}"),
    "season_goal_revised": ("you thought again about: {quote}", "te lo replanteaste: {quote}"),
    "season_belief_began": ("you came to think: {quote}", "empezaste a pensar: {quote}"),
    "season_belief_held": ("you went on thinking: {quote}", "seguías pensando: {quote}"),
    "season_belief_revised": ("you no longer thought: {quote}", "dejaste de pensar: {quote}"),
    "season_belief_dropped": ("you no longer thought: {quote}", "dejaste de pensar: {quote}"),
    "season_belief_done": ("you made sure of it: {quote}", "lo comprobaste: {quote}"),
    "season_concept_began": ("you began to come back to: {quote}", "empezaste a volver a: {quote}"),
    "season_concept_held": ("you kept coming back to: {quote}", "seguías volviendo a: {quote}"),
    "season_concept_revised": ("you looked again at: {quote}", "volviste a mirar: {quote}"),
    "season_concept_dropped": ("you left behind: {quote}", "dejaste atrás: {quote}"),
    "season_concept_done": ("you were done with: {quote}", "cerraste: {quote}"),
}
