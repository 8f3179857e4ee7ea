#!/usr/bin/env python3
"""Solves small tables of every rule set, then has the perfect player tried on them.

perfect_play_test.py SOWMILL TEST_PROGRAM
"""
import os
import pathlib
import subprocess
import sys
import tempfile

SEEDS = {
    "ntxuva": 5, "ntxuva-advanced": 5, "aqil": 6, "aqil-source": 6, "morris": 6, "morris-classic": 6,
    "ouri": 6, "oware": 6, "awari": 6,
}


def main():
    sowmill, program = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        for ruleset, seeds in SEEDS.items():
            out = pathlib.Path(folder) / ruleset
            subprocess.run([sowmill, "solve", ruleset, "--seeds", str(seeds), "--threads", "1", "--out", out],
                           check=True, stdout=subprocess.DEVNULL, timeout=600)
        return subprocess.run([program], env={**os.environ, "SOWMILL_TABLES": folder}, timeout=1800).returncode


sys.exit(main())
