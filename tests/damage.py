"""Journals of many entries, and what happens to their files."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from soulmem_cli.clock import instant
from soulmem_cli.domain import Draft
from soulmem_cli.store import entries, events, tags, users
from soulmem_cli.store.database import open_journal

PAGE: Final = 4096
NOW_US: Final = 1_787_577_300_000_000
WORDS: Final = "río casa café Ana mañana perro lluvia hospital boda amigo tren niño playa fiesta miedo the river was high walked".split()


def text_of(number: int, rolls: random.Random) -> str:
    """A text like no other: mostly short ones, some of a page, a few of several."""
    length = 3_000 if number % 60 == 0 else 400 if number % 25 == 0 else rolls.choice((5, 15, 40, 120))
    return f"Día {number}: {' '.join(rolls.choice(WORDS) for _ in range(length))}, fin {number}."


def uid_of(moment: int, rolls: random.Random) -> str:
    """A uid as the program makes them, but the same in every run."""
    stamp, chance = f"{moment // 1000:012x}", f"{rolls.getrandbits(72):018x}"
    return f"{stamp[:8]}-{stamp[8:]}-7{chance[:3]}-8{chance[3:6]}-{chance[6:]}"


def written(path: Path, count: int = 300) -> dict[int, str]:
    """Make a journal of so many entries, with what the truth has of them and nothing derived; their texts by number."""
    rolls, found = random.Random(11), {}
    db = open_journal(path, write=True, create=True)
    with db.transaction():
        user = users.insert(db, "default", NOW_US)
        for number in range(1, count + 1):
            moment = NOW_US + number * 7_000_000_000
            at = instant(moment, 7200)
            draft = Draft(text=text_of(number, rolls), at=at, written_at=at, context=(("lugar", f"casa {number}"),))
            entry = entries.insert(db, user, draft, uid_of(moment, rolls), "Europe/Madrid")
            tags.insert(db, entry, [f"Día{number % 9}"], said=True)
            events.append(db, "encode", moment, user, entry)
            db.change = None
            found[int(entry)] = draft.text
    db.close()
    return found


def cut(whole: bytes, rolls: random.Random) -> bytes:
    """The end of the file is lost."""
    return whole[: rolls.randrange(PAGE, len(whole))]


def flipped(whole: bytes, rolls: random.Random) -> bytes:
    """Some bits are others."""
    data = bytearray(whole)
    for _ in range(rolls.choice((1, 5, 40, 200))):
        data[rolls.randrange(len(data))] ^= 1 << rolls.randrange(8)
    return bytes(data)


def blanked(whole: bytes, rolls: random.Random) -> bytes:
    """Some pages are zeros."""
    return repaged(whole, rolls, lambda: bytes(PAGE))


def scribbled(whole: bytes, rolls: random.Random) -> bytes:
    """Some pages are noise."""
    return repaged(whole, rolls, lambda: rolls.randbytes(PAGE))


def repaged(whole: bytes, rolls: random.Random, page: Callable[[], bytes]) -> bytes:
    """Some pages are others."""
    data = bytearray(whole)
    for _ in range(rolls.choice((1, 4, 15))):
        start = rolls.randrange(len(whole) // PAGE) * PAGE
        data[start : start + PAGE] = page()
    return bytes(data)


def beheaded(whole: bytes, rolls: random.Random) -> bytes:
    """The first bytes are lost: as few as the name of the format, as many as the first page."""
    length = rolls.choice((16, 100, 512, PAGE))
    return rolls.choice((bytes, rolls.randbytes))(length) + whole[length:]


Damage = Callable[[bytes, random.Random], bytes]
DAMAGES: Final[tuple[Damage, ...]] = (cut, flipped, blanked, scribbled, beheaded)


def floor(texts: dict[int, str], damaged: bytes) -> dict[int, str]:
    """The entries whose text still stands in the bytes of a plain file."""
    return {number: text for number, text in texts.items() if text.encode() in damaged}
