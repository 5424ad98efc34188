"""What is written down about the command line, made from the command line itself: man pages, completions, names of days."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def written() -> dict[Path, str]:
    """Every generated file, by its place under the root of the project."""
    from soulmem_cli.manual import bash, cldr, fish, man, zsh
    from soulmem_cli.manual.tree import verbs

    tree = verbs()
    pages = {Path("man") / place: text for place, text in man.pages(tree).items()}
    return {
        **pages,
        Path("completions/soulmem.bash"): bash.completion(tree),
        Path("completions/_soulmem"): zsh.completion(tree),
        Path("completions/soulmem.fish"): fish.completion(tree),
        Path("soulmem_cli/render/cldr.py"): cldr.module(),
    }


def stale(root: Path = ROOT) -> list[Path]:
    """The generated files that are not what they should be: different, missing, or nobody's."""
    wanted = written()
    wrong = [place for place, text in wanted.items() if not same(root / place, text)]
    return wrong + [place for place in present(root) if place not in wanted]


def write(root: Path = ROOT) -> list[Path]:
    """Write what is not as it should be; answers what was touched."""
    wanted, wrong = written(), stale(root)
    for place in wrong:
        path = root / place
        if place in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[place], encoding="utf-8")
        else:
            path.unlink()
    return wrong


def same(path: Path, text: str) -> bool:
    """Whether a file holds a text."""
    return path.is_file() and path.read_bytes() == text.encode()


def present(root: Path) -> list[Path]:
    """The files there are in the folders that hold nothing but generated files."""
    return sorted(path.relative_to(root) for folder in ("man", "completions") for path in (root / folder).rglob("*") if path.is_file())
