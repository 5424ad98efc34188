"""The verbs: one file each, named for the verb. Their order and grouping here is that of help, man and completions."""

from __future__ import annotations

from typing import Final

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "write": ("add", "edit", "tag", "undo", "import"),
    "remember": ("recall", "about", "show", "link", "unlink", "links", "why"),
    "look": ("timeline", "reflect", "people", "stats"),
    "dream": ("dream", "gists", "conflicts", "pages"),
    "time": ("now", "when"),
    "care": ("export", "forget", "restore", "users", "doctor", "config", "models", "journal", "schema"),
}
# verbs with verbs of their own
NESTED: Final[dict[str, tuple[str, ...]]] = {
    "people": ("list", "merge", "rename", "forget"),
    "gists": ("list", "show", "forget", "restore"),
    "conflicts": ("list", "show", "resolve", "reopen"),
    "pages": ("list", "show"),
    "users": ("list", "delete"),
    "config": ("list", "get", "set", "unset", "path"),
    "models": ("list", "fetch"),
    "journal": ("backup", "backups", "restore", "salvage", "encrypt", "decrypt", "rekey", "rebuild", "reembed", "schema"),
}
LISTING: Final = ("people", "gists", "conflicts", "pages")  # named alone, these list
VERBS: Final = tuple(verb for group in GROUPS.values() for verb in group)
# options taken before and after every verb, with the name of their value; None is a flag
EVERYWHERE: Final[tuple[tuple[str, str | None], ...]] = (
    ("user", "NAME"),
    ("db", "PATH"),
    ("lang", "es|en"),
    ("model", "NAME"),
    ("device", "cpu|cuda|mps"),
    ("json", None),
    ("ndjson", None),
    ("quiet", None),
    ("no-color", None),
)


def module_of(verb: str, parent: str | None = None) -> str:
    """The module of a verb: its name, with what Python reserves spelled aside."""
    name = verb.replace("-", "_")
    if parent is None and name == "import":
        name = "import_"
    return f"soulmem_cli.commands.{parent}_{name}" if parent else f"soulmem_cli.commands.{name}"
