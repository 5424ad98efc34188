"""What an archive says of its own file means nothing in another."""

import json

from conftest import Soulmem
from nights import live


def test_how_far_a_dream_looked_does_not_come_from_elsewhere(soulmem: Soulmem) -> None:
    live(soulmem)
    assert soulmem("dream", "--json").json()["consolidated"] == 1
    document = soulmem("export").json()
    for night in document["dreams"]:
        night["report"]["mark"] = ["not", "a", "mark", "of this file"]
    document["gists"] = []
    assert soulmem("import", "-", "--user", "other", stdin=json.dumps(document)).code == 0
    answer = soulmem("dream", "--user", "other", "--json")
    assert (answer.code, answer.json()["consolidated"]) == (0, 1)
