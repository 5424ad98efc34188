"""What reading a phrase may load: the standard library's calendar and nothing heavy."""

from __future__ import annotations

import subprocess
import sys

import pytest

CODE = """
import sys
from datetime import datetime
from zoneinfo import ZoneInfo
from soulmem_cli.senses.when import Clock, find, prefix, read
clock = Clock(datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid")), "es", "dmy")
{call}
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""


@pytest.mark.parametrize(
    "call",
    [
        "read('hace tres días', clock)",
        "prefix('ayer a las 15h: dentista', clock)",
        "find('qué hice el sábado', clock)",
        "read('no es una fecha', clock)",
    ],
)
def test_no_heavy_module_is_loaded(call: str) -> None:
    done = subprocess.run([sys.executable, "-c", CODE.format(call=call)], capture_output=True, text=True, check=True)
    assert not {"dateparser", "babel", "typer", "rich", "numpy", "regex", "pytz"} & set(done.stdout.split())
