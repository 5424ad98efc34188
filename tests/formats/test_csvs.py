"""Tables."""

from __future__ import annotations

import pytest
from manners import doubts, found, manner, told

from soulmem_cli.errors import UsageError

TEN = "2022-06-13T10:00:00+02:00"


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("head", ["date{}time{}text", "Fecha{}Hora{}Texto"])
def test_heads_and_delimiters(sign: str, head: str) -> None:
    assert told("csv", head.replace("{}", sign) + f"\n13/06/2022{sign}10:00{sign}hola\n") == [(TEN, "hola")]


def test_quotes_lines_and_everything_a_row_may_say() -> None:
    text = (
        "text,at,tags,people,starred,private,emotion,importance,source,zone,Lugar\n"
        '"dos\n""líneas"", sí",2022-06-13 10:00,"mar; sol y sal",Ana;Luis,sí,1,joy,"0,8",inference,America/New_York,casa\n'
    )
    (one,) = found("csv", text)
    assert one.record is not None
    draft = one.record.draft
    assert (draft.text, draft.at.isoformat(), draft.tags) == ('dos\n"líneas", sí', "2022-06-13T10:00:00-04:00", ("mar", "sol y sal"))
    assert (draft.people, draft.starred, draft.private, draft.source) == (("Ana", "Luis"), True, True, "inference")
    assert (draft.said.emotion, draft.said.importance, dict(draft.context)) == ("joy", 0.8, {"Lugar": "casa"})


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x0b", "\x0c", "\x1c", "\x85"])
def test_only_line_ends_end_a_row(sign: str) -> None:
    assert told("csv", f"at,text\n{TEN},uno{sign}dos\r\n{TEN},tres\r{TEN},cuatro") == [
        (TEN, f"uno{sign}dos"), (TEN, "tres"), (TEN, "cuatro"),
    ]  # fmt: skip


def test_bad_rows_are_named_by_the_line_they_begin_on() -> None:
    text = 'date,text,emotion\n2022-06-13,"a\nb",\nnunca,c,\n2022-06-13,,\n2022-06-13,d,meh\n2022-06-13,e,,demás\n,f,\n2022-06-13,g\n'
    assert doubts("csv", text) == [
        (4, "date_unreadable"), (5, "text_empty"), (6, "field_not_among"), (7, "row_too_long"), (8, "entry_undated"),
    ]  # fmt: skip
    assert [words for _, words in told("csv", text)] == ["a\nb", "f", "g"]


def test_one_column_has_one_order() -> None:
    def days(*dates: str) -> list[str | None]:
        rows = "".join(f"{date},x\n" for date in dates)
        return [at and at[:10] for at, _ in told("csv", f"date,text\n{rows}", how=manner("mdy"))]

    assert days("13/06/2022", "12/06/2022") == ["2022-06-13", "2022-06-12"]
    assert days("06/05/2022") == ["2022-06-05"]
    assert days("13/06/2022", "06/13/2022", "06/05/2022") == ["2022-06-13", "2022-06-05"]


def test_a_table_without_words_is_none() -> None:
    with pytest.raises(UsageError):
        found("csv", "a,b\n1,2\n")


def test_a_field_may_be_endless() -> None:
    assert len(told("csv", f"text\n{'x' * 200_000}\n")[0][1]) == 200_000


def test_what_a_table_of_our_own_holds_besides() -> None:
    text = (
        "uid,at,text,context,causes,when_phrase,written_at,replaces,tier,lang\n"
        'u1,2024-05-01T10:00:00-03:00,"hola  ","{""lugar"": ""casa"", ""grados"": 21}","[{""kind"": ""because"", ""text"": ""sí""}]",'
        "ayer,2024-05-02T09:00:00-03:00,u0,vivid,es\nu2,2024-05-01,x,{roto,,,,,,\nu3,2024-05-01,x,,,,nunca,,,\n"
    )
    one, *bad = found("csv", text)
    assert one.record is not None
    draft = one.record.draft
    assert (draft.uid, draft.text, draft.when_phrase, one.record.replaces) == ("u1", "hola  ", "ayer", "u0")
    assert (dict(draft.context), draft.causes) == ({"lugar": "casa", "grados": "21"}, (("because", "sí"),))
    assert (draft.at.isoformat(), draft.written_at.isoformat()) == ("2024-05-01T10:00:00-03:00", "2024-05-02T09:00:00-03:00")
    assert [(each.line, each.doubts[0].code) for each in bad] == [(3, "line_not_json"), (4, "date_unreadable")]
