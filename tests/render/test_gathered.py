"""What was kept before something went wrong is shown, so that nobody adds it twice."""

import json

import pytest
from conftest import Soulmem

LINES = "".join(f"line {number}\n" for number in range(200)) + "x" * 50_001 + "\n"


def test_kept_lines_are_answered_before_the_failure(soulmem: Soulmem) -> None:
    answer = soulmem("add", "--lines", "--json", stdin=LINES)
    assert answer.code == 2
    assert [entry["text"] for entry in answer.json()] == soulmem.texts()[::-1] != []
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == "text_too_long"


def test_kept_lines_are_drawn_before_the_failure(soulmem: Soulmem) -> None:
    answer = soulmem("add", "--lines", stdin=LINES, FORCE_COLOR="1")
    assert answer.code == 2
    assert "line 63" in answer.out
    assert "50" in answer.err


@pytest.mark.parametrize("way", ["--json", "--ndjson"])
def test_a_failure_before_anything_was_kept_answers_nothing(soulmem: Soulmem, way: str) -> None:
    answer = soulmem("add", "--lines", way, stdin="x" * 50_001)
    assert (answer.code, answer.out) == (2, "")
