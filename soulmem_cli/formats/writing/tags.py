"""Tags as words with a #, for formats that keep them in the text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from soulmem_cli.text import fold

APART: Final = re.compile(r"[^\w/\u0300-\u036f]+")


def hashed(labels: Iterable[str]) -> list[str]:
    """The labels as one word each, without the #: «mar azul» is mar-azul; a number alone can be none."""
    words = (APART.sub("-", label).strip("-/_") for label in labels)
    return list({fold(word): word for word in words if word and not word.isdecimal()}.values())
