"""Words of the history of dreams, their undoing, what makes a machine dream, and what to dream by. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # the history of dreams, and undoing one
    "runs_run": ("run", "sueño"),
    "runs_began": ("began", "empezó"),
    "runs_state": ("state", "estado"),
    "runs_changes": ("what it changed", "qué cambió"),
    "runs_nothing": ("nothing", "nada"),
    "cycle_micro": ("hour", "hora"),
    "cycle_night": ("night", "noche"),
    "cycle_deep": ("week", "semana"),
    "run_state_done": ("done", "hecho"),
    "run_state_running": ("going on", "en marcha"),
    "run_state_interrupted": ("broken off", "interrumpido"),
    "run_state_rolled-back": ("undone", "deshecho"),
    "run_undoable": ("can be undone: --rollback {run}", "se puede deshacer: --rollback {run}"),
    "count_forgotten": ("{count} at rest", "{count} en reposo"),
    "count_faded": ("{count} paler", "{count} más pálidas"),
    "count_revived": ("{count} nearer", "{count} más cerca"),
    "count_consolidated": ("{count} gathered", "{count} reunidas"),
    "count_grown": ("{count} grown", "{count} crecidas"),
    "count_strengthened": ("{count} links stronger", "{count} enlaces más fuertes"),
    "count_loosened": ("{count} links looser", "{count} enlaces más flojos"),
    "count_renewed": ("{count} weighed anew", "{count} sopesadas de nuevo"),
    "count_dwelt": ("{count} read part by part", "{count} leídas por partes"),
    "count_crowded": ("{count} crowded", "{count} apretadas"),
    "count_gists_faded": ("{count} patterns at rest", "{count} patrones en reposo"),
    "count_gists_revived": ("{count} patterns awake", "{count} patrones despiertos"),
    "count_pages": ("{count} pages", "{count} páginas"),
    "count_private_pages": ("{count} private pages", "{count} páginas privadas"),
    "count_private_gists": ("{count} private patterns", "{count} patrones privados"),
    "count_stated": ("{count} goals and beliefs", "{count} metas y creencias"),
    "count_restated": ("{count} told on", "{count} con novedades"),
    "count_concepts": ("{count} concepts", "{count} conceptos"),
    "count_concepts_grown": ("{count} concepts grown", "{count} conceptos crecidos"),
    "count_conflicts": ("{count} contradictions", "{count} contradicciones"),
    "count_conflicts_reopened": ("{count} open again", "{count} abiertas de nuevo"),
    "count_reveries": ("{count} reveries", "{count} ensoñaciones"),
    "count_private_reveries": ("{count} private reveries", "{count} ensoñaciones privadas"),
    "count_followed": ("{count} follow an edit", "{count} al día tras un cambio"),
    "count_let_go": ("{count} gone with an edit", "{count} retiradas tras un cambio"),
    "rolled_back_one": (
        "Dream {run} is undone: one row stands again as it stood.",
        "Sueño {run} deshecho: una fila vuelve a estar como estaba.",
    ),
    "rolled_back_many": (
        "Dream {run} is undone: {count} rows stand again as they stood.",
        "Sueño {run} deshecho: {count} filas vuelven a estar como estaban.",
    ),
    "run_unknown": (
        "There is no dream number {run}. See: soulmem dream --history",
        "No hay ningún sueño con el número {run}. Mira: soulmem dream --history",
    ),
    "run_not_newest": (
        "Dream {run} is not the newest that stands; that is {newest}, and it must be undone first: soulmem dream --rollback {newest}",
        "El sueño {run} no es el último que sigue en pie; lo es el {newest}, y hay que deshacerlo antes: soulmem dream --rollback {newest}",
    ),
    "run_rolled_back_already": ("Dream {run} was undone already.", "El sueño {run} ya estaba deshecho."),
    "run_too_old": (
        "Dream {run} can no longer be undone: what that takes is kept for the last thirty dreams and the last thirty days, in this journal only.",
        "El sueño {run} ya no se puede deshacer: lo que hace falta se guarda de los últimos treinta sueños y de los últimos treinta días, y solo en este diario.",
    ),
    "dream_going_on": (
        "A dream is going on in this journal. Wait until it is done, then undo dream {run}.",
        "Hay un sueño en marcha en este diario. Espera a que acabe y deshaz después el sueño {run}.",
    ),
    "cycle_unknown": ("“{value}” is no cycle. There are: {allowed}", "«{value}» no es un ciclo. Hay: {allowed}"),
    "options_exclude": ("{first} and {second} do not go together.", "{first} y {second} no van juntas."),
    # what makes a machine dream
    "schedule_unknown": (
        "“{value}” is no scheduler known here. There are: {allowed}",
        "«{value}» no es un programador conocido. Hay: {allowed}",
    ),
    "install_cron": (
        "Add this line to your crontab, or let the shell do it: (crontab -l; soulmem dream --schedule cron) | crontab -",
        "Añade esta línea a tu crontab, o que lo haga la consola: (crontab -l; soulmem dream --schedule cron) | crontab -",
    ),
    "install_systemd": (
        "Put these files in place, then: systemctl --user enable --now soulmem-dream.timer",
        "Pon estos archivos en su sitio y después: systemctl --user enable --now soulmem-dream.timer",
    ),
    # parameters that the last dreams speak for
    "suggest_none": (
        "Nothing to suggest: the last {runs} dreams speak for leaving everything as it is.",
        "Nada que sugerir: los últimos {runs} sueños aconsejan dejarlo todo como está.",
    ),
    "suggest_too_few": (
        "Nothing to suggest yet: that takes {wanted} nights with the same options, the very first aside, and there are {runs}.",
        "Todavía nada que sugerir: hacen falta {wanted} noches con las mismas opciones, sin contar la primera, y hay {runs}.",
    ),
    "suggest_line": ("--{parameter} {suggested} (now {value})", "--{parameter} {suggested} (ahora {value})"),
    "suggest_rests_much": (
        "In a night {share:.0%} of the entries go to rest: more slowly, they would stay in view longer.",
        "En una noche se va a descansar el {share:.0%} de las entradas: más despacio, seguirían más tiempo a la vista.",
    ),
    "suggest_rests_never": (
        "No entry has gone to rest in {runs} nights, though {old} are older than half a year: what is offered unasked stays full of trifles.",
        "Ninguna entrada se ha ido a descansar en {runs} noches, aunque {old} tienen más de medio año: lo que se ofrece sin pedirlo se llena de menudencias.",
    ),
    "suggest_gathers_much": (
        "{made} patterns in {runs} nights: stricter, only what is really alike is gathered.",
        "{made} patrones en {runs} noches: con más rigor, solo se reúne lo que de verdad se parece.",
    ),
    "suggest_gathers_never": (
        "No pattern came of {old} old entries in {runs} nights: less strict, more of what is alike is found.",
        "No ha salido ningún patrón de {old} entradas antiguas en {runs} noches: con menos rigor, se encuentra más de lo que se parece.",
    ),
}
