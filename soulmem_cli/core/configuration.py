"""What a person chose for good: reading `config.toml`, changing it without losing her comments, and living with a wrong one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from soulmem_cli import settings
from soulmem_cli.clock import zone_of
from soulmem_cli.core.session import Session
from soulmem_cli.domain.choices import Setting
from soulmem_cli.errors import SystemRefusal, UsageError
from soulmem_cli.text import legible

# what the file holds as a number
NUMBERED: Final = {"backups": settings.backups_kept, **dict.fromkeys(settings.WEIGHTS, settings.weight)}
ALLOWED: Final = {"lang": settings.LANGS, "device": settings.DEVICES, "date_order": settings.ORDERS, "keyring": settings.SWITCH}


def known(key: str) -> str:
    """A key as the file has it (`day-ends-at` is one too). Raises UsageError for one there is not."""
    name = key.strip().lower().replace("-", "_")
    if name not in settings.KEYS:
        from difflib import get_close_matches

        raise UsageError("setting_unknown", key=key, close=get_close_matches(name, settings.KEYS, 2, 0.6), allowed=", ".join(settings.KEYS))
    return name


def validate(key: str, value: str) -> None:
    """Raise UsageError when a setting cannot have this value."""
    if key in ALLOWED:
        settings.check(key, value, ALLOWED[key])
    elif key == "day_ends_at":
        settings.clock_time(key, value)
    elif key == "backups":
        settings.backups_kept(key, value)
    elif key in settings.WEIGHTS:
        settings.weight(key, value)
    elif key == "timezone":
        zone_of(value)
    elif key == "user" and not legible(value):
        raise UsageError("user_name_invalid", user=value)
    elif not value.strip() or not value.isprintable():
        raise UsageError("setting_blank", key=key)
    elif key == "db":
        settings.at_home(value)


def fault_of(key: str, value: str) -> UsageError | None:
    """What is wrong with a value, if anything is."""
    try:
        validate(key, value)
    except UsageError as error:
        return error
    return None


def forgiving(flags: dict[str, Any]) -> settings.Settings:
    """The settings of a run that may find a wrong `config.toml`: what cannot be used of it is left aside, to be mended."""
    env = dict(os.environ)
    config = settings.config_path(env)
    try:
        table = settings.flat(settings.read_config(config))
    except UsageError:
        table = {}
    usable = {key: value for key, value in table.items() if key not in settings.KEYS or fault_of(key, str(value)) is None}
    return settings.settled(flags, env, config, usable)


def listed(session: Session) -> list[Setting]:
    """Every setting as it is now, and where it was chosen."""
    return [got(session, key) for key in settings.KEYS]


def got(session: Session, key: str) -> Setting:
    """One setting as it is now. Raises UsageError for a key there is not."""
    name, chosen = known(key), session.settings
    values = {
        "lang": chosen.lang.value, "user": chosen.user, "db": str(chosen.db), "model": chosen.model, "device": chosen.device,
        "timezone": chosen.zone, "date_order": chosen.date_order, "day_ends_at": f"{chosen.day_ends_at:%H:%M}",
        "backups": str(chosen.backups), "key_command": chosen.key_command or "", "keyring": settings.SWITCH[chosen.keyring],
    } | {key: f"{each:g}" for key, each in zip(settings.WEIGHTS, chosen.weights, strict=True)}  # fmt: skip
    return Setting(name, values[name], chosen.origins.get(name, "default"), wrong_in(chosen.config, name))


def wrong_in(config: Path, key: str) -> str | None:
    """The value of a key in the file when it cannot be used."""
    try:
        table = settings.flat(settings.read_config(config))
    except UsageError:
        return None
    value = settings.written(table[key]) if key in table else None
    return value if value is not None and fault_of(key, value) else None


def put(session: Session, key: str, value: str) -> Setting:
    """Choose a value for good. Raises UsageError for a key or value there cannot be, and writes nothing then."""
    name = known(key)
    validate(name, value)
    chosen = normal(name, value)
    if name == "model" and value != settings.BUNDLED:
        from soulmem_cli.senses.meaning import shelf

        found = shelf.find(value)
        chosen = found.name if found else value
        if found is None:
            session.note("model_not_here", model=value)
    document = parsed(session.settings.config)
    within, own = place_of(document, name, make=True)
    within[own] = NUMBERED[name](name, chosen) if name in NUMBERED else chosen
    write(session.settings.config, document.as_string())
    return after(session, name)


def drop(session: Session, key: str) -> Setting:
    """Go back to what is usual. Raises UsageError for a key there is not."""
    name = known(key)
    document = parsed(session.settings.config)
    within, own = place_of(document, name)
    if own in within:
        del within[own]
        write(session.settings.config, document.as_string())
    else:
        session.note("setting_not_there", key=name, path=str(session.settings.config))
    return after(session, name)


def place_of(document: Any, key: str, *, make: bool = False) -> tuple[Any, str]:
    """The table of the file that a setting stands in, and its name there; with `make`, a table that is missing is put in."""
    if key not in settings.WEIGHTS:
        return document, key
    name = settings.TABLE
    if not isinstance(document.get(name), dict):
        if not make:
            return {}, key
        document[name] = {}
    return document[name], key.removeprefix(f"{name}.")


def after(session: Session, key: str) -> Setting:
    """A setting after the file changed; it is said when something stronger than the file still decides."""
    origin = session.settings.origins.get(key)
    if origin in ("flag", "environment"):
        session.note("setting_overruled", key=key, by=f"--{key}" if origin == "flag" else settings.VARIABLES[key])
        return got(session, key)
    renewed = settings.settled({}, dict(os.environ), session.settings.config, settings.read_config(session.settings.config))
    return got(Session(renewed, session.note), key)


def normal(key: str, value: str) -> str:
    """A value as it is kept: a path that means the same from every folder, a time with two digits."""
    if key == "db":
        return value if value.startswith("~") else str(settings.at_home(value).absolute())
    return f"{settings.clock_time(key, value):%H:%M}" if key == "day_ends_at" else value


def parsed(config: Path) -> Any:
    """The file as a document whose comments stay. Raises UsageError when it cannot be read."""
    import tomlkit  # 40 ms

    settings.read_config(config)
    return tomlkit.parse(config.read_text(encoding="utf-8") if config.exists() else "")


def write(config: Path, words: str) -> None:
    """Put the file in place whole, readable by its owner only when it is new; a link stays a link. Raises SystemRefusal."""
    from soulmem_cli.store.place import make_private

    target = config.resolve()
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        make_private(target.parent)
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o600
        with open(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(words)
            file.flush()
            os.fsync(file.fileno())
        fresh.chmod(mode)
        fresh.replace(target)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise SystemRefusal.of(error) from error
