"""export to other programs: Markdown, jrnl, CSV and HTML, and what comes back from them."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from archives import entries, lines
from conftest import Soulmem
from doubles import hashing
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

PIECES = st.sampled_from(
    ["a", "b ", "\n", "#", "# ", "- ", "09:30 ", "[", "2020-01-01 09:00", "] ", "*", "```", "~~~", "@ana", "---", "<!--", "\r", " "]
)
FORMS = ("markdown", "jrnl", "csv", "html")
MAR = "**Negrita** y fin*\n# Título\n- 09:30 bala\n```\n# dentro\n```\n<!-- nota"
STAR = "Con estrella.\n[2020-01-01 09:00] no es otra\n[2018]\n[x] hecho"
HARM = '=SUM(A1); "x"\0\x1b[31m <script>alert(1)</script> &amp;'
LIVES: list[dict[str, Any]] = [
    {"text": MAR, "at": "2026-08-01T10:00:00+02:00", "tags": ["mar azul", "café"]},
    {"text": STAR, "at": "2026-08-01T12:30:15+02:00", "starred": True, "tags": ["café"]},
    {"text": "Dinner in New York #trip", "at": "2026-08-03T22:00:00-04:00", "zone": "America/New_York"},
    {"text": HARM, "at": "1999-12-31T23:59:00+01:00", "tags": ["<b>"]},
    {"text": "dos veces las dos y media", "at": "2025-10-26T02:30:00+01:00"},
    {"text": "```\nsin cerrar\n# nada\n~~~", "at": "2026-08-03T08:00:00+02:00"},
    {"text": "* asterisco suelto", "at": "2026-08-04T08:00:00+02:00", "starred": True},
    {"text": "un secreto", "at": "2026-08-02T09:00:00+02:00", "private": True},
]


@pytest.fixture
def lived(soulmem: Soulmem, tmp_path: Path) -> Soulmem:
    """A journal that is hard to take along."""
    assert soulmem("import", lines(tmp_path / "lives.ndjson", *LIVES)).code == 0
    return soulmem


def again(soulmem: Soulmem, tmp_path: Path, form: str, made: str, *options: object) -> tuple[Soulmem, str]:
    """Another journal that took in what one gave out, and what it gives out."""
    other = Soulmem(tmp_path / f"other-{form}")
    answer = other("import", "-", "--format", form, "--json", stdin=made)
    assert (answer.code, answer.json()["faults"]) == (0, [])
    return other, other("export", "--format", form, *options).out


@pytest.mark.parametrize("form", ["markdown", "jrnl"])
def test_what_goes_out_comes_back_and_goes_out_the_same(lived: Soulmem, tmp_path: Path, form: str) -> None:
    made = lived("export", "--format", form).out
    other, second = again(lived, tmp_path, form, made)
    assert second == made
    assert [entry["at"][:16] for entry in entries(other)] == [entry["at"][:16] for entry in entries(lived)]
    told = [{tag.replace(" ", "-").strip("<>") for tag in entry["tags"]} for entry in entries(lived)]
    assert [set(entry["tags"]) for entry in entries(other)] == told


def test_moments_come_back_as_the_instants_they_were(lived: Soulmem, tmp_path: Path) -> None:
    for form in ("markdown", "jrnl", "csv"):
        other, _ = again(lived, tmp_path, form, lived("export", "--format", form).out)
        assert [entry["at"] for entry in entries(other)] == [entry["at"] for entry in entries(lived)], form


def test_stars_and_words_come_back_from_jrnl(lived: Soulmem, tmp_path: Path) -> None:
    other, _ = again(lived, tmp_path, "jrnl", lived("export", "--format", "jrnl").out)
    before, after = entries(lived), entries(other)
    assert [entry["starred"] for entry in after] == [entry["starred"] for entry in before]
    words = [re.sub(r"(?m)^\\(?=\[)|\n#[^ ].*\Z", "", entry["text"]) for entry in after]
    assert words == [entry["text"].replace("\0", "␀") for entry in before]


def test_jrnl_reads_the_entries_apart(lived: Soulmem) -> None:
    out = lived("export", "--format", "jrnl").out
    heads = re.findall(r"(?:^|\n)\[([^\]]+)\] ", out)  # as jrnl itself finds them
    assert heads == [  # the x is too short for jrnl to be a date
        "1999-12-31 23:59", "2025-10-26 02:30 +01:00", "2026-08-01 10:00", "2026-08-01 12:30:15", "x", "2026-08-03 08:00",
        "2026-08-03 22:00 -04:00", "2026-08-04 08:00",
    ]  # fmt: skip
    assert "] *\n* asterisco suelto" in out
    assert "] Con estrella. *\n" in out
    assert "] \n**Negrita** y fin*\n" in out


@pytest.mark.parametrize("sign", ["\u2028", "\x0b", "\x0c", "\x1c", "\x85"])
def test_the_star_stands_where_jrnl_looks_for_it(soulmem: Soulmem, tmp_path: Path, sign: str) -> None:
    texts = [f"uno{sign}dos", f"{sign}* tres", f"cuatro*{sign}cinco"]
    rows = [{"text": text, "at": f"2026-05-0{day}T10:00:00+02:00", "starred": day < 3} for day, text in enumerate(texts, 1)]
    soulmem("import", lines(tmp_path / "lives.ndjson", *rows))
    made = soulmem("export", "--format", "jrnl").out
    blocks = re.split(r"(?:^|\n)\[2026[^\]]*\] ", made)[1:]
    assert [(block.splitlines() or [""])[0].strip().endswith("*") for block in blocks] == [True, True, False]  # jrnl's own rule
    other, _ = again(soulmem, tmp_path, "jrnl", made)
    assert [(entry["text"].strip(), entry["starred"]) for entry in entries(other)] == [
        (row["text"].strip(), row["starred"]) for row in rows
    ]  # fmt: skip


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.lists(
        st.lists(PIECES, min_size=1, max_size=9).map("".join).filter(lambda text: any(letter in text for letter in "ab")),
        min_size=1,
        max_size=3,
    ),
    st.booleans(),
)
@example(["@ana*a"], False)
def test_no_text_breaks_out_of_its_entry(tmp_path_factory: pytest.TempPathFactory, texts: list[str], starred: bool) -> None:
    folder = tmp_path_factory.mktemp("life")
    one = Soulmem(folder / "one")
    rows = [{"text": text, "at": f"2026-05-0{number}T10:00:00+02:00", "starred": starred} for number, text in enumerate(texts, 1)]
    one("import", lines(folder / "lives.ndjson", *rows))
    for form in ("markdown", "jrnl", "csv"):
        made = one("export", "--format", form).out
        other, second = again(one, folder, form, made)
        assert [entry["at"] for entry in entries(other)] == [entry["at"] for entry in entries(one)], (form, made)
        if form != "csv":
            assert second == made


def test_a_note_a_day(lived: Soulmem, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    told = lived("export", f"{notes}/", "--format", "markdown", "--json").json()
    names = ["1999-12-31.md", "2025-10-26.md", "2026-08-01.md", "2026-08-03.md", "2026-08-04.md"]
    assert sorted(path.name for path in notes.iterdir()) == names
    assert (told["files"], told["entries"], told["private_left_out"]) == (5, 7, 1)
    assert {path.stat().st_mode & 0o777 for path in notes.iterdir()} == {0o600}
    assert notes.stat().st_mode & 0o777 == 0o700
    day = (notes / "2026-08-01.md").read_text()
    assert day.startswith("---\ndate: 2026-08-01\ntags: [café]\n---\n\n## 10:00\n\n**Negrita**")
    assert "\n\\# Título\n\\- 09:30 bala\n```\n# dentro\n```\n\\<!-- nota\n\n#mar-azul\n\n## 12:30:15\n" in day
    other = Soulmem(tmp_path / "other")
    assert other("import", notes).code == 0
    assert other("export", f"{tmp_path}/again/", "--format", "markdown").code == 0
    for name in names:
        assert (tmp_path / "again" / name).read_text() == (notes / name).read_text()


def test_notes_that_are_there_stay(lived: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "2026-08-01.md").write_text("mine")
    (tmp_path / "2026-08-02.md").write_text("of a day without entries")
    before = lived.digest()
    answer = lived("export", tmp_path, "--format", "markdown", "--lang", "es")
    assert (answer.code, answer.out) == (6, "")
    assert "--yes" in answer.err
    assert "2026-08-01.md" in answer.err
    assert sorted(path.name for path in tmp_path.glob("*.md")) == ["2026-08-01.md", "2026-08-02.md"]
    assert lived("export", tmp_path, "--format", "markdown", "--yes").code == 0
    assert "Negrita" in (tmp_path / "2026-08-01.md").read_text()
    assert (tmp_path / "2026-08-02.md").read_text() == "of a day without entries"
    assert lived.digest() == before


def test_a_folder_is_for_markdown(lived: Soulmem, tmp_path: Path) -> None:
    for options in ([], ["--format", "csv"]):
        answer = lived("export", f"{tmp_path}/new/", *options, "--json")
        assert (answer.code, json.loads(answer.err.splitlines()[-1])["error"]["code"]) == (2, "folder_needs_markdown")
    assert not (tmp_path / "new").exists()
    answer = lived("export", f"{tmp_path}/new/", "--format", "markdown", "--tag", "nada")
    assert (answer.code, (tmp_path / "new").exists()) == (1, False)
    assert lived("export", f"{tmp_path}/no/new/", "--format", "markdown").code == 2


def test_a_table_is_rfc_4180(lived: Soulmem) -> None:
    out = lived("export", "--format", "csv").out
    assert re.sub(r'"(?:[^"]|"")*"', "", out, flags=re.DOTALL).replace("\r\n", "").count("\n") == 0
    rows = list(csv.DictReader(io.StringIO(out, newline="")))
    assert len(rows) == 7
    assert {len(row) for row in rows} == {25}
    assert rows[0]["text"] == '=SUM(A1); "x"␀\x1b[31m <script>alert(1)</script> &amp;'
    assert (rows[2]["tags"], rows[3]["starred"], rows[5]["zone"]) == ("café;mar azul", "true", "America/New_York")
    assert float(rows[0]["importance"]) == pytest.approx(entries(lived)[0]["importance"], abs=1e-4)


class Page(HTMLParser):
    """What a browser would find: elements with their attributes, and the texts of entries."""

    def __init__(self, made: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.within = False
        self.feed(made)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta", "input"):
            self.open.append(tag)
        if dict(attrs).get("class") == "text":
            self.within = True
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.within = self.within and tag != "p"

    def handle_data(self, data: str) -> None:
        if self.within:
            self.texts[-1] += data


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_page_is_whole_and_safe(lived: Soulmem, lang: str) -> None:
    out = lived("export", "--format", "html", "--lang", lang).out
    page = Page(out)
    assert page.open == []
    assert page.texts == [entry["text"].translate({0: "␀", 27: "␛"}) for entry in entries(lived)]
    assert not [
        tag for tag, found in page.elements if {"src", "srcset", "onclick", "style"} & found.keys() or tag in ("link", "img", "iframe")
    ]
    assert {found["href"][0] for tag, found in page.elements if tag == "a"} == {"#"}  # type: ignore[index]
    assert "http:" not in out
    assert "https:" not in out
    assert len([tag for tag, _ in page.elements if tag == "script"]) == 1
    assert page.elements[0] == ("html", {"lang": lang})
    assert [tag for tag, _ in page.elements if tag in ("header", "main", "nav", "form", "h1")] == ["header", "h1", "form", "nav", "main"]
    assert {found["lang"] for tag, found in page.elements if tag == "p" and found.get("class") == "text"} <= {"es", "en", ""}
    assert next(found for tag, found in page.elements if tag == "label")["for"] == "query"
    ids = [found["id"] for _, found in page.elements if "id" in found]
    assert len(ids) == len(set(ids))


def test_the_script_is_the_one_that_may_run(lived: Soulmem) -> None:
    from base64 import b64encode
    from hashlib import sha256

    out = lived("export", "--format", "html").out
    (script,) = re.findall(r"<script>(.*?)</script>", out, flags=re.DOTALL)
    assert f"script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in out
    assert "default-src 'none'" in out


def ratio(one: str, other: str) -> float:
    """The contrast of two colours (WCAG 2)."""

    def light(colour: str) -> float:
        parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_page_can_be_read_in_light_and_dark() -> None:
    from soulmem_cli.formats.writing.page import STYLE

    themes = [dict(re.findall(r"--(\w+):(#\w{6})", block)) for block in re.findall(r":root\{([^}]*)\}", STYLE)]
    assert len(themes) == 2
    for theme in themes:
        assert min(ratio(theme["paper"], theme[name]) for name in ("ink", "quiet", "link")) >= 7
        assert ratio(theme["mark"], theme["ink"]) >= 7


@pytest.mark.parametrize("form", FORMS)
def test_private_entries_and_other_users_stay_behind(lived: Soulmem, form: str) -> None:
    lived("add", "de Luis", "--user", "luis")
    lived("forget", 5)
    answer = lived("export", "--format", form)
    assert not any(word in answer.out for word in ("secreto", "de Luis", "dos veces"))
    assert "private entry was left out" in answer.err
    assert "forgotten entry was left out" in answer.err
    whole = lived("export", "--format", form, "--private")
    assert "secreto" in whole.out
    assert ("nothing in this format says" in whole.err) is (form in ("markdown", "jrnl"))
    assert lived("export", "--format", form, "--quiet").err == ""


@pytest.mark.parametrize("form", FORMS)
def test_filters_and_nothing_at_all(lived: Soulmem, tmp_path: Path, form: str) -> None:
    answer = lived("export", "--format", form, "--tag", "mar azul")
    assert (answer.code, "Negrita" in answer.out, "estrella" in answer.out) == (0, True, False)
    assert "left out" not in answer.err  # the private one is not of this tag
    assert lived("export", "--format", form, "--tag", "nada").code == 1
    assert lived("export", tmp_path / "nothing", "--format", form, "--tag", "nada").code == 1


@pytest.mark.parametrize(
    ("name", "form"), [("a.md", "markdown"), ("a.TXT", "jrnl"), ("a.jrnl", "jrnl"), ("a.csv", "csv"), ("a.htm", "html")]
)
def test_the_name_tells_the_format(lived: Soulmem, tmp_path: Path, name: str, form: str) -> None:
    before = lived.digest()
    told = lived("export", tmp_path / name, "--json").json()
    assert (told["format"], told["files"]) == (form, 1)
    assert (tmp_path / name).read_bytes().decode() == lived("export", "--format", form).out
    assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    assert lived.digest() == before
    assert lived("export", tmp_path / name).code == 6


@pytest.mark.parametrize("form", FORMS)
def test_on_a_terminal_nothing_moves_the_cursor(lived: Soulmem, form: str) -> None:
    assert "\x1b" not in lived("export", "--format", form, terminal=True, NO_COLOR="1").out


def test_a_long_life_goes_out_in_order(soulmem: Soulmem, tmp_path: Path) -> None:
    days = [f"20{year:02}-0{month}-1{day}" for year in range(20) for month in range(1, 6) for day in range(5)]
    rows = [{"text": f"día {day}", "at": f"{day}T10:00:00+02:00"} for day in (*days[1::2], *days[::2])]
    soulmem("import", lines(tmp_path / "many.ndjson", *rows))
    made = soulmem("export", "--format", "jrnl").out
    assert re.findall(r"(?m)^\[(\S+) 1?", made) == days
