"""Encrypting a journal (N3), decrypting it and changing its key: the file first, then every copy beside it.

A run that was broken off leaves the journal whole, as it was or as it was to be; the same verb again does what is left to do.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from soulmem_cli.core import unlocking
from soulmem_cli.core.backups import one_at_a_time
from soulmem_cli.core.cleansing import drop_halves
from soulmem_cli.core.session import Session
from soulmem_cli.domain.sealing import Sealed, Sealing
from soulmem_cli.errors import RefusedError, SoulmemError, UsageError
from soulmem_cli.store import drafting, events, health, keeping, resealing, users
from soulmem_cli.store.cipher import CIPHER, SALTS, Lock, look
from soulmem_cli.store.database import Database
from soulmem_cli.store.keys import KEYS, stretched


def outlook(session: Session, doing: Sealing) -> dict[str, object]:
    """What a question about it tells: the journal, its entries, the copies that would be changed.

    Raises UsageError when there is nothing to do, RefusedError for plain drafts that would stay, JournalError.
    """
    session.told.add("key_unused")  # it will be
    db = session.reading()
    sealed = db.encrypted
    copies = [each for each in keeping.known(db.path) if wanted(each.path, doing, None)]
    done = sealed if doing is Sealing.ENCRYPT else not sealed
    if done and (doing is Sealing.REKEY or not copies):
        raise UsageError("encrypted_already" if sealed else "encrypted_not", path=str(db.path))
    drafts = [str(each) for each in drafting.every(db.path) if each.parent == db.path.parent]
    if doing is Sealing.ENCRYPT and drafts:
        raise RefusedError("encrypt_drafts", paths=", ".join(drafts))
    return {"path": str(db.path), "entries": health.entries(db), "copies": len(copies)}


def change(session: Session, doing: Sealing) -> Sealed:
    """Encrypt, decrypt or rekey. Raises as `outlook`, as `unlocking.new_secret`, JournalError; before the journal is changed, always."""
    outlook(session, doing)
    journal = session.reading().path
    with one_at_a_time(journal):
        drop_halves(session, journal)
        sealed = session.reading().encrypted
        count = health.entries(session.reading())
        if doing is not Sealing.REKEY and sealed == (doing is Sealing.ENCRYPT):  # only copies are left to do
            session.close()
            salt = look(journal)
            lock = Lock(KEYS.raw[salt], salt) if salt else None
        else:
            session.close()
            lock, count = journal_itself(session, journal, doing)
        changed, left = copies_too(session, journal, doing, lock)
    if left:
        session.note("seal_left_in_copies", paths=", ".join(left))
    return Sealed(doing, str(journal), lock is not None, count, changed, tuple(left))


def journal_itself(session: Session, journal: Path, doing: Sealing) -> tuple[Lock | None, int]:
    """Give the journal its new lock; the lock, and how many entries are behind it."""
    lock, ring, command = None, None, session.settings.key_command
    if session.settings.keyring and not command:
        ring = unlocking.ring()
    if doing is not Sealing.DECRYPT:
        secret = unlocking.new_secret(session, command if doing is Sealing.ENCRYPT else os.environ.get(unlocking.NEW_COMMAND))
        salt = os.urandom(16)
        lock = Lock(stretched(secret, salt), salt)
        KEYS.secrets.append(secret)  # the new file is opened by it as any other, so that nothing is trusted but the file and the secret
        if doing is Sealing.REKEY and command and unlocking.from_command(command) != secret:
            session.note("key_command_outdated")

    def told(db: Database) -> None:
        events.append(db, doing.value, session.now_us, users.find(db, session.settings.user), cipher=CIPHER if lock else None)

    def keep() -> None:
        if ring is not None and lock is not None:
            ring.keep(str(journal), lock.raw)

    fresh = journal.with_name(f".{journal.name}.{os.getpid()}.new")
    inside, stays = resealing.reseal(journal, fresh, lock, told, keep)
    SALTS.pop(journal, None)
    if stays is not None:
        session.note(stays, path=str(journal))
    if ring is not None and lock is None:
        ring.drop(str(journal))
    return lock, inside.entries


def copies_too(session: Session, journal: Path, doing: Sealing, lock: Lock | None) -> tuple[int, list[str]]:
    """Give every copy beside the journal that needs one the same lock: how many were changed, and those that could not be."""
    changed, left = 0, []
    need = partial(wanted, doing=doing, lock=lock)
    for each in keeping.known(journal):
        try:
            if need(each.path):
                if (stays := resealing.reseal_copy(each.path, lock)) is not None:
                    session.note(stays, path=str(each.path))
                changed += 1
        except (SoulmemError, OSError):
            left.append(str(each.path))
    return changed, left


def wanted(path: Path, doing: Sealing, lock: Lock | None) -> bool:
    """Whether a copy has another lock than it should."""
    salt = look(path)
    if doing is Sealing.REKEY:
        return lock is None or salt != lock.salt
    return (salt is None) == (doing is Sealing.ENCRYPT)
