"""Help as plain text: of the program, of a group of verbs, of one verb; grouped by what verbs are for."""

from __future__ import annotations

from typing import Any

from soulmem_cli.commands import EVERYWHERE, GROUPS, NESTED, VERBS
from soulmem_cli.render.guide import UNNAMED, Page, Row, global_row, page_of, said, sentence, summary
from soulmem_cli.render.words import help as words
from soulmem_cli.render.wrapping import flowed, paired, width, wrapped


def page(command: Any, ctx: Any, lang: str) -> str:
    """The help of a command in a language, ready to print."""
    path = tuple(ctx.command_path.split()[1:])
    if not path:
        return program(lang)
    return group(path[0], lang) if path[0] in NESTED and len(path) == 1 else verb(page_of(path, command, lang), lang)


def program(lang: str) -> str:
    """The verbs, by what they are for, and the options every one takes."""
    columns = width()
    lines = [
        f"{frame('usage', lang)}: soulmem {frame('options_usage', lang)} {frame('verb', lang)} …",
        "",
        *wrapped(frame("tagline", lang), columns),
    ]
    left = max(map(len, VERBS))
    for name, verbs in GROUPS.items():
        rows = [(f"{verb:{left}}", summary((verb,), lang)) for verb in verbs]
        lines += ["", f"{said(words.GROUPS[name], lang)}:", *paired(rows, columns)]
    everywhere = [global_row(name.replace("-", "_"), (f"--{name}",), value, lang) for name, value in EVERYWHERE]
    everywhere += [global_row(name, (f"--{name}",), None, lang) for name in UNNAMED]
    lines += section("everywhere", everywhere, columns, lang)
    return "\n".join([*lines, "", *wrapped(frame("more", lang), columns)])


def group(name: str, lang: str) -> str:
    """The verbs of one group, such as `users`."""
    columns = width()
    rows = [(verb, summary((name, verb), lang)) for verb in NESTED[name]]
    lines = [
        f"{frame('usage', lang)}: soulmem {name} {frame('verb', lang)} …",
        "",
        *wrapped(sentence(summary((name,), lang)), columns),
        "",
        f"{frame('verbs', lang)}:",
        *paired(rows, columns),
        "",
        *wrapped(frame("more_group", lang).format(group=name), columns),
    ]
    return "\n".join(lines)


def verb(shown: Page, lang: str) -> str:
    """All that one verb takes, with examples."""
    columns = width()
    usage = [f"{frame('usage', lang)}: {shown.usage}", *([frame("options_usage", lang)] if shown.options else [])]
    usage += [row.label if row.required else f"[{row.label}]" for row in shown.arguments]
    lines = [*wrapped(" ".join(usage), columns), "", *wrapped(sentence(shown.summary), columns)]
    if shown.about:
        lines += ["", *wrapped(shown.about, columns)]
    lines += section("arguments", shown.arguments, columns, lang)
    lines += section("options", shown.options, columns, lang)
    lines += ["", f"{frame('examples', lang)}:"]
    for command, means in shown.examples:
        lines += [f"  {command}", *(f"      {line}" for line in wrapped(means, columns - 6))]
    lines += ["", *wrapped(f"{frame('see', lang)}: {', '.join(shown.see)}", columns)]
    lines += ["", f"{frame('everywhere', lang)} (soulmem --help):"]
    return "\n".join([*lines, *(f"  {line}" for line in flowed([row.label for row in shown.everywhere], columns - 2))])


def section(title: str, rows: list[Row], columns: int, lang: str) -> list[str]:
    """A titled list of parameters; nothing when there are none."""
    if not rows:
        return []
    return ["", f"{frame(title, lang)}:", *paired([(row.label, row.means) for row in rows], columns)]


def frame(code: str, lang: str) -> str:
    """A word of the frame."""
    return said(words.FRAME[code], lang)
