#!/usr/bin/env python3
"""Runs `sowmill solve` as people do: killed and started again, on threads, over MPI. Usage:
solve_test.py SOWMILL [SOWMILL_SOLVE_MPI]"""
import os
import pathlib
import random
import re
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
        for ruleset, seeds, *more in (("awari", "9"), ("ouri", "7"), ("aqil", "8"), ("morris", "6", "--placing")):
            one = self.solve(f"{ruleset}-one", ruleset, "--seeds", seeds, *more, "--threads", "1")
            self.assertGreater(len(one), 3)
            self.assertEqual(one, self.solve(f"{ruleset}-three", ruleset, "--seeds", seeds, *more, "--threads", "3"), ruleset)

    def test_where_there_is_nothing_to_do_it_is_said(self):
        self.solve("done", "awari", "--seeds", "3")
        again = subprocess.run([SOWMILL, "--lang", "en", "solve", "awari", "--seeds", "3", "--out", self.folder / "done"],
                               capture_output=True, text=True)
        self.assertEqual((again.returncode, again.stderr), (0, "All tables are there already.\n"))

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
        (out / "ouri-3.table.part-0").write_bytes(b"of a process that lives")
        (out / f"ouri-3.table.part-{run.pid}").write_bytes(b"left behind")
        self.assertEqual(whole, self.solve("killed", "ouri", "--seeds", "9"))
        self.assertEqual([path.name for path in out.glob("*.part-*")], ["ouri-3.table.part-0"])

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
        self.assertRegex(done.stderr, r"is of ouri 1 \(.*\), not of oware 1 \(")
        (out / "oware-1.table").unlink()
        (out / "ouri-2.table").rename(out / "ouri-1.table")
        done = subprocess.run([SOWMILL, "--lang", "en", "solve", "ouri", "--seeds", "2", "--out", out],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"is of ouri 2 \(.*\), not of ouri 1 \(")

    def test_placing_and_related_tables_are_only_for_morris(self):
        for option in (["--placing"], ["--related", self.folder]):
            done = subprocess.run([SOWMILL, "--lang", "en", "solve", "awari", "--seeds", "3", *option, "--out", self.folder / "none"],
                                  capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr.count(option[0])), (2, 1), done.stderr)
            self.assertFalse((self.folder / "none").exists())

    def test_what_must_be_the_same_is_copied_from_related_tables(self):
        men = ("--seeds", "7", "--placing")
        solved = self.solve("solved", "morris-classic", *men)
        self.solve("limited", "morris", *men)
        copying = [SOWMILL, "solve", "morris-classic", *men, "--related", self.folder / "limited", "--out", self.folder / "copied"]
        done = subprocess.run(copying, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(solved, tables_in(self.folder / "copied"))
        copied = re.findall(r"\t(\S+)\t\d+ positions\t.* s\tcopied\n", done.stderr)
        # What leads straight to three men against three is worth something else where a limit ends that.
        self.assertEqual(copied, ["1+0-hand3+3", "0+0-hand4+3"])

    def test_a_rule_set_that_is_not_known_is_refused_with_those_that_are(self):
        arguments = ("chess", "--seeds", "3", "--out", self.folder / "none")
        done = subprocess.run([SOWMILL, "--lang", "en", "solve", *arguments], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, "^sowmill: there is no rule set 'chess'; there are ntxuva, ")
        if MPI_PROGRAM:
            done = self.run_with_processes(2, *arguments)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, "^sowmill-solve-mpi: there is no rule set 'chess'; there are ntxuva, ")

    def run_with_processes(self, processes, *arguments):
        return subprocess.run([*MPIRUN, "-np", str(processes), MPI_PROGRAM, *arguments], capture_output=True, text=True,
                              env=MPI_ENVIRONMENT, timeout=300)

    @unittest.skipUnless(MPI_PROGRAM, "built without Open MPI")
    def test_processes_change_nothing(self):
        for ruleset, seeds, *more in (("awari", "8"), ("ouri", "6"), ("aqil", "7"), ("morris", "6", "--placing")):
            alone = self.solve(ruleset, ruleset, "--seeds", seeds, *more)
            for processes in (1, 2, 4):
                out = self.folder / f"{ruleset}-{processes}"
                done = self.run_with_processes(processes, ruleset, "--seeds", seeds, *more, "--out", out)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(alone, tables_in(out), f"{ruleset}, {processes} processes")

    @unittest.skipUnless(MPI_PROGRAM, "built without Open MPI")
    def test_what_one_process_refuses_all_refuse(self):
        out = self.folder / "refused"
        self.assertEqual(self.run_with_processes(2, "awari", "--seeds", "3", "--out", out).returncode, 0)
        file = out / "awari-3.table"
        file.write_bytes(file.read_bytes()[:-1])
        done = self.run_with_processes(3, "awari", "--seeds", "4", "--out", out)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count("sowmill-solve-mpi: "), 1, done.stderr)
        # The first process needs 437 MB, for it gathers the slice; the others 395 MB.
        done = self.run_with_processes(4, "awari", "--seeds", "20", "--memory", "0.42", "--out", self.folder / "huge")
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, "^sowmill-solve-mpi: that takes 43[78] MB of memory, and 4[12]. MB may be used")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
