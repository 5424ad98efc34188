"""How the cost of a verb grows with the journal: journals of several sizes, measured through the real command line.

    python tests/benchmarks/scale.py [--sizes 1k,10k,100k,1M] [--journals FOLDER] [--runs N] [--only recall,add]

Every run is a process of its own. Journals stay in the folder, so that a second measurement need not build them; each
measurement of `add` leaves its entries in them.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SYNTHETIC = Path(__file__).with_name("synthetic.py")
SIZES = {"1k": 1_000, "10k": 10_000, "100k": 100_000, "1M": 1_000_000}
BARE = (sys.executable, "-c", "pass")
BESIDE = Path(sys.executable).with_name("soulmem")  # the program as it is installed: the source tree starts more slowly
SOULMEM = (str(BESIDE),) if BESIDE.exists() else (sys.executable, "-m", "soulmem_cli")
VERBS = {
    "recall": ("recall", "cena con mi hermana en la playa"),
    "recall --tag": ("recall", "dinner with my sister", "--tag", "tag1"),
    "recall, a day": ("recall", "what did I do with my sister last summer"),
    "add": ("add", "Cené con mi hermana Marina junto a la playa y hablamos del viaje"),
    "timeline": ("timeline",),
    "about": ("about", "Marina"),
}


class Cost(NamedTuple):
    """What many runs of one command took, and of a bare python beside each: milliseconds, and the most memory of any, in MB."""

    p50: float
    p95: float
    bare: float
    peak: float


def main() -> None:
    """Build what is lacking, measure, and print the tables."""
    asked = arguments()
    print("| entries | command | p50 ms | p95 ms | bare ms | × bare | growth | peak MB |\n|--:|:--|--:|--:|--:|--:|--:|--:|", flush=True)
    files, before = [], dict[str, float]()
    for size in asked.sizes.split(","):
        path, built_s = journal(Path(asked.journals), size)
        environment = environment_of(path)
        for name, words in VERBS.items():
            if asked.only and name not in asked.only.split(","):
                continue
            runs = min(asked.runs, 7) if SIZES[size] >= 1_000_000 else asked.runs
            spent = cost([*SOULMEM, *words, "--json"], environment, runs)
            growth = f"{spent.p50 / before[name]:.2f}" if name in before else "–"
            before[name] = spent.p50
            times = f"{spent.p50:.0f} | {spent.p95:.0f} | {spent.bare:.1f} | {spent.p50 / spent.bare:.1f}"
            print(f"| {size} | `{name}` | {times} | {growth} | {spent.peak:.0f} |", flush=True)
        files.append(f"| {size} | {path.stat().st_size / 1e6:,.0f} | {built_s or '–'} |")
    print("\n| entries | file MB | built in s |\n|--:|--:|--:|", *files, sep="\n")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sizes", default=",".join(SIZES), help="any of 1k,10k,100k,1M")
    parser.add_argument("--journals", default=str(Path(tempfile.gettempdir()) / "soulmem-scale"), help="where journals are kept")
    parser.add_argument("--runs", type=int, default=11, help="runs of each command, at most 7 of them at 1M")
    parser.add_argument("--only", default="", help="only these commands, by their names in the table")
    return parser.parse_args()


def journal(folder: Path, size: str) -> tuple[Path, str]:
    """The journal of a size, and how many seconds it took to build; an empty text when it was there already."""
    path = folder / size / "journal.db"
    if path.exists():
        return path, ""
    for rest in path.parent.glob("half-built.db*"):
        rest.unlink()
    half = path.with_name("half-built.db")
    begun = time.perf_counter()
    # a process of its own: what this one has ever held would count as the memory of all it starts
    subprocess.run([sys.executable, SYNTHETIC, half, str(SIZES[size])], env={**environment_of(half), "PYTHONPATH": str(ROOT)}, check=True)
    half.rename(path)
    return path, f"{time.perf_counter() - begun:.0f}"


def environment_of(path: Path) -> dict[str, str]:
    """An environment in which the program lives with this journal, and with no settings."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("SOULMEM_")}
    home = str(path.parent)
    where = {} if BESIDE.exists() else {"PYTHONPATH": str(ROOT)}
    return {**kept, **where, "SOULMEM_HOME": home, "XDG_CONFIG_HOME": home, "SOULMEM_TZ": "Europe/Madrid"}


def cost(command: Sequence[str], environment: dict[str, str], runs: int) -> Cost:
    """What a command takes. A bare python runs before each, so that what else the machine does weighs on both.

    The first run, which warms the disk's cache, is not counted.
    """
    done = [(ran(BARE, environment), ran(command, environment)) for _ in range(runs + 1)][1:]
    spent = sorted(whole for _, (whole, _) in done)
    p95 = spent[min(len(spent) - 1, round(0.95 * len(spent)))]
    return Cost(statistics.median(spent), p95, statistics.median(bare for (bare, _), _ in done), max(peak for _, (_, peak) in done))


def ran(command: Sequence[str], environment: dict[str, str]) -> tuple[float, float]:
    """One process: milliseconds from its start to its end, and the most memory it held, in MB."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    said = process.stderr.read() if process.stderr else ""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: {said}")
    return 1000 * (time.perf_counter() - begun), used.ru_maxrss / 1024


if __name__ == "__main__":
    main()
