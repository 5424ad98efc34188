"""Words of a text: tokens, stop words and stems of both languages, for the index and for queries."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.machinery import PathFinder, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from soulmem_cli.senses.endings import Endings
from soulmem_cli.text import fold

TOKEN: Final = re.compile(r"[^\W_]+(?:[+#]+(?!\w))?")

SPANISH: Final = frozenset(
    """
    a al algo ante aquel aquella aquello asi aun aunque bien cada como con contra cual cuando cuanto de del desde donde
    dos el ella ellas ellos en entre era eran eres es esa esas ese eso esos esta estaba estan estar estas este esto
    estos estoy fue fueron fui ha habia han has hasta hay he la las le les lo los mas me mi mis mucho muy ni no nos o
    os otra otro para pero poco por porque pues que qué quien se sea ser si sí sin sobre solo son soy su sus tambien
    tan te tenia tengo ti tiene todo todos tu tus un una uno unos va vez y ya yo
    """.split()
)
ENGLISH: Final = frozenset(
    """
    a about after all also am an and any are as at be because been before being but by can could d did do does doing
    don for from get got had has have he her here him his how i if in into is it its just ll m me more most my no not
    now of off on once only or other our out over own re s same she should so some such t than that the their them then
    there these they this those through to too under until up ve very was we were what when where which while who why
    will with would you your
    """.split()
)
STOP: Final = SPANISH | ENGLISH
ROOTS: Final = {"dying": "di", "lying": "li", "tying": "ti"}  # no other stem changes the first two letters


def tokens(text: str) -> list[str]:
    """The words of a text in order, lower case and without accents; C++ and c# keep their signs."""
    return [fold(word) for word in TOKEN.findall(text)]


def telling(text: str) -> list[str]:
    """The words of a text that tell something; all of them when none does."""
    words = tokens(text)
    return [word for word in words if word not in STOP] or words


@cache
def stemmer(language: str) -> Any:
    """A Snowball stemmer: the one in C, or, where that is not to be had, the one in Python, ten times as slow; both give the same stems."""
    try:
        from Stemmer import Stemmer
    except ImportError:
        return in_python(language)
    return Stemmer(language)


@cache
def in_python(language: str) -> Any:
    """The Snowball stemmer in Python, loaded without the thirty others that its package's `__init__` brings."""
    spec = PathFinder.find_spec("snowballstemmer")
    places = spec.submodule_search_locations if spec else None
    if not places:
        raise ModuleNotFoundError("snowballstemmer")
    import sys
    from types import ModuleType

    folder = Path(next(iter(places)))
    if "snowballstemmer" not in sys.modules:
        shell = ModuleType("snowballstemmer")
        shell.__path__ = [str(folder)]
        sys.modules["snowballstemmer"] = shell
    name = f"snowballstemmer.{language}_stemmer"
    module_spec = spec_from_file_location(
        name, folder / f"{language}_stemmer.py", loader=SourceFileLoader(name, str(folder / f"{language}_stemmer.py"))
    )
    if module_spec is None or module_spec.loader is None:
        raise ModuleNotFoundError(name)
    module = module_from_spec(module_spec)
    module_spec.loader.exec_module(module)
    usual = getattr(module, f"{language.title()}Stemmer")
    return type(usual.__name__, (Endings, usual), {})()


def stems(text: str) -> list[str]:
    """The stems of a text's telling words in both languages, each once."""
    return list(dict.fromkeys(stem for word in telling(text) for stem in both_stems(word)))


@lru_cache(maxsize=50_000)  # a life has few words, and says them often
def both_stems(word: str) -> tuple[str, str]:
    """The Spanish and the English stem of a word, marked apart so that neither is taken for a word."""
    return f"e{stemmer('spanish').stemWord(word)}", f"n{stemmer('english').stemWord(word)}"


def root(word: str) -> str:
    """The letters that a word has in common with all that has a stem of it."""
    return ROOTS.get(word) or word[:2]


def match_query(text: str) -> str | None:
    """An FTS5 query with every telling word quoted and joined by OR; None when a text has no word."""
    words = list(dict.fromkeys(telling(text)))
    return " OR ".join(map(match_word, words)) if words else None


def match_word(word: str) -> str:
    """An FTS5 query for a word, folded, or either of its stems."""
    return " OR ".join([f'text : "{word}"', *(f'stems : "{stem}"' for stem in both_stems(word))])
