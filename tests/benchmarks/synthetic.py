"""Journals of any size, made through the store's own functions: nothing is encoded, nothing is read by the senses.

Words follow Zipf's law, half of a text being the small words of its language; vectors lie around some hundreds of topics, the
topics in a space whose directions fade, as those of real diaries do; a tenth of the entries name somebody, a fifth carry a tag.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np

from soulmem_cli.clock import micros
from soulmem_cli.core.encoding import SENSES
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import Draft, Emotion, Sensed, Source, UserId, level_of
from soulmem_cli.domain.people import Sighting
from soulmem_cli.senses.meaning.bundled import BundledEncoder
from soulmem_cli.senses.meaning.similarity import mean_of
from soulmem_cli.senses.words import ENGLISH, SPANISH, stems
from soulmem_cli.store import entries, events, links, people, search, tags, traces, users, vectors
from soulmem_cli.store.database import Database, open_journal
from soulmem_cli.text import fold

BATCH = 20_000  # entries a transaction
YEARS = 10
TOPICS = 400
VOCABULARY = 30_000
LENGTHS = (3.1, 0.7)  # words of a text: the logarithm's mean and spread, 22 words in the middle
EMOTIONS = (*Emotion, Emotion.NEUTRAL, Emotion.NEUTRAL, Emotion.JOY)
FIRST_WORDS = {
    "es": "casa trabajo hoy mañana hermana madre padre cena tren jefe reunión médico lluvia playa libro película viaje perro gato amigo",
    "en": "house work today tomorrow sister mother father dinner train boss meeting doctor rain beach book film trip dog cat friend",
}
ENDINGS = "ina cas na ge blo rlos vid colás fía a".split()
NAMES = [first + last for first in "Mar Lu Ele Jor Pa Ca Da Ni So Be".split() for last in ENDINGS]
TAGS = [f"tag{number}" for number in range(200)]


def build(path: Path, size: int, seed: int = 7) -> None:
    """A journal of one user with `size` entries, the newest now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    db = open_journal(path, write=True, create=True)
    db.load_vectors()
    db.run("PRAGMA synchronous=OFF")  # of a journal that is thrown away
    writer = Writer(db, size, seed)
    for start in range(0, size, BATCH):
        writer.write(range(start, min(start + BATCH, size)))
    db.fold_log()
    db.close()


class Writer:
    """Writes the entries of a made-up life, oldest first."""

    def __init__(self, db: Database, size: int, seed: int) -> None:
        self.db, self.size = db, size
        self.chance = np.random.default_rng(seed)
        self.now = datetime.now(UTC).replace(microsecond=0)
        encoder = BundledEncoder()
        with db.transaction():
            self.user: UserId = users.insert(db, "default", micros(self.now))
            self.by = vectors.add_encoder(db, encoder.name, encoder.dimensions, encoder.digest, encoder.scale, "active", micros(self.now))
        self.means = {lang: np.frombuffer(mean_of(encoder.name, f"passage-{lang}").tobytes(), "<f4") for lang in ("es", "en")}  # type: ignore[union-attr]
        self.words = {lang: vocabulary(lang, self.chance) for lang in ("es", "en")}
        ranks = np.arange(1, VOCABULARY + 1)
        self.weights = np.cumsum(1 / ranks) / np.sum(1 / ranks)
        turned = np.linalg.qr(self.chance.normal(size=(encoder.dimensions, encoder.dimensions)))[0]
        self.space = turned * np.arange(1, encoder.dimensions + 1)[:, None] ** -0.35  # directions that fade
        self.topics = unit(self.chance.normal(size=(TOPICS, encoder.dimensions)) @ self.space)

    def write(self, numbers: range) -> None:
        """A batch of entries in one transaction."""
        count = len(numbers)
        langs = np.where(self.chance.random(count) < 0.5, "es", "en")
        around = self.topics[self.chance.integers(TOPICS, size=count)]
        centred = unit(around + unit(self.chance.normal(size=around.shape) @ self.space)).astype("<f4")
        offsets = np.stack([self.means[lang] for lang in langs])
        raw = unit(centred * 0.45 + offsets).astype("<f4")
        lengths = np.maximum(3, self.chance.lognormal(*LENGTHS, size=count)).astype(int)
        with self.db.transaction():
            for place, number in enumerate(numbers):
                text = self.text(str(langs[place]), int(lengths[place]))
                self.entry(number, text, str(langs[place]), raw[place].tobytes(), centred[place].tobytes())

    def text(self, lang: str, length: int) -> str:
        """Words of one language, and sometimes a name."""
        ranks = np.searchsorted(self.weights, self.chance.random(length))
        words = [self.words[lang][rank] for rank in ranks]
        if self.chance.random() < 0.1:
            words.insert(length // 2, str(self.chance.choice(NAMES)))
        return " ".join(words).capitalize() + "."

    def entry(self, number: int, text: str, lang: str, raw: bytes, centred: bytes) -> None:
        """One entry with all that hangs on it."""
        db, user, chance = self.db, self.user, self.chance
        at = self.now - timedelta(days=365 * YEARS) * (1 - (number + 1) / self.size)
        draft = Draft(
            text=text, at=at, written_at=at, source=Source.OBSERVED if number % 20 == 0 else Source.TOLD, private=number % 50 == 0,
            context=(("place", f"place{number % 30}"),) if number % 10 == 0 else (),
        )  # fmt: skip
        entry = entries.insert(db, user, draft, new_uid(micros(at)), "Europe/Madrid")
        weight = float(chance.beta(2, 4))
        named = tuple(name for name in NAMES if f" {name} " in text)
        traces.write(db, entry, sensed(lang, weight, str(EMOTIONS[number % len(EMOTIONS)]), named), SENSES)
        if number % 5 == 0:
            tags.insert(db, entry, [TAGS[int(chance.zipf(1.5)) % len(TAGS)]], said=True)
        traces.mention(db, entry, "person", named)
        people.sight(db, user, entry, [Sighting(name, fold(name), 3.0, True) for name in named])
        search.put(db, entry, text, " ".join(stems(text)))
        vectors.put(db, self.by, user, entry, raw, centred)
        if number % 4 == 3:
            links.put(db, entry, type(entry)(entry - 1), "similar", 0.6, micros(at), said=False)
        events.append(db, "encode", micros(at), user, entry, None)


def sensed(lang: str, weight: float, emotion: str, named: tuple[str, ...]) -> Sensed:
    """What the senses might have said."""
    return Sensed(
        lang=lang, emotion=Emotion(emotion), emotion_score=0.7, second_emotion=None, valence=0.1, arousal=0.3, importance=weight,
        level=level_of(weight), identity=0.0, novelty=0.5, specificity=0.4, salience=weight, tags=(), people=named, kin=(),
    )  # fmt: skip


def vocabulary(lang: str, chance: Any) -> list[str]:
    """Words by rank: the small words and the first words of a language, then made-up ones."""
    known = [*sorted(SPANISH if lang == "es" else ENGLISH), *FIRST_WORDS[lang].split()]
    syllables = [a + b for a in "b c d f g l m n p r s t v".split() for b in ("a e i o u" if lang == "es" else "an ea igh oo ur").split()]
    made = {"".join(chance.choice(syllables, size=chance.integers(2, 5))) for _ in range(2 * VOCABULARY)}
    return [*known, *sorted(made - set(known), key=shortest)][:VOCABULARY]


def shortest(word: str) -> tuple[int, str]:
    """Short words first, as in every language; the same order in every run."""
    return len(word), word


def unit(vectors: Any) -> Any:
    """Vectors of length one."""
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]), int(sys.argv[2]))
