#!/usr/bin/env python3
"""Runs the program as users and scripts do: what each command promises, and hostile input."""
import json
import os
import pathlib
import random
import re
import resource
import select
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
RULESETS = ["ntxuva", "ntxuva-advanced", "aqil", "aqil-source", "morris", "morris-classic", "ouri", "oware", "awari"]


def run(*arguments, stdin=b"", lang=None, tables=None):
    environment = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    if lang:
        environment["LANG"] = lang
    if tables:
        environment["SOWMILL_TABLES"] = tables
    return subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, timeout=60, env=environment,
                          check=False)


def out(*arguments, **options):
    done = run(*arguments, **options)
    assert done.returncode == 0, (arguments, done)
    return done.stdout.decode()


def vectors(ruleset):
    shared = ROOT.parent / "shared" / "vectors" / f"{ruleset}.tsv"
    copy = ROOT / "tests" / "data" / "vectors" / f"{ruleset}.tsv"
    assert copy.exists(), copy
    return (shared if shared.exists() else copy).read_text().splitlines()


def commands_with_help():
    commands = [line.split()[0] for line in out("--help").split("Commands:")[1].splitlines() if line]
    return [(command,) for command in commands] + [("tables", part) for part in ("list", "stats", "longest", "pack")]


# Every line of a help, of an option only its description, without what is noted behind that.
def help_texts(*command):
    lines = [line[30:] if re.match("  -|  [A-Z]| {30}", line) else line.strip() for line in out(*command, "--help").splitlines()]
    return {re.sub(r" \((default|predefinição|padrão|not with|não com)\b.*\)$", "", line) for line in lines}


def options_of_help(*command):
    return [line.split()[0] for line in out(*command, "--help").splitlines() if line.startswith("  -")]


# Names, and examples to be typed.
def may_stay_english(text):
    return len(text.split()) <= 2 or text.startswith("sowmill ")


class Commands(unittest.TestCase):
    def test_rulesets_are_listed_with_titles(self):
        lines = [line.split("\t") for line in out("rulesets").splitlines()]
        self.assertEqual([line[0] for line in lines], RULESETS)
        self.assertIn("Nine Men's Morris", [line[1] for line in lines])
        self.assertIn("morris\tTrilha (Moinho)\n", out("rulesets", "--lang", "pt-BR"))
        self.assertIn("nível básico", out("rulesets", lang="pt_PT.UTF-8"))

    def test_start(self):
        self.assertEqual(out("start", "ouri"), START + "\n")
        self.assertEqual(out("start", "morris"), "........................-9-9-0-W\n")
        self.assertEqual(out("start", "aqil"), "11-5-5-5-5-5-11-5-5-5-5-5-0-0-S\n")
        laid = ("start", "aqil", "--south", "31-1-1-1-1-1", "--north", "6-7-5-6-6-6")
        self.assertEqual(out(*laid), "31-1-1-1-1-1-6-7-5-6-6-6-0-0-S\n")
        self.assertEqual(out(*laid, "--first", "north"), "31-1-1-1-1-1-6-7-5-6-6-6-0-0-N\n")
        self.assertEqual(out(*laid, "--swap"), "6-7-5-6-6-6-31-1-1-1-1-1-0-0-N\n")

    def test_moves_of_lines_equal_the_vectors(self):
        for ruleset in RULESETS:
            for file in (ruleset, ruleset + "-any"):
                lines = vectors(file)
                positions = list(dict.fromkeys(line.split("\t")[0] for line in lines))
                printed = out("moves", ruleset, "-", stdin="\n".join(positions).encode()).splitlines()
                self.assertEqual(printed, lines, file)

    def test_moves_of_one_position(self):
        self.assertEqual(out("moves", "ouri", START).splitlines()[2], "C\t4-4-0-5-5-5-5-4-4-4-4-4-0-0-N")
        self.assertEqual(out("moves", "ouri", "0-0-0-2-0-0-0-0-0-0-0-0-25-21-S"), "")
        self.assertEqual(len(json.loads(out("moves", "ouri", START, "--json"))), 6)

    def test_positions_are_printed_as_we_write_them(self):
        written_otherwise = "0" + START
        lines = out("moves", "ouri", "-", stdin=written_otherwise.encode()).splitlines()
        self.assertEqual({line.split("\t")[0] for line in lines}, {START})
        self.assertEqual(out("outcome", "ouri", "-", stdin=written_otherwise.encode()), START + "\tongoing\n")

    def test_a_line_is_answered_before_the_next_comes(self):
        pipe = subprocess.PIPE
        with subprocess.Popen([PROGRAM, "outcome", "ouri", "-"], stdin=pipe, stdout=pipe) as program:
            for line, answer in ((START, START + "\tongoing"), ("x", "x\terror\t")):
                program.stdin.write(line.encode() + b"\n")
                program.stdin.flush()
                self.assertTrue(select.select([program.stdout], [], [], 30)[0], line)
                self.assertTrue(program.stdout.readline().startswith(answer.encode()))

    def test_a_bad_line_does_not_stop_the_rest(self):
        done = run("moves", "ouri", "-", stdin=f"nonsense\n{START}\n".encode())
        self.assertEqual(done.returncode, 2)
        lines = done.stdout.decode().splitlines()
        self.assertTrue(lines[0].startswith("nonsense\terror\t"))
        self.assertEqual(len(lines), 7)

    def test_lines_of_json_name_their_position_and_what_is_wrong(self):
        for command in ("moves", "outcome"):
            for bad in (b"nonsense", b'"\\', b"\xff\xfe\x01", b"x" * 100_000):
                done = run(command, "ouri", "-", "--json", stdin=bad + f"\n{START}\n".encode())
                self.assertEqual(done.returncode, 2)
                refused, answered = (json.loads(line) for line in done.stdout.decode().splitlines())
                self.assertEqual(set(refused), {"position", "error"})
                self.assertEqual(answered["position"], START)
        self.assertEqual(len(answered), 2)
        done = run("moves", "ouri", "-", "--json", stdin=START.encode())
        self.assertEqual(json.loads(done.stdout)["moves"][2], {"move": "C", "position": "4-4-0-5-5-5-5-4-4-4-4-4-0-0-N"})
        done = run("analyse", "ouri", "-", "--depth", "1", "--json", stdin=b"nonsense\n")
        self.assertEqual((done.returncode, json.loads(done.stdout)["position"]), (2, "nonsense"))

    def test_json(self):
        self.assertEqual([entry["id"] for entry in json.loads(out("rulesets", "--json"))], RULESETS)
        self.assertEqual(json.loads(out("rulesets", "--json", "--lang", "pt-BR"))[4]["title"], "Trilha (Moinho)")
        ended = "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S"
        self.assertEqual(json.loads(out("outcome", "ouri", ended, "--json")),
                         {"position": ended, "outcome": "south", "score": [26, 22]})
        self.assertEqual(json.loads(out("perft", "ouri", "6", "--json")), {"count": 16126})
        divided = json.loads(out("perft", "ouri", "6", "--divide", "--json"))
        self.assertEqual((divided["count"], [move["move"] for move in divided["moves"]]), (16126, list("ABCDEF")))
        self.assertEqual(sum(move["count"] for move in divided["moves"]), 16126)
        signature = json.loads(out("bench", "--only", "signature", "--json"))
        self.assertEqual((signature["key"], signature["unit"]), ("signature", "nodes"))
        record = json.loads(out("record", "-", "--json", stdin=b'[Ruleset "oware"]\n[Result "*"]\n\n1. FfEa *\n'))
        self.assertEqual([move["move"] for move in record["rounds"][0]["play"]["moves"]], list("FfEa"))
        latin1 = '[Ruleset "oware"]\n[South "João"]\n\nF {não} *\n'.encode("latin-1")
        self.assertEqual(json.loads(out("record", "-", "--json", stdin=latin1))["tags"][1], ["South", "Jo\ufffdo"])

    def test_explain(self):
        lines = out("explain", "ouri", START, "F").splitlines()
        self.assertEqual(lines[0], "pick\tF\t4")
        self.assertEqual(lines[1], "drop\ta\t5")
        self.assertEqual(lines[-2], "turn\tnorth")
        self.assertEqual(lines[-1], "say\tSouth sows 4 seeds from F; the last falls in d.")
        self.assertTrue(out("explain", "ouri", START, "F", "--lang", "pt").splitlines()[-1].startswith("say\tSul semeia"))
        self.assertEqual(json.loads(out("explain", "ouri", START, "F", "--json"))["events"][0]["event"], "pick")

    def test_outcome(self):
        self.assertEqual(out("outcome", "ouri", START), "ongoing\n")
        self.assertEqual(out("outcome", "ouri", "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S"), "south\t26-22\n")
        self.assertEqual(out("outcome", "ouri", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"), "draw\t24-24\n")
        self.assertEqual(out("outcome", "ntxuva", "-".join(["0"] * 12 + ["2"] * 12) + "-S"), "north\n")
        self.assertEqual(out("outcome", "morris", "WW......................-0-5-0-B"), "black\n")

    def test_perft(self):
        self.assertEqual(out("perft", "ouri", "0"), "1\n")
        self.assertEqual(out("perft", "ouri", "6"), "16126\n")
        self.assertEqual(out("perft", "ouri", "5", START), "3767\n")
        divided = out("perft", "oware", "4", "--divide").splitlines()
        self.assertEqual(sum(int(line.split("\t")[1]) for line in divided), 1014)

    def test_show_draws_every_rule_set(self):
        for ruleset in RULESETS:
            position = out("start", ruleset).strip()
            move = out("moves", ruleset, position).split("\t")[0]
            self.assertGreater(len(out("show", ruleset, position).splitlines()), 3)
            svg = out("show", ruleset, position, "--svg", "--move", move)
            self.assertTrue(svg.startswith("<svg") or svg.startswith("<?xml"), ruleset)

    def test_drawings_name_the_rule_set(self):
        self.assertEqual(out("show", "awari", START).splitlines()[0], "Awari (awari)")
        self.assertIn(">Awari (awari)</title>", out("show", "awari", START, "--svg"))
        self.assertIn(">Trilha (Moinho) (morris)</title>",
                      out("show", "morris", "." * 24 + "-9-9-0-W", "--svg", "--lang", "pt-BR"))

    def test_the_count_of_three_against_three_is_shown(self):
        position = "WW...W..B.....B.....B...-0-0-4-W"
        self.assertIn("4 of 10", out("show", "morris", position))
        self.assertIn("4 de 10", out("show", "morris", position, "--lang", "pt"))

    def test_bench_measures_and_checks(self):
        line = out("bench", "--only", "signature").strip().split("\t")
        self.assertEqual((line[0], line[2]), ("signature", "nodes"))
        with tempfile.TemporaryDirectory() as folder:
            goals = pathlib.Path(folder) / "goals.tsv"
            goals.write_text(f"signature\t{line[1]}\tnodes\n")
            self.assertEqual(run("bench", "--check", str(goals)).returncode, 0)
            goals.write_text(f"signature\t{int(line[1]) + 1}\tnodes\n")
            self.assertEqual(run("bench", "--check", str(goals)).returncode, 1)

    def test_bench_refuses_goals_that_it_cannot_measure(self):
        with tempfile.TemporaryDirectory() as folder:
            goals = pathlib.Path(folder) / "goals.tsv"
            for text in ("playout.ourri\t50000000\tmoves/s\n", "", "# nothing\n\n"):
                goals.write_text(text)
                done = run("bench", "--check", str(goals))
                self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1), text)

    def test_record_is_checked_and_printed(self):
        game = b'[Ruleset "oware"]\n[Result "*"]\n\n1. FfEa *\n'
        self.assertIn("1. F f 2. E a *", out("record", "-", stdin=game))
        self.assertEqual(len(out("record", "-", "--positions", stdin=game).splitlines()), 5)
        self.assertEqual(run("record", "-", stdin=game.replace(b"FfEa", b"FfEF")).returncode, 2)

    def test_analyse_says_what_every_move_is_worth_and_how_sure_that_is(self):
        lines = [line.split("\t") for line in out("analyse", "ouri", START, "--nodes", "3000").splitlines()]
        self.assertEqual(sorted(line[0] for line in lines), list("ABCDEF"))
        for move, value, certainty, line, *book in lines:
            self.assertRegex(value, r"^([+-]?\d+\.\d\d)$")
            self.assertEqual((certainty, line.split()[0]), ("estimate", move))
            self.assertTrue(all(entry.startswith("book ") for entry in book))
        self.assertEqual(len(out("analyse", "ouri", START, "--depth", "3", "--lines", "2").splitlines()), 2)
        won = "0-0-2-0-0-2-1-1-0-0-0-8-21-13-S"
        self.assertEqual(out("analyse", "ouri", won, "--time", "5000").splitlines()[0], "F\twin 1\texact\tF")
        self.assertEqual(out("analyse", "ouri", "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S", "--depth", "3"), "")
        start = out("start", "morris").strip()
        told = json.loads(out("analyse", "morris", "-", "--depth", "2", "--json", stdin=start.encode()))
        self.assertEqual((told["position"], len(told["lines"])), (start, 24))
        self.assertLessEqual({"move", "value", "score"}, set(told["book"][0]))
        done = run("analyse", "ouri", "-", "--depth", "2", stdin=f"nonsense\n{START}\n".encode())
        self.assertEqual((done.returncode, len(done.stdout.splitlines())), (2, 7))
        self.assertTrue(done.stdout.splitlines()[1].startswith(START.encode() + b"\t"))

    def test_analyse_calls_only_seeds_exact_that_are_proven(self):
        ending = "0-1-0-1-0-0-0-0-0-2-2-1-22-19-S"
        alone = dict(line.split("\t")[:2] for line in out("analyse", "awari", ending, "--nodes", "30000").splitlines())
        self.assertEqual(alone["D"], "win")
        with tempfile.TemporaryDirectory() as folder:
            out("solve", "awari", "--seeds", "8", "--out", folder)
            lines = out("analyse", "awari", ending, "--nodes", "30000", "--tables", folder).splitlines()
            self.assertEqual(dict(line.split("\t")[:2] for line in lines)["D"], "+10")

    def test_analyse_calls_nothing_exact_that_hangs_on_coming_back(self):
        """The line of the move returns to the position, where a better one could be played."""
        for ruleset, position, move, value in (("aqil", "0-0-0-0-0-0-1-0-0-0-1-1-24-45-N", "f", "+24"),
                                               ("aqil", "1-0-0-0-1-1-0-0-0-0-0-0-64-5-S", "F", "+62"),
                                               ("aqil-source", "1-0-0-0-1-1-0-0-0-0-0-0-17-52-S", "F", "-32")):
            lines = [line.split("\t")[:3] for line in out("analyse", ruleset, position, "--nodes", "3000").splitlines()]
            self.assertEqual(lines[0][2], "exact")
            told = {line[0]: line[1:] for line in lines}[move]
            self.assertTrue(told == [value, "exact"] or told[1] == "estimate", (position, told))

    def test_analyse_follows_what_is_proven(self):
        position = "11-5-5-5-5-5-11-5-5-5-5-5-0-0-S"
        line = out("analyse", "aqil", position, "--nodes", "200000", "--lines", "3").splitlines()[0]
        move, value, certainty, moves = line.split("\t")[:4]
        self.assertEqual((move, value, certainty), ("C", "+72", "exact"))
        for each in moves.split():
            position = dict(row.split("\t")[:2] for row in out("moves", "aqil", position).splitlines())[each]
        self.assertEqual(out("outcome", "aqil", position), "south\t72-0\n")

    def test_analyse_knows_what_tables_know(self):
        with tempfile.TemporaryDirectory() as folder:
            out("solve", "ouri", "--seeds", "6", "--out", folder)
            ending = "0-1-0-1-0-1-1-0-0-1-0-0-20-23-S"
            lines = [line.split("\t") for line in out("analyse", "ouri", ending, "--depth", "1", "--tables", folder).splitlines()]
            self.assertTrue(lines)
            self.assertLessEqual({line[2] for line in lines}, {"exact", "interval"})
            self.assertEqual(run("analyse", "ouri", ending, "--depth", "1", "--tables", "/dev/null/none").returncode, 2)

    def test_tables_that_were_built_are_looked_at_unless_told_not_to(self):
        ask = ("analyse", "awari", "0-1-0-1-0-0-0-0-0-2-2-1-22-19-S", "--nodes", "30000")
        with tempfile.TemporaryDirectory() as built:
            folder = os.path.join(built, "awari")
            out("solve", "awari", "--seeds", "8", "--out", folder)
            known = out(*ask, "--tables", folder)
            self.assertNotEqual(known, out(*ask))
            self.assertEqual(known, out(*ask, tables=built))
            self.assertEqual(out(*ask), out(*ask, "--tables", "none", tables=built))
            # Other rule sets have none there, which is no fault.
            other = ("analyse", "oware", *ask[2:])
            self.assertEqual(out(*other), out(*other, tables=built))

    def test_what_promises_more_is_cited(self):
        file = str(ROOT / "tests" / "data" / "records" / "auale.ogn")
        judged = [line.split("\t") for line in out("review", file, "--nodes", "5000").splitlines()[:-2]]
        promised = [line for line in judged if "promises more" in line[9]]
        self.assertIn("good", [line[3] for line in promised])
        for line in promised:
            self.assertEqual(line[10].split()[1], line[8])

    def test_review_judges_every_decision(self):
        for ruleset, decisions in (("ouri", 19), ("morris", 33), ("ntxuva-advanced", 51), ("aqil-match", 37)):
            file = str(ROOT / "tests" / "data" / "records" / f"{ruleset}.record")
            told = json.loads(out("review", file, "--nodes", "300", "--json"))
            self.assertEqual((told["done"], len(told["moves"])), (True, decisions), ruleset)
            lines = out("review", file, "--nodes", "300").splitlines()
            self.assertEqual([line.split("\t")[3] for line in lines[:-2]], [move["label"] for move in told["moves"]])
            for line in lines[:-2]:
                self.assertTrue(line.split("\t")[10:], "every sentence has the line that it cites")
            self.assertEqual(lines[-2].split("\t")[2:], [f"{label} {told['players'][told['moves'][0]['side']][label]}" for label
                             in ("best", "good", "inaccuracy", "mistake", "blunder")])
        self.assertRegex(out("review", file, "--nodes", "300", "--lang", "pt-BR"), r"melhor\t.*\t(exato|estimativa)\t")

    def test_book_of_lib_al_aqil_is_its_set_ups(self):
        self.assertRegex(out("book", "aqil").splitlines()[0], r"^\d+\t\d+(-\d+){5}$")

    def test_long_work_does_not_begin_where_its_file_cannot_be_written(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in ("/dev/null/none", folder, folder + "/none/file"):
                for command in (("train", "ouri"), ("train", "aqil", "--setups"), ("book", "morris", "--size", "100000")):
                    done = run(*command, "--out", path)
                    self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1), done)
            self.assertEqual(os.listdir(folder), [])

    def test_what_a_check_alone_passes_over_is_refused(self):
        for option in (("--out", "x"), ("--tables", "x"), ("--setups",)):
            done = run("train", "aqil", "--only-check", *option)
            self.assertEqual(done.returncode, 2, done)
            self.assertIn(option[0], done.stderr.decode())

    def test_a_book_that_cannot_be_saved_is_not_built_further(self):
        with tempfile.TemporaryDirectory() as folder:
            small_files = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
            done = subprocess.run([PROGRAM, "book", "morris", "--size", "100000", "--nodes", "10", "--out", folder + "/book"],
                                  capture_output=True, timeout=60, check=False, preexec_fn=small_files)
            self.assertEqual((done.returncode, os.listdir(folder)), (2, []), done)

    def test_a_conversation_ends_when_nobody_can_hear_it(self):
        for line, *command in (("isready", "engine"), ("C", "play", "ouri")):
            with open("/dev/full", "wb") as full, subprocess.Popen(["yes", line], stdout=subprocess.PIPE) as asked:
                done = subprocess.run([PROGRAM, *command], stdin=asked.stdout, stdout=full, stderr=subprocess.PIPE,
                                      timeout=60, check=False)
                asked.kill()
            self.assertEqual((done.returncode, done.stderr), (2, b"sowmill: standard output cannot be written\n"), command)

    def test_a_name_with_a_nul_is_not_taken_for_another(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([PROGRAM, "play", "ouri"], input=b"save a\0b\nquit\n", capture_output=True, cwd=folder, check=False)
            self.assertIn(b"the file a?b cannot be written", done.stdout)
            self.assertEqual(os.listdir(folder), [])

    def test_help_helps(self):
        self.assertIn("moves", out("--help"))
        for command in ("rulesets", "start", "moves", "explain", "outcome", "perft", "show", "record", "bench", "play", "analyse",
                        "review", "book"):
            self.assertIn("--help", out(command, "--help"))

    def test_help_is_in_the_language_asked_for(self):
        english = out("--help").split("Commands:")[1].splitlines()
        portuguese = out("--help", "--lang", "pt").split("Comandos:")[1].splitlines()
        self.assertEqual(len(english) > 20, True)
        self.assertEqual(set(english) & set(portuguese) - {""}, set())
        self.assertIn("Lista as jogadas", out("moves", "--help", lang="pt_BR.UTF-8"))
        for command in commands_with_help():
            english = help_texts(*command)
            for language in ("pt-PT", "pt-BR"):
                with self.subTest(command, language=language):
                    portuguese = help_texts(*command, "--lang", language)
                    self.assertEqual({text for text in english & portuguese if not may_stay_english(text)}, set())
                    self.assertEqual(options_of_help(*command), options_of_help(*command, "--lang", language))
            self.assertNotRegex(out(*command, "--help", "--lang", "pt-BR"), r"(?i)ficheiro|registo\b|predefini|\bnum\b")

    def test_help_lists_the_language_with_every_command(self):
        for command in commands_with_help():
            self.assertEqual(options_of_help(*command).count("--lang"), 1, command)

    def test_help_says_in_words_what_an_option_takes(self):
        for command in commands_with_help():
            for language in ("en", "pt-PT", "pt-BR"):
                self.assertNotRegex(out(*command, "--help", "--lang", language), r"INT\b|FLOAT|Option Group|\[Between|92233720")
        for arguments, expected in (
            (("analyse",), r"\n\nWhen to stop; one of them at least:\n  --time NUMBER +Milliseconds for a position\n"),
            (("analyse", "--lang", "pt"), r"\n\nQuando parar; pelo menos uma delas:\n  --time NÚMERO +Milissegundos por posição\n"),
            (("analyse",), r"  --depth 1\.\.100 +Plies"),
            (("match",), r"  --seed NUMBER +Decides openings, lots and mistakes \(default: 1\)\n"),
            (("match", "--lang", "pt-PT"), r"  --second TEXTO +O adversário, do mesmo modo \(predefinição: baseline; não com --ladder\)\n"),
            (("match", "--lang", "pt-BR"), r"  --second TEXTO +O adversário, do mesmo modo \(padrão: baseline; não com --ladder\)\n"),
            (("match",), r"  --sprt ELO0 ELO1 +Stop when"),
            (("play",), r"  --load TEXT +Go on from a saved record \(not with --position\)\n"),
        ):
            self.assertRegex(out(*arguments, "--help"), expected)

    def test_help_keeps_its_columns(self):
        for command in commands_with_help():
            for language in ("en", "pt-PT", "pt-BR"):
                for line in out(*command, "--help", "--lang", language).splitlines():
                    if line.startswith("  ") and not line.startswith("  sowmill "):
                        self.assertRegex(line, r"^  .{27} \S", command)


class LostOutput(unittest.TestCase):
    """What cannot be written or read is told, and never passes for success."""

    def refused(self, *arguments, **streams):
        done = subprocess.run([PROGRAM, *arguments], stderr=subprocess.PIPE, timeout=60, check=False, **streams)
        self.assertEqual((done.returncode, done.stderr.count(b"\n")), (2, 1), (arguments, done))
        return done.stderr.decode()

    def test_a_full_disk(self):
        record = str(ROOT / "tests" / "data" / "records" / "ouri.record")
        for arguments in [("rulesets",), ("start", "ouri"), ("moves", "ouri", START), ("explain", "ouri", START, "F"),
                          ("outcome", "ouri", START), ("perft", "ouri", "2"), ("show", "ouri", START), ("record", record),
                          ("bench", "--only", "signature"), ("--help",), ("--version",), ("moves", "--help")]:
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                self.refused(*arguments, stdout=full)
        with open("/dev/full", "wb") as full:
            self.assertIn("saída padrão", self.refused("rulesets", "--lang", "pt-BR", stdout=full))

    def test_more_than_fits_on_a_full_disk(self):
        with open("/dev/full", "wb") as full:
            lines = (START + "\n").encode() * 10_000
            self.assertIn("standard output", self.refused("moves", "ouri", "-", stdout=full, input=lines))
            self.assertIn("saída padrão", self.refused("moves", "ouri", "-", "--lang", "pt", stdout=full, input=lines))

    def test_an_error_that_cannot_be_told(self):
        for arguments in [("nonsense",), ("moves", "ouri", "x"), ("rulesets", "--lang", "xx")]:
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                self.assertEqual(subprocess.run([PROGRAM, *arguments], stderr=full, timeout=60, check=False).returncode, 2)
                closed = subprocess.run([PROGRAM, *arguments], timeout=60, check=False, preexec_fn=lambda: os.close(2))
                self.assertEqual(closed.returncode, 2)

    def test_a_closed_output(self):
        self.refused("outcome", "ouri", START, preexec_fn=lambda: os.close(1))

    def test_an_input_that_cannot_be_read(self):
        folder = os.open("/", os.O_RDONLY)
        try:
            for command in ("moves", "outcome"):
                self.assertIn("standard input", self.refused(command, "ouri", "-", stdin=folder, stdout=subprocess.DEVNULL))
        finally:
            os.close(folder)


class Hostile(unittest.TestCase):
    """Exit 2, one line on standard error that says what was expected; no crash, no hang."""

    def refused(self, *arguments, stdin=b""):
        done = run(*arguments, stdin=stdin)
        self.assertEqual(done.returncode, 2, (arguments, done))
        self.assertEqual(done.stderr.count(b"\n"), 1, (arguments, done))
        self.assertLess(len(done.stderr), 2000)
        self.assertGreater(len(done.stderr), 15)
        return done.stderr.decode()

    def test_arguments(self):
        for arguments in [
            (), ("",), ("nonsense",), ("moves",), ("moves", "ouri"), ("moves", "chess", START), ("moves", "ouri", ""),
            ("moves", "ouri", START, "more"), ("moves", "ouri", "-1" + START), ("moves", "ouri", START[:-1]),
            ("moves", "ouri", START.replace("4", "5", 1)), ("moves", "ouri", START.replace("4", "-4", 1)),
            ("moves", "ouri", START.replace("S", "W")), ("moves", "ouri", "9" * 100000), ("moves", "ouri", "-" * 100000),
            ("moves", "ouri", "é" * 5000), ("moves", "ouri", "\x01\x02\n\n\n"), ("moves", "--nonsense"),
            ("moves", "morris", "W" * 24 + "-0-0-0-W"), ("moves", "morris", "." * 24 + "-10-9-0-W"),
            ("moves", "morris", "." * 24 + "-9-9-1-W"), ("moves", "morris", "x" * 24 + "-9-9-0-W"),
            ("moves", "ntxuva", "-".join(["0"] * 24) + "-S"), ("moves", "ntxuva", "-".join(["3"] * 24) + "-S"),
            ("start",), ("start", "x"), ("start", "ouri", "--swap"), ("start", "aqil", "--south", "6-6-6-6-6-6"),
            ("start", "aqil", "--first", "east"), ("start", "aqil", "--south", "x" * 9999),
            ("explain", "ouri", START), ("explain", "ouri", START, "f"), ("explain", "ouri", START, "\x7f\x00"[:1]),
            ("explain", "ouri", START, "A" * 100000), ("outcome", "ouri", "x"), ("perft", "ouri"),
            ("perft", "ouri", "100000000000"), ("perft", "ouri", "-1"), ("perft", "ouri", "x"), ("perft", "ouri", "3", "x"),
            ("perft", "ouri", "3", ""), ("perft", "ouri", "1e9"), ("show", "ouri", "x"), ("show", "ouri", START, "--move", "z"),
            ("bench", "--only", "nothing"), ("bench", "--check", "/dev/null/none"), ("bench", "--check", "/"),
            ("record", "/dev/null/none"), ("record", "/"), ("play", "chess"), ("play", "ouri", "--south", "nobody"),
            ("play", "ouri", "--load", "/dev/null/none"), ("play", "ouri", "--position", "x"), ("rulesets", "--lang", "xx"),
            ("analyse", "ouri", START), ("analyse", "ouri", "x", "--time", "10"), ("analyse", "chess", START, "--time", "10"),
            ("analyse", "ouri", START, "--time", "0"), ("analyse", "ouri", START, "--lines", "x", "--depth", "1"),
            ("review", "/dev/null/none"), ("review", "/"), ("review", "/dev/null", "--nodes", "0"), ("book", "chess"),
            ("book", "ouri", "--out", "/"), ("book", "ouri", "--size", "0"), ("play", "ouri", "--seed", "-1"),
            ("train", "ouri", "--seed", "-1"), ("match", "ouri", "--first", "random", "--second", "random", "--seed", "-1"),
            ("rulesets", "--lang", ""), ("show", "ouri", START, "--move", ""), ("play", "ouri", "--load", ""),
            ("play", "ouri", "--position", ""), ("play", "ouri", "--seed", "9" * 23), ("play", "ouri", "--seed", "0x10"),
            ("match", "ouri", "--alpha", "nan"), ("match", "ouri", "--sprt", "nan", "nan"),
            ("match", "ouri", "--sprt", "0", "1e999"),
            ("solve", "awari", "--seeds", "1", "--out", "/dev/null/x", "--memory", "nan"),
            ("tables",), ("tables", "nonsense"), ("record", "-", "--json", "--positions"), ("perft", "ouri", "-1", "--json"),
        ]:
            with self.subTest(arguments=[argument[:60] for argument in arguments]):
                self.refused(*arguments)

    def test_a_refusal_says_what_was_expected(self):
        for arguments, expected in (
            (("nonsense",), "there is no command 'nonsense'; there are rulesets, start, moves,"),
            ((), "a command is missing; there are rulesets, start, moves,"),
            (("tables", "nonsense"), "there is no command 'nonsense'; there are list, stats, longest, pack"),
            (("serve", "--port", "99999"), "--port cannot be '99999'; expected a number from 0 to 65535"),
            (("start", "aqil", "--first", "east"), "--first cannot be 'east'; expected south, north"),
            (("solve", "ouri", "--seeds", "49", "--out", "/dev/null/x"), "--seeds cannot be '49'; expected 0..48"),
            (("solve", "morris", "--seeds", "19", "--out", "/dev/null/x"), "--seeds cannot be '19'; expected 0..18"),
            (("start", "aqil", "--south", ""), "a set-up is six numbers joined by '-', like 11-5-5-5-5-5, not ''"),
            (("start", "aqil", "--north", "31 1 1 1 1 1"), "like 11-5-5-5-5-5, not '31 1 1 1 1 1'"),
            (("play", "ouri", "--seed", "x"), "--seed cannot be 'x'; expected a number from 0 to 9223372036854775807"),
            (("play", "ouri", "--seed", "-1"), "--seed cannot be '-1'; expected a number from 0 to"),
            (("play", "ouri", "--seed"), "--seed needs a value; see sowmill play --help"),
            (("play", "ouri", "--position", START, "--load", "x"), "--position and --load cannot go together"),
            (("play", "ouri", "--load", "x", "--load", "y"), "--load may be given only once"),
            (("moves", "ouri"), "POSITION is missing; see sowmill moves --help"),
            (("moves", "ouri", START, "more"), "'more' was not expected; see sowmill moves --help"),
            (("moves", "ouri", START, "--nonsense"), "there is no option '--nonsense'; there are --help, --json"),
            (("analyse", "ouri", START), "one of --time, --nodes, --depth is missing; see sowmill analyse --help"),
            (("explain", "ouri", START, "-C"), "'-C' is no option, and MOVE is missing; see sowmill explain --help"),
            (("tables", "stats"), "DIR is missing; see sowmill tables stats --help"),
            (("moves", "ouri", START + "-S-S"), "15 fields joined by '-'; this one has 17"),
        ):
            with self.subTest(arguments):
                self.assertIn(expected, self.refused(*arguments))

    def test_a_long_or_unprintable_argument_is_shortened_and_the_rest_is_said(self):
        for argument, told in (("x" * 5000, "'" + "x" * 40 + "...'"), ("a\x01\nb", "'a??b'")):
            self.assertIn(f"{told} was not expected; see sowmill moves --help", self.refused("moves", "ouri", START, argument))

    def test_a_refusal_is_in_the_language_asked_for(self):
        for arguments, portuguese, brazilian in (
            (("nonsense",), "não existe o comando 'nonsense'; existem rulesets,", None),
            ((), "falta um comando; existem rulesets,", None),
            (("moves", "ouri"), "falta POSITION; veja sowmill moves --help", None),
            (("moves", "ouri", START, "more"), "não se esperava 'more'; veja sowmill moves --help", None),
            (("moves", "ouri", START, "--nonsense"), "não há a opção '--nonsense'; há --help,", None),
            (("serve", "--port", "x"), "--port não pode ser 'x'; esperava-se um número de 0 a 65535", None),
            (("play", "ouri", "--load", "x", "--load", "y"), "só se pode indicar uma vez", "só pode ser indicada uma vez"),
        ):
            with self.subTest(arguments):
                self.assertIn(portuguese, self.refused("--lang", "pt", *arguments))
                self.assertIn(portuguese, self.refused(*arguments, "--lang=pt-PT"))
                self.assertIn(brazilian or portuguese, self.refused(*arguments, "--lang", "pt-BR"))

    def test_noise_on_standard_input(self):
        source = random.Random(1)
        noise = source.randbytes(200_000)
        for arguments in [("moves", "ouri", "-"), ("outcome", "morris", "-")]:
            done = run(*arguments, stdin=noise)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stdout.count(b"\terror\t"), done.stdout.count(b"\n"))
        self.refused("record", "-", stdin=noise)
        self.refused("review", "-", stdin=noise)

    def test_a_line_of_ten_megabytes(self):
        for filler in (b"4", b"-", b"(", b"{", b"[", b"A "):
            line = filler * (10_000_000 // len(filler))
            done = run("moves", "oware", "-", stdin=line + b"\n" + START.encode())
            self.assertEqual(done.returncode, 2)
            self.assertEqual(len(done.stdout.splitlines()), 7)
            self.assertLess(len(done.stdout), 2000)
            self.refused("record", "-", stdin=line)

    def test_play_survives_noise_and_ends_with_the_input(self):
        noise = random.Random(2).randbytes(20_000)
        for ruleset in RULESETS:
            self.assertIn(run("play", ruleset, stdin=noise).returncode, (0, 2))
            self.assertEqual(run("play", ruleset, stdin=b"").returncode, 0)

    def test_play_goes_on_with_a_record_that_names_its_game(self):
        record = str(ROOT / "tests" / "data" / "records" / "ouri.record")
        done = run("play", "--load", record, stdin=b"quit\n")
        self.assertEqual(done.returncode, 0)
        self.assertNotIn("Which game?", done.stdout.decode())
        self.assertIn("Ouri", done.stdout.decode())
        self.refused("play", "--load", "/dev/null/none")

    def test_play_asks_for_the_game_until_there_is_one(self):
        done = run("play", stdin=b"17\nx\n7\nquit\n")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout.decode().count("Which game?"), 3)
        self.assertIn("there is no rule set '17'; there are ntxuva,", done.stdout.decode())
        self.assertIn("Ouri. Type a move, or help.", done.stdout.decode())
        done = run("play", stdin=b"17\n")
        self.assertEqual((done.returncode, len(done.stderr.splitlines())), (2, 1))

    def test_well_formed_positions_that_no_play_reaches_are_accepted(self):
        for ruleset, position in [
            ("ouri", "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S"), ("ouri", "0-0-0-0-0-0-0-0-0-0-0-0-48-0-N"),
            ("aqil", "72-0-0-0-0-0-0-0-0-0-0-0-0-0-N"), ("aqil", "1-0-0-0-0-0-0-0-0-0-0-0-70-1-N"),
            ("ntxuva", "24-" + "0-" * 22 + "24-N"), ("morris", "." * 24 + "-0-0-0-W"),
        ]:
            out("moves", ruleset, position)
            out("outcome", ruleset, position)


unittest.main()
