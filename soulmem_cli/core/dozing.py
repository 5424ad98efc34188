"""How gists go to sleep and wake (A4): one that is believed little, and old, is dormant until new evidence comes."""

from typing import Final, NamedTuple

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.strength import DAY_US, gist_sleeps
from soulmem_cli.store import events, gist_states

ACTIVE: Final = "active"
DORMANT: Final = "dormant"
KINDS: Final = ("semantic", "procedural", "concept")  # of goals and beliefs it is the person who says how they stand


class Turn(NamedTuple):
    """A gist that changes its state."""

    gist: int
    uid: str
    was: str
    state: str


def plan(sleep: Sleep) -> list[Turn]:
    """Every gist whose state is not what its confidence and its age say."""
    turns = []
    for each in gist_states.standings(sleep.db, sleep.user, KINDS):
        age = (sleep.moment_us - each.latest_us) / DAY_US
        state = DORMANT if gist_sleeps(each.kind, each.confidence, age) else ACTIVE
        if state != each.state:
            turns.append(Turn(each.gist, each.uid, each.state, state))
    return turns


def apply(sleep: Sleep, planned: list[Turn]) -> list[Turn]:
    """Let them sleep or wake, each with its event. Belongs inside a transaction."""
    turned = [each for each in planned if gist_states.turn(sleep.db, sleep.user, each.gist, each.state, was=each.was)]
    for each in turned:
        events.append(sleep.db, "fade", sleep.session.now_us, sleep.user, None, sleep.number, gist=each.uid, was=each.was, state=each.state)
    return turned


def told(planned: list[Turn]) -> dict[str, int]:
    """How many went to sleep, and how many woke."""
    asleep = sum(each.state == DORMANT for each in planned)
    return {"gists_faded": asleep, "gists_revived": len(planned) - asleep}
