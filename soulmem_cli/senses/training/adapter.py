"""Train how a question is turned before entries are searched with it.

    python -m soulmem_cli.senses.training.adapter [--cache FILE] [--check]

A question and what answers it are put in other words, and often in another language. A residual of low rank, `q + (qA)B`, is
fitted on the questions of the diary and of the lives beside this file so that each question lies nearer to its own entry than to
the others of the same voice. It turns the question only, so that no stored vector changes. Several are trained from different
beginnings and averaged, which holds better on writers they have not seen than any of them. Writes `meaning/adapter.bin`;
`--check` only reports nDCG@10 on lives left out. Needs numpy and torch, which the product does not.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from soulmem_cli.senses import language
from soulmem_cli.senses.meaning import adapter, similarity
from soulmem_cli.senses.training.train import LIVES, encoded, read_diary
from soulmem_cli.settings import BUNDLED

RANK: Final = 64
SEEDS: Final = 5
EPOCHS: Final = 12
PACE: Final = 2e-3
HEAT: Final = 0.05
DECAY: Final = 1e-2
LIFE_WEIGHT: Final = 6.0  # of all questions of a life, beside those of two voices of the diary
STRENGTH: Final = 0.7  # of the residual as it is shipped: a little less than what fits
TOPICAL: Final = ("paraphrase", "crosslingual", "associative", "latest-fact", "emotional", "keyword", "person")


class Asked(NamedTuple):
    """Questions and the entries they are asked of, centred; which entries answer which question."""

    name: str
    questions: Any  # q × 384
    entries: Any  # e × 384
    answers: Any  # q × e, 0 or 1


def centred(vectors: Any, role: str, langs: list[str]) -> Any:
    """Vectors as the product centres them."""
    made = [similarity.centred(v.astype("<f4").tobytes(), BUNDLED, role, lang) for v, lang in zip(vectors, langs, strict=True)]
    return torch.tensor(np.frombuffer(b"".join(made), "<f4").reshape(len(made), -1).copy())


def voices(cache: Path | None) -> list[Asked]:
    """The voices of the diary, each entry with a question in Spanish and one in English."""
    rows = [row for row in read_diary() if len(row["asks"]) == 2]
    entries = centred(encoded([row["text"] for row in rows], cache), "passage", [row["lang"] for row in rows])
    sides = [encoded([row["asks"][side] for row in rows], cache, query=True) for side in (0, 1)]
    questions = [centred(vectors, "query", [lang] * len(rows)) for vectors, lang in zip(sides, ("es", "en"), strict=True)]
    made = []
    for voice in sorted({row["voice"] for row in rows}):
        own = [i for i, row in enumerate(rows) if row["voice"] == voice]
        made.append(Asked(voice, torch.cat([side[own] for side in questions]), entries[own], torch.eye(len(own)).repeat(2, 1)))
    return made


def lives(cache: Path | None) -> list[Asked]:
    """The lives, with those of their questions that have a topic and an answer."""
    made = []
    for path in sorted(LIVES.glob("*.asks.jsonl")):
        rows = [json.loads(line) for line in path.with_name(path.name.replace(".asks", "")).read_text("utf-8").splitlines()]
        asks = [each for line in path.read_text("utf-8").splitlines() if (each := json.loads(line))["type"] in TOPICAL and each["relevant"]]
        place = {row["id"]: i for i, row in enumerate(rows)}
        answers = torch.zeros(len(asks), len(rows))
        for i, each in enumerate(asks):
            answers[i, [place[entry] for entry in each["relevant"]]] = 1
        entries = centred(encoded([row["text"] for row in rows], cache), "passage", [row["lang"] for row in rows])
        sides = [language.side(each["query"], each["lang"]) for each in asks]
        questions = centred(encoded([each["query"] for each in asks], cache, query=True), "query", sides)
        made.append(Asked(path.name.split(".")[0], questions, entries, answers))
    return made


def turned(questions: Any, first: Any, second: Any) -> Any:
    """Questions, turned, of unit length."""
    return torch.nn.functional.normalize(questions + questions @ first @ second, dim=1)


def missed(asked: Asked, first: Any, second: Any) -> Any:
    """How far questions are from their answers among all entries: the mean cross-entropy."""
    told = torch.log_softmax(turned(asked.questions, first, second) @ asked.entries.T / HEAT, 1)
    return -((told * asked.answers).sum(1) / asked.answers.sum(1)).mean()


def paired(some: list[Asked], order: Any) -> list[Asked]:
    """Voices two by two, so that a question also has entries of another to be told from."""
    return [joined(*(some[i] for i in order[start : start + 2])) for start in range(0, len(order), 2)]


def joined(*some: Asked) -> Asked:
    """Several voices as one."""
    return Asked(
        "+".join(each.name for each in some),
        torch.cat([each.questions for each in some]),
        torch.cat([each.entries for each in some]),
        torch.block_diag(*(each.answers for each in some)),
    )


def fit(diary: list[Asked], full: list[Asked], seed: int) -> Any:
    """One residual, 384 × 384 of rank 64."""
    chance, random = torch.Generator().manual_seed(seed), np.random.default_rng(seed)
    width = diary[0].entries.shape[1]
    first = torch.nn.Parameter(torch.randn(width, RANK, generator=chance) * 0.02)
    second = torch.nn.Parameter(torch.zeros(RANK, width))
    descent = torch.optim.Adam([first, second], lr=PACE)
    for _ in range(EPOCHS):
        batches = [(each, 2.0) for each in paired(diary, random.permutation(len(diary)))] + [(each, LIFE_WEIGHT) for each in full]
        for i in random.permutation(len(batches)):
            asked, weight = batches[i]
            loss = weight * missed(asked, first, second) + DECAY * (first @ second).pow(2).sum()
            descent.zero_grad()
            loss.backward()
            descent.step()
    return (first @ second).detach()


def averaged(diary: list[Asked], full: list[Asked]) -> tuple[Any, Any]:
    """The mean of several residuals, as two matrices again."""
    mean = sum(fit(diary, full, seed) for seed in range(SEEDS)) / SEEDS
    left, sizes, right = torch.linalg.svd(mean)
    return left[:, :RANK] * sizes[:RANK] * STRENGTH, right[:RANK]


def ndcg(asked: Asked, first: Any, second: Any) -> float:
    """nDCG@10 by meaning alone."""
    scores = turned(asked.questions, first, second) @ asked.entries.T
    weights = 1 / torch.log2(torch.arange(2, 12))
    gained = (asked.answers.gather(1, scores.topk(10, 1).indices) * weights).sum(1)
    best = torch.stack([weights[: int(min(10, count))].sum() for count in asked.answers.sum(1)])
    return float((gained / best).mean())


def report(diary: list[Asked], full: list[Asked]) -> None:
    """What the residual does for lives it has not seen."""
    for held in range(0, len(full), 2):
        made = averaged(diary, [each for i, each in enumerate(full) if i not in (held, held + 1)])
        for each in full[held : held + 2]:
            none = ndcg(each, made[0] * 0, made[1])
            print(f"{each.name:20} n={len(each.questions):3} plain {none:.3f} turned {ndcg(each, *made):.3f}", flush=True)


def main() -> None:
    """Report, or train and write."""
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--cache", type=Path, help="a file where vectors are kept between runs")
    parse.add_argument("--check", action="store_true")
    given = parse.parse_args()
    torch.set_num_threads(1)
    diary, full = voices(given.cache), lives(given.cache)
    if given.check:
        report(diary, full)
        return
    first, second = averaged(diary, full)
    adapter.ADAPTER.write_bytes(adapter.packed(first.T.tolist(), second.T.tolist()))


if __name__ == "__main__":
    main()
