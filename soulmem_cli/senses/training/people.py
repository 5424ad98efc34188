"""Fit the weights of the signs of a name on the training diary, and measure them on voices left out.

    python -m soulmem_cli.senses.training.people [--write]

Needs numpy and scikit-learn, which soulmem itself does not. Without --write it only measures.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from soulmem_cli.domain.people import ANIMAL, Known, Sighting
from soulmem_cli.senses import people
from soulmem_cli.senses.people import cues, evidence
from soulmem_cli.senses.people.spans import runs, tokens
from soulmem_cli.senses.people.weights import WEIGHTS
from soulmem_cli.text import fold

HERE: Final = Path(__file__).parent
MADE: Final = HERE.parent / "people" / "weights.py"
SEEN_AT_LEAST: Final = 8  # signs rarer than this are not learnt
PENALTY: Final = 1.5  # scikit-learn's C
FOLDS: Final = 12
BATCH: Final = 64
HEAD: Final = '''"""What each sign of a name weighs, in log-odds; made by `senses/training/people.py`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
'''


class Row(NamedTuple):
    """An entry of the diary: whose, its text, the names in it, and the signs of each name considered."""

    voice: str
    group: str  # what is left out together
    text: str
    gold: frozenset[str]
    considered: list[tuple[str, Counter[str]]]


def diary() -> list[Row]:
    """Every entry of the training diary; where each row has a writer of its own, rows are left out a few at a time."""
    found = []
    for file in sorted((*(HERE / "diary").glob("*.jsonl"), *(HERE / "lives").glob("*.jsonl"))):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            row = json.loads(line)
            if "people" not in row:
                continue
            who = row.get("voice", file.stem)  # a life is one voice
            many = who.startswith("plain")
            voice = f"{who}-{number}" if many else who
            group = f"{who}-{number % 8}" if many else who
            gold = frozenset(map(bare, row["people"]))
            found.append(Row(voice, group, row["text"], gold, considered(row["text"])))
    return found


def written() -> list[Row]:
    """Sentences with persons where they are easily missed, and others with names that are nobody's; measured apart."""
    found = []
    for file in ("somebody", "nobody"):
        lines = (HERE / "names" / f"{file}.txt").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(each for each in lines if not each.startswith("#")):
            gold = frozenset(name.casefold() for name in re.findall(r"\[(.+?)\]", line))
            text = line.replace("[", "").replace("]", "")
            found.append(Row(file, f"{file}-{number % FOLDS}", text, gold, considered(text)))
    return found


def bare(name: str) -> str:
    """A name without the title before it."""
    words = name.replace(".", " ").split()
    while len(words) > 1 and fold(words[0]) in cues.BEFORE_NAMES:
        words = words[1:]
    return " ".join(words).casefold()


def considered(text: str) -> list[tuple[str, Counter[str]]]:
    """The names considered in a text, with their signs."""
    words = tokens(text)
    scene = evidence.seen(words, text)
    return [
        (text[words[span[0]].start : words[span[1]].end], Counter(evidence.signs(scene, span))) for span in runs(words, lower=scene.lower)
    ]


def fitted(rows: Iterable[Row]) -> dict[str, float]:
    """The weights that tell the names of these rows from other words best."""
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    cases = [(signs, name.casefold() in row.gold) for row in rows for name, signs in row.considered]
    often = Counter(sign for signs, _ in cases for sign in signs)
    vectors: Any = DictVectorizer()
    matrix = vectors.fit_transform([{sign: n for sign, n in signs.items() if often[sign] >= SEEN_AT_LEAST} for signs, _ in cases])
    matrix.indices, matrix.indptr = matrix.indices.astype("int32"), matrix.indptr.astype("int32")
    model = LogisticRegression(C=PENALTY, max_iter=400, solver="liblinear", fit_intercept=False)
    model.fit(matrix, [truth for _, truth in cases])
    weights = zip(vectors.feature_names_, model.coef_[0], strict=True)
    return {sign: round(float(weight), 2) for sign, weight in weights if abs(weight) >= 0.05}


class Score(NamedTuple):
    """Pairs found, said and there."""

    hit: int = 0
    said: int = 0
    there: int = 0

    def __str__(self) -> str:
        precision, recall = self.hit / max(1, self.said), self.hit / max(1, self.there)
        both = 2 * self.hit / max(1, self.said + self.there)
        return f"P {precision:.3f} R {recall:.3f} F1 {both:.3f} ({self.hit}/{self.said}/{self.there})"


def total(scores: Iterable[Score]) -> Score:
    """Several scores as one."""
    return Score(*map(sum, zip(*scores, strict=True)))


def measured(rows: list[Row], *, learning: bool) -> Score:
    """How well the people of one voice are found, a batch at a time; with `learning`, each entry knows of the others."""
    heard: dict[str, list[tuple[int, Sighting]]] = defaultdict(list)
    readings = [people.read(row.text) for row in rows]
    scores = []
    for start in range(0, len(rows), BATCH):
        batch = range(start, min(start + BATCH, len(rows)))
        for at in batch:
            for sighting in readings[at].sightings:
                heard[sighting.key].append((at, sighting))
        for at in batch:
            known = of_others(heard, readings[at].keys, at) if learning else {}
            got = {name.casefold() for name in people.judge(readings[at], known).people}
            scores.append(Score(len(got & rows[at].gold), len(got), len(rows[at].gold)))
    return total(scores)


def of_others(heard: Mapping[str, list[tuple[int, Sighting]]], keys: Iterable[str], but: int) -> dict[str, Known]:
    """What the entries but one say of names."""
    found = {key: [each for at, each in heard.get(key, ()) if at != but] for key in keys}
    return {
        key: Known(
            len(others),
            sum(each.inside for each in others),
            max(each.weight for each in others),
            None,
            any(each.weight <= ANIMAL for each in others),
        )
        for key, others in found.items()
        if others
    }


def held_out(rows: list[Row]) -> dict[str, tuple[Score, Score]]:
    """For each voice, with weights that never saw it: the score of its texts alone, and with learning."""
    groups = sorted({row.group for row in rows})
    scores: dict[str, list[tuple[Score, Score]]] = defaultdict(list)
    sentences = written()
    for fold_number in range(FOLDS):
        out = {*groups[fold_number::FOLDS], *(f"{file}-{fold_number}" for file in ("somebody", "nobody"))}
        WEIGHTS.clear()
        WEIGHTS.update(fitted(row for row in (*rows, *sentences) if row.group not in out))
        for row in sentences:
            if row.group in out:
                scores[row.voice].append((measured([row], learning=False),) * 2)
        for voice in sorted({row.voice for row in rows if row.group in out}):
            mine = [row for row in rows if row.voice == voice]
            name = mine[0].group.rsplit("-", 1)[0] if mine[0].voice.startswith("plain") else voice
            scores[name].append((measured(mine, learning=False), measured(mine, learning=True)))
    return {name: (total(alone for alone, _ in pairs), total(known for _, known in pairs)) for name, pairs in scores.items()}


def quoted(sign: str) -> str:
    """A sign as it is written in Python."""
    return repr(sign) if '"' in sign else f'"{sign}"'


def main(argv: list[str]) -> None:
    """Measure, and write the weights when asked."""
    rows = diary()
    found = held_out(rows)
    for voice, (alone, known) in sorted(found.items()):
        print(f"{voice:20} alone {alone}   known {known}")
    voices = [scores for voice, scores in found.items() if voice not in ("somebody", "nobody")]
    print(f"{'all voices':20} alone {total(each[0] for each in voices)}   known {total(each[1] for each in voices)}")
    if "--write" in argv:
        weights = fitted([*rows, *written()])
        lines = (f"    {quoted(sign)}: {weight},\n" for sign, weight in sorted(weights.items()))
        MADE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")
        print(f"{len(weights)} signs")


if __name__ == "__main__":
    main(sys.argv[1:])
