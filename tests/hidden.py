"""A journal with words that must not be seen, and lines of every verb that try to see them."""

from __future__ import annotations

from typing import Final

from conftest import Soulmem

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
