"""The front matter of a Markdown note: the part of YAML that notes use, read so that nothing in it is lost."""

import re
from typing import Final, NamedTuple

FENCE: Final = re.compile(r"---[ \t]*$")
END: Final = re.compile(r"(---|\.\.\.)[ \t]*$")
KEY: Final = re.compile(r"""(?:"([^"]+)"|'([^']+)'|([^\s:#\-\[{"'][^:#]*?))[ \t]*:(?:[ \t]+(.*))?$""")
ITEM: Final = re.compile(r"[ \t]*-(?:[ \t]+(.*))?$")
COMMENT: Final = re.compile(r"(?:^|\s)#.*$")
MOST: Final = 400  # lines: what goes on for longer is no front matter


class Front(NamedTuple):
    """What stands above a note: values by their keys, each a list; and the number of the first line below it."""

    values: dict[str, list[str]]
    below: int


def split(lines: list[str]) -> Front:
    """The front matter of a note; empty where there is none, or where it is never closed."""
    if not lines or not FENCE.match(lines[0]):
        return Front({}, 0)
    end = next((place for place, line in enumerate(lines[1:MOST], 1) if END.match(line)), None)
    if end is None:
        return Front({}, 0)
    found: dict[str, list[str]] = {}
    last: list[str] = []
    for line in lines[1:end]:
        head = KEY.match(line)
        if head:
            last = found.setdefault((head[1] or head[2] or head[3]).strip(), [])
            last += values(head[4] or "")
        elif (item := ITEM.match(line)) and found:
            last += values(item[1] or "")
        elif line.strip() and not line.lstrip().startswith("#"):
            if not found:
                return Front({}, 0)  # a rule above some text
            last.append(line.strip())
    return Front(found, end + 1)


def values(written: str) -> list[str]:
    """The value, or the list of values, on a line; what only opens a block below is none."""
    written = written.strip()
    if written in ("|", ">", "|-", ">-", "|+", ">+", "", "null", "~", "[]", "{}"):
        return []
    if written.startswith("[") and (closed := COMMENT.sub("", written).rstrip()).endswith("]"):
        return [value for part in parted(closed[1:-1]) for value in values(part)]
    if written[0] in "\"'" and written.rfind(written[0]) > 0:
        return [written[1 : written.rfind(written[0])]]
    bare = written if written.startswith("#") else COMMENT.sub("", written)
    return [bare.strip()] if bare.strip() else []


def parted(written: str) -> list[str]:
    """What stands between commas, those within quotes aside."""
    return re.findall(r"""\s*("[^"]*"|'[^']*'|[^,]+)\s*(?:,|$)""", written)
