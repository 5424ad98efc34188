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


def test_a_language_the_senses_do_not_know_is_read_anew(soulmem: Soulmem) -> None:
    soulmem("add", "Paseo por la playa con mi hermana")
    document = soulmem("export").json()
    document["entries"][0]["lang"] = "pt"
    answer = soulmem("import", "-", "--user", "other", stdin=json.dumps(document))
    assert answer.code == 0
    assert soulmem("show", 2, "--user", "other", "--json").json()["lang"] == "es"


def test_events_that_make_no_sense_do_not_stop_a_rebuild(soulmem: Soulmem) -> None:
    soulmem("add", "Paseo por la playa #mar")
    document = soulmem("export").json()
    uid = document["entries"][0]["uid"]
    for kind, facts in (("fade", {"was": "vivid", "tier": "lost"}), ("tag", {"removed": [7, None], "added": [], "was": []})):
        document["events"].append({"at": "2026-01-01T00:00:00Z", "kind": kind, "entry": uid, "run": None, "facts": facts})
    assert soulmem("import", "-", "--user", "other", stdin=json.dumps(document)).code == 0
    assert soulmem("journal", "rebuild", "--user", "other").code == 0
    assert soulmem("show", 2, "--user", "other", "--json").json()["tags"] == ["mar"]
