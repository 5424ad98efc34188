"""Any sentence-transformers model, by hub name or folder: slow to start, and only for who asks.

Offline always: a model that is not on this machine is fetched by `soulmem models fetch NAME`, and by nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib.machinery import PathFinder
from typing import Any, Final

from soulmem_cli.domain.scale import Scale
from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses.meaning import shelf
from soulmem_cli.senses.meaning.scale import fit

E5: Final = ("passage: ", "query: ")  # prefixes its authors ask for and its files do not carry
REQUEST_S: Final = 15


class TransformerEncoder:
    """A sentence-transformers model on `device` (cpu, cuda, mps). Raises UnavailableError when it cannot be had."""

    def __init__(self, name: str, device: str, *, fetch: bool = False) -> None:
        if PathFinder.find_spec("sentence_transformers") is None:
            raise UnavailableError("models_extra_missing", model=name)
        found = shelf.find(name)
        if found is None and not fetch:
            raise UnavailableError("model_not_here", model=name)
        hush(offline=not fetch)
        require_device(device)
        model = local(found, device, mend=fetch) if found else None
        if found is not None and model is not None:
            self.name, self._model = found.name, model
        else:
            self.name = ask_hub(found.name if found else name)
            self._model = opened(self.name, self.name, device, fetch=True)
        self.dimensions = dimensions_of(self._model)
        self.digest = digest(self._model)
        own = self._model.prompts or {}
        usual = E5 if self.name.startswith(("intfloat/e5-", "intfloat/multilingual-e5-")) and "instruct" not in self.name else ("", "")
        self._passage = own.get("passage") or own.get("document") or usual[0]
        self._query = own.get("query") or usual[1]

    @cached_property
    def scale(self) -> Scale:
        """The scale of its cosines, fitted when first asked for."""
        return fit(self)

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        """One vector a text, under the model's own prompt for passages when it has one."""
        return self._encode(list(texts), self._passage)

    def query(self, text: str) -> bytes:
        """The vector of a question, under the model's own prompt for queries when it has one."""
        return self._encode([text], self._query)[0]

    def tokens(self, text: str) -> int:
        """Tokens of a text by the model's own tokenizer, no more than it reads."""
        return len(self._model.tokenizer(text, truncation=True, max_length=self._model.max_seq_length)["input_ids"])

    def _encode(self, texts: list[str], prompt: str) -> list[bytes]:
        try:
            made = self._model.encode(texts, prompt=prompt, normalize_embeddings=True, convert_to_numpy=True, show_progress_bar=False)
        except (RuntimeError, MemoryError) as error:  # a graphics card that is full, among others
            raise UnavailableError("model_failed", model=self.name, reason=str(error).split("\n")[0]) from error
        return [row.astype("<f4").tobytes() for row in made]


def hush(*, offline: bool) -> None:
    """Keep the libraries off the network, and their progress bars, warnings and reports off the terminal."""
    os.environ["HF_HUB_OFFLINE"] = os.environ["TRANSFORMERS_OFFLINE"] = "1" if offline else "0"
    for name in ("SENTENCE_TRANSFORMERS_HOME", "HF_HOME", "HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"):
        if not os.environ.get(name, "?"):
            del os.environ[name]  # an empty one would be the folder the person happens to be in
    os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
    os.environ["HF_HUB_DISABLE_UPDATE_CHECK"] = "1"
    os.environ["HF_HUB_DISABLE_PROGRESS_BARS"] = "0" if not offline and sys.stderr.isatty() else "1"
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    import logging
    import warnings

    for name in ("transformers", "sentence_transformers", "huggingface_hub", "torch", "httpx", "httpx2"):
        warnings.filterwarnings("ignore", module=rf"{name}(\..*)?$")
        logging.getLogger(name).setLevel(logging.CRITICAL)
    from transformers.utils import logging as own

    own.set_verbosity_error()
    own.disable_progress_bar()


def require_device(device: str) -> None:
    """Raise UnavailableError when this machine's torch has no such device."""
    import torch

    there = {"cpu": True, "cuda": torch.cuda.is_available(), "mps": torch.backends.mps.is_available()}
    if not there.get(device, False):
        raise UnavailableError("device_missing", device=device)


def ask_hub(name: str) -> str:
    """The full name of a model on the hub, asked once and briefly: the libraries would try for a minute in vain."""
    from huggingface_hub import HfApi
    from huggingface_hub.errors import GatedRepoError, HFValidationError, RepositoryNotFoundError

    for candidate in [name] if "/" in name else [f"{shelf.USUAL_ORG}/{name}", name]:
        try:
            return str(HfApi().model_info(candidate, timeout=REQUEST_S).id)
        except GatedRepoError as error:
            raise UnavailableError("model_gated", model=name) from error
        except (RepositoryNotFoundError, HFValidationError):
            continue
        except Exception as error:  # the classes of a failed request differ between versions of the library
            raise UnavailableError("model_fetch_failed", model=name) from error
    raise UnavailableError("model_nowhere", model=name)


def local(found: shelf.Shelved, device: str, *, mend: bool) -> Any:
    """The model in a folder. `mend`: None for one in the cache that cannot be opened, such as a download cut short."""
    try:
        return opened(str(found.folder), found.name, device, fetch=False)
    except UnavailableError:
        if mend and found.name != str(found.folder):
            return None
        raise


def opened(place: str, name: str, device: str, *, fetch: bool) -> Any:
    """The loaded model. Raises UnavailableError for files that are no model, or did not come."""
    from sentence_transformers import SentenceTransformer

    try:
        return SentenceTransformer(place, device=device, local_files_only=not fetch)
    except (ImportError, NotImplementedError) as error:
        raise UnavailableError("model_needs_more", model=name, reason=str(error).split("\n")[0]) from error
    except Exception as error:  # whatever a stranger's files make torch, tokenizers or pickle say
        code = "model_fetch_failed" if fetch else "model_unusable"
        raise UnavailableError(code, model=name, reason=str(error).split("\n")[0]) from error


def dimensions_of(model: Any) -> int:
    """How long the vectors of a model are; the method was renamed in version 6."""
    ask = getattr(model, "get_embedding_dimension", None) or model.get_sentence_embedding_dimension
    return int(ask() or len(model.encode(["?"], show_progress_bar=False)[0]))


def digest(model: Any) -> str:
    """A short fingerprint of a model, the same on every device: its layers, its prompts and the first weights of each tensor."""
    import hashlib
    import json

    parts = sorted(
        hashlib.sha256(
            str(tuple(each.shape)).encode() + each.detach().flatten()[:64].float().cpu().numpy().astype("<f4").tobytes()
        ).digest()
        for each in model.parameters()
    )
    layers = [type(each).__name__ for each in model]
    prompts = {name: prompt for name, prompt in (model.prompts or {}).items() if prompt}
    whole = hashlib.sha256(json.dumps([layers, prompts], sort_keys=True).encode() + b"".join(parts))
    return whole.hexdigest()[:16]
