"""What a person chose: flags over environment over `config.toml` over what is usual."""

import os
from datetime import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import Lang
from soulmem_cli.domain.weights import Weights
from soulmem_cli.errors import SoulmemError, UsageError, because
from soulmem_cli.text import mend

BUNDLED: Final = "multilingual-e5-small"
TABLE: Final = "recall"  # the table of the file that holds the weights of recall
WEIGHTS: Final = tuple(f"{TABLE}.{name}" for name in Weights._fields)
KEYS: Final = (
    "lang", "user", "db", "model", "device", "timezone", "date_order", "day_ends_at", "backups", "key_command", "keyring", *WEIGHTS,
)  # fmt: skip
VARIABLES: Final = {
    "lang": "SOULMEM_LANG",
    "user": "SOULMEM_USER",
    "db": "SOULMEM_DB",
    "model": "SOULMEM_MODEL",
    "timezone": "SOULMEM_TZ",
    "key_command": "SOULMEM_KEY_COMMAND",
}
LANGS: Final = ("es", "en")
ORDERS: Final = ("dmy", "mdy", "ymd")
DEVICES: Final = ("cpu", "cuda", "mps")
SWITCH: Final = ("off", "on")


class Settings(NamedTuple):
    """Everything outside the journal that changes what a verb does.

    `zone` is an IANA name; `backups` is how many are kept, 0 for none; `key_command` prints the key of an encrypted journal, and
    `keyring` is whether the system's keeps it; `origins` tells where a setting was chosen: flag, environment or file.
    """

    db: Path
    config: Path
    user: str
    lang: Lang
    zone: str
    now: str | None
    model: str
    device: str
    date_order: str
    day_ends_at: time
    backups: int
    key_command: str | None
    keyring: bool
    weights: Weights
    unknown: tuple[str, ...]
    user_named: bool
    origins: dict[str, str]


def load(flags: dict[str, Any], environ: dict[str, str] | None = None) -> Settings:
    """The settings of this run. `flags` holds what the command line named. Raises UsageError."""
    env = dict(os.environ) if environ is None else environ
    config = config_path(env)
    return settled(flags, env, config, read_config(config))


def settled(flags: dict[str, Any], env: dict[str, str], config: Path, table: dict[str, Any]) -> Settings:
    """The settings that flags, environment and the file's table make together. Raises UsageError."""
    table = flat(table)
    named = choices(flags, env, table)
    chosen = {key: value for key, (value, _) in named.items()}
    lang = Lang(check("lang", chosen.get("lang") or locale_lang(env), LANGS))
    from soulmem_cli.clock import host_zone

    return Settings(
        db=at_home(chosen["db"]) if chosen.get("db") else data_home(env) / "journal.db",
        config=config,
        user=mend(chosen.get("user") or "default"),
        lang=lang,
        zone=chosen.get("timezone") or host_zone(),
        now=env.get("SOULMEM_NOW") or None,
        model=chosen.get("model") or BUNDLED,
        device=check("device", chosen.get("device") or "cpu", DEVICES),
        date_order=check("date_order", chosen.get("date_order") or usual_order(lang), ORDERS),
        day_ends_at=clock_time("day_ends_at", chosen.get("day_ends_at") or "00:00"),
        backups=backups_kept("backups", chosen.get("backups") or "7"),
        key_command=chosen.get("key_command") or None,
        keyring=check("keyring", chosen.get("keyring") or "off", SWITCH) == "on",
        weights=Weights(*(weight(key, chosen[key]) if key in chosen else usual for key, usual in zip(WEIGHTS, Weights(), strict=True))),
        unknown=tuple(sorted(set(table) - set(KEYS))),
        user_named=bool(chosen.get("user")),
        origins={key: origin for key, (_, origin) in named.items()},
    )


def choices(flags: dict[str, Any], env: dict[str, str], table: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """What somebody chose, by key: the value and where it was chosen: flag, over environment, over file."""
    found: dict[str, tuple[str, str]] = {key: (written(table[key]), "file") for key in KEYS if key in table}
    found |= {key: (env[name], "environment") for key, name in VARIABLES.items() if env.get(name)}
    found |= {key: (str(value), "flag") for key, value in flags.items() if value is not None and key in KEYS}
    return found


def flat(table: dict[str, Any]) -> dict[str, Any]:
    """The file's table with the weights of recall by their whole names: `recall.mood`."""
    within = table.get(TABLE)
    if not isinstance(within, dict):
        return table
    return {key: value for key, value in table.items() if key != TABLE} | {f"{TABLE}.{key}": value for key, value in within.items()}


def written(value: Any) -> str:
    """A value of the file as a person would type it."""
    return f"{value:%H:%M}" if isinstance(value, time) else str(value)


def usual_order(lang: Lang) -> str:
    """How a language writes a date in numbers."""
    return "dmy" if lang is Lang.ES else "mdy"


def speaking(settings: Settings, lang: Lang) -> Settings:
    """The same settings in another language."""
    return settings._replace(lang=lang)


def check(key: str, value: str, allowed: tuple[str, ...]) -> str:
    """`value`, if it is one of `allowed`. Raises UsageError."""
    if value not in allowed:
        raise UsageError("setting_invalid", key=key, value=value, allowed=", ".join(allowed))
    return value


def weight(key: str, value: str) -> float:
    """A weight of 0..1, its decimals after a point or a comma. Raises UsageError."""
    try:
        read = float(value.strip().replace(",", "."))
    except ValueError as error:
        raise UsageError("setting_invalid", key=key, value=value, allowed="0–1") from error
    if not 0 <= read <= 1:
        raise UsageError("setting_invalid", key=key, value=value, allowed="0–1")
    return read


def backups_kept(key: str, value: str) -> int:
    """How many backups to keep: a whole number of 0..999. Raises UsageError."""
    if not (value.isascii() and value.strip().isdigit() and len(value.strip()) <= 3):
        raise UsageError("setting_invalid", key=key, value=value, allowed="0–999")
    return int(value)


def clock_time(key: str, value: str) -> time:
    """A wall-clock time such as 04:00, before noon. Raises UsageError."""
    try:
        read = time.fromisoformat(value.zfill(5))
    except ValueError as error:
        raise UsageError("setting_invalid", key=key, value=value, allowed="00:00–11:59") from error
    if read.hour >= 12 or read.tzinfo:
        raise UsageError("setting_invalid", key=key, value=value, allowed="00:00–11:59")
    return read


def spoken(flags: dict[str, Any], environ: dict[str, str] | None = None) -> Lang:
    """The language to speak in, also when the settings cannot be read."""
    env = dict(os.environ) if environ is None else environ
    for named in (flags.get("lang"), env.get("SOULMEM_LANG")):
        if named in ("es", "en"):
            return Lang(named)
    try:
        return load({name: value for name, value in flags.items() if name != "lang"}, env).lang
    except SoulmemError:
        return Lang(locale_lang(env))


def unparsed(argv: list[str], names: tuple[str, ...]) -> dict[str, str]:
    """The values of flags on a command line that nobody has parsed yet; the last one wins, as it will."""
    words = argv[: argv.index("--")] if "--" in argv else argv
    found: dict[str, str] = {}
    for place, word in enumerate(words):
        flag, given, value = word.partition("=")
        if flag[:2] != "--" or flag[2:] not in names:
            continue
        if given or place + 1 < len(words):
            found[flag[2:]] = value if given else words[place + 1]
    return found


def locale_lang(env: dict[str, str]) -> str:
    """The language of the locale: `es*` is Spanish, all else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return "es" if env[name].lower().startswith("es") else "en"
    return "en"


def data_home(env: dict[str, str]) -> Path:
    """The folder of the journal. Raises UsageError when no home is known."""
    if env.get("SOULMEM_HOME"):
        return at_home(env["SOULMEM_HOME"])
    import platformdirs  # 11 to 18 ms, only without SOULMEM_HOME

    try:
        return Path(platformdirs.user_data_dir("soulmem", appauthor=False))
    except RuntimeError as error:
        raise UsageError("home_unknown") from error


def at_home(path: str) -> Path:
    """A path as typed, its ~ filled in. Raises UsageError for the home of nobody."""
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise UsageError("path_unreadable", path=path) from error


def config_path(env: dict[str, str]) -> Path:
    """Where `config.toml` is looked for; beside the journal for who has no home, such as a service."""
    if env.get("XDG_CONFIG_HOME"):
        return Path(env["XDG_CONFIG_HOME"]) / "soulmem" / "config.toml"
    import platformdirs

    try:
        return Path(platformdirs.user_config_dir("soulmem", appauthor=False)) / "config.toml"
    except RuntimeError:
        return data_home(env) / "config.toml"


def read_config(path: Path) -> dict[str, Any]:
    """The table in `config.toml`; empty when there is none. Raises UsageError when it cannot be read."""
    try:
        words = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise UsageError("config_unreadable", path=str(path), **because(error)) from error
    except ValueError as error:
        raise UsageError("config_unreadable", path=str(path), reason=str(error)) from error
    import tomllib

    try:
        return tomllib.loads(words)
    except ValueError as error:
        raise UsageError("config_unreadable", path=str(path), reason=str(error)) from error
