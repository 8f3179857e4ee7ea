#!/usr/bin/env python3
"""Fails if a file of src/ includes a folder that its own folder may not know (docs/architecture.md)."""
import pathlib
import re
import sys

# Folder -> folders it may include besides itself. Templates over a game see games/*.hpp, never one game.
MAY_INCLUDE = {
    "common": [],
    "games": ["common"],
    "search": ["common", "games/*.hpp"],
    "tables": ["common", "games/*.hpp"],
    "text": ["common", "games/*.hpp"],
    "play": ["common", "games", "search", "tables", "text"],
    "record": ["common", "games/*.hpp", "text", "play"],
    "review": ["common", "games/*.hpp", "text", "play"],
    "book": ["common", "games/*.hpp", "text", "play"],
    "draw": ["common", "games/*.hpp", "text"],
    "server": ["common"],
    "solver": ["common", "games/*.hpp", "tables"],
    "protocol": ["common", "games/*.hpp", "search", "tables", "text", "play"],
    "arena": ["common", "games/*.hpp", "search", "text", "play", "record", "protocol"],
    "training": ["common", "games", "search", "play", "arena"],
    "commands": ["common", "games/*.hpp", "search", "tables", "text", "play", "record", "draw", "server", "solver", "protocol", "arena", "training",
                 "review", "book"],
    "wasm": ["common", "games/*.hpp", "text", "play", "record", "review", "book"],
}
GAMES = ("ntxuva", "aqil", "morris", "ouri")


def is_allowed(source, header):
    folder = source.parts[0]
    if folder == "games" and header.parts[:1] == ("games",) and len(header.parts) > 2:
        return source.parts[1] == header.parts[1] or header.parts[1] not in GAMES
    if header.parts[0] == folder:
        return True
    allowed = MAY_INCLUDE[folder]
    if header.parts[0] in allowed:
        return True
    return header.parts[0] + "/*.hpp" in allowed and len(header.parts) == 2


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "src"
    wrong = 0
    for path in sorted(root.rglob("*.[ch]pp")):
        source = path.relative_to(root)
        for name in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.M):
            if not is_allowed(source, pathlib.PurePath(name)):
                print(f"src/{source}: may not include {name}")
                wrong += 1
    return 1 if wrong else 0


sys.exit(main())
