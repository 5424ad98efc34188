"""The words of a page that leaves the program, in the language of who takes it along."""

from __future__ import annotations

from functools import partial

from soulmem_cli.core.session import Session
from soulmem_cli.formats.writing.words import Words


def words(session: Session) -> Words:
    """What the writers of pages say, and how days are called."""
    from soulmem_cli.render import phrases
    from soulmem_cli.render.labels import label

    lang = session.settings.lang.value

    def say(code: str, **facts: object) -> str:
        return label(code, lang, **facts)

    def counted(code: str, many: int) -> str:
        return label(f"{code}_{'one' if many == 1 else 'many' if many else 'none'}", lang, count=many)

    return Words(lang, say, counted, partial(phrases.day, lang=lang))
