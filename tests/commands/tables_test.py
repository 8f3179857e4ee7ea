#!/usr/bin/env python3
"""Solves small tables of every rule set and asks `tables stats`, `probe` and `verify` about them; compares with the
published or independently computed facts. Usage: tables_test.py SOWMILL quick|usual|long"""
import collections
import itertools
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM, SIZE = sys.argv[1:3]
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Seeds, pieces or men; the last column has every row of the facts. Phase 2 of Ntxuva is large however few there are.
SEEDS = {
    "awari": (8, 12, 12), "ouri": (6, 8, 8), "oware": (5, 7, 7), "aqil": (6, 8, 8), "aqil-source": (6, 8, 8),
    "morris": (6, 8, 9), "morris-classic": (6, 8, 9), "ntxuva": (0, 5, 7), "ntxuva-advanced": (0, 4, 6),
}
FACTS = {"awari": "awari-score-histogram", "ouri": "ouri-endgames", "aqil": "aqil-endgames", "aqil-source": "aqil-endgames",
         "morris": "morris-3v3-limit", "morris-classic": "morris-classic-moving-phase", "ntxuva": "ntxuva-endgames"}
START_HOUSES = {"awari": 48, "ouri": 48, "oware": 48, "aqil": 72, "aqil-source": 72}


def run(*arguments, **options):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, check=False, **options)


def out(*arguments, **options):
    done = run(*arguments, **options)
    assert done.returncode == 0, (arguments, done.stderr)
    return done.stdout


def rows_of(text):
    return [tuple(line.split("\t")) for line in text.splitlines() if line and not line.startswith("#")]


def facts(ruleset):
    """The header, and the rows of the rule set that its tables here reach."""
    name = FACTS[ruleset] + ".tsv"
    shared = ROOT.parent / "shared" / "facts" / name
    header, *rows = rows_of((shared if shared.exists() else ROOT / "tests" / "data" / "facts" / name).read_text())
    most = seeds_of(ruleset)
    if ruleset.startswith("aqil"):
        return header, [row for row in rows if row[0] == ruleset and int(row[1]) <= most]
    if ruleset.startswith("morris"):
        return header, [row for row in rows if int(row[0]) + int(row[1]) <= most]
    return header, [row for row in rows if int(row[0]) <= most]


def seeds_of(ruleset):
    return SEEDS[ruleset][("quick", "usual", "long").index(SIZE)]


def boards(houses, seeds):
    """Every way to lay so many seeds."""
    for bars in itertools.combinations(range(seeds + houses - 1), houses - 1):
        ends = (-1, *bars, seeds + houses - 1)
        yield tuple(after - before - 1 for before, after in zip(ends, ends[1:]))


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        for ruleset in cls.rulesets():
            out("solve", ruleset, "--seeds", seeds_of(ruleset), "--out", cls.folder / ruleset)

    @staticmethod
    def rulesets():
        return [ruleset for ruleset in SEEDS if seeds_of(ruleset) > 0]

    def probe(self, ruleset, positions):
        """By position its value and those of its moves, in the order they are printed."""
        printed = out("probe", ruleset, "-", "--tables", self.folder / ruleset, input="\n".join(positions))
        known = collections.defaultdict(list)
        for line in printed.splitlines():
            position, move, value = line.split("\t")
            known[position].append((move, value))
        return known

    def two_row_positions(self, ruleset, seeds):
        """All with so many seeds on the board; neither has won yet by what he took before."""
        left = START_HOUSES[ruleset] - seeds
        return ["-".join(map(str, (*board, left - left // 2, left // 2, "S"))) for board in boards(12, seeds)]

    def test_statistics_equal_the_facts(self):
        for ruleset in FACTS:
            if ruleset not in self.rulesets():
                continue
            header, expected = facts(ruleset)
            found_header, *found = rows_of(out("tables", "stats", self.folder / ruleset))
            self.assertEqual(found_header, header, ruleset)
            self.assertTrue(expected, ruleset)
            self.assertEqual([row for row in expected if row not in found], [], ruleset)

    def test_statistics_of_the_others_have_the_same_columns(self):
        for ruleset, like in (("oware", "ouri"), ("ntxuva-advanced", "ntxuva")):
            if ruleset in self.rulesets():
                header, *rows = rows_of(out("tables", "stats", self.folder / ruleset))
                self.assertEqual(header, facts(like)[0])
                self.assertGreater(len(rows), 2)

    def test_probing_every_awari_position_gives_the_published_histogram(self):
        _, rows = facts("awari")
        for seeds in (3, 4):
            known = self.probe("awari", self.two_row_positions("awari", seeds))
            counted = collections.Counter(int(lines[0][1]) for lines in known.values())
            self.assertEqual(counted, {int(value): int(count) for n, value, count in rows if int(n) == seeds})

    def test_probing_every_aqil_position_gives_the_facts(self):
        for ruleset in ("aqil", "aqil-source"):
            row = next(row for row in facts(ruleset)[1] if row[1] == "4")
            counted = collections.Counter()
            for position, lines in self.probe(ruleset, self.two_row_positions(ruleset, 4)).items():
                value = int(lines[0][1])
                # The facts are seen by the one whose turn it is; a gift is the other's choice.
                gives = not any(map(int, position.split("-")[:6]))
                value = -value if gives else value
                counted[(value > 0) - (value < 0)] += 1
            self.assertEqual((counted[1], counted[-1], counted[0]), tuple(map(int, row[2:])), ruleset)

    def test_probing_every_ouri_position_gives_the_facts(self):
        row = next(row for row in facts("ouri")[1] if row[0] == "4")
        counted = collections.Counter()
        for lines in self.probe("ouri", self.two_row_positions("ouri", 4)).values():
            lower, upper = bounds(lines[0][1])
            counted[upper - lower] += 1
        self.assertEqual([counted[width] for width in (0, 2, 4, 6)], [int(count) for count in row[1:]])

    def test_probing_every_ntxuva_position_gives_the_facts(self):
        if "ntxuva" not in self.rulesets():
            self.skipTest("phase 2 is too large for this build")
        row = next(row for row in facts("ntxuva")[1] if row[0] == "3")
        positions = ["-".join(map(str, board)) + "-S" for board in boards(24, 3)
                     if any(board[:12]) and any(board[12:])]
        values = [lines[0][1] for lines in self.probe("ntxuva", positions).values()]
        words = collections.Counter(value.split()[0] for value in values)
        self.assertEqual((words["win"], words["loss"], words["draw"]), tuple(map(int, row[1:4])))
        self.assertEqual(max(int(value.split()[1]) for value in values), int(row[4]))

    def test_a_value_is_the_best_of_the_moves(self):
        for ruleset in START_HOUSES:
            for position, (own, *moves) in self.probe(ruleset, self.two_row_positions(ruleset, 5)).items():
                self.assertEqual(own[0], "position")
                if moves:
                    best = [max(ends) for ends in zip(*(bounds(value) for _, value in moves))]
                    self.assertEqual(list(bounds(own[1])), best, (ruleset, position, moves))

    def test_the_three_men_count_is_honoured(self):
        for position, fresh in self.long_three_men_positions().items():
            plies = int(fresh.split()[1])
            for count in range(0, 10):
                (_, own), *moves = self.probe("morris", [position.format(count)])[position.format(count)]
                self.assertEqual(own, fresh if plies <= 10 - count else "draw", (position, count))
                self.assertEqual(own, best_of([value for _, value in moves]), (position, count, moves))

    def long_three_men_positions(self):
        """Some positions, with a place for the count, that are won in 7 plies or more or lost in 8 or more."""
        generator = random.Random(1)
        wanted = {"win 7", "win 9", "loss 8", "loss 10"}
        found = {}
        while set(found.values()) != wanted:
            positions = ["".join(generator.sample("WWWBBB" + 18 * ".", 24)) + "-0-0-{}-W" for _ in range(500)]
            for position, lines in self.probe("morris", [text.format(0) for text in positions]).items():
                if lines[0][1] in wanted - set(found.values()):
                    found[position[:-4] + "-{}-W"] = lines[0][1]
        return found

    def placing_positions(self, in_hand, most):
        """Positions with men in hand, of either side, as many in all as tables were made for."""
        generator = random.Random(in_hand)
        men = seeds_of("morris")
        hands = {"W": (in_hand + 1) // 2, "B": in_hand // 2}
        for _ in range(most):
            whites = generator.randint(3, men - 3)
            board = "W" * (whites - hands["W"]) + "B" * (men - whites - hands["B"])
            points = "".join(generator.sample(board + (24 - len(board)) * ".", 24))
            yield f"{points}-{hands['W']}-{hands['B']}-0-W"

    def searched(self, positions):
        """Wins, draws and losses by trying all, down to where hands are empty; there the tables say it."""
        values = {position: lines[0][1].split()[0] for position, lines in
                  self.probe("morris", [position for position in positions if position[24:28] == "-0-0"]).items()}
        rest = [position for position in positions if position not in values]
        if not rest:
            return values
        after = collections.defaultdict(set)
        for line in out("moves", "morris", "-", input="\n".join(rest)).splitlines():
            position, _, following = line.split("\t")
            after[position].add(following)
        known = self.searched(sorted(set().union(*after.values())))
        for position in rest:
            values[position] = best_of([FOR_OTHER[known[following]] for following in after[position]])
        return values

    def test_tables_with_men_in_hand_agree_with_a_plain_search(self):
        folder = self.folder / "morris"
        out("solve", "morris", "--seeds", seeds_of("morris"), "--placing", "--out", folder)
        for in_hand, most in ((1, 60), (2, 20), (3, 2)):
            positions = list(self.placing_positions(in_hand, most))
            known = self.probe("morris", positions)
            expected = self.searched(positions)
            self.assertEqual({position: known[position][0][1].split()[0] for position in positions}, expected)
            for (_, own), *moves in known.values():
                self.assertEqual(own.split()[0], best_of([value.split()[0] for _, value in moves]))
                if in_hand == 1:
                    self.assertEqual(own, best_of([value for _, value in moves]))
                if moves[0][1] == "win 1":
                    self.assertEqual(own, "win 1")

    def test_a_game_that_is_over_has_no_moves(self):
        position = "0-0-1-0-0-0-2-0-1-0-0-0-30-14-S"
        self.assertEqual(len(out("probe", "ouri", position, "--tables", self.folder / "ouri").splitlines()), 1)
        position = position.replace("30-14", "24-20")
        self.assertGreater(len(out("probe", "ouri", position, "--tables", self.folder / "ouri").splitlines()), 1)

    def test_what_no_table_has_is_unknown(self):
        start = out("start", "ouri").strip()
        lines = out("probe", "ouri", start, "--tables", self.folder / "ouri").splitlines()
        self.assertEqual({line.split("\t")[1] for line in lines}, {"unknown"})

    def test_the_tables_of_every_rule_set_are_proven(self):
        for ruleset in self.rulesets():
            tables = len(list((self.folder / ruleset).glob("*.table")))
            self.assertEqual(out("verify", self.folder / ruleset), f"{ruleset}\ttrue\t{tables}\n")

    def test_true_tables_are_proven_and_damaged_ones_found(self):
        for ruleset in ("awari", "ouri", "aqil", "morris"):
            folder = self.folder / ("verified-" + ruleset)
            out("solve", ruleset, "--seeds", 6, "--out", folder)
            self.assertTrue(out("verify", folder).startswith(f"{ruleset}\ttrue\t"))
            file = sorted(folder.glob("*.table"))[-1]
            bytes_ = bytearray(file.read_bytes())
            bytes_[-3] ^= 4
            file.write_bytes(bytes_)
            self.assertEqual(run("verify", folder).returncode, 1)
            self.assertEqual(run("tables", "stats", folder).returncode, 2)

    def results_only(self, ruleset, *slices):
        """A new folder with tables that only say who wins."""
        folder = self.folder / f"results-{ruleset}"
        folder.mkdir()
        for each in slices:
            out("tables", "pack", self.folder / ruleset, "--slices", each, "--results", each,
                "--out", folder / f"{ruleset}-{each}.table")
        return folder

    def test_who_wins_is_not_believed_where_plies_count(self):
        limited = self.results_only("morris", "3+3")
        self.assertIn("says only who wins", run("verify", limited).stderr)
        copied = self.folder / "copied"
        out("solve", "morris", "--seeds", 6, "--related", limited, "--out", copied)
        self.assertTrue(out("verify", copied).startswith("morris\ttrue\t"))
        endless = self.results_only("morris-classic", "3+3")
        self.assertEqual(out("verify", endless), "morris-classic\ttrue\t1\n")
        self.assertEqual(out("tables", "stats", endless).splitlines()[1].split("\t")[5:], ["-", "-"])
        if seeds_of("morris-classic") > 6:
            shutil.copy(self.folder / "morris-classic" / "morris-classic-3+4.table", endless)
            self.assertIn("says only who wins", run("verify", endless).stderr)

    def test_two_tables_of_the_same_positions_are_not_proven(self):
        folder = self.folder / "twice"
        out("solve", "awari", "--seeds", 4, "--out", folder)
        shutil.copy(folder / "awari-4.table", folder / "awari-4-old.table")
        done = run("verify", folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("awari-4-old.table", done.stderr)

    def test_a_pack_has_the_tables(self):
        folder = self.folder / "awari"
        pack = self.folder / "awari.pack"
        out("tables", "pack", folder, "--slices", "1", "4", "--out", pack)
        self.assertEqual(pack.read_bytes(), (folder / "awari-1.table").read_bytes() + (folder / "awari-4.table").read_bytes())
        out("tables", "pack", self.folder / "morris", "--results", "3+3", "--out", pack)
        sizes = [len(file.read_bytes()) for file in (self.folder / "morris").glob("*.table")]
        self.assertLess(len(pack.read_bytes()), sum(sizes))
        self.assertEqual(run("tables", "pack", "/dev/null/none", "--out", pack).returncode, 2)

    def test_a_pack_is_refused_that_would_be_empty_or_damaged_or_overwrite_a_table(self):
        folder = self.folder / "to-pack"
        out("solve", "awari", "--seeds", 4, "--out", folder)
        file = folder / "awari-4.table"
        before = file.read_bytes()
        pack = self.folder / "none.pack"
        self.assertIn("there is no table of 99", run("tables", "pack", folder, "--slices", 99, "--out", pack).stderr)
        self.assertIn("expected *.pack", run("tables", "pack", folder, "--out", file).stderr)
        self.assertEqual(file.read_bytes(), before)
        file.write_bytes(before[:-3] + bytes([before[-3] ^ 4]) + before[-2:])
        self.assertIn("is damaged in block", run("tables", "pack", folder, "--out", pack).stderr)
        self.assertFalse(pack.exists())

    def test_what_cannot_be_solved_is_refused(self):
        folder = self.folder / "nothing"
        self.assertIn("there are no positions with at most 5", run("solve", "morris", "--seeds", 5, "--out", folder).stderr)
        related = run("solve", "morris", "--seeds", 6, "--related", self.folder / "awari", "--out", folder)
        self.assertEqual((related.returncode, related.stdout), (2, ""))
        self.assertIn("related to morris", related.stderr)
        (folder / "awari-0.table").symlink_to("awari-0.table")
        looped = run("solve", "awari", "--seeds", 2, "--out", folder)
        self.assertEqual(looped.returncode, 2)
        self.assertEqual(looped.stderr, f"sowmill: the file {folder}/awari-0.table cannot be read\n")


FOR_OTHER = {"win": "loss", "loss": "win", "draw": "draw"}


def best_of(values):
    """Of wins, draws and losses, some with plies: quick wins, then draws, then slow losses. A loss to a game without
    moves is the value of a position, so there is always one."""
    def rank(value):
        word, _, plies = value.partition(" ")
        return {"win": 1000, "draw": 0, "loss": -1000}[word] - int(plies or 0) * {"win": 1, "draw": 0, "loss": -1}[word]
    return max(values, key=rank, default="loss")


def bounds(value):
    """The two bounds that a printed value of seeds has."""
    lower, _, upper = value.strip("[]").partition(",")
    return int(lower), int(upper or lower)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
