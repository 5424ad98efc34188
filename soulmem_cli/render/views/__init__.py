"""One module a kind of result: `plain` gives its lines for a pipe, `human` its rich renderables for a terminal.

`human` imports rich inside itself, so that pipes never do. A kind without a module is shown by its `str`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

# the class of a result → the module that shows it
MODULES: Final = {
    "Entry": "entries",
    "Found": "entries",
    "Recollection": "entries",
    "FoundGist": "gists",
    "GistChanged": "knowing",
    "Conflict": "conflicts",
    "Gathered": "entries",
    "When": "dates",
    "Dream": "dreams",
    "Page": "pages",
    "Pages": "pages",
    "PageHead": "pages",
    "PageLine": "pages",
    "Reverie": "reveries",
    "Run": "runs",
    "RolledBack": "runs",
    "Suggestion": "runs",
    "Schedule": "runs",
    "Exported": "archives",
    "Imported": "archives",
    "NoDate": "dates",
    "Present": "dates",
    "Bond": "links",
    "Unbound": "links",
    "Linked": "links",
    "Links": "links",
    "Step": "causes",
    "Why": "causes",
    "Used": "uses",
    "Tagged": "tags",
    "TagCount": "tags",
    "Forgotten": "care",
    "Change": "changes",
    "Version": "versions",
    "Restored": "care",
    "Purged": "care",
    "UserCount": "care",
    "UserDeleted": "care",
    "Person": "people",
    "Renamed": "people",
    "NoPerson": "people",
    "Setting": "choices",
    "OneSetting": "choices",
    "ConfigPath": "choices",
    "Reflection": "portrait",
    "Week": "portrait",
    "Season": "portrait",
    "Stats": "census",
    "Schema": "schemas",
    "Check": "checkup",
    "Checkup": "checkup",
    "Rebuilding": "upkeep",
    "Reembedding": "upkeep",
    "Backup": "backups",
    "KeptBackup": "backups",
    "JournalRestored": "backups",
    "Salvaged": "salvage",
    "Sealed": "sealing",
    "Model": "models",
    "Fetched": "models",
}


def view_of(value: Any) -> Any:
    """The module that shows a value, or None."""
    return module_for(type(value).__name__)


def module_for(kind: str) -> Any:
    """The module that shows values of a class, or None."""
    name = MODULES.get(kind)
    return import_module(f"soulmem_cli.render.views.{name}") if name else None
