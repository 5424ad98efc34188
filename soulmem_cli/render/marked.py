"""Words beside their mark: each line of them begins where the first does, however long a word is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text


def marked(mark: str, style: str, words: Text) -> Table:
    """A cell of a table with a mark of one sign and, beside it, words."""
    from rich.table import Table
    from rich.text import Text

    made = Table.grid(padding=(0, 1), pad_edge=False)
    made.add_column(no_wrap=True, width=1)
    made.add_column(overflow="fold")
    made.add_row(Text(mark, style=style), words)
    return made
