#!/usr/bin/env python3
"""Plays matches as users do: our own engine as another program, programs that behave badly, records, tests."""
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from memory_limit import limited_to, unless_sanitized

PROGRAM = sys.argv.pop(1)
HERE = pathlib.Path(__file__).resolve().parent
BAD = f"{sys.executable} {HERE / 'bad_engine.py'}"
SANMILL = f"{sys.executable} {HERE / 'fake_sanmill.py'}"
COLUMNS = ["ruleset", "player", "opponent", "games", "won", "drawn", "lost", "%", "+-", "elo", "+-"]
PATIENCE = 300  # Seconds. Machines can be busy.


def match(*arguments, margin=20000):
    return subprocess.run([PROGRAM, "match", "--margin", str(margin), *arguments], capture_output=True, timeout=PATIENCE,
                          check=False)


def rows(done):
    assert done.returncode == 0, done
    lines = [line.split("\t") for line in done.stdout.decode().splitlines()]
    assert lines[0] == COLUMNS, lines
    return lines[1:]


def told(errors):
    """What is told on standard error besides the time that moves took."""
    return [line for line in errors.decode().splitlines() if ": time a move: " not in line]


def row(*arguments):
    return dict(zip(COLUMNS, rows(match(*arguments))[0]))


class Programs(unittest.TestCase):
    def test_our_engine_through_ugi_in_every_rule_set(self):
        for ruleset in ("ntxuva", "ntxuva-advanced", "morris", "morris-classic", "ouri", "oware", "awari", "aqil",
                        "aqil-source"):
            result = row(ruleset, "--first", f"ugi:{PROGRAM} engine", "--second", "random", "--nodes", "1000", "--games", "2")
            self.assertEqual((result["games"], result["lost"]), ("2", "0"), (ruleset, result))

    def test_our_engine_through_uci_in_oware(self):
        done = match("oware", "--first", f"uci:{PROGRAM} engine", "--second", f"cmd:{PROGRAM} engine",
                     "--first-option", "Hash=2", "--first-option", "Level=6", "--second-option", "Level=1",
                     "--time", "2000", "--games", "4")
        result = rows(done)[0]
        self.assertEqual(result[3:5], ["4", "4"], done)
        self.assertEqual(told(done.stderr), [])

    def test_sanmill_is_known_by_its_name_and_spoken_to_as_it_speaks(self):
        for ruleset in ("morris", "morris-classic"):
            for opening in ("0", "6"):
                done = match(ruleset, "--first", "random", "--second", f"uci:{SANMILL}", "--second-option", "SkillLevel=3",
                             "--opening", opening, "--games", "6")
                self.assertEqual(rows(done)[0][3], "6", done)
                self.assertEqual(told(done.stderr), [], done)

    def test_an_option_that_a_program_does_not_have_is_refused(self):
        for command, expected in ((f"ugi:{PROGRAM} engine", "has no option 'Strength'; it has Variant, Threads, Hash, Tables"),
                                  (f"uci:{SANMILL}", "has no option 'Strength'; it has SkillLevel, Move Time"),
                                  (f"ugi:{BAD} illegal ugi", "has no options")):
            done = match("morris", "--second", command, "--second-option", "Strength=3", "--games", "2")
            self.assertEqual((done.returncode, done.stderr.count(b"\n")), (2, 1), done)
            self.assertIn(expected, done.stderr.decode())
        row("morris", "--first", "random", "--second", f"uci:{SANMILL}", "--second-option", "move time=3", "--games", "1")

    def test_what_a_program_says_of_its_options_is_told_once(self):
        done = match("oware", "--first", f"cmd:{PROGRAM} engine", "--first-option", "Hash=x", "--second", "random", "--games",
                     "4", "--concurrency", "2", "--nodes", "10")
        self.assertEqual(rows(done)[0][3], "4", done)
        self.assertEqual(done.stderr.decode().count("Hash cannot be 'x'"), 1, done)

    def test_clocks_of_programs(self):
        for dialect in ("ugi", "uci"):
            result = row("oware", "--first", f"{dialect}:{PROGRAM} engine", "--second", "engine", "--clock", "0.3+0.01",
                         "--games", "2")
            self.assertEqual(result["games"], "2")

    def test_a_program_that_behaves_badly_loses_and_it_is_said(self):
        for how, why in (("ends", "ended in the middle of the game"), ("illegal", "played 'z9'"), ("empty", "played ''"),
                         ("no-move", "played '0000'"), ("noise", "played '???'")):
            for dialect in ("ugi", "uci"):
                done = match("oware", "--first", f"cmd:{BAD} {how} {dialect}" if dialect == "ugi" else f"uci:{BAD} {how} uci",
                             "--second", "random", "--games", "2", "--nodes", "10")
                self.assertEqual(rows(done)[0][3:7], ["2", "0", "0", "2"], (how, done))
                self.assertEqual(done.stderr.decode().count(why), 2, (how, done))

    def test_a_program_that_hangs_or_babbles_loses(self):
        for how in ("hangs", "babbles"):
            done = match("morris", "--first", "random", "--second", f"ugi:{BAD} {how} ugi", "--games", "2", "--time", "10",
                         margin=300)
            self.assertEqual(rows(done)[0][3:7], ["2", "2", "0", "0"], (how, done))
            self.assertEqual(done.stderr.decode().count("did not answer within 310 ms"), 2, done)

    def test_a_program_that_does_not_quit_is_ended(self):
        done = match("oware", "--first", f"ugi:{BAD} stays ugi", "--second", "random", "--games", "1", "--time", "10",
                     margin=100)
        self.assertEqual(rows(done)[0][6], "1", done)

    def test_a_program_that_speaks_uci_alone_is_found_out(self):
        done = match("oware", "--first", f"cmd:{BAD} illegal uci", "--second", "random", "--games", "1", "--nodes", "10")
        self.assertIn(b"played 'z9'", done.stderr, done)

    def test_what_is_no_engine_is_refused(self):
        for command in ("ugi:true", "uci:cat /dev/null", "cmd:/dev/null/none/engine"):
            done = match("oware", "--first", command, "--second", "random", "--games", "2")
            self.assertEqual(done.returncode, 2, done)
            self.assertIn(b"could not be started, or ended at once", done.stderr)


class Contests(unittest.TestCase):
    def test_records_are_of_every_game_and_can_be_read(self):
        with tempfile.TemporaryDirectory() as folder:
            for ruleset in ("ouri", "morris", "aqil"):
                path = pathlib.Path(folder) / (ruleset + ".txt")
                row(ruleset, "--first", "level:2", "--second", "random", "--games", "4", "--concurrency", "2", "--records",
                    str(path))
                games = ["[Event " + game for game in path.read_text().split("[Event ")[1:]]
                self.assertEqual(len(games), 4)
                for number, game in enumerate(games, 1):
                    self.assertIn(f'[Round "{number}"]', game)
                    first, second = ("level:2", "random") if number % 2 else ("random", "level:2")
                    white, black = ("White", "Black") if ruleset == "morris" else ("South", "North")
                    self.assertIn(f'[{white} "{first}"]\n[{black} "{second}"]', game)
                    read = subprocess.run([PROGRAM, "record", "-"], input=game.encode(), capture_output=True,
                                          timeout=PATIENCE, check=False)
                    self.assertEqual(read.returncode, 0, (game, read))
                self.assertEqual(list(pathlib.Path(folder).glob("*.part-*")), [])
                self.assert_one_game_is_read(path, games)

    def assert_one_game_is_read(self, path, games):
        def out(*arguments):
            return subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=PATIENCE, check=False)
        for number, game in enumerate(games, 1):
            read = out("record", str(path), "--game", str(number))
            self.assertEqual((read.returncode, read.stdout.decode().strip()), (0, game.strip()), read)
        reviewed = out("review", str(path), "--game", "2", "--nodes", "10")
        self.assertEqual(reviewed.returncode, 0, reviewed)
        for arguments in (("record", str(path)), ("review", str(path)), ("record", str(path), "--game", "5")):
            refused = out(*arguments)
            self.assertEqual((refused.returncode, refused.stderr.decode()),
                             (2, "sowmill: games in the file: 4; choose one by its number with --game\n"))

    def test_the_record_of_a_forfeit_says_why(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "games.txt"
            row("oware", "--first", f"ugi:{BAD} illegal ugi", "--second", "random", "--games", "1", "--nodes", "10",
                "--records", str(path))
            self.assertRegex(path.read_text(), r'\[Termination "[^"]*played .z9.: ')
            self.assertIn('[Result "0-1"]', path.read_text())

    def test_the_record_says_that_a_draw_was_agreed(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "games.txt")
            drawn = row("morris", "--first", "random", "--second", "random", "--games", "2", "--draw-after", "1",
                        "--records", str(file))["drawn"]
            self.assertEqual(file.read_text().count('[Termination "adjudication"]'), int(drawn))
            self.assertGreater(int(drawn), 0)

    def test_what_was_played_is_kept_when_a_later_match_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "games.txt")
            once = pathlib.Path(folder, "once")
            # Our engine, but only until it has been started for oware.
            engine = f"test -e {once} && exit 1; {PROGRAM} engine | tee {once}"
            done = match("oware", "morris", "--first", "random", "--second", f"ugi:{engine}", "--games", "1", "--nodes",
                         "100", "--records", str(file))
            self.assertEqual(done.returncode, 2)
            self.assertEqual(file.read_text().count('[Ruleset "oware"]'), 1)
            self.assertEqual(sorted(path.name for path in pathlib.Path(folder).iterdir()), ["games.txt", "once"])

    def test_openings_follow_from_the_seed(self):
        def openings(seed, concurrency):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "games.txt"
                row("ouri", "--first", "random", "--second", "level:1", "--games", "4", "--seed", seed, "--concurrency",
                    concurrency, "--records", str(path))
                return [line for line in path.read_text().splitlines() if line.startswith("[Position ")]
        one = openings("1", "1")
        self.assertEqual((len(one), one[0], one[2]), (4, one[1], one[3]))
        self.assertNotEqual(one[0], one[2])
        self.assertEqual(one, openings("1", "2"))
        self.assertNotEqual(one, openings("2", "1"))

    @unless_sanitized(PROGRAM)
    def test_where_threads_cannot_be_had_fewer_games_are_played_at_once(self):
        for _ in range(3):
            done = subprocess.run([PROGRAM, "match", "oware", "--first", "random", "--second", "random", "--games", "500",
                                   "--opening", "0", "--concurrency", "64"], capture_output=True, timeout=PATIENCE,
                                  check=False, preexec_fn=limited_to(200))
            self.assertEqual(rows(done)[0][3], "500", done)

    @unless_sanitized(PROGRAM)
    def test_where_memory_ends_it_is_said(self):
        for lang, words in (("en", "not enough memory"), ("pt-BR", "memória suficiente")):
            # The C library itself aborts now and then when a thread gets no memory at all: tried again then.
            for _ in range(5):
                done = subprocess.run([PROGRAM, "match", "oware", "--first", "engine", "--second", "engine", "--games", "64",
                                       "--nodes", "100000", "--hash", "64", "--concurrency", "8", "--lang", lang],
                                      capture_output=True, timeout=PATIENCE, check=False, preexec_fn=limited_to(200))
                if done.returncode != -signal.SIGABRT:
                    break
            self.assertEqual(done.returncode, 2, done)
            self.assertIn(words, done.stderr.decode())

    def test_a_sequential_test_stops(self):
        lines = rows(match("oware", "--first", "engine", "--second", "random", "--nodes", "300", "--games", "2000", "--sprt",
                           "0", "200"))
        self.assertLess(int(lines[0][3]), 500)
        self.assertEqual((lines[1][0], lines[1][2]), ("sprt", "elo 200 accepted"))
        lines = rows(match("oware", "--first", "random", "--second", "random", "--games", "2", "--sprt", "0", "5"))
        self.assertEqual(lines[1][2], "undecided")

    def test_what_was_played_is_kept_when_it_is_interrupted(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "games.txt"
            command = [PROGRAM, "match", "oware", "ouri", "--first", "random", "--second", f"ugi:{PROGRAM} engine", "--depth",
                       "1", "--games", "1000000", "--opening", "0", "--concurrency", "2", "--records", str(path)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
                self.assertEqual(running.stdout.readline().decode().split("\t")[0], "ruleset")  # Before it is at its end.
                while not any(part.stat().st_size for part in pathlib.Path(folder).glob("*.part-*")):
                    time.sleep(0.01)
                running.send_signal(signal.SIGINT)
                lines, errors = running.communicate(timeout=PATIENCE)
            self.assertEqual((running.returncode, told(errors)), (130, []))
            lines = [line.split("\t") for line in lines.decode().splitlines()]
            self.assertEqual([line[0] for line in lines], ["oware"])
            self.assertEqual(path.read_text().count("[Event "), int(lines[0][3]))
            self.assertEqual(list(pathlib.Path(folder).glob("*.part-*")), [])

    def test_nobody_is_waited_for_when_it_is_interrupted(self):
        for player in (f"ugi:{BAD} hangs ugi", f"ugi:{BAD} mute ugi", "engine"):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "games.txt"
                path.write_text("of yesterday")
                command = [PROGRAM, "match", "oware", "--first", player, "--second", player, "--time", "1000000", "--records",
                           str(path)]
                with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
                    running.stdout.readline()
                    time.sleep(0.2)
                    running.send_signal(signal.SIGINT)
                    self.assertEqual(running.communicate(timeout=30), (b"", b""))
                self.assertEqual(running.returncode, 130)
                self.assertEqual([each.read_text() for each in pathlib.Path(folder).iterdir()], ["of yesterday"])

    def test_a_refused_start_leaves_no_file(self):
        with tempfile.TemporaryDirectory() as folder:
            done = match("oware", "--first", "ugi:true", "--records", str(pathlib.Path(folder) / "games.txt"))
            self.assertEqual(done.returncode, 2, done)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])

    def test_the_time_that_moves_took_is_told_beside(self):
        for language, words, longest in (("en", "time a move", "longest"), ("pt-PT", "tempo por jogada", "a mais longa")):
            done = match("oware", "aqil", "--first", "engine", "--second", "random", "--time", "2", "--games", "2", "--lang",
                         language)
            self.assertEqual(len(rows(done)), 2)
            lines = done.stderr.decode().splitlines()
            self.assertEqual(len(lines), 2, done)
            for line, ruleset in zip(lines, ("oware", "aqil")):
                self.assertRegex(line, rf"^{ruleset}: {words}: engine [\d.]+ ms \({longest} [\d.]+\), "
                                       rf"random [\d.]+ ms \({longest} [\d.]+\)$")

    def test_every_pace(self):
        for pace in (("--time", "5"), ("--time", "5", "--processor-time"), ("--nodes", "100"), ("--depth", "2"),
                     ("--clock", "0.2+0.005"), ("--clock", "0.2", "--processor-time"), ("--time", "50", "--nodes", "100")):
            self.assertEqual(row("oware", "--games", "2", *pace)["games"], "2", pace)

    def test_tables_are_looked_at(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PROGRAM, "solve", "awari", "--seeds", "6", "--out", folder], capture_output=True,
                           timeout=PATIENCE, check=True)
            result = row("awari", "--first", "perfect", "--second", "random", "--games", "2", "--tables", folder)
            self.assertEqual((result["games"], result["lost"]), ("2", "0"))
            done = match("awari", "oware", "--first", "perfect", "--second", "random", "--games", "2", "--tables", folder)
            self.assertEqual((done.returncode, done.stdout), (2, b""), done)
            self.assertIn(f"there are no tables of oware in {folder}", done.stderr.decode())
            analysed = subprocess.run([PROGRAM, "analyse", "oware", "start", "--nodes", "10", "--tables", folder],
                                      capture_output=True, timeout=PATIENCE, check=False)
            self.assertEqual(analysed.returncode, 2, analysed)
            self.assertIn(f"there are no tables of oware in {folder}", analysed.stderr.decode())
        self.assertEqual(match("awari", "--tables", "/dev/null/none").returncode, 2)

    def test_refusals(self):
        for arguments, expected in (
            (("chess",), "chess"), (("oware", "--first", "god"), "god"), (("oware", "--first", "cmd:"), "cmd:COMMAND"),
            (("oware", "--clock", "x"), "60+0.5"), (("oware", "--sprt", "5", "0"), "ELO0 < ELO1"), (("oware", "--sprt", "5"), "sprt"),
            (("oware", "--games", "0"), "games"), (("oware", "--first-option", "Hash"), "NAME=VALUE"),
            (("oware", "--first-option", "Hash=x"), "Hash"), (("oware", "--records", "/dev/null/x"), "/dev/null/x"),
            (("oware", "--alpha", "0.9"), "alpha"),
            *((("oware", "--ladder", option, "x"), f"{option} ") for option in ("--first", "--second", "--first-option",
                                                                                 "--second-option")),
            *((("oware", "--clock", "1+1", option, "5"), f"{option} ") for option in ("--time", "--nodes", "--depth")),
            *((("oware", "--first-option", option), "the player engine has no option '" + option.split("=")[0] + "'; it has Threads, Hash")
              for option in ("Level=1", "Variant=awari", "Tables=/", "MultiPV=3", "MoveOverhead=5", "Seed=1", "Ponder=true", "X=1")),
            *((("oware", "--first", player, "--first-option", "Hash=2"), f"the player {player} has no options")
              for player in ("random", "level:3", "perfect", "baseline")),
        ):
            done = match(*arguments)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1), (arguments, done))
            self.assertIn(expected, done.stderr.decode(), arguments)

    def test_help_helps(self):
        text = subprocess.run([PROGRAM, "match", "--help"], capture_output=True, timeout=PATIENCE, check=True).stdout.decode()
        for word in ("--first", "ugi:COMMAND", "--sprt", "--clock", "--records", "--concurrency", "sowmill match oware"):
            self.assertIn(word, text)


if __name__ == "__main__":
    unittest.main()
