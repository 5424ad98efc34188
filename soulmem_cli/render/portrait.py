"""A time in two or three sentences, as a person would tell it: nothing said that the numbers do not hold."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Lang
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.quoting import first_line, quoted
from soulmem_cli.render.safe import one_line
from soulmem_cli.senses.kin import told_in

if TYPE_CHECKING:
    from soulmem_cli.domain.portrait import KeyPerson, Reflection

FEW: Final = 5  # with fewer entries nobody speaks of a mood
NAMED: Final = 3
PULL: Final = 0.1  # mean valence that goes against the dominant emotion
PLEASANT: Final = frozenset({Emotion.JOY})
UNPLEASANT: Final = frozenset({Emotion.SADNESS, Emotion.ANGER, Emotion.FEAR, Emotion.DISGUST})


def summary(session: Session, value: Reflection) -> str:
    """The sentences, in the person's language."""
    lang = session.settings.lang
    if not value.entries:
        return sentence(nothing(value, lang))
    told = [span(value, lang), mood(value, lang), highlights(session, value, lang)]
    return " ".join(sentence(each) for each in told if each)


def sentence(text: str) -> str:
    """A clause with its capital and its full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def nothing(value: Reflection, lang: Lang) -> str:
    """That nothing was written, and when."""
    since, last = value.since, value.last
    if since is None and last is None:
        return label("portrait_nothing", lang)
    if since is not None and last is not None:
        if since == last:
            return label("portrait_nothing_on", lang, day=phrases.day(since, lang))
        return label("portrait_nothing_between", lang, **pair(since, last, lang))
    code = "portrait_nothing_since" if last is None else "portrait_nothing_until"
    return label(code, lang, day=calendar_day(since or last or date.min, lang))


def span(value: Reflection, lang: Lang) -> str:
    """How much was written, and when."""
    first, last = value.first_on or date.min, value.last_on or date.min
    if value.entries == 1:
        return label("portrait_one", lang, day=phrases.day(first, lang))
    if first == last:
        if value.entries == 2:
            return label("portrait_day_two", lang, day=phrases.day(first, lang))
        return label("portrait_day", lang, count=number(value.entries, lang), day=phrases.day(first, lang))
    return label("portrait_span", lang, times=times(value.entries, lang), **pair(first, last, lang))


def mood(value: Reflection, lang: Lang) -> str:
    """What was felt; of few entries, no more than they tell."""
    felt = sorted(((count, name) for name, count in value.by_emotion.items() if count and name != Emotion.NEUTRAL), reverse=True)
    kind = "one" if value.entries == 1 else "few" if value.entries < FEW else "many"
    if not felt or value.dominant_emotion is None:
        return label(f"portrait_{kind}_plain", lang)
    top, count = value.dominant_emotion, value.by_emotion[value.dominant_emotion]
    bare = label(f"emotion_{top}", lang)
    if kind == "one":
        return label("portrait_one_felt", lang, emotion=bare)
    if kind == "few":
        how_many = label("portrait_all", lang) if count == value.entries else number(count, lang)
        return label("portrait_few_felt", lang, emotion=bare, count=how_many)
    others = [(number_of, name) for number_of, name in felt if name != top]
    return f"{pattern(value, top, count, others, lang)}{but(value, top, lang)}"


def pattern(value: Reflection, top: Emotion, count: int, others: list[tuple[int, str]], lang: Lang) -> str:
    """How the most frequent emotion stands to the rest of many entries."""
    the, bare = label(f"emotion_the_{top}", lang), label(f"emotion_{top}", lang)
    if 2 * count >= value.entries:
        return label("portrait_always" if count == value.entries else "portrait_mostly", lang, emotion=bare, count=number(count, lang))
    if count == 1 and not others:
        return label("portrait_once", lang, emotion=bare)
    if others and others[0][0] == count:
        both = {"the": the, "other": label(f"emotion_the_{others[0][1]}", lang), "times": times(count, lang)}
        return label("portrait_equal", lang, **both)
    if 2 * value.by_emotion.get(Emotion.NEUTRAL, 0) > value.entries or not others:
        return label("portrait_sometimes", lang, the=the, times=times(count, lang))
    second = label(f"emotion_of_{others[0][1]}", lang)
    code = "portrait_followed_m" if the.startswith("el ") else "portrait_followed_f"
    return label(code, lang, the=the, times=times(count, lang), second=second, others=times(others[0][0], lang))


def but(value: Reflection, top: Emotion, lang: Lang) -> str:
    """That the whole weighs the other way, when it does."""
    valence = value.valence or 0.0
    if top in PLEASANT and valence < -PULL:
        return label("portrait_but_hard", lang)
    return label("portrait_but_good", lang) if top in UNPLEASANT and valence > PULL else ""


def highlights(session: Session, value: Reflection, lang: Lang) -> str:
    """Who comes up most and what weighed most; the favourite tag when there is neither."""
    if value.entries == 1:
        return ""
    parts = [part for part in (company(value.people, lang), weightiest(session, value, lang)) if part]
    if parts:
        return "; ".join(parts)
    if value.tags and value.tags[0].count > 1:
        return label("portrait_tag", lang, tag=one_line(value.tags[0].name), times=times(value.tags[0].count, lang))
    return ""


def company(people: tuple[KeyPerson, ...], lang: Lang) -> str:
    """Those who come up more than once and not much less than the first."""
    close = [each for each in people if each.count > 1 and 2 * each.count > people[0].count][:NAMED]
    if not close:
        return ""
    code = "portrait_person" if len(close) == 1 else "portrait_people"
    return label(code, lang, names=listed([called(each, lang) for each in close], lang), times=times(close[0].count, lang))


def called(person: KeyPerson, lang: Lang) -> str:
    """A person as one would name them to the writer: Ana, your mom."""
    if person.kind != "kin":
        return one_line(person.name)
    return label("portrait_kin", lang, kin=told_in(one_line(person.name), lang))


def weightiest(session: Session, value: Reflection, lang: Lang) -> str:
    """The moment that mattered most, in the writer's own words."""
    if not value.critical:
        return ""
    entry = value.critical[0]
    return label("portrait_weightiest", lang, quote=quoted(first_line(entry.text), lang), when=phrases.age(entry.at, session))


def pair(first: date, last: date, lang: Lang) -> dict[str, str]:
    """Two days, the month and the year said once when they are the same."""
    start, end = calendar_day(first, lang, year=first.year != last.year), calendar_day(last, lang)
    if (first.year, first.month) != (last.year, last.month):
        return {"first": start, "last": end}
    return {"first": str(first.day), "last": end} if lang == "es" else {"first": start, "last": end.partition(" ")[2]}


def calendar_day(value: date, lang: Lang, *, year: bool = True) -> str:
    """A day without its weekday: «3 de febrero de 2026», "February 3, 2026"."""
    bare = phrases.day(value, lang).partition(" ")[2]
    return bare if year else bare.removesuffix(f" de {value.year}").removesuffix(f", {value.year}")


def number(count: int, lang: Lang) -> str:
    """A count of entries or times: in words up to ten."""
    words = label("portrait_numbers", lang).split()
    return words[count] if count < len(words) else str(count)


def times(count: int, lang: Lang) -> str:
    """How often."""
    codes = {1: "portrait_times_once", 2: "portrait_times_twice"}
    return label(codes.get(count, "portrait_times"), lang, count=number(count, lang))


def listed(names: list[str], lang: Lang) -> str:
    """Names in a row: «Ana, Leo y tu mamá»; y is e before the sound of i."""
    if len(names) == 1:
        return names[0]
    last = names[-1].casefold().lstrip("«“")
    e = last.startswith(("i", "í", "hi", "hí")) and not last.startswith(("hia", "hie", "ia", "ie", "io"))
    return label("portrait_and_e" if e else "portrait_and", lang, names=", ".join(names[:-1]), last=names[-1])
