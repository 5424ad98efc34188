"""Words of gists and conflicts as a person looks through them. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # how a gist stands
    "gist_state_active": ("active", "activo"),
    "gist_state_dormant": ("at rest", "en reposo"),
    "gist_state_done": ("done", "cumplido"),
    "gist_state_dropped": ("let go", "abandonado"),
    "gist_state_revised": ("no longer held", "ya no se sostiene"),
    "gist_state_forgotten": ("forgotten", "olvidado"),
    "gist_stated": ("said by you", "dicho por ti"),
    "gist_when": ("when: {conditions}", "cuándo: {conditions}"),
    "gist_condition": ("“{text}”", "«{text}»"),
    "gist_helped": ("helped {helped}, did not {failed}", "ayudó {helped}, no ayudó {failed}"),
    "gist_against": ("{count} against", "{count} en contra"),
    "gist_days_one": ("one day", "un día"),
    "gist_days_many": ("{count} days", "{count} días"),
    "gist_words_of": ("words of #{id}", "palabras de la n.º {id}"),
    "gist_let_go": (
        "Gist g{id} is forgotten; its entries are where they were. To bring it back: soulmem gists restore {id}",
        "El destilado g{id} queda olvidado; sus entradas siguen donde estaban. Para traerlo de vuelta: soulmem gists restore {id}",
    ),
    "gist_let_go_already": ("Gist g{id} was forgotten already.", "El destilado g{id} ya estaba olvidado."),
    "gist_back": ("Gist g{id} is back.", "El destilado g{id} ha vuelto."),
    "gist_back_already": ("Gist g{id} was not forgotten.", "El destilado g{id} no estaba olvidado."),
    "gist_private": ("Gist {id} comes from private entries.", "El destilado {id} viene de entradas privadas."),
    "gist_unknown": (
        "There is no gist {id}. To see them: soulmem gists",
        "No hay ningún destilado {id}. Para verlos: soulmem gists",
    ),
    "gist_state_unknown": (
        "“{value}” is no state of a gist. There are: {allowed}",
        "«{value}» no es un estado de un destilado. Hay: {allowed}",
    ),
    # conflicts
    "conflict_state_open": ("open", "abierto"),
    "conflict_state_resolved": ("resolved", "resuelto"),
    "conflict_state_context_dependent": ("depends on context", "depende del contexto"),
    "conflict_state_reopened": ("reopened", "reabierto"),
    "conflict_about_phone": ("phone number", "número de teléfono"),
    "conflict_about_address": ("where one lives", "dónde se vive"),
    "conflict_about_favourite": ("favourite", "favorito"),
    "conflict_about_job": ("work", "trabajo"),
    "conflict_about_workplace": ("place of work", "lugar de trabajo"),
    "conflict_about_partner": ("partner", "pareja"),
    "conflict_about_date": ("date", "fecha"),
    "conflict_about_taste": ("what one likes", "gusto"),
    "conflict_about_pay": ("pay", "sueldo"),
    "conflict_about_price": ("price", "precio"),
    "conflict_about_dose": ("dose", "dosis"),
    "conflict_about_code": ("code", "código"),
    "conflict_about_birthday": ("birthday", "cumpleaños"),
    "conflict_about_role": ("who it is", "quién es"),
    "conflict_about": ("{attribute} · {subject}", "{attribute} · {subject}"),
    "conflict_older": ("a, older", "a, anterior"),
    "conflict_newer": ("b, newer", "b, posterior"),
    "conflict_usually": (
        "Usually the newer one holds; nothing is decided for you.",
        "Lo habitual es que valga la posterior; nada se decide por ti.",
    ),
    "conflict_how": (
        "To decide: soulmem conflicts resolve {id} --a, --b or --both",
        "Para decidir: soulmem conflicts resolve {id} --a, --b o --both",
    ),
    "conflict_holds_a": ("What holds: a, #{id}", "Lo que vale: a, n.º {id}"),
    "conflict_holds_b": ("What holds: b, #{id}", "Lo que vale: b, n.º {id}"),
    "conflict_holds_both": ("Both hold.", "Valen las dos."),
    "conflict_holds_when": ("Both hold, by context: {when}", "Valen las dos, según el contexto: {when}"),
    "conflict_unknown": (
        "There is no conflict {id}. To see them: soulmem conflicts",
        "No hay ningún conflicto {id}. Para verlos: soulmem conflicts",
    ),
    "conflict_state_unknown": (
        "“{value}” is no state of a conflict. There are: {allowed}",
        "«{value}» no es un estado de un conflicto. Hay: {allowed}",
    ),
    "conflict_one_side": (
        "Say which of the two holds: exactly one of --a, --b and --both.",
        "Di cuál de las dos vale: exactamente una de --a, --b y --both.",
    ),
    "conflict_when_both": (
        "--when says in which context both hold, so it goes with --both.",
        "--when dice en qué contexto valen las dos, así que va con --both.",
    ),
    "conflict_open_already": ("Conflict {id} was open already.", "El conflicto {id} ya estaba abierto."),
}
