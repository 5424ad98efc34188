"""Which encoders there are to choose from, and the one command that brings another."""

from __future__ import annotations

from importlib.machinery import PathFinder
from pathlib import Path

from soulmem_cli.core.session import Session
from soulmem_cli.domain.choices import Fetched, Model
from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses.meaning import bundled, shelf
from soulmem_cli.settings import BUNDLED


def listed(session: Session) -> list[Model]:
    """The bundled encoder, those in the cache, and whatever else the journal lives with or the person chose."""
    lives_with = session.journal_model()
    journal = named(lives_with) if lives_with else None
    chosen = named(session.settings.model) if "model" in session.settings.origins else None
    places: dict[str, Path | None] = {BUNDLED: None} | {each.name: each.folder for each in shelf.cached()}
    for name, folder in filter(None, (journal, chosen)):
        places.setdefault(name, folder)
    extra = PathFinder.find_spec("sentence_transformers") is not None
    return [
        Model(
            name=name, place=place_of(name, folder), path=str(folder) if folder else None,
            size_bytes=bundled_size() if name == BUNDLED else shelf.size_of(folder) if folder else None,
            usable=bundled.runs_here() if name == BUNDLED else extra and folder is not None,
            journal=journal is not None and name == journal[0], chosen=chosen is not None and name == chosen[0],
        )
        for name, folder in places.items()
    ]  # fmt: skip


def fetch(session: Session, name: str) -> Fetched:
    """Bring a model to this machine, unless it is here. Raises UnavailableError: no extra, no network, no such model."""
    here = name == BUNDLED or shelf.find(name) is not None
    if name == BUNDLED:
        return Fetched(name, bundled.DIMENSIONS, None, already=True)
    from soulmem_cli.senses.meaning.transformers import TransformerEncoder

    made = TransformerEncoder(name, session.settings.device, fetch=True)
    found = shelf.find(made.name)
    if session.journal_model() not in (None, made.name):
        session.note("model_next", model=made.name)
    return Fetched(made.name, made.dimensions, str(found.folder) if found else None, already=here)


def named(model: str) -> tuple[str, Path | None]:
    """The full name of a model and its folder; None for the bundled one, and for one that is not here."""
    try:
        found = None if model == BUNDLED else shelf.find(model)
    except UnavailableError:
        found = None
    return (found.name, found.folder) if found else (model, None)


def place_of(name: str, folder: Path | None) -> str:
    """Where a model is: bundled, cache, folder, or missing."""
    if name == BUNDLED:
        return "bundled"
    if folder is None:
        return "missing"
    return "folder" if name == str(folder) else "cache"


def bundled_size() -> int | None:
    """Bytes of the bundled encoder's files."""
    try:
        return shelf.size_of(bundled.package_folder())
    except UnavailableError:
        return None
