"""Words of links, causes, uses and echoes. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # what the entry at the other end of a link is
    "link_replaces": ("replaced", "reemplazada"),
    "link_replaced-by": ("replacement", "reemplazo"),
    "link_because": ("cause", "causa"),
    "link_led-to": ("consequence", "consecuencia"),
    "link_used-together": ("used together", "usadas juntas"),
    "linked_because": ("#{a} because of #{b} · {strength}", "#{a} a causa de #{b} · {strength}"),
    "linked_led-to": ("#{a} led to #{b} · {strength}", "#{a} llevó a #{b} · {strength}"),
}
