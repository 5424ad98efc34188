"""A chromium without a window, spoken to over a pipe: nothing of it listens on a socket."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--remote-debugging-pipe",
)  # fmt: skip


def found() -> str | None:
    """The program, where there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Browser:
    """One tab. `asked` are the addresses of all it asked for."""

    def __init__(self, program: str, profile: Path) -> None:
        into, self.sending = os.pipe()
        self.reading, out = os.pipe()
        command = f'exec "$0" "$@" 3<&{into} 4>&{out}'
        self.process = subprocess.Popen(
            ["bash", "-c", command, program, *FLAGS, f"--user-data-dir={profile}"], pass_fds=(into, out), stderr=subprocess.DEVNULL
        )
        os.close(into)
        os.close(out)
        self.buffer, self.number, self.tab = b"", 0, ""
        self.asked: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.tab = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Accessibility"):
            self.call(f"{domain}.enable")

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        os.close(self.sending)  # its end of the pipe: it leaves by itself
        os.close(self.reading)
        self.process.wait(60)

    def call(self, method: str, **params: Any) -> Any:
        """Have something done, and what came of it."""
        self.number += 1
        said = {"id": self.number, "method": method, "params": params, **({"sessionId": self.tab} if self.tab else {})}
        os.write(self.sending, json.dumps(said).encode() + b"\0")
        while (heard := self.hear()).get("id") != self.number:
            pass
        assert "error" not in heard, heard
        return heard["result"]

    def hear(self) -> dict[str, Any]:
        """The next thing it says."""
        while b"\0" not in self.buffer:
            part = os.read(self.reading, 1 << 20)
            assert part, "the browser left"
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\0")
        heard: dict[str, Any] = json.loads(head)
        if heard.get("method") == "Network.requestWillBeSent":
            self.asked.append(heard["params"]["request"]["url"])
        return heard

    def open(self, page: Path, *, width: int = 1200, scheme: str = "light", scripts: bool = True) -> None:
        """Show a page at a width, in light or dark."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Page.navigate", url=page.as_uri())
        while self.hear().get("method") != "Page.loadEventFired":
            pass

    def run(self, script: str) -> Any:
        """The value of a script in the page; of a promise, what it comes to."""
        made = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in made, made
        return made["result"].get("value")

    def press(self, key: str, code: int) -> None:
        """Press a key that is no letter."""
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def write(self, words: str) -> None:
        """Write where the cursor is."""
        self.call("Input.insertText", text=words)

    def names(self, role: str) -> list[str]:
        """What a screen reader calls everything of a role."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [node["name"]["value"] for node in nodes if not node.get("ignored") and node["role"]["value"] == role]
