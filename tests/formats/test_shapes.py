"""Whose a file is."""

from __future__ import annotations

import pytest

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import shapes


@pytest.mark.parametrize(
    ("text", "name", "form"),
    [
        ('{"metadata": {"version": "1.0"}, "entries": [{"creationDate": "x"}]}', "a.json", "dayone"),  # jrnl#798
        ('{"entries": [{"creationDate": "x"}], "metadata": {}}', "-", "dayone"),
        ('{"tags": {}, "entries": [{"title": "x", "body": "", "date": "2020-01-01"}]}', "a.json", "jrnl"),
        ('{"format": "soulmem", "version": 1, "entries": []}', "a.json", "json"), ('{"entries": [{"text": "a"}]}', "-", "json"),
        ('[{"text": "a"}]', "-", "json"), ('{"text": "a"}\n{"text": "b"}', "a.json", "ndjson"), ('{\n"memories": []}', "x", "json"),
        ('{"memories": [{"content": "a"}]}', "x", "soulmemory"), ('[{"content": "a"}]', "-", "soulmemory"),
        ('{"version": "1", "exportedAt": "x", "episodes": []}', "x", "audrey"), ("[2020-01-01 09:00] a", "-", "jrnl"),
        ("[2020-01-01 09:00] a", "a.txt", "jrnl"), ("libre\n[2020-01-01 09:00] a", "x", "jrnl"), ("[2018]\nTesti", "a.txt", "jrnl"),
        ("2013-06-09 15:39 a", "a.txt", "jrnl"), ("hola", "a.TXT", "text"), ("hola", "a.md", "markdown"), ("a,b", "a.csv", "csv"),
        ("[2020-01-01 09:00] a", "2020-01-01.md", "markdown"), ("{{plantilla}}", "a.md", "markdown"), ("[[nota]]", "a.md", "markdown"),
    ],
)  # fmt: skip
def test_the_shape_tells(text: str, name: str, form: str) -> None:
    assert shapes.of_text(text, name) == form


@pytest.mark.parametrize("text", ["hola", "[hola](x)", "- 10:00 a"])
def test_what_nothing_tells(text: str) -> None:
    if text.startswith("["):
        assert shapes.of_text(text, "x") == "json"  # whose reader refuses it
        return
    with pytest.raises(UsageError):
        shapes.of_text(text, "x")
