"""What help, man pages and shells say of a verb: its parameters as Typer knows them, with their words in a language."""

from typing import Any, Final, NamedTuple

from soulmem_cli.render.words import help as frame

UNNAMED: Final = ("version", "help")  # taken by the program alone, beside the options every verb takes


class Row(NamedTuple):
    """An argument or an option. `metavar` names its value, None for a flag; `names` are empty for an argument."""

    key: str
    names: tuple[str, ...]
    metavar: str | None
    many: bool
    required: bool
    means: str

    @property
    def label(self) -> str:
        """How it is typed: `-n, --limit N`, `TEXT…`."""
        if not self.names:
            return f"{self.metavar}{'…' if self.many else ''}"
        return ", ".join(sorted(self.names, key=len)) + (f" {self.metavar}" if self.metavar else "")


class Page(NamedTuple):
    """All there is to say of one verb; `path` is its words after `soulmem`."""

    path: tuple[str, ...]
    summary: str
    about: str
    arguments: list[Row]
    options: list[Row]
    everywhere: list[Row]
    examples: list[tuple[str, str]]  # the command, what it does
    see: list[str]

    @property
    def usage(self) -> str:
        """The verb as it is typed, with its arguments."""
        return " ".join(["soulmem", *self.path])


def said(words: tuple[str, str], lang: str) -> str:
    """One of a pair of words. English, Spanish."""
    return words[1 if lang == "es" else 0]


def summary(path: tuple[str, ...], lang: str) -> str:
    """A verb in one line."""
    return said(frame.VERBS[" ".join(path)], lang)


def sentence(text: str) -> str:
    """A line as a sentence: a capital first, a full stop last."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!', '…')) else '.'}"


def page_of(path: tuple[str, ...], command: Any, lang: str) -> Page:
    """What to say of a verb, from its command. Raises KeyError for what has no words."""
    from soulmem_cli.render.words import help_examples as more

    name = " ".join(path)
    arguments, options, everywhere = [], [], []
    for param in command.params:
        if param.param_type_name == "argument":
            arguments.append(row(param, path, lang))
        elif param.expose_value:
            options.append(row(param, path, lang))
        else:
            everywhere.append(global_row(param.name, tuple(param.opts), param.metavar, lang))
    return Page(
        path=path,
        summary=summary(path, lang),
        about=said(more.ABOUT[name], lang) if name in more.ABOUT else "",
        arguments=arguments,
        options=options,
        everywhere=[*everywhere, global_row("help", ("--help",), None, lang)],
        examples=[(said(example, lang), said(means, lang)) for example, means in more.EXAMPLES[name]],
        see=[f"soulmem {other}" for other in more.SEE[name]],
    )


def row(param: Any, path: tuple[str, ...], lang: str) -> Row:
    """A parameter of a verb with its words: those for this verb, else those it shares."""
    from soulmem_cli.render.words import help_options as words

    flag = bool(getattr(param, "is_flag", False))
    argument = param.param_type_name == "argument"
    shared = words.ARGUMENTS if argument else words.OPTIONS
    name = name_of(param)
    own = f"{' '.join(path)} {name}"
    means = said(shared[own] if own in shared else shared[name], lang)
    many = param.nargs == -1 or bool(getattr(param, "multiple", False))
    notes = []
    if not argument and many:
        notes.append(said(frame.FRAME["many"], lang))
    if not argument and not flag and param.default not in (None, [], ()):
        notes.append(said(frame.FRAME["default"], lang).format(value=param.default))
    return Row(
        key=name,
        names=() if argument else tuple(param.opts),
        metavar=None if flag else metavar(param.metavar or param.name.upper(), lang),
        many=many,
        required=param.required,
        means=f"{means} ({'; '.join(notes)})" if notes else means,
    )


def name_of(param: Any) -> str:
    """What a parameter's words are found by: an option's long spelling, an argument's name."""
    spelled = next((name for name in param.opts if name.startswith("--")), param.name)
    return str(spelled).removeprefix("--").replace("_", "-")


def global_row(name: str, names: tuple[str, ...], value: str | None, lang: str) -> Row:
    """An option that every verb takes."""
    return Row(name, names, metavar(value, lang) if value else None, False, False, said(frame.EVERYWHERE[name], lang))


def metavar(name: str, lang: str) -> str:
    """The name of a value in a language; what is no word (`0..1`, `es|en`) stays as it is."""
    from soulmem_cli.render.words import help_options as words

    return said(words.METAVARS[name], lang) if name in words.METAVARS else name
