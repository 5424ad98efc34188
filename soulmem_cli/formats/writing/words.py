"""The words of a page for people, handed down by whoever knows their language."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple


class Words(NamedTuple):
    """`say` gives the sentence of a code with its facts, `counted` one about none, one or many; `day` names a day."""

    lang: str
    say: Callable[..., str]
    counted: Callable[[str, int], str]
    day: Callable[[date], str]
