"""A journal with words that must not be seen, and lines of every verb that try to see them."""

from __future__ import annotations

from typing import Any, Final

from conftest import Soulmem
from hypothesis import strategies as st

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.verbs import built

TREE: Final = [f"{verb} {child}".strip() for verb in VERBS for child in NESTED.get(verb, ("",))]
WHOLE: Final = {"journal restore", "journal salvage", "journal reembed", "models fetch"}  # of the whole file, or of none

# text, person, place, tag, context, causes, reason of a link, cue, values of conflicts, a goal, a feeling in words
SENTINELS: Final = (
    "xilofonista", "Zacarías", "Torrelaguna", "zafarrancho", "Quintanapalla", "motivadísima", "consecuentemente", "razonable", "preguntona",
    "Torrelodones", "Villaviciosa", "clavicordio", "apabullado",
)  # fmt: skip

# What is typed is never a sentinel as it is written: what comes back in those letters was seen in the journal.
# fmt: off
LINES: Final[dict[str, tuple[str, ...]]] = {
    "add": ("add con ZACARIAS otra vez en la playa #ZAFARRANCHO", "add hoy la playa fue como siempre --dry-run"),
    "edit": ("edit 1 La playa con Ana y ZACARIAS", "edit 1 --tag ZAFARRANCHO", "edit 2 --star"),
    "tag": ("tag", "tag 1", "tag 1 ZAFARRANCHO", "tag 1 --remove zafarranch"),
    "undo": ("undo --list", "undo"),
    "import": ("import {file}",),
    "recall": (
        "recall músico ensaya --explain", "recall ZACARIAS", "recall --tag zafarranch", "recall --tag ZAFARRANCHO", "recall",
        "recall --person zacarias", "recall --context x=quintanapalla", "recall playa --kind semantic --kind episodic --evidence --explain",
        "recall dónde vivo", "recall --used 1,2 playa", "recall --emotion joy --deep", "recall quiero aprender --kind goal",
    ),
    "about": ("about zacarias", "about TORRELAGUNA", "about ZAFARRANCHO", "about Ana --evidence"),
    "show": ("show 1", "show 1 2 3 4", "show 1 --history"),
    "link": ("link 1 2", "link 1 3 --because así"),
    "unlink": ("unlink 1 2", "unlink 1 3"),
    "links": ("links 1", "links 2", "links 3"),
    "why": ("why 1", "why 2"),
    "timeline": (
        "timeline", "timeline --forgotten", "timeline --tag ZAFARRANCHO", "timeline --person zacarias", "timeline --kind semantic",
    ),
    "reflect": ("reflect", "reflect --since 2026-08-01", "reflect --on 2026-08"),
    "people list": ("people list", "people list --kin"),
    "people merge": ("people merge Ana zacaria", "people merge Ana Luis"),
    "people rename": ("people rename zacaria Nadie", "people rename Ana ZACARIAS"),
    "people forget": ("people forget zacaria", "people forget Ana"),
    "stats": ("stats", "stats --limit 50"),
    "dream": ("dream", "dream --dry-run", "dream --cycle deep --again", "dream runs", "dream --all-users"),
    "gists list": ("gists list", "gists list --deep"),
    "gists show": ("gists show 99",),
    "gists forget": ("gists forget 99",),
    "gists restore": ("gists restore 99",),
    "conflicts list": ("conflicts list", "conflicts --all"),
    "conflicts show": ("conflicts show 99",),
    "conflicts resolve": ("conflicts resolve 99 a",),
    "conflicts reopen": ("conflicts reopen 99",),
    "pages list": ("pages list", "pages"),
    "pages show": ("pages show 2026-08-03", "pages show 2026-08", "pages show 2026-08-10"),
    "now": ("now",),
    "when": ("when ayer",),
    "export": (
        "export", "export --format ndjson", "export {file}.out", "export --tag ZAFARRANCHO", "export --since 2026-08-01",
        *(f"export --format {name}" for name in ("markdown", "jrnl", "csv", "html")),
    ),
    "forget": (
        "forget la xilofonísta ensayó", "forget 1", "forget 2 --purge", "forget 2 --purge --yes", "forget --purge --superseded --yes",
    ),
    "restore": ("restore 1",),
    "users list": ("users list",),
    "users delete": ("users delete nadie",),
    "doctor": ("doctor", "doctor --fix"),
    "config list": ("config list",),
    "config get": ("config get lang",),
    "config set": ("config set lang es",),
    "config unset": ("config unset lang",),
    "config path": ("config path",),
    "models list": ("models list",),
    "models fetch": ("models list",),
    "journal backup": ("journal backup",),
    "journal backups": ("journal backups",),
    "journal restore": ("journal restore nada.db",),
    "journal salvage": ("journal salvage", "journal salvage --dry-run"),
    "journal rebuild": ("journal rebuild",),
    "journal reembed": ("journal reembed",),
    "journal encrypt": ("journal encrypt",),
    "journal decrypt": ("journal decrypt",),
    "journal rekey": ("journal rekey",),
    "journal schema": ("journal schema",),
    "schema": ("schema",),
}
# fmt: on


def shown(soulmem: Soulmem) -> None:
    """Write what may be seen: entries 1 to 4."""
    soulmem("add", "La playa con Ana, el agua estaba fría #mar", "--at", "2026-08-01T10:00")
    soulmem("add", "Ensayo del coro con Luis y con Ana", "--at", "2026-08-02T10:00", "--because", "Ana cantaba")
    soulmem("add", "Otra vez la playa con Ana y mucho sol #mar", "--at", "2026-08-03T10:00")
    soulmem("add", "Vivo en Madrid y me gusta", "--at", "2026-08-04T10:00")


def hide(soulmem: Soulmem, *how: str, user: str = "default") -> None:
    """Write what must not be seen, `how` it is kept from sight."""
    say = ("--user", user, "add", *how)
    for day in (3, 5, 7, 9):
        text = f"Ensayo {day} con la xilofonista y con Zacarías en Torrelaguna, me gustó mucho #zafarrancho"
        soulmem(*say, text, "--at", f"2026-08-0{day}T18:00", "--person", "Zacarías")
    around = ("--context", "x=Quintanapalla", "--because", "estaba motivadísima", "--led-to", "consecuentemente lloré")
    soulmem(*say, "Me sentí fatal con Zacarías", "--at", "2026-08-10T10:00", *around, "--feeling", "apabullado")
    soulmem(*say, "Vivo en Torrelodones, Zacarías vive en Torrelodones", "--at", "2026-08-11T10:00")
    soulmem(*say, "Vivo en Villaviciosa, Zacarías vive en Villaviciosa", "--at", "2026-08-12T10:00")
    for day in (13, 14):
        soulmem(*say, "Quiero aprender a tocar el clavicordio este año", "--at", f"2026-08-{day}T10:00")


# what is typed for a kind of value; never a sentinel as it is written
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "WHEN": ("2026-08", "2026-08-03", "hoy", "ayer", "2026"),
    "TAG": ("ZAFARRANCHO", "mar", "zafarranch"),
    "NAME": ("zacarias", "Ana", "zacaria"),
    "QUERY": ("ensayo con zacarias", "TORRELAGUNA", "dónde vivo", "quiero aprender"),
    "TEXT": ("otra vez con ZACARIAS en torrelaguna", "la playa"),
    "RUN": ("1", "2", "99"),
    "DAYS": ("0", "7"),
    "STATE": ("active", "open", "dormant"),
    "WORD": ("because", "related"),
    "json|ndjson|markdown|jrnl|csv|html": ("json", "ndjson", "markdown", "jrnl", "csv", "html"),
    "micro|night|deep|all": ("micro", "night", "deep", "all"),
    "fade|consolidate": ("fade", "consolidate"),
    "EMOTION": ("joy", "sadness", "anticipation"),
    "LEVEL": ("normal", "trivial", "important"),
    "SOURCE": ("user", "import"),
    "KEY=VALUE": ("x=quintanapalla", "a=b"),
    "KIND": ("semantic", "goal", "belief", "episodic"),
    "MOOD": ("alegre", "sad"),
    "N": ("1", "3", "100"),
    "0..1": ("0.1", "0.9"),
    "-1..1": ("-0.5", "0.5"),
}
FLAGS: Final = (
    "--private", "--deep", "--explain", "--evidence", "--forgotten", "--all", "--kin", "--dry-run", "--all-users", "--history", "--list",
    "--suggest", "--purge", "--superseded", "--yes", "--fix",
)  # fmt: skip


def options(verb: str) -> list[Any]:
    """The parameters of a verb."""
    parent, _, child = verb.partition(" ")
    return list(built(child or parent, parent if child else None).params)


@st.composite
def lines(draw: st.DrawFn, *numbers: str) -> list[str]:
    """A line of any verb: its arguments, and any of its options with any of their values; entries by any of some numbers."""
    typed = {**VALUES, "ID": numbers, "ID|QUERY": (*numbers, "ensayo con zacarias")}
    verb = draw(st.sampled_from(sorted(set(TREE) - WHOLE)))
    words, after = verb.split(), []
    for param in options(verb):
        values = typed.get(str(getattr(param, "metavar", "") or ""))
        if param.param_type_name == "argument":
            if values:
                after += [draw(st.sampled_from(values)) for _ in range(draw(st.integers(1, 2)))][: None if param.nargs == -1 else 1]
        elif values and draw(st.booleans()):
            words += [param.opts[0], draw(st.sampled_from(values))]
        elif not values and param.opts[0] in FLAGS and draw(st.booleans()):
            words.append(param.opts[0])
    return [*words, *after, *draw(st.sampled_from(([], ["--json"], ["--lang", "es"])))]
