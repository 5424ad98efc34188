"""What doctor looks at: one function a check, each about the whole file and nobody's words."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

from soulmem_cli import settings
from soulmem_cli.core import configuration
from soulmem_cli.core.encoding import SENSES
from soulmem_cli.core.session import Session
from soulmem_cli.domain.checkup import Check
from soulmem_cli.errors import JournalError, SoulmemError, UnavailableError, UsageError
from soulmem_cli.store import backups, drafting, health, keeping, remaking, vectors
from soulmem_cli.store.cipher import CIPHER, look
from soulmem_cli.store.database import Database
from soulmem_cli.store.place import beside, free_bytes, log_size

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077
OLD_COPY: Final = timedelta(days=30)
LOG_AT_MOST: Final = 1 << 26  # bytes; SQLite folds a log at 4 MB unless a reader stays


def config(session: Session) -> Check:
    """The file of settings can be read, and every value in it used."""
    path = session.settings.config
    try:
        table = settings.flat(settings.read_config(path))
    except UsageError as error:
        return Check("config", False, error.code, "advice_config", {key: str(value) for key, value in error.facts.items()})
    wrong = [key for key in settings.KEYS if key in table and configuration.fault_of(key, settings.written(table[key]))]
    if wrong:
        return Check("config", False, "doctor_config_wrong", "advice_config", {"path": str(path), "keys": ", ".join(wrong)})
    return Check("config", True, "doctor_config_ok", facts={"path": str(path)})


def of_file(session: Session) -> Iterator[Check]:
    """The journal itself, and all that is in it when it opens."""
    opened = file(session)
    yield opened
    if not opened.ok:
        return
    db = session.reading()
    for name, check in INSIDE.items():
        try:
            yield check(session, db)
        except SoulmemError as error:
            yield Check(name, False, error.code, "advice_backup", {key: str(value) for key, value in error.facts.items()})


def file(session: Session) -> Check:
    """The file opens and is a journal."""
    try:
        db = session.reading()
        return Check("file", True, "doctor_file_ok", facts={"path": str(session.settings.db), "count": health.entries(db)})
    except (JournalError, UnavailableError) as error:
        facts: dict[str, str | int] = {key: str(value) for key, value in error.facts.items()}
        damaged = error.code in ("journal_damaged", "journal_empty_file", "not_a_journal")
        return Check("file", False, error.code, "advice_backup" if damaged else None, facts)


def integrity(session: Session, db: Database) -> Check:
    """SQLite finds every page whole."""
    found = health.faults(db)
    if health.of_indexes(found):
        return Check("integrity", False, "doctor_integrity_indexes", "advice_fix", {"count": len(found), "first": found[0]})
    if found:
        return Check("integrity", False, "doctor_integrity_bad", "advice_backup", {"count": len(found), "first": found[0]})
    return Check("integrity", True, "doctor_integrity_ok")


def references(session: Session, db: Database) -> Check:
    """No row points to one that is not there."""
    count = health.dangling(db)
    if count:
        return Check("references", False, "doctor_references_bad", "advice_backup", {"count": count})
    return Check("references", True, "doctor_references_ok")


def schema(session: Session, db: Database) -> Check:
    """Tables, indexes and the triggers that keep texts from changing are as they were made."""
    strayed = health.strayed(db)
    if strayed:
        advice = "advice_fix" if all(strayed.values()) else "advice_backup"
        return Check("schema", False, "doctor_schema_bad", advice, {"names": ", ".join(strayed)})
    return Check("schema", True, "doctor_schema_ok")


def traces(session: Session, db: Database) -> Check:
    """Every entry has its trace; one that older senses read could be read anew."""
    found = in_step("traces", health.untraced(db))
    count = health.stale(db, SENSES)
    return Check("traces", True, "doctor_traces_stale", "advice_rebuild", {"count": count}) if found.ok and count else found


def index(session: Session, db: Database) -> Check:
    """The index of words can be read, has every entry, and nothing else."""
    if not remaking.words_are_sound(db):
        return Check("index", False, "doctor_index_broken", "advice_fix")
    return in_step("index", health.unindexed(db))


def in_step(name: str, count: int) -> Check:
    """A check that rows are in step with the entries; `count` are not."""
    if count:
        return Check(name, False, f"doctor_{name}_bad", "advice_fix", {"count": count})
    return Check(name, True, f"doctor_{name}_ok")


def vectors_in_step(session: Session, db: Database) -> Check:
    """Every entry has a vector of the serving encoder, as long and as hidden as it should be."""
    if remaking.broken_encoders(db):
        return Check("vectors", False, "doctor_vectors_broken", "advice_fix")
    building = vectors.encoder(db, "building")
    if building:
        return Check("vectors", False, "doctor_vectors_building", "advice_reembed", {"model": building.name})
    by = vectors.encoder(db)
    if by is None:
        count = health.entries(db)
        return in_step("vectors", count) if count else Check("vectors", True, "doctor_vectors_none")
    if not remaking.vectors_are_sound(db, by.id, by.dimensions):
        return Check("vectors", False, "doctor_vectors_broken", "advice_fix")
    steps = health.steps(db, by)
    steps = steps._replace(misshapen=remaking.odd(db, by.id, by.dimensions))
    facts: dict[str, str | int] = {"model": by.name, "dimensions": by.dimensions, **steps._asdict()}
    if steps.lacking or steps.left_over or steps.misshapen or steps.misplaced:
        code = "doctor_vectors_misshapen" if steps.misshapen else "doctor_vectors_bad"
        return Check("vectors", False, code, "advice_fix", {"count": sum(steps) - steps.there, **facts})
    return Check("vectors", True, "doctor_vectors_ok", facts=facts)


def encoder(session: Session, db: Database) -> Check:
    """The encoder the journal lives with can be loaded."""
    from soulmem_cli.senses.meaning import load

    stored = vectors.encoder(db)
    named = "model" in session.settings.origins
    model = session.settings.model if named or stored is None else stored.name
    try:
        loaded = load(model, session.settings.device)
    except UnavailableError as error:
        facts: dict[str, str | int] = {key: str(value) for key, value in error.facts.items()}
        return Check("encoder", False, error.code, "advice_encoder", facts)
    if stored and stored.digest != loaded.digest:
        return Check("encoder", False, "model_mismatch", None, {"journal": stored.name, "model": loaded.name})
    return Check("encoder", True, "doctor_encoder_ok", facts={"model": loaded.name})


def durability(session: Session, db: Database) -> Check:
    """A confirmed entry survives a power cut."""
    ok = health.durable(db)
    return Check("durability", ok, "doctor_durability_ok" if ok else "doctor_durability_bad", None if ok else "advice_fix")


def clock(session: Session, db: Database) -> Check:
    """The clock does not stand before what was written last."""
    ok = health.newest_written_us(db) <= session.now_us
    if ok and (count := health.ahead(db, session.now_us)):
        return Check("clock", True, "doctor_clock_ahead", facts={"count": count})
    return Check("clock", ok, "doctor_clock_ok" if ok else "doctor_clock_bad", None if ok else "advice_clock")


def permissions(session: Session) -> Check:
    """Nobody else can read the journal."""
    open_to_others = [str(path) for path, _ in exposed(session)]
    if open_to_others:
        return Check("permissions", False, "doctor_permissions_bad", "advice_fix", {"paths": ", ".join(open_to_others)})
    return Check("permissions", True, "doctor_permissions_ok")


def exposed(session: Session) -> Iterator[tuple[Path, int]]:
    """The journal's files, and its folder when it is soulmem's own, that others may enter, each with the mode it should have."""
    if os.name == "nt":
        return
    journal = session.settings.db
    own = journal.parent == settings.data_home(dict(os.environ))
    folders = [journal.parent, keeping.folder_of(journal)] if own else []
    copies = [each.path for each in keeping.kept(journal, keeping.folder_of(journal))]
    for path, mode in [*((each, PRIVATE_FILE) for each in (*beside(journal), *copies)), *((each, PRIVATE_FOLDER) for each in folders)]:
        if path.exists() and stat.S_IMODE(path.stat().st_mode) & OTHERS:
            yield path, mode


def drafts(session: Session) -> Check:
    """No text was left in a draft."""
    left = [str(path) for path in drafting.every(session.settings.db) if path.suffix == ".txt"]
    if left:
        return Check("drafts", False, "doctor_drafts_bad", "advice_drafts", {"count": len(left), "paths": ", ".join(left)})
    return Check("drafts", True, "doctor_drafts_ok")


def encryption(session: Session) -> Check:
    """Whether the journal is encrypted, and then all that lies beside it too."""
    journal = Path(os.path.realpath(session.settings.db))
    try:
        if look(journal) is None:
            return Check("encryption", True, "doctor_encrypted_not")
        others = [*(each.path for each in keeping.known(journal)), *keeping.halves(journal)]
        beside_it = [each for each in drafting.every(journal) if each.parent == journal.parent]
        plain = [*(each for each in others if look(each) is None), *beside_it]
    except OSError:
        plain = []
    if plain:
        return Check("encryption", False, "doctor_encrypted_half", "advice_encrypt", {"paths": ", ".join(map(str, plain))})
    return Check("encryption", True, "doctor_encrypted", facts={"cipher": CIPHER})


def copies(session: Session) -> Check:
    """The newest backup can be read, every page of it."""
    journal = Path(os.path.realpath(session.settings.db))
    there: list[keeping.Kept] = []
    try:
        there = keeping.kept(journal, keeping.folder_of(journal))
        if not there:
            off = session.settings.backups == 0
            return Check("backups", True, "doctor_backups_off" if off else "doctor_backups_none", "advice_backup_make")
        newest = there[-1]
        inside = backups.sound(newest.path)
    except (JournalError, OSError) as error:
        if isinstance(error, JournalError) and error.code.startswith("key_"):
            return Check("backups", False, error.code, facts={key: str(value) for key, value in error.facts.items()})
        path = str(there[-1].path if there else keeping.folder_of(journal))
        return Check("backups", False, "doctor_backups_bad", "advice_backup_make", {"path": path})
    facts: dict[str, str | int] = {"path": str(newest.path), "made_at": newest.made_at.isoformat(), "entries": inside.entries}
    old = session.now - newest.made_at > OLD_COPY
    return Check("backups", True, "doctor_backups_ok", "advice_backup_make" if old else None, facts | {"count": len(there)})


def leftovers(session: Session) -> Check:
    """Nothing was left by a process that was killed while it made a copy or a journal."""
    left = [str(path) for path in abandoned(session)]
    if left:
        return Check("leftovers", False, "doctor_leftovers_bad", "advice_fix", {"count": len(left), "paths": ", ".join(left)})
    return Check("leftovers", True, "doctor_leftovers_ok")


def abandoned(session: Session) -> list[Path]:
    """Half-made files that nobody can still be working at."""
    try:
        journal = Path(os.path.realpath(session.settings.db))
        return [path for path in keeping.halves(journal) if path.stat().st_mtime < session.now.timestamp() - keeping.HALF_S]
    except OSError:
        return []


def room(session: Session) -> Check:
    """The disk has room for the next backup, and the log of what is written was folded into the journal lately."""
    journal = Path(os.path.realpath(session.settings.db))
    try:
        size, log, free = journal.stat().st_size, log_size(journal), free_bytes(journal)
    except OSError:
        return Check("room", True, "doctor_room_unknown")
    facts: dict[str, str | int] = {"path": str(journal), "size": size, "log": log, "free": free}
    if free < 2 * size:
        return Check("room", False, "doctor_room_low", "advice_room", facts)
    if log > max(2 * size, LOG_AT_MOST):
        return Check("room", False, "doctor_log_large", "advice_fix", facts)
    return Check("room", True, "doctor_room_ok", facts=facts)


INSIDE: Final[dict[str, Callable[[Session, Database], Check]]] = {
    "integrity": integrity,
    "references": references,
    "schema": schema,
    "traces": traces,
    "index": index,
    "vectors": vectors_in_step,
    "encoder": encoder,
    "durability": durability,
    "clock": clock,
}
