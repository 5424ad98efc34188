"""For a person at a terminal: rich tables that fit it."""

from __future__ import annotations

from typing import Any, Literal

from rich.console import Console, RenderableType
from rich.text import Text

from soulmem_cli.core.session import Session
from soulmem_cli.render import is_list
from soulmem_cli.render.machine import elements, exit_code, gathered
from soulmem_cli.render.safe import visible
from soulmem_cli.render.views import view_of


def show(session: Session, result: Any, *, colour: bool) -> int:
    """Draw a result on the terminal."""
    # without colours there is no bold and no dim either: NO_COLOR means no escapes
    system: Literal["auto"] | None = "auto" if colour else None
    console = Console(color_system=system, highlight=False, markup=False, emoji=False, force_terminal=colour or None)
    made, failure = gathered(result)
    for each in drawn(session, made):
        console.print(each)
    if failure is not None:
        raise failure
    return exit_code(made)


def drawn(session: Session, result: Any) -> list[RenderableType]:
    """What to print for a result: a list of one kind is drawn whole, by the view of its kind."""
    found = elements(result)
    view = view_of(found[0]) if found else None
    if view is None:
        return [Text(visible(str(each))) for each in found]
    return list(view.human(session, list(result) if is_list(result) else result))
