#!/usr/bin/env python3
"""Talks to `sowmill engine` as other programs do: UGI, UCI as Aalina speaks it, and hostile input."""
import os
import queue
import random
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from memory_limit import limited_to, unless_sanitized

PROGRAM = sys.argv.pop(1)
START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
RULESETS = ["ntxuva", "ntxuva-advanced", "aqil", "aqil-source", "morris", "morris-classic", "ouri", "oware", "awari"]
PATIENCE = 60  # Seconds. Machines can be busy; nothing should come near it.


class Engine:
    """A running engine. Nothing here waits for ever."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, "engine", *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode().rstrip("\n"))
        self.lines.put(None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def until(self, start):
        """All lines up to one that begins so."""
        heard = []
        while True:
            line = self.lines.get(timeout=PATIENCE)
            if line is None:
                raise AssertionError(f"the engine ended instead of saying {start}: {heard}")
            heard.append(line)
            if line.startswith(start):
                return heard

    def ask(self, line, start):
        self.say(line)
        return self.until(start)[-1]

    def end(self):
        return self.process.wait(PATIENCE)


def fed(data, *arguments):
    """What the engine says to bytes that end."""
    return subprocess.run([PROGRAM, "engine", *arguments], input=data, capture_output=True, timeout=PATIENCE, check=False)


class Ugi(unittest.TestCase):
    def test_the_example_of_the_public_description(self):
        with Engine() as engine:
            engine.say("ugi")
            heard = engine.until("ugiok")
            self.assertTrue(heard[0].startswith("id name "))
            self.assertTrue(heard[1].startswith("id author "))
            self.assertIn("option name Hash type spin default 64 min 1 max ", "\n".join(heard))
            engine.say("setoption name hash value 16")
            self.assertEqual(engine.ask("isready", "readyok"), "readyok")
            engine.say("uginewgame", "position startpos")
            self.assertEqual(engine.ask("query p1turn", "response"), "response true")
            engine.say("go depth 4")
            heard = engine.until("bestmove")
            self.assertTrue(all(line.startswith("info ") for line in heard[:-1]), heard)
            move = heard[-1].split()
            self.assertEqual(len(move), 2)
            engine.say(f"position startpos moves {move[1]}")
            self.assertEqual(engine.ask("query p1turn", "response"), "response false")
            self.assertEqual(engine.ask("query gameover", "response"), "response false")
            self.assertEqual(engine.ask("query result", "response"), "response none")
            engine.say("quit")
            self.assertEqual(engine.end(), 0)

    def test_every_variant_finds_legal_moves(self):
        with Engine() as engine:
            for ruleset in RULESETS:
                engine.say("setoption name Variant value " + ruleset, "uginewgame", "position startpos")
                move = engine.ask("go nodes 2000", "bestmove").split()[1]
                position = subprocess.run([PROGRAM, "start", ruleset], capture_output=True, timeout=PATIENCE,
                                          check=True).stdout.decode().strip()
                legal = subprocess.run([PROGRAM, "moves", ruleset, position], capture_output=True, timeout=PATIENCE,
                                       check=True).stdout.decode()
                self.assertIn(move, [line.split("\t")[0] for line in legal.splitlines()], ruleset)

    def test_two_threads_and_the_clocks(self):
        with Engine("morris") as engine:
            engine.say("setoption name Threads value 2")
            for go in ("go p1time 500 p2time 500 p1inc 0 p2inc 0", "go wtime 300 btime 300 winc 10 binc 10", "go movetime 50"):
                self.assertNotEqual(engine.ask(go, "bestmove").split()[1], "0000")

    def test_tables_are_looked_at(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PROGRAM, "solve", "awari", "--seeds", "6", "--out", folder], capture_output=True,
                           timeout=PATIENCE, check=True)
            with Engine("awari") as engine:
                engine.say("setoption name Tables value " + folder)
                engine.say("position fen 0-1-1-0-1-1-1-0-0-1-0-0-21-21-S", "go depth 4")
                info = engine.until("bestmove")[-2].split()
                self.assertGreater(int(info[info.index("tbhits") + 1]), 0)
                engine.say("setoption name Level value perfect", "go")
                self.assertIn("info string tables", engine.until("bestmove"))
                # Tables reach only what some of the moves lead to.
                engine.say("position fen 0-2-1-0-0-1-1-1-2-0-1-0-19-20-S", "go")
                self.assertIn("info string tables", engine.until("bestmove"))
                self.assertIn("/dev/null/none", engine.ask("setoption name Tables value /dev/null/none", "info string"))

    def test_stop_while_another_thread_searches(self):
        with Engine("ouri") as engine:
            engine.say("go infinite")
            engine.until("info depth 8 ")
            self.assertEqual(engine.ask("isready", "readyok"), "readyok")
            self.assertRegex(engine.ask("stop", "bestmove"), "^bestmove [A-F]$")

    def test_refused_input_is_told_and_in_the_language_asked_for(self):
        with Engine("--lang", "pt") as engine:
            self.assertIn("casas", engine.ask("position fen 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "info string"))
            self.assertIn("não há a opção", engine.ask("setoption name Nonsense value 3", "info string"))


    def test_a_ply_deep_it_always_looks(self):
        with Engine("morris") as engine:
            for go in ("go nodes 1", "go infinite\nstop"):
                engine.say(go)
                heard = engine.until("bestmove")
                self.assertRegex(heard[0], "^info depth 1 ")
                self.assertEqual(heard[-2].split(" pv ")[1].split()[0], heard[-1].split()[1])

    def test_a_won_game_is_counted_in_moves_at_a_level_too(self):
        with Engine("ntxuva") as engine:
            engine.say("position fen 1-0-1-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-0-0-0-S")
            for level in ("full", "9"):
                engine.say(f"setoption name Level value {level}", "go nodes 200000")
                heard = engine.until("bestmove")
                self.assertIn(" score mate 5 ", heard[-2])
                self.assertEqual(heard[-1], "bestmove C")

    def test_what_an_option_is_at_first_is_said_however_it_is_set(self):
        with Engine() as engine:
            engine.say("setoption name Hash value 8", "ugi")
            self.assertIn("option name Hash type spin default 64", "\n".join(engine.until("ugiok")))

    @unless_sanitized(PROGRAM)
    def test_with_fewer_threads_than_asked_for_it_thinks_all_the_same(self):
        said = subprocess.run([PROGRAM, "engine"], input="setoption name Hash value 1\nsetoption name Threads value 64\n"
                              "go nodes 2000\nisready\n", capture_output=True, text=True, timeout=PATIENCE,
                              preexec_fn=limited_to(200), check=True)
        self.assertIn("bestmove", said.stdout)


class Uci(unittest.TestCase):
    def test_as_auale_talks_to_aalina(self):
        with Engine() as engine:
            engine.say("uci")
            engine.until("uciok")
            engine.say("setoption name OwnBook value false", "setoption name Ponder value false", "ucinewgame", "isready")
            self.assertEqual(engine.until("readyok"), ["readyok"])
            engine.say("position startpos", "go depth 10 movetime 200")
            heard = engine.until("bestmove")
            self.assertRegex(heard[-1], "^bestmove [A-F] ponder [a-f]$")
            self.assertRegex(heard[-2], "^info depth .* pv [A-Fa-f]+$")
            engine.say("position startpos moves FfEa")
            self.assertRegex(engine.ask("go movetime 50", "bestmove"), "^bestmove [A-F]")
            engine.say(f"position fen {START} moves F")
            self.assertRegex(engine.ask("go movetime 50", "bestmove"), "^bestmove [a-f]")
            engine.say("position fen 0-0-0-0-0-0-0-0-0-0-0-0-26-22-S")
            self.assertEqual(engine.ask("go movetime 50", "bestmove"), "bestmove 0000")
            engine.say("position startpos", "go ponder")
            self.assertRegex(engine.ask("ponderhit", "bestmove"), "^bestmove [A-F]")


class Hostile(unittest.TestCase):
    def test_noise_is_ignored(self):
        noise = random.Random(1).randbytes(300_000)
        done = fed(noise + b"\nisready\nquit\n")
        self.assertEqual(done.returncode, 0, done.stderr[:200])
        self.assertIn(b"readyok", done.stdout)

    def test_lines_of_ten_megabytes(self):
        for filler in (b"x", b"A ", b"go ", b"position startpos moves ", b"\0", b"Ff"):
            line = filler * (10_000_000 // len(filler))
            done = fed(b"position startpos moves " + line + b"\nisready\nquit\n")
            self.assertEqual(done.returncode, 0)
            self.assertTrue(done.stdout.endswith(b"readyok\n"), done.stdout[-200:])
            self.assertLess(len(done.stdout), 2000)

    def test_an_endless_line_without_an_end(self):
        done = fed(b"x" * 30_000_000)
        self.assertEqual((done.returncode, done.stdout), (0, b""))

    def test_bad_numbers(self):
        for go in (b"go depth x", b"go movetime -9", b"go nodes 99999999999999999999 movetime 20", b"go wtime 1e9",
                   b"go p1time p2time p1inc", b"go depth", b"go movestogo 0 wtime 100", b"go depth 99999999999 movetime 20"):
            done = fed(go + b"\n")
            self.assertEqual(done.returncode, 0)
            self.assertRegex(done.stdout, rb"bestmove [A-F]\n$")

    def test_the_end_of_the_input_ends_it(self):
        for data in (b"", b"\n", b"go infinite", b"go infinite\n", b"uci\ngo ponder\n", b"go movetime 99999999999\n"):
            started = time.monotonic()
            done = fed(data)
            self.assertEqual(done.returncode, 0)
            self.assertLess(time.monotonic() - started, 30)
            self.assertEqual(b"bestmove" in done.stdout, b"go" in data)

    def test_quit_while_searching(self):
        with Engine("morris") as engine:
            engine.say("go infinite")
            engine.until("info")
            engine.say("quit")
            self.assertEqual(engine.end(), 0)

    def test_commands_in_any_order_while_searching(self):
        commands = ["go infinite", "go nodes 100", "stop", "isready", "position startpos", "position startpos moves C",
                    "uginewgame", "ugi", "uci", "setoption name Hash value 2", "setoption name Variant value ouri",
                    "setoption name Level value 3", "setoption name Level value full", "setoption name MultiPV value 4",
                    "setoption name Threads value 2", "query result", "ponderhit", "nonsense", "go depth 3"]
        for seed in range(5):
            chosen = random.Random(seed).choices(commands, k=200)
            done = fed("\n".join([*chosen, "isready", "quit"]).encode())
            self.assertEqual(done.returncode, 0, done.stderr[:200])
            self.assertEqual(done.stdout.count(b"readyok"), chosen.count("isready") + 1)
            self.assertEqual(done.stdout.count(b"bestmove"), sum(line.startswith("go ") for line in chosen))

    def test_nobody_listens(self):
        reading, writing = os.pipe()
        os.close(reading)
        with subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=writing) as process:
            os.close(writing)
            process.communicate(b"go infinite\n", timeout=PATIENCE)

    @unless_sanitized(PROGRAM)
    def test_more_memory_than_there_is_is_refused(self):
        done = subprocess.run([PROGRAM, "engine"], input=b"setoption name Hash value 2000\ngo nodes 100\n", capture_output=True,
                              timeout=PATIENCE, preexec_fn=limited_to(2048), check=False)
        self.assertEqual(done.returncode, 0)
        self.assertTrue(done.stdout.startswith(b"info string "))
        self.assertIn(b"bestmove", done.stdout)
        done = subprocess.run([PROGRAM, "analyse", "oware", START, "--nodes", "100", "--hash", "2000"], capture_output=True,
                              timeout=PATIENCE, preexec_fn=limited_to(2048), check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b""))

    def test_arguments(self):
        for arguments in (("chess",), ("oware", "more"), ("--nonsense",)):
            done = fed(b"", *arguments)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.count(b"\n"), 1)


if __name__ == "__main__":
    unittest.main()
