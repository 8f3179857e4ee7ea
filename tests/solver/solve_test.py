#!/usr/bin/env python3
"""Runs `sowmill solve` as people do: killed and started again, on threads, over MPI. Usage:
solve_test.py SOWMILL [SOWMILL_SOLVE_MPI]"""
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SOWMILL = sys.argv[1]
MPI_PROGRAM = sys.argv[2] if len(sys.argv) > 2 else None
# As root on one machine, with more processes than cores.
MPIRUN = ["mpirun", "--allow-run-as-root", "--oversubscribe", "--bind-to", "none",
          "--mca", "mpi_yield_when_idle", "1"]

# Open MPI never gives back some memory that it has taken, which is no fault of the program.
MPI_ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}


def tables_in(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.table"))}


class SolveTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def solve(self, name, *arguments):
        out = self.folder / name
        done = subprocess.run([SOWMILL, "solve", *arguments, "--out", out], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return tables_in(out)

    def test_threads_change_nothing(self):
        one = self.solve("one", "awari", "--seeds", "9", "--threads", "1")
        self.assertEqual(len(one), 10)
        self.assertEqual(one, self.solve("three", "awari", "--seeds", "9", "--threads", "3"))

    def test_a_run_that_is_killed_goes_on(self):
        whole = self.solve("whole", "ouri", "--seeds", "9")
        out = self.folder / "killed"
        generator = random.Random(1)
        for _ in range(10):
            run = subprocess.Popen([SOWMILL, "solve", "ouri", "--seeds", "9", "--out", out],
                                   stderr=subprocess.DEVNULL)
            time.sleep(generator.uniform(0, 0.3))
            run.kill()
            run.wait()
        self.assertEqual(whole, self.solve("killed", "ouri", "--seeds", "9"))

    def test_what_does_not_fit_is_refused_with_the_figure(self):
        out = self.folder / "huge"
        done = subprocess.run([SOWMILL, "--lang", "en", "solve", "awari", "--seeds", "30", "--memory", "1", "--out", out],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"^sowmill: that takes \d+ MB of memory, and 10\d\d MB may be used")
        self.assertEqual(tables_in(out), {})

    def test_tables_of_other_rules_are_not_overwritten(self):
        self.solve("mixed", "ouri", "--seeds", "2")
        out = self.folder / "mixed"
        (out / "ouri-1.table").rename(out / "oware-1.table")
        done = subprocess.run([SOWMILL, "--lang", "en", "solve", "oware", "--seeds", "2", "--out", out],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("is of ouri, not of oware", done.stderr)

    @unittest.skipUnless(MPI_PROGRAM, "built without Open MPI")
    def test_processes_change_nothing(self):
        for ruleset, seeds in (("awari", "8"), ("ouri", "6"), ("aqil", "7"), ("morris", "6")):
            alone = self.solve(ruleset, ruleset, "--seeds", seeds)
            for processes in ("1", "2", "4"):
                out = self.folder / f"{ruleset}-{processes}"
                done = subprocess.run([*MPIRUN, "-np", processes, MPI_PROGRAM, ruleset, "--seeds", seeds, "--out", out],
                                      capture_output=True, text=True, env=MPI_ENVIRONMENT)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(alone, tables_in(out), f"{ruleset}, {processes} processes")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
