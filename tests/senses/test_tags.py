"""tags: `#word` in a text, each once; what only looks like one is none."""

import pytest

from soulmem_cli.senses import tags


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("día de playa #mar", ("mar",)),
        ("#mar y #sol", ("mar", "sol")),
        ("#Café #cafe #CAFÉ", ("Café",)),
        ("#cafe\u0301, qué rico", ("cafe\u0301",)),
        ("qué bien #feliz!", ("feliz",)),
        ("(#ok) «#vale» ¿#sí? “#yes”", ("ok", "vale", "sí", "yes")),
        ("#año-nuevo #work/visa #to_do", ("año-nuevo", "work/visa", "to_do")),
        ("#fin- #fin/", ("fin",)),
        ("#2026 #1 #3de3", ("3de3",)),
        ("una #ñ", ("ñ",)),
        ("ya😀#feliz,#cansada—#sola", ("feliz", "cansada", "sola")),
        ("#日記", ("日記",)),
        ("#uno#dos", ("uno",)),
        ("a\n#linea\n", ("linea",)),
    ],
)
def test_tags(text: str, found: tuple[str, ...]) -> None:
    assert tags.find(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "ana@example.com",
        "C# y F#",
        "a#b",
        "# título",
        "##",
        "#",
        "https://x.org/#parte",
        "x.org/a.html#parte",
        "&#39;",
        "#️⃣",
        "@#",
        "# #",
        "\\#no",
        "#-",
        "#_",
    ],
)
def test_no_tags(text: str) -> None:
    assert tags.find(text) == ()
