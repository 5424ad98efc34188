"""In whose words a pattern is told: at first, when its entry is hidden, and when it turns out to be know-how."""

from collections.abc import Sequence
from typing import NamedTuple

from soulmem_cli.core.gisting import Telling, gist_of
from soulmem_cli.core.likening import Likeness
from soulmem_cli.core.routing import Route, route
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.gists import Behind, OpenGist
from soulmem_cli.senses import remedies
from soulmem_cli.store import gists


class Turned(NamedTuple):
    """A pattern that turns out to be know-how with what joined it: its words from then on, and what each entry says of it."""

    gist: OpenGist
    text: str
    voice: EntryId
    route: Route


def voiced(likeness: Likeness, group: Sequence[EntryId], words: dict[EntryId, str], kind: str) -> tuple[str, EntryId, str] | None:
    """The sentence that says best what a group shares, of know-how one that tells what helped; the entry it is of, and its language."""
    langs = {each.entry: each.lang for each in gists.lived(likeness.db, likeness.user, group)}
    members = [Telling(words[entry], langs[entry], likeness.mean(entry, group)[0]) for entry in group if entry in langs]
    found = gist_of(members, remedies.helped) if kind == "procedural" else gist_of(members)
    if found is None:
        return None
    voice = next(entry for entry in group if entry in langs and found.member.text == words[entry])
    return found.text, voice, found.member.lang


def spoken_anew(likeness: Likeness, gist: OpenGist) -> tuple[OpenGist, str, EntryId] | None:
    """Other words for a gist whose entry is hidden."""
    seen = [each.entry for each in gists.lived(likeness.db, likeness.user, gist.evidence)]
    said = voiced(likeness, seen, gists.texts(likeness.db, likeness.user, seen), gist.kind)
    return (gist, said[0], said[1]) if said is not None else None


def turning(likeness: Likeness, gist: OpenGist, more: Sequence[Behind]) -> Turned | None:
    """What becomes of a pattern with what joins it, when its entries tell by now of something that helps."""
    if gist.kind != "semantic":
        return None
    db, user = likeness.db, likeness.user
    lived = [each.entry for each in gists.lived(db, user, [*gist.evidence, *(each.entry for each in more)])]
    words = gists.texts(db, user, lived)
    routed = route(lived, words)
    said = voiced(likeness, lived, words, routed.kind) if routed.kind == "procedural" else None
    return Turned(gist, said[0], said[1], routed) if said is not None else None
