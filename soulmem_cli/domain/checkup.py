"""What doctor finds."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at. `code` names what was found and `advice` what to do; both are told in words beside `facts`."""

    name: str
    ok: bool
    code: str
    advice: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checkup:
    """All that was looked at, in order, and the names of what was mended in this run."""

    ok: bool
    checks: tuple[Check, ...]
    mended: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """3 when something is wrong."""
        return 0 if self.ok else 3
