"""The day that the name of a note tells: 2024-03-15.md, 15-03-2024, 20240315, 2024/03/15, 15 de marzo de 2024."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

from soulmem_cli.formats import stamps
from soulmem_cli.formats.foreign import Manner
from soulmem_cli.formats.stamps import Stamp

YEAR_FIRST: Final = re.compile(r"(?<!\d)(\d{4})([-_.]?)(\d{2})\2(\d{2})(?:[T_ ](\d{2})[-.:h_]?(\d{2}))?(?!\d)")
YEAR_LAST: Final = re.compile(r"(?<!\d)(\d{1,2})[-_.](\d{1,2})[-_.](\d{4})(?!\d)")
FOLDERS: Final = re.compile(r"(?:^|/)(\d{4})/(?:\d{4}-)?(\d{1,2})(?:[^/\d][^/]*)?/(?:\d{4}-\d{2}-)?(\d{1,2})(?:[^/\d][^/]*)?$")


def stem(name: str) -> str:
    """The name of a note without its folder and its ending."""
    return PurePath(name).stem


def day_of(name: str, manner: Manner) -> Stamp | None:
    """The day, and perhaps the hour, of a note; None when its name tells none."""
    own = stem(name)
    if manner.pattern is not None and (found := stamps.read(own, manner)):
        return found
    if named := YEAR_FIRST.search(own):
        year, _, month, day, hour, minute = named.groups()
        time = f" {hour}:{minute}" if hour else ""
        return stamps.read(f"{year}-{month}-{day}{time}", manner) or stamps.read(f"{year}-{month}-{day}", manner)
    if named := YEAR_LAST.search(own):
        return stamps.read("-".join(named.groups()), manner)
    if found := stamps.read(own.replace("_", " "), manner):
        return found
    within = FOLDERS.search(str(PurePath(name).with_suffix("")))
    return stamps.read("-".join(within.groups()), manner) if within else None
