"""The tree of verbs, built by Typer one verb at a time: only the module of the verb that runs is imported."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from soulmem_cli.commands import EVERYWHERE, LISTING, NESTED, VERBS, module_of
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.run import MENDING, Run
from soulmem_cli.text import mend

LARGEST: Final = 2**63 - 1  # of SQLite's integers


def answer(run: Run, argv: list[str]) -> Any:
    """Parse the command line, run its verb and return what the verb returned."""
    try:
        return root(run).main(args=protected(argv), prog_name="soulmem", standalone_mode=False, obj=run)
    except typer.Abort as error:
        raise KeyboardInterrupt from error
    except Exception as error:
        from soulmem_cli.complaints import translated

        raise translated(error, argv) from error


def root(run: Run | None = None) -> TyperGroup:
    """The whole program as a command group."""
    group = Verbs(name="soulmem", verbs=VERBS, parent=None)
    group.params.extend([*global_options(), version_option()])
    return group


class Helped:
    """What a verb and a group have in common: help in the person's language, printed plainly."""

    _help_option: TyperOption | None

    def get_help(self, ctx: Any) -> str:
        return str(ctx.obj.help_text(self, ctx))

    def get_help_option(self, ctx: Any) -> TyperOption:
        def show(ctx: Any, param: Any, value: bool) -> None:
            if value and not ctx.resilient_parsing:
                ctx.obj.print_help(ctx.command, ctx)
                raise typer.Exit(0)

        self._help_option = self._help_option or eager("--help", show)
        return self._help_option


class Verbs(Helped, TyperGroup):
    """A group that imports a verb when it is called for."""

    def __init__(self, *, name: str, verbs: tuple[str, ...], parent: str | None) -> None:
        super().__init__(name=name, rich_markup_mode=None, suggest_commands=False, invoke_without_command=False)
        self.verbs = verbs
        self.parent = parent

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.verbs)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        name = cmd_name
        if name not in self.verbs:
            return None
        if self.parent is None and name in NESTED:
            group = Verbs(name=name, verbs=NESTED[name], parent=name)
            group.params.extend(global_options())
            return group
        return built(name, self.parent)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if self.parent in LISTING and all(arg.startswith("-") for arg in args[:1]) and not {*self.verbs, "--help"} & {*args}:
            args = ["list", *args]
        rest: list[str] = super().parse_args(ctx, args)
        if not ctx._protected_args and not ctx.resilient_parsing:
            ctx.obj.print_help(self, ctx)
            raise typer.Exit(0 if self.parent is None else 2)
        return rest

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.verbs and not ctx.resilient_parsing:
            from difflib import get_close_matches

            raise UsageError("verb_unknown", verb=args[0], close=get_close_matches(args[0], self.verbs, 3, 0.65))
        return super().resolve_command(ctx, args)


class Verb(Helped, TyperCommand):
    """One verb. Its session is made when its options are known."""

    def invoke(self, ctx: Any) -> Any:
        ctx.obj.mending = any(verb in MENDING for verb in ctx.command_path.split()[1:2])
        ctx.obj = ctx.obj.session
        for param in self.params:
            if param.name in ctx.params and param.metavar not in ("PATH", "FILE"):
                ctx.params[param.name] = said(ctx.obj, param, ctx.params[param.name])
        return super().invoke(ctx)

    def make_parser(self, ctx: Any) -> Any:
        parser = super().make_parser(ctx)
        options = parser._process_opts

        def words_first(arg: str, state: Any) -> None:
            """Text that begins with -5, "- ", --- or "-one word and more" is text: no option is called so."""
            name = arg[1:].removeprefix("-").partition("=")[0]
            if name[:1].isalpha() and name.isascii() and " " not in name:
                options(arg, state)
            else:
                state.largs.append(arg)

        parser._process_opts = words_first  # type: ignore[method-assign]
        return parser


def built(name: str, parent: str | None = None) -> TyperCommand:
    """The command of a verb, from the function of its name in the module of its name."""
    module = import_module(module_of(name, parent))
    function = getattr(module, module.__name__.rpartition(".")[2])
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name, cls=Verb)(function)
    command = typer.main.get_command(app)
    assert isinstance(command, TyperCommand)
    command.params.extend(global_options())
    return command


def global_options() -> list[TyperOption]:
    """The options every verb takes, before or after its name; each leaves its value with the run."""

    def keep(ctx: Any, param: Any, value: Any) -> None:
        if value and isinstance(ctx.obj, Run):
            ctx.obj.flag(param.name, mend(value) if isinstance(value, str) and param.name != "db" else value)

    def option(name: str, metavar: str | None) -> TyperOption:
        kind: dict[str, Any] = {"metavar": metavar} if metavar else {"is_flag": True, "default": False}
        return TyperOption(param_decls=[f"--{name}"], expose_value=False, callback=keep, is_eager=True, **kind)

    return [option(name, metavar) for name, metavar in EVERYWHERE]


def version_option() -> TyperOption:
    """`--version`, wherever it stands before the verb; alone it is answered without Typer."""

    def show(ctx: Any, param: Any, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            from soulmem_cli import __version__

            sys.stdout.write(f"soulmem {__version__}\n")
            raise typer.Exit(0)

    return eager("--version", show)


def eager(name: str, callback: Any) -> TyperOption:
    """A flag that is acted on as soon as it is read."""
    return TyperOption(param_decls=[name], is_flag=True, default=False, expose_value=False, is_eager=True, callback=callback)


def protected(argv: list[str]) -> list[str]:
    """Arguments read as UTF-8 whatever the locale; bytes that are none stay escaped, as paths need them."""
    return [arg if arg.isascii() else read(arg) for arg in argv]


def read(arg: str) -> str:
    """One argument as UTF-8, or as it came."""
    try:
        return arg.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        return arg


def said(session: Any, param: Any, value: Any) -> Any:
    """What a person typed, as a value that can be kept or looked for. Raises UsageError, or MissingError for an id no entry has."""
    if isinstance(value, list | tuple):
        return type(value)(said(session, param, each) for each in value)
    if isinstance(value, str) and not value.isascii() and (mended := mend(value)) != value:
        session.note("text_not_utf8")
        return mended
    if isinstance(value, int) and abs(value) > LARGEST and param.metavar == "ID":
        raise MissingError("entry_unknown", id=value)
    if isinstance(value, float) and value != value:
        raise UsageError("number_unreadable", argument=param.opts[0], value=value)
    if isinstance(value, float | int) and abs(value) > LARGEST:
        raise UsageError("number_too_large", argument=param.opts[0], value=value, most=LARGEST)
    return value
