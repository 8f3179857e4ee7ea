#!/usr/bin/env python3
"""Fails if a file of src/ includes what its folder may not, directly or through other headers.

The table under "Who may include whom" in docs/architecture.md says what is allowed. A row is about folders, or about
single files that may include more than their folder. Templates over a game see `games/*.hpp`, never one game.

    check_layers.py [ROOT]
"""
import functools
import pathlib
import re
import sys

HEADING = "## Who may include whom"


def read_table(document):
    """Folder or file -> what it may include, as the table writes it."""
    table = {}
    section = document.split(HEADING, 1)[1].split("\n## ", 1)[0]
    for line in section.splitlines():
        cells = [cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")]
        if len(cells) != 2 or cells[0] == "folder" or set(cells[0]) <= set("-"):
            continue
        allowed = [word.strip() for word in cells[1].split(",")]
        for name in cells[0].split(","):
            table.setdefault(name.strip(), []).extend(allowed)
    return table


class Layers:
    def __init__(self, root):
        self.source = root / "src"
        self.table = read_table((root / "docs" / "architecture.md").read_text(encoding="utf-8"))
        games = self.source / "games"
        # A folder of games that has rules of its own is a game; the others are shared between games.
        self.games = {each.name for each in games.iterdir() if (each / f"{each.name}.hpp").exists()}

    @functools.cache
    def includes(self, path):
        """The headers of src/ that a file names."""
        text = (self.source / path).read_text(encoding="utf-8")
        named = re.findall(r'^#include "([^"]+)"', text, re.M)
        return [name for name in named if (self.source / name).exists()]

    def reached(self, path):
        """Every header that a file includes, with the chain that leads to it."""
        chains = {}
        waiting = [(name, (name,)) for name in self.includes(path)]
        while waiting:
            name, chain = waiting.pop(0)
            if name in chains:
                continue
            chains[name] = chain
            waiting += [(deeper, chain + (deeper,)) for deeper in self.includes(name)]
        return chains

    def is_allowed(self, path, header):
        source, target = pathlib.PurePath(path), pathlib.PurePath(header)
        allowed = self.table.get(source.parts[0], []) + self.table.get(path, [])
        if source.parts[0] == "games" and target.parts[0] == "games":
            return len(target.parts) == 2 or target.parts[1] not in self.games or source.parts[1] == target.parts[1]
        if target.parts[0] == source.parts[0] or target.parts[0] in allowed or header in allowed:
            return True
        return f"{target.parts[0]}/*.hpp" in allowed and len(target.parts) == 2

    def violations(self):
        for file in sorted(self.source.rglob("*.[ch]pp")):
            path = file.relative_to(self.source).as_posix()
            if path.split("/")[0] not in self.table:
                yield f"src/{path}: its folder is not in the table of docs/architecture.md"
                continue
            for header, chain in self.reached(path).items():
                if not self.is_allowed(path, header):
                    yield f"src/{path}: may not include {header}" + (
                        f" (through {', '.join(chain[:-1])})" if len(chain) > 1 else ""
                    )


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    wrong = list(Layers(root).violations())
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
