"""Any sentence-transformers model, by hub name or folder: slow to start, and only for who asks.

Offline always: a model that is not on this machine is fetched by `soulmem models fetch NAME`, and by nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.machinery import PathFinder
from typing import Any

from soulmem_cli.errors import UnavailableError


class TransformerEncoder:
    """A sentence-transformers model on `device` (cpu, cuda, mps). Raises UnavailableError when it cannot be had."""

    def __init__(self, name: str, device: str, *, fetch: bool = False) -> None:
        if PathFinder.find_spec("sentence_transformers") is None:
            raise UnavailableError("models_extra_missing", model=name)
        if not fetch:
            os.environ["HF_HUB_OFFLINE"] = os.environ["TRANSFORMERS_OFFLINE"] = "1"
        os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        self.name = name
        self._model = self._load(name, device, fetch)
        self.dimensions = int(self._model.get_sentence_embedding_dimension() or 0)
        self.digest = digest(self._model)

    @staticmethod
    def _load(name: str, device: str, fetch: bool) -> Any:
        from sentence_transformers import SentenceTransformer

        try:
            return SentenceTransformer(name, device=device, local_files_only=not fetch)
        except (OSError, ValueError, RuntimeError, AssertionError) as error:
            if "cuda" in str(error).lower() or "mps" in str(error).lower():
                raise UnavailableError("device_missing", device=device) from error
            code = "model_fetch_failed" if fetch else "model_not_here"
            raise UnavailableError(code, model=name) from error

    def passages(self, texts: Sequence[str]) -> list[bytes]:
        """One vector a text, under the model's own prompt for passages when it has one."""
        return self._encode(list(texts), ("passage", "document"))

    def query(self, text: str) -> bytes:
        """The vector of a question, under the model's own prompt for queries when it has one."""
        return self._encode([text], ("query",))[0]

    def tokens(self, text: str) -> int:
        """Tokens of a text by the model's own tokenizer."""
        return len(self._model.tokenizer(text)["input_ids"])

    def _encode(self, texts: list[str], prompts: tuple[str, ...]) -> list[bytes]:
        prompt = next((name for name in prompts if name in (self._model.prompts or {})), None)
        made = self._model.encode(texts, prompt_name=prompt, normalize_embeddings=True, convert_to_numpy=True, show_progress_bar=False)
        return [row.astype("<f4").tobytes() for row in made]


def digest(model: Any) -> str:
    """A short fingerprint of a model's behaviour: what it makes of one fixed text, to two decimals."""
    import hashlib

    probe = model.encode(["soulmem: un texto y su vector"], normalize_embeddings=True, show_progress_bar=False)[0]
    return hashlib.sha256(",".join(f"{value:.2f}" for value in probe).encode()).hexdigest()[:16]
