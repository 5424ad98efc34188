"""soulmem: a personal journal for the terminal that remembers the way a person does."""

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__released__ = "2026-11-29"
__all__ = ["Journal", "__version__"]

if TYPE_CHECKING:
    from soulmem_cli.journal import Journal


def __getattr__(name: str) -> object:
    if name == "Journal":
        from soulmem_cli.journal import Journal

        return Journal
    raise AttributeError(name)
