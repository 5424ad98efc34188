"""Train what the senses ship: means by language, the heads on a vector, and the table of words.

    python -m soulmem_cli.senses.training.train [--public DIR] [--check]

Reads the diary and the lives beside this file and, for the table of words, a little of two public sets in DIR
(`goemotions_ekman/` and `brighter/`, credited in NOTICE). Writes `heads.bin` and `words.bin`, and `meaning/means.bin` with
`--means`. `--check` only reports how well the heads do on voices they have not seen. Needs numpy and scipy, which the product does
not.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix, vstack

from soulmem_cli.senses import heads
from soulmem_cli.senses.meaning import similarity
from soulmem_cli.senses.meaning.bundled import BundledEncoder
from soulmem_cli.senses.training.public import read_public

DIARY: Final = Path(__file__).parent / "diary"
LIVES: Final = DIARY.parent / "lives"
EMOTIONS: Final = heads.EMOTIONS
LEVELS: Final = heads.LEVELS
LANGS: Final = ("es", "en", "mix")
VECTOR_DECAY: Final = 400.0
LEVEL_DECAY: Final = 600.0
WORD_DECAY: Final = 0.2
LEVEL_WORD_DECAY: Final = 0.5
PUBLIC_WEIGHT: Final = 0.15
RIDGE: Final = 3000.0


class Rows(NamedTuple):
    """The diary as arrays: texts, languages, groups of voices, labels and vectors."""

    texts: list[str]
    langs: np.ndarray[Any, Any]
    groups: np.ndarray[Any, Any]
    emotion: np.ndarray[Any, Any]
    level: np.ndarray[Any, Any]
    scales: np.ndarray[Any, Any]  # valence, arousal
    vectors: np.ndarray[Any, Any]
    asked: dict[str, np.ndarray[Any, Any]]


def read_diary() -> list[dict[str, Any]]:
    """Every row of the training diary, with the file it stands in."""
    return read_files(sorted(DIARY.glob("*.jsonl")))


def read_lives() -> list[dict[str, Any]]:
    """Every entry of the lives, with the file it stands in."""
    return read_files(sorted(each for each in LIVES.glob("*.jsonl") if not each.name.endswith(".asks.jsonl")))


def read_files(paths: list[Path]) -> list[dict[str, Any]]:
    """The rows of files of JSON lines."""
    return [{"asks": [], **json.loads(line), "file": path.stem} for path in paths for line in path.read_text("utf-8").splitlines()]


def encoded(texts: list[str], cache: Path | None, *, query: bool = False) -> np.ndarray[Any, Any]:
    """Vectors of texts, as the product makes them; those in `cache` are not made again."""
    encoder = BundledEncoder()
    known: dict[str, bytes] = pickle.loads(cache.read_bytes()) if cache and cache.exists() else {}
    role = "query: " if query else "passage: "
    order = sorted({text for text in texts if role + text not in known}, key=len)
    for start in range(0, len(order), 64):
        batch = order[start : start + 64]
        made = [encoder.query(text) for text in batch] if query else encoder.passages(batch)
        known.update({role + text: vector for text, vector in zip(batch, made, strict=True)})
    if cache and order:
        cache.write_bytes(pickle.dumps(known))
    return np.frombuffer(b"".join(known[role + text] for text in texts), "<f4").reshape(len(texts), -1)


def load_rows(cache: Path | None) -> Rows:
    """The diary as arrays; plain sentences, each by another person, are dealt out to three groups."""
    rows = read_diary() + read_lives()
    texts = [row["text"] for row in rows]
    asks = {lang: [row["asks"][i] for row in rows if len(row["asks"]) == 2] for i, lang in enumerate(("es", "en"))}
    rng = np.random.default_rng(5)
    groups = [f"plain{rng.integers(3)}" if row["file"].startswith("plain") else row["file"] for row in rows]
    return Rows(
        texts,
        np.array([row["lang"] for row in rows]),
        np.array(groups),
        np.array([EMOTIONS.index(row["emotion"]) for row in rows]),
        np.array([LEVELS.index(row["level"]) for row in rows]),
        np.array([[row["valence"], row["arousal"]] for row in rows]),
        encoded(texts, cache),
        {lang: encoded(asks[lang], cache, query=True) for lang in asks},
    )


def counted(texts: list[str]) -> csr_matrix:
    """Texts as rows of 1 + log(count) of their hashed words and pairs, as the product counts them."""
    entries: list[tuple[int, int, float]] = []
    for i, text in enumerate(texts):
        entries += [(i, bucket, weight) for bucket, weight in heads.counted(text).items()]
    rows, columns, values = zip(*entries, strict=True)
    return csr_matrix((values, (rows, columns)), shape=(len(texts), heads.BUCKETS))


def scaled(matrix: csr_matrix, rarity: np.ndarray[Any, Any]) -> csr_matrix:
    """Counts weighted by rarity, each row of unit length."""
    weighted = matrix.multiply(rarity).tocsr()
    length = np.sqrt(np.asarray(weighted.multiply(weighted).sum(1)))
    length[length == 0] = 1
    return weighted.multiply(1 / length).tocsr()


def rarity_of(matrix: csr_matrix) -> np.ndarray[Any, Any]:
    """How rare each bucket is; 0 for one that only one text has. Rounded as it is shipped."""
    texts = np.asarray((matrix > 0).sum(0)).ravel()
    rare = np.log((1 + matrix.shape[0]) / (1 + texts)) + 1
    return np.where(texts >= 2, np.round(rare * heads.RARITY_STEPS) / heads.RARITY_STEPS, 0.0)


def logistic(matrix: Any, labels: np.ndarray[Any, Any], weights: np.ndarray[Any, Any], decay: float) -> tuple[Any, Any]:
    """Multinomial logistic regression: weights (features × classes) and biases (classes)."""
    count, width, classes = matrix.shape[0], matrix.shape[1], int(labels.max()) + 1
    wanted = np.eye(classes)[labels]
    turned = matrix.T.tocsr() if hasattr(matrix, "tocsr") else matrix.T

    def loss(flat: Any) -> tuple[float, Any]:
        w, b = flat[:-classes].reshape(width, classes), flat[-classes:]
        p = np.exp(normal(matrix @ w + b))
        wrong = -(weights * np.log(p[np.arange(count), labels] + 1e-12)).sum() + 0.5 * decay * (w * w).sum()
        slope = (p - wanted) * weights[:, None]
        return wrong, np.r_[np.asarray(turned @ slope + decay * w).ravel(), slope.sum(0)]

    best = minimize(loss, np.zeros(width * classes + classes), jac=True, method="L-BFGS-B", options={"maxiter": 150}).x
    return best[:-classes].reshape(width, classes), best[-classes:]


def ridge(matrix: Any, wanted: np.ndarray[Any, Any], decay: float) -> tuple[Any, Any]:
    """Linear regression with decay: weights (features × outputs) and means (outputs)."""
    mean = wanted.mean(0)
    turned = matrix.T.tocsr() if hasattr(matrix, "tocsr") else matrix.T

    def loss(flat: Any) -> tuple[float, Any]:
        w = flat.reshape(matrix.shape[1], wanted.shape[1])
        off = np.asarray(matrix @ w) + mean - wanted
        return 0.5 * (off * off).sum() + 0.5 * decay * (w * w).sum(), np.asarray(turned @ off + decay * w).ravel()

    start = np.zeros(matrix.shape[1] * wanted.shape[1])
    best = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x
    return best.reshape(matrix.shape[1], wanted.shape[1]), mean


def normal(logits: Any) -> Any:
    """Log-probabilities of logits."""
    shifted = logits - logits.max(1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(1, keepdims=True))


def balanced(labels: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Weights by which every label counts as much as any other: a life has few critical days, and they are what it is told by."""
    counts = np.bincount(labels)
    shares: np.ndarray[Any, Any] = len(labels) / len(counts) / np.maximum(1, counts)[labels]
    return shares


class Trained(NamedTuple):
    """Everything that is shipped, as arrays; vector heads take a raw vector and have a bias a language."""

    means: dict[str, Any]
    vector: Any  # 384 × 13: seven emotions, four levels, valence, arousal
    bias: dict[str, Any]  # by language, 13
    words: Any  # buckets × 11: seven emotions, four levels
    word_bias: Any  # 11
    rarity: Any  # buckets


def train(rows: Rows, chosen: Any, public: tuple[list[str], Any] | None) -> Trained:
    """Fit all heads on the chosen rows."""
    texts = [rows.texts[i] for i in np.where(chosen)[0]]
    vectors, langs = rows.vectors[chosen], rows.langs[chosen]
    means: dict[str, Any] = {lang: vectors[langs == lang].mean(0) for lang in ("es", "en")}
    means["mix"] = (means["es"] + means["en"]) / 2
    spread = vectors.std(0)
    standard = (vectors - np.array([means[lang] for lang in langs])) / spread
    felt, felt_bias = logistic(standard, rows.emotion[chosen], np.ones(len(texts)), VECTOR_DECAY)
    even = balanced(rows.level[chosen])
    weighty, weighty_bias = logistic(standard, rows.level[chosen], even, LEVEL_DECAY)
    scales, scale_mean = ridge(standard, rows.scales[chosen], RIDGE)
    vector = np.hstack([felt, weighty, scales]) / spread[:, None]
    bias = {lang: np.r_[felt_bias, weighty_bias, scale_mean] - means[lang] @ vector for lang in LANGS}
    own = counted(texts)
    both = vstack([own, counted(public[0])]).tocsr() if public else own
    rarity = rarity_of(both)
    labels = np.r_[rows.emotion[chosen], public[1]] if public else rows.emotion[chosen]
    weights = np.r_[np.ones(len(texts)), np.full(both.shape[0] - len(texts), PUBLIC_WEIGHT)]
    said, said_bias = logistic(scaled(both, rarity), labels, weights, WORD_DECAY)
    told, told_bias = logistic(scaled(own, rarity), rows.level[chosen], even, LEVEL_WORD_DECAY)
    return Trained(means, vector, bias, np.hstack([said, told]), np.r_[said_bias, told_bias], rarity)


def applied(made: Trained, rows: Rows, chosen: Any) -> tuple[Any, Any]:
    """What trained heads say of rows: log-probabilities of emotions (n × 7) and of levels (n × 4), fused."""
    vectors = rows.vectors[chosen] @ made.vector + np.array([made.bias[lang] for lang in rows.langs[chosen]])
    words = np.asarray(scaled(counted([rows.texts[i] for i in np.where(chosen)[0]]), made.rarity) @ made.words) + made.word_bias
    emotions = normal(vectors[:, :7]) + heads.WORDS_SHARE * normal(words[:, :7])
    return normal(emotions), normal(normal(vectors[:, 7:11]) + heads.LEVEL_WORDS_SHARE * normal(words[:, 7:]))


def macro_f1(wanted: Any, said: Any) -> float:
    """The mean F1 of the classes there are."""
    total = []
    for each in np.unique(wanted):
        hit = ((wanted == each) & (said == each)).sum()
        total.append(2 * hit / max(1, (wanted == each).sum() + (said == each).sum()))
    return float(np.mean(total))


def report(rows: Rows, public: tuple[list[str], Any] | None) -> None:
    """How the heads do on groups of voices they were not trained on."""
    felt, weighty = np.zeros((len(rows.texts), 7)), np.zeros((len(rows.texts), 4))
    for group in (*sorted(set(rows.groups)), "all"):
        held = rows.groups == group if group != "all" else np.ones(len(rows.texts), bool)
        if group != "all":
            felt[held], weighty[held] = applied(train(rows, ~held, public), rows, held)
        emotion, level = (
            macro_f1(*pair) for pair in ((rows.emotion[held], felt[held].argmax(1)), (rows.level[held], weighty[held].argmax(1)))
        )
        within = (abs(rows.level[held] - weighty[held].argmax(1)) <= 1).mean()
        print(f"{group:18} n={held.sum():4} emotion F1 {emotion:.3f} level F1 {level:.3f} within one {within:.3f}", flush=True)
    for heat in (0.8, 0.9, 1.0, 1.1, 1.2, 1.4):
        missed = [
            -normal(each / heat)[np.arange(len(wanted)), wanted].mean() for each, wanted in ((felt, rows.emotion), (weighty, rows.level))
        ]
        print(f"temperature {heat}: emotion {missed[0]:.3f} level {missed[1]:.3f} nats", flush=True)


def write_means(made: Trained, rows: Rows) -> None:
    """Write the means that vectors are centred by. Vectors that stand in journals were centred by the old ones: rarely, then."""
    queries = [rows.asked[lang].mean(0) for lang in ("es", "en")]
    similarity.MEANS.write_bytes(np.stack([made.means["es"], made.means["en"], *queries]).astype("<f4").tobytes())


def write(made: Trained) -> None:
    """Write the heads and the table of words."""
    biases = np.stack([made.bias[lang] for lang in LANGS])
    heads.HEADS.write_bytes(np.r_[made.vector.T.ravel(), biases.ravel()].astype("<f4").tobytes())
    step = float(np.abs(made.words[made.rarity > 0]).max()) / 127  # one byte a number
    cells = np.zeros((heads.BUCKETS, heads.CELL), np.uint8)
    cells[:, :-1] = np.round(made.words / step).astype(np.int8).view(np.uint8)
    cells[:, -1] = np.round(made.rarity * heads.RARITY_STEPS)
    cells[made.rarity == 0] = 0
    heads.WORDS.write_bytes(np.r_[step, made.word_bias].astype("<f4").tobytes() + cells.tobytes())


def main() -> None:
    """Train, report or write."""
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--public", type=Path)
    parse.add_argument("--cache", type=Path, help="a file where vectors are kept between runs")
    parse.add_argument("--check", action="store_true")
    parse.add_argument("--means", action="store_true", help="write the means by language as well")
    given = parse.parse_args()
    rows = load_rows(given.cache)
    public = read_public(given.public) if given.public else None
    if given.check:
        report(rows, public)
    else:
        made = train(rows, np.ones(len(rows.texts), bool), public)
        write(made)
        if given.means:
            write_means(made, rows)


if __name__ == "__main__":
    main()
