"""Which sentence-transformers models lie on this machine: folders, and what the Hugging Face cache holds. Opens no socket."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from soulmem_cli.errors import UnavailableError
from soulmem_cli.settings import at_home

PREFIX: Final = "models--"
USUAL_ORG: Final = "sentence-transformers"  # where the library itself looks for a name without one


class Shelved(NamedTuple):
    """A model on this machine."""

    name: str
    folder: Path


def find(name: str) -> Shelved | None:
    """The model of that name or folder, or None. Raises UnavailableError for a folder that is none, or no model's."""
    folder = at_home(name)
    if os.path.isdir(folder):
        if not any((folder / file).is_file() for file in ("modules.json", "config.json")):
            raise UnavailableError("model_folder_invalid", path=str(folder))
        return Shelved(str(folder.resolve()), folder.resolve())
    if name.startswith((".", "~")) or folder.is_absolute():
        raise UnavailableError("model_folder_missing", path=str(folder))
    wanted = (name, f"{USUAL_ORG}/{name}")
    return next((each for each in cached(any_kind=True) if each.name in wanted), None)


def cached(*, any_kind: bool = False) -> Iterator[Shelved]:
    """The sentence-transformers models in the cache; `any_kind`: also bare models, which the library can pool by itself."""
    for root in roots():
        for home in sorted(root.glob(f"{PREFIX}*")):
            folder = snapshot(home)
            if folder and (any_kind or (folder / "modules.json").exists()):
                yield Shelved(home.name.removeprefix(PREFIX).replace("--", "/"), folder)


def roots() -> list[Path]:
    """The folders the libraries keep models in, as their environment variables say."""
    env = os.environ
    cache = env.get("XDG_CACHE_HOME") or "~/.cache"
    hub = env.get("HF_HUB_CACHE") or env.get("HUGGINGFACE_HUB_CACHE")
    hub = hub or os.path.join(env.get("HF_HOME") or os.path.join(cache, "huggingface"), "hub")
    named = [env["SENTENCE_TRANSFORMERS_HOME"]] if env.get("SENTENCE_TRANSFORMERS_HOME") else []
    found = dict.fromkeys(Path(os.path.expandvars(each)).expanduser() for each in [*named, hub])
    return [each for each in found if each.is_dir()]


def snapshot(home: Path) -> Path | None:
    """The folder of a cached model's current version; the newest whole one when none is marked."""
    main = home / "refs" / "main"
    versions = [home / "snapshots" / main.read_text(encoding="utf-8").strip()] if main.is_file() else []
    versions += sorted((home / "snapshots").glob("*"), key=lambda each: -each.stat().st_mtime)
    return next((each for each in versions if (each / "config.json").exists()), None)


def size_of(folder: Path) -> int:
    """Bytes of a model's files, links followed."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
