"""Which kind of gist a group of entries makes (A6): what is so, what is believed, or what helps and when."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from soulmem_cli.core.gisting import sentences, trimmed
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.gists import Behind
from soulmem_cli.senses import remedies
from soulmem_cli.senses.words import telling, tokens
from soulmem_cli.text import fold

FEWEST_OUTCOMES: Final = 2
ALWAYS: Final = re.compile(r"(?<!de )\b(?:siempre|nunca|jamas|nadie|todo el mundo|always|never|nobody|no one|everyone|everybody)\b")
FEWEST_ALWAYS: Final = 3
FORM: Final = re.compile(r"([#@]?)([^\W_]+)")


class Route(NamedTuple):
    """What kind of gist a group makes, what each entry says of it, and when it holds, in words of the entries."""

    kind: str
    behind: tuple[Behind, ...]
    conditions: tuple[str, ...]


def route(ordered: Sequence[EntryId], words: Mapping[EntryId, str]) -> Route:
    """The kind of gist that entries make, oldest first: know-how when two or more tell whether something helped."""
    outcomes = {entry: remedies.outcome(words[entry]) for entry in ordered}
    told = [outcome for outcome in outcomes.values() if outcome is not None]
    if any(told) and len(told) >= max(FEWEST_OUTCOMES, len(ordered) // 3):
        roles = {True: "success", False: "failure", None: "supports"}
        return Route("procedural", tuple(Behind(entry, roles[outcomes[entry]]) for entry in ordered), conditions(ordered, words))
    claims = sum(ALWAYS.search(fold(words[entry])) is not None for entry in ordered)
    kind = "belief" if claims >= FEWEST_ALWAYS and 2 * claims >= len(ordered) else "semantic"
    return Route(kind, tuple(Behind(entry, "supports") for entry in ordered), ())


def conditions(ordered: Sequence[EntryId], words: Mapping[EntryId, str]) -> tuple[str, ...]:
    """When a know-how holds: as the entries say it, else the word that most of them begin with."""
    said = [trigger for entry in ordered if (trigger := remedies.trigger(words[entry])) is not None]
    if said:
        kept = {fold(trigger): trimmed(trigger) for trigger in reversed(said)}
        return tuple(reversed(kept.values()))
    openings = [tokens(sentences(words[entry])[0]) if sentences(words[entry]) else [] for entry in ordered]
    for word in (word for opening in openings for word in opening):
        if word in telling(word) and not word.isdigit() and len(word) > 3 and 2 * sum(word in other for other in openings) > len(openings):
            return (as_written(word, [words[entry] for entry in ordered]),)
    return ()


def as_written(word: str, texts: Sequence[str]) -> str:
    """A folded word as the entries have it, accents and all, without a sentence's capital; as a tag has it only where nothing else does."""
    every = [match for text in texts for match in FORM.findall(text) if fold(match[1]) == word]
    forms = [form for mark, form in every if not mark] or [form for _, form in every]
    return min(forms, key=lambda form: (form != form.lower(), -forms.count(form), form.isascii(), form)) if forms else word
