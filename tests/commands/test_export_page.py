"""The page of an export in a real browser: nothing that a person wrote runs, and all of it can be found, read and reached by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from archives import lines
from browser import Browser, found
from conftest import Soulmem

PROGRAM: Final = found()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="no chromium here")

HARM: Final = "</p></article><script>document.title='x'</script><img src=http://127.0.0.1:9/x onerror=\"document.title='x'\"> &amp; \u202e"
LIVES: Final[list[dict[str, Any]]] = [
    {"text": "Paseo por la playa con mamá\n\ny un helado de limón", "at": "2024-02-29T10:00:00+01:00", "starred": True},
    {
        "text": HARM,
        "at": "2025-12-31T23:59:00+01:00",
        "tags": [HARM[:99]],
        "people": ["<b>Ana</b>"],
        "feeling": '" onfocus="document.title=1',
    },
    {"text": "Unapalabra" * 40 + " https://example.com/" + "x" * 300, "at": "2026-01-01T00:00:00+01:00", "tags": ["larga-" * 16]},
    {"text": "日本語の日記 👩‍👩‍👧", "at": "2026-05-01T08:00:00+02:00"},
    {"text": "שלום עולם", "at": "2026-05-01T09:00:00+02:00"},
]
COUNT: Final = "document.querySelectorAll('article:not([hidden])').length"
WIDER: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of all that is hard to show."""
    home = tmp_path_factory.mktemp("page")
    soulmem = Soulmem(home / "home")
    soulmem("import", lines(home / "lives.ndjson", *LIVES))
    assert soulmem("export", home / "page.html", "--lang", "es").code == 0
    return home / "page.html"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One for all tests here."""
    with Browser(str(PROGRAM), tmp_path_factory.mktemp("profile")) as opened:
        yield opened


def test_nothing_that_was_written_runs_or_fetches(browser: Browser, page: Path) -> None:
    browser.asked.clear()
    browser.open(page)
    assert browser.run("document.title") == "Mi diario"
    assert browser.run("['script', 'img', 'b'].map(name => document.querySelectorAll(name).length)") == [1, 0, 0]
    assert browser.run("[...document.querySelectorAll('.text')].map(each => each.textContent)") == [each["text"] for each in LIVES]
    assert set(browser.asked) == {page.as_uri()}


def test_words_are_found_as_they_are_typed(browser: Browser, page: Path) -> None:
    browser.open(page)
    for _ in range(2):  # past the way to the entries
        browser.press("Tab", 9)
    assert browser.run("document.activeElement.id") == "query"
    browser.write("LIMON  playa")
    wait = "new Promise(done => setTimeout(() => done([{}, document.getElementById('shown').textContent]), 400))"
    assert browser.run(wait.format(COUNT)) == [1, "Se muestra una entrada."]
    assert browser.run("[...document.querySelectorAll('h2')].filter(each => each.checkVisibility()).map(each => each.textContent)") == [
        "2024"
    ]
    browser.write(" nada")
    assert browser.run(wait.format(COUNT)) == [0, "Ninguna entrada tiene todas esas palabras."]
    browser.run("document.getElementById('query').select()")
    browser.write("mayo")
    assert browser.run(wait.format(COUNT)) == [2, "Se muestran 2 entradas."]


def test_without_scripts_it_is_whole_and_has_no_dead_field(browser: Browser, page: Path) -> None:
    browser.open(page, scripts=False)
    assert browser.names("searchbox") == []
    assert len(browser.names("article")) == len(LIVES)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 400, 1200])
def test_it_fits(browser: Browser, page: Path, width: int, scheme: str) -> None:
    browser.open(page, width=width, scheme=scheme)
    assert browser.run(WIDER) is False
    light = browser.run("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).reduce((sum, each) => sum + Number(each), 0) > 384")
    assert light is (scheme == "light")


def test_a_screen_reader_is_told_what_is_what(browser: Browser, page: Path) -> None:
    browser.open(page)
    assert browser.names("searchbox") == ["Buscar en las entradas"]
    assert {"Mi diario", "2024", "jueves 29 de febrero de 2024", "10:00 con estrella"} <= set(browser.names("heading"))
    assert len(browser.names("main")) == len(browser.names("search")) == len(browser.names("status")) == 1
    assert browser.run("document.documentElement.lang") == "es"
    browser.press("Tab", 9)
    assert browser.run("document.activeElement.checkVisibility() && document.activeElement.getBoundingClientRect().left >= 0") is True
    browser.press("Enter", 13)
    assert browser.run("location.hash + document.activeElement.tagName") == "#entriesMAIN"
