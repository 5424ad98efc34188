"""The tree of verbs, built by Typer one verb at a time: only the module of the verb that runs is imported."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from soulmem_cli.commands import NESTED, VERBS, module_of
from soulmem_cli.errors import SoulmemError, UsageError
from soulmem_cli.run import FORMATS, Run


def answer(run: Run, argv: list[str]) -> Any:
    """Parse the command line, run its verb and return what the verb returned."""
    try:
        return root(run).main(args=protected(argv), prog_name="soulmem", standalone_mode=False, obj=run)
    except typer.Abort as error:
        raise KeyboardInterrupt from error
    except Exception as error:
        raise translated(error) from error


def root(run: Run | None = None) -> TyperGroup:
    """The whole program as a command group."""
    group = Verbs(name="soulmem", verbs=VERBS, parent=None)
    group.params.extend(global_options())
    return group


class Verbs(TyperGroup):
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
        if not args and not ctx.resilient_parsing:
            ctx.obj.print_help(self, ctx)
            raise typer.Exit(0 if self.parent is None else 2)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.verbs and not ctx.resilient_parsing:
            from difflib import get_close_matches

            raise UsageError("verb_unknown", verb=args[0], close=get_close_matches(args[0], self.verbs, 3, 0.5))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        return str(ctx.obj.help_text(self, ctx))


class Verb(TyperCommand):
    """One verb. Its session is made when its options are known."""

    def invoke(self, ctx: Any) -> Any:
        ctx.obj = ctx.obj.session
        return super().invoke(ctx)

    def get_help(self, ctx: Any) -> str:
        return str(ctx.obj.help_text(self, ctx))

    def make_parser(self, ctx: Any) -> Any:
        parser = super().make_parser(ctx)
        options = parser._process_opts

        def words_first(arg: str, state: Any) -> None:
            """Text that begins with -5 or "- " is text: no option is called so."""
            if arg[1:2].isalpha() or arg[1:2] == "-":
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
            ctx.obj.flag(param.name, value)

    def option(*names: str, flag: bool = False, metavar: str | None = None) -> TyperOption:
        kind = {"is_flag": True, "default": False} if flag else {"metavar": metavar}
        return TyperOption(param_decls=list(names), expose_value=False, callback=keep, is_eager=True, **kind)

    return [
        option("--user", metavar="NAME"),
        option("--db", metavar="PATH"),
        option("--lang", metavar="es|en"),
        option("--model", metavar="NAME"),
        option("--device", metavar="cpu|cuda|mps"),
        *(option(f"--{name}", flag=True) for name in FORMATS),
        option("--quiet", flag=True),
        option("--no-color", flag=True),
    ]


def protected(argv: list[str]) -> list[str]:
    """Arguments whose bytes were no UTF-8, as text again."""
    return [arg if arg.isascii() else arg.encode("utf-8", "surrogateescape").decode("utf-8", "replace") for arg in argv]


def translated(error: Exception) -> Exception:
    """Typer's own complaints as ours, so that they speak both languages; any other error as it is."""
    if isinstance(error, SoulmemError):
        return error
    name = type(error).__name__
    ctx = getattr(error, "ctx", None)
    verb = ctx.command_path.removeprefix("soulmem").strip() if ctx else ""
    param = getattr(error, "param", None)
    label = (
        param.opts[0]
        if param is not None and param.param_type_name == "option"
        else (param.human_readable_name if param is not None else "")
    )
    if name == "NoSuchOption":
        return UsageError(
            "option_unknown", option=getattr(error, "option_name", ""), close=getattr(error, "possibilities", None) or [], verb=verb
        )
    if name == "MissingParameter":
        return UsageError("argument_missing", argument=label, verb=verb)
    if name == "BadParameter":
        return UsageError("value_invalid", argument=label, reason=getattr(error, "message", ""), verb=verb)
    if name in ("UsageError", "BadOptionUsage", "BadArgumentUsage", "ClickException", "NoArgsIsHelpError"):
        return UsageError("usage", reason=getattr(error, "message", str(error)), verb=verb)
    return error
