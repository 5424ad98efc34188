"""The piece of a text that tells most of it: whole when it is short, else its opening, or the sentence that outweighs that by far."""

from __future__ import annotations

import math
import re
from typing import Final

from soulmem_cli.senses import heads, life_events
from soulmem_cli.senses.phrases import Phrase
from soulmem_cli.senses.words import tokens

LONGEST: Final = 180  # characters of a piece
FEWEST_WORDS: Final = 3
HEAVIEST: Final = 1.5  # that a sentence of no event can weigh
FAR: Final = 0.5  # that a later sentence outweighs the opening by: people open with their news, and then say how they took it
PAUSE: Final = re.compile(r"[,;:—–](?=\s)")
# after what ends a sentence and the quotes or brackets that close with it; a new line ends one too
ENDS: Final = re.compile(r"(?<=[.!?…])[\"'»”)\]]*\s+|\s*\n\s*")
ABBREVIATED: Final = re.compile(r"\b(?:sra?|dra?|mrs?|ms|st|prof|etc|aprox|p\. ?ej|vs|n[uú]m|no)\.$", re.IGNORECASE)
ASKED: Final = re.compile(r"\?[\"'»”)\]]*$")
QUOTED: Final = re.compile(r"[«“\"'][^»”\"']*[»”\"']|:|(?:^|\s)[-—–]\s?[^\s]")
# how a person asks what only time or they themselves can answer; others ask what they know, or nothing
WONDERED: Final = Phrase(
    r"""(?ix) \by\ si\b | \bqué\ (?:hago|haré|hacer|voy|será|pasará|quiero|debo) | \bcómo\ (?:voy|hago|haré|le\ hago|salgo|se\ hace)
      | \bdeber[íi]a | \bserá\b | \bserán\b | \bpodré | \bpuedo\b | \bvale\ la\ pena | \bcuándo\ (?:voy|podré|vuelvo)
      | \bpor\ qué\ (?:me|no|siempre|sigo) | \bsoy\b | \bquiero\b | \bverdad\?$ | \bestaré | \bme\ estoy
      | \bwhat\ (?:if|now|am\ I|do\ I|should\ I|will\ I|happens)
      | \bhow\ (?:am|do|will|can|could|long\ can)\ (?:I|we) | \bwhy\ (?:do|can't|am|did)\ I
      | \bshould\ (?:I|we)\b | \bwill\ (?:I|we|it|he|she|they)\b | \bcan\ I\b | \bam\ I\b | \bdo\ I\ (?:want|have|need|dare) | \bis\ it\ too
      | \bwho\ am\ I | \bwhen\ (?:will|do|can)\ (?:I|we|it)"""
)

Span = tuple[int, int]


def sentences(text: str) -> list[Span]:
    """Where each sentence of a text begins and ends, without the spaces around it."""
    found: list[Span] = []
    start = 0
    for cut in [*(match.span() for match in ENDS.finditer(text)), (len(text), len(text))]:
        end = closed(text, *cut)
        if ABBREVIATED.search(text[start:end]) and cut[1] < len(text):
            continue
        if text[start:end].strip():
            bare = text[start:end]
            found.append((start + len(bare) - len(bare.lstrip()), start + len(bare.rstrip())))
        start = cut[1]
    return found


def closed(text: str, start: int, end: int) -> int:
    """The end of a sentence, with the quotes and brackets that close with it."""
    return start + len(text[start:end].rstrip())


def telling(text: str, longest: int = LONGEST) -> Span:
    """Where the piece of a text stands that tells most of it, in at most so many characters."""
    spans = sentences(text) or [(0, len(text))]
    whole = (spans[0][0], spans[-1][1])
    if whole[1] - whole[0] <= longest:
        return whole
    weights = [weight(text[slice(*span)]) for span in spans]
    best = max(range(len(spans)), key=lambda place: (weights[place], -place))
    # what there is room for from the first sentence on, if only the beginning of one
    opening = sum(end - spans[0][0] <= longest or start - spans[0][0] < longest // 2 for start, end in spans)
    first = last = best if weights[best] - max(weights[:opening]) > FAR else 0
    while True:  # what comes after explains more than what came before
        if last + 1 < len(spans) and spans[last + 1][1] - spans[first][0] <= longest:
            last += 1
        elif first > 0 and spans[last][1] - spans[first - 1][0] <= longest:
            first -= 1
        else:
            fits = last
            while last > first and open_quote(text[spans[first][0] : spans[last][1]]):
                last -= 1
            short = last == fits < len(spans) - 1 and spans[last][1] - spans[first][0] < longest // 2
            return clipped(text, (spans[first][0], spans[last + short][1]), longest)


def open_quote(piece: str) -> bool:
    """Whether a piece ends in the middle of what somebody says."""
    return piece.count('"') % 2 == 1 or piece.count("«") > piece.count("»") or piece.count("“") > piece.count("”")


def weight(sentence: str) -> float:
    """How much a sentence tells: of an event that a life is told by, else by its words, of a level and of a feeling; one of few words
    tells little."""
    event = life_events.floor(sentence)
    if event:
        return HEAVIEST + event
    told = heads.read_words(sentence)
    levels, feelings = heads.normal(told[heads.WEIGHT]), heads.normal(told[heads.FEELING])
    level = sum(place * math.exp(chance) for place, chance in enumerate(levels)) / (len(levels) - 1)
    felt = 1 - math.exp(feelings[-1])
    count = len(tokens(sentence))
    return (level + 0.5 * felt) * min(1.0, count / 8) if count >= FEWEST_WORDS else 0.0


def clipped(text: str, span: Span, longest: int) -> Span:
    """A piece cut where a sentence pauses, else at a word, when it alone is longer than there is room for."""
    start, end = span
    if end - start <= longest:
        return span
    paused = max((match.start() for match in PAUSE.finditer(text, start + longest // 2, start + longest)), default=0)
    cut = paused or text.rfind(" ", start + longest // 2, start + longest)
    return start, cut if cut > 0 else start + longest


def questions(text: str) -> list[Span]:
    """Where a writer wonders; what is quoted is somebody else's."""
    return [span for span in sentences(text) if wondering(text[slice(*span)])]


def wondering(sentence: str) -> bool:
    """Whether a sentence asks what is open to its writer."""
    if not ASKED.search(sentence) or QUOTED.search(sentence) or len(tokens(sentence)) < FEWEST_WORDS:
        return False
    return WONDERED.search(sentence) is not None
