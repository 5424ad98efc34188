"""`python -m soulmem_cli.manual [--check]`: write what is generated, or only say what would change."""

from __future__ import annotations

import sys

from soulmem_cli.manual import stale, write


def main(argv: list[str]) -> int:
    """Write the generated files; with --check touch nothing, and 1 when any differs."""
    if argv not in ([], ["--check"]):
        print("usage: python -m soulmem_cli.manual [--check]", file=sys.stderr)
        return 2
    found = stale() if argv else write()
    for place in found:
        print(place)
    return 1 if argv and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
