"""config: what is chosen for good, where each value comes from, and a wrong file that can be mended."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from conftest import Soulmem
from refusals import refused


def file_of(soulmem: Soulmem) -> Path:
    return soulmem.home / "config" / "soulmem" / "config.toml"


def write(soulmem: Soulmem, words: str) -> None:
    file_of(soulmem).parent.mkdir(parents=True, exist_ok=True)
    file_of(soulmem).write_text(words, encoding="utf-8")


def test_list_tells_where_each_value_comes_from(soulmem: Soulmem) -> None:
    write(soulmem, 'date_order = "ymd"\nuser = "ana"\n')
    found = {each["key"]: each for each in soulmem("--user", "leo", "config", "list", "--json").json()}
    weights = [f"recall.{name}" for name in ("accessibility", "confidence", "mood", "context", "interference")]
    assert list(found) == [
        "lang",
        "user",
        "db",
        "model",
        "device",
        "timezone",
        "date_order",
        "day_ends_at",
        "backups",
        "key_command",
        "keyring",
        *weights,
    ]
    told = {key: (each["value"], each["origin"]) for key, each in found.items()}
    assert told["date_order"] == ("ymd", "file")
    assert told["user"] == ("leo", "flag")
    assert told["timezone"] == ("Europe/Madrid", "environment")
    assert told["device"] == ("cpu", "default")


def test_get_in_a_pipe_is_the_bare_value(soulmem: Soulmem) -> None:
    assert soulmem("config", "get", "timezone").out == "Europe/Madrid\n"
    assert soulmem("config", "get", "day-ends-at", "--json").json()["value"] == "00:00"


def test_set_takes_effect_and_keeps_comments(soulmem: Soulmem) -> None:
    write(soulmem, "# mine\nuser = 'ana'  # me\n\n[other]\nx = 1\n")
    assert soulmem("config", "set", "date_order", "ymd").out == "date_order\tymd\tfile\n"
    assert soulmem("config", "get", "date_order").out == "ymd\n"
    assert file_of(soulmem).read_text() == "# mine\nuser = 'ana'  # me\ndate_order = \"ymd\"\n\n[other]\nx = 1\n"


def test_a_new_file_and_its_folder_are_private(soulmem: Soulmem) -> None:
    soulmem("config", "set", "device", "cpu")
    assert stat.S_IMODE(file_of(soulmem).stat().st_mode) == 0o600
    assert stat.S_IMODE(file_of(soulmem).parent.stat().st_mode) == 0o700


def test_a_file_that_was_there_keeps_its_mode_and_its_link(soulmem: Soulmem, tmp_path: Path) -> None:
    dotfile = tmp_path / "dotfiles.toml"
    dotfile.write_text('user = "ana"\n')
    dotfile.chmod(0o640)
    file_of(soulmem).parent.mkdir(parents=True)
    file_of(soulmem).symlink_to(dotfile)
    soulmem("config", "set", "lang", "es")
    assert file_of(soulmem).is_symlink()
    assert dotfile.read_text() == 'user = "ana"\nlang = "es"\n'
    assert stat.S_IMODE(dotfile.stat().st_mode) == 0o640


def test_unset_goes_back_to_the_usual(soulmem: Soulmem) -> None:
    soulmem("config", "set", "date_order", "ymd")
    assert soulmem("config", "unset", "date_order").out == "date_order\tmdy\tdefault\n"
    again = soulmem("config", "unset", "date_order")
    assert (again.code, again.err != "") == (0, True)


def test_what_the_environment_decides_is_said(soulmem: Soulmem) -> None:
    answer = soulmem("config", "set", "lang", "es")
    assert answer.out == "lang\ten\tenvironment\n"
    assert "SOULMEM_LANG" in answer.err
    assert file_of(soulmem).read_text() == 'lang = "es"\n'


def test_values_are_kept_as_they_will_be_read(soulmem: Soulmem) -> None:
    soulmem("config", "set", "day_ends_at", "4:00")
    soulmem("config", "set", "db", "~/diario.db")
    assert soulmem("config", "get", "day_ends_at").out == "04:00\n"
    assert file_of(soulmem).read_text() == 'day_ends_at = "04:00"\ndb = "~/diario.db"\n'
    soulmem("config", "set", "db", "diario.db")
    assert f'db = "{Path.cwd() / "diario.db"}"' in file_of(soulmem).read_text()


@pytest.mark.parametrize(
    ("key", "value", "code", "exit_code"),
    [
        ("lang", "fr", "setting_invalid", 2),
        ("device", "tpu", "setting_invalid", 2),
        ("date_order", "", "setting_invalid", 2),
        ("day_ends_at", "13:00", "setting_invalid", 2),
        ("timezone", "Mars/Olympus", "zone_unknown", 2),
        ("user", " ", "user_name_invalid", 2),
        ("db", "", "setting_blank", 2),
        ("model", "a\nb", "setting_blank", 2),
        ("recall.mood", "1.5", "setting_invalid", 2),
        ("recall.mood", "-0.1", "setting_invalid", 2),
        ("recall.mood", "nan", "setting_invalid", 2),
        ("recall.mood", "mucho", "setting_invalid", 2),
        ("recall.colour", "1", "setting_unknown", 2),
        ("recall", "1", "setting_unknown", 2),
        ("model", "/nowhere/at/all", "model_folder_missing", 5),
        ("colour", "red", "setting_unknown", 2),
    ],
)
def test_what_cannot_be_is_not_written(soulmem: Soulmem, key: str, value: str, code: str, exit_code: int) -> None:
    refused(soulmem, "config", "set", key, value, code=code, exit_code=exit_code)
    assert not file_of(soulmem).exists()


def test_weights_of_recall_stand_in_a_table_of_their_own(soulmem: Soulmem) -> None:
    write(soulmem, 'user = "ana"  # me\n')
    assert soulmem("config", "set", "recall.mood", "0,25").out == "recall.mood\t0.25\tfile\n"
    assert soulmem("config", "set", "recall.interference", "0").out == "recall.interference\t0\tfile\n"
    assert soulmem("config", "set", "device", "cpu").code == 0
    assert file_of(soulmem).read_text() == (
        'user = "ana"  # me\ndevice = "cpu"\n\n[recall]\nmood = 0.25\ninterference = 0.0\n'
    )  # fmt: skip
    assert soulmem("config", "unset", "recall.mood").out == "recall.mood\t1\tdefault\n"
    assert soulmem("config", "unset", "recall.context").err != ""
    assert "mood" not in file_of(soulmem).read_text()


def test_a_table_that_is_none_is_said_and_put_right(soulmem: Soulmem) -> None:
    write(soulmem, "recall = 3\n")
    assert "unknown setting “recall”" in soulmem("timeline").err
    soulmem("config", "set", "recall.mood", "0.5")
    assert soulmem("config", "get", "recall.mood").out == "0.5\n"


def test_a_near_miss_is_pointed_out(soulmem: Soulmem) -> None:
    assert "Did you mean model?" in soulmem("config", "get", "modle").err


def test_a_wrong_value_can_be_mended(soulmem: Soulmem) -> None:
    write(soulmem, 'date_order = "upside down"\n')
    assert soulmem("timeline").code == 2
    shown = soulmem("config", "get", "date_order", "--json").json()
    assert (shown["origin"], shown["wrong"]) == ("default", "upside down")
    assert soulmem("config", "set", "date_order", "dmy").code == 0
    assert soulmem("timeline").code == 1


def test_a_file_that_is_no_toml_is_left_alone(soulmem: Soulmem) -> None:
    write(soulmem, "user = [oops")
    assert soulmem("config", "path").code == 0
    refused(soulmem, "config", "set", "user", "ana", code="config_unreadable", exit_code=2)
    assert file_of(soulmem).read_text() == "user = [oops"


def test_a_folder_that_cannot_be_made_is_said(soulmem: Soulmem) -> None:
    soulmem.home.mkdir(parents=True)
    (soulmem.home / "config").write_text("a file in the way")
    refused(soulmem, "config", "set", "user", "ana", code="system_refused", exit_code=74)


def test_path(soulmem: Soulmem) -> None:
    assert soulmem("config", "path").out == f"{file_of(soulmem)}\n"
    assert soulmem("config", "path", "--json").json() == {"path": str(file_of(soulmem)), "exists": False}


def test_for_eyes_in_both_languages(soulmem: Soulmem) -> None:
    write(soulmem, 'date_order = "[red]up"\n')
    english = soulmem("config", "list", terminal=True, NO_COLOR="1").out
    spanish = soulmem("config", "list", "--lang", "es", terminal=True, NO_COLOR="1").out
    assert "the environment" in english
    assert "el entorno" in spanish
    assert "“[red]up”" in english
    assert "«[red]up»" in spanish
