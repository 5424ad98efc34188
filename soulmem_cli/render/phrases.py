"""Times and numbers in words, in both languages, without Babel: what it says is in `cldr`, generated from it."""

from __future__ import annotations

from datetime import date, datetime

from soulmem_cli.clock import local_day
from soulmem_cli.core.session import Session
from soulmem_cli.domain import When, WhenKind
from soulmem_cli.render.cldr import DAYS, MONTHS

NEAR = {
    "es": {0: "hoy", -1: "ayer", -2: "anteayer", 1: "mañana", 2: "pasado mañana"},
    "en": {0: "today", -1: "yesterday", -2: "the day before yesterday", 1: "tomorrow", 2: "the day after tomorrow"},
}
UNITS = {
    "es": {"day": ("día", "días"), "week": ("semana", "semanas"), "month": ("mes", "meses"), "year": ("año", "años")},
    "en": {"day": ("day", "days"), "week": ("week", "weeks"), "month": ("month", "months"), "year": ("year", "years")},
}
PARTS = {
    "es": {
        "dawn": "de madrugada", "morning": "por la mañana", "noon": "a mediodía", "afternoon": "por la tarde",
        "evening": "al anochecer", "night": "por la noche",
    },
    "en": {
        "dawn": "at dawn", "morning": "in the morning", "noon": "at noon", "afternoon": "in the afternoon",
        "evening": "in the evening", "night": "at night",
    },
}  # fmt: skip


def age(at: datetime, session: Session) -> str:
    """How long ago a moment was, by calendar day: «hace 3 días», "yesterday", «dentro de 2 semanas»."""
    ends = session.settings.day_ends_at
    return days_apart(local_day(at, ends), local_day(session.now, ends), session.settings.lang)


def days_apart(day: date, today: date, lang: str) -> str:
    """A day as seen from another."""
    apart = (day - today).days
    if apart in NEAR[lang]:
        return NEAR[lang][apart]
    count, unit = rounded(day, today)
    name = UNITS[lang][unit][count != 1]
    if lang == "es":
        return f"hace {count} {name}" if apart < 0 else f"dentro de {count} {name}"
    return f"{count} {name} ago" if apart < 0 else f"in {count} {name}"


def rounded(day: date, today: date) -> tuple[int, str]:
    """The distance of two days in the unit a person would use."""
    near, far = min(day, today), max(day, today)
    days = (far - near).days
    months = (far.year - near.year) * 12 + far.month - near.month - (far.day < near.day)
    if days < 14:
        return days, "day"
    if months < 2:
        return days // 7, "week"
    return (months, "month") if months < 24 else (months // 12, "year")


def day(value: date, lang: str) -> str:
    """A day in words: «lunes 24 de agosto de 2026», "Monday, August 24, 2026"."""
    name, month = DAYS[lang][value.weekday()], MONTHS[lang][value.month - 1]
    return f"{name} {value.day} de {month} de {value.year}" if lang == "es" else f"{name}, {month} {value.day}, {value.year}"


def moment(at: datetime, session: Session) -> str:
    """A day and a clock time in words."""
    return f"{day(at.date(), session.settings.lang)}, {at:%H:%M}"


def short_day(value: date, today: date, lang: str) -> str:
    """A day for a narrow column: «24 ago», with its year when it is another."""
    month = MONTHS[lang][value.month - 1][:3]
    short = f"{value.day} {month}" if lang == "es" else f"{month} {value.day}"
    return short if value.year == today.year else f"{short} {value.year}"


def when(value: When, session: Session) -> str:
    """A date phrase as it was understood, in words."""
    lang = session.settings.lang
    if value.kind is WhenKind.INSTANT:
        return moment(value.start, session)
    last = value.last or value.start.date()
    first = value.start.date()
    if first == last:
        return " ".join(filter(None, (day(first, lang), PARTS[lang].get(value.part or ""))))
    return f"del {day(first, lang)} al {day(last, lang)}" if lang == "es" else f"from {day(first, lang)} to {day(last, lang)}"


def size(count: int, lang: str) -> str:
    """Bytes as a person would say them: «1,2 MB», "340 KB"."""
    number, unit = float(count), "B"
    for unit in ("B", "KB", "MB", "GB"):
        if number < 999.5 or unit == "GB":
            break
        number /= 1000
    shown = f"{number:.0f}" if unit == "B" or number >= 10 else f"{number:.1f}"
    return f"{shown.replace('.', ',') if lang == 'es' else shown} {unit}"


def present(now: datetime, lang: str) -> str:
    """An anchor of the present for a prompt (S20)."""
    return f"Hoy es {day(now.date(), lang)}, {now:%H:%M}" if lang == "es" else f"Today is {day(now.date(), lang)}, {now:%H:%M}"
