#!/usr/bin/env python3
"""A reader of tables written from docs/tablebase-format.md alone, compared with `sowmill probe`. Checksums are left to the
program's own tests: Python has no XXH3. Usage: format_test.py SOWMILL quick|usual"""
import collections
import functools
import itertools
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
from math import comb

PROGRAM, SIZE = sys.argv[1:3]
ESCAPE = 255
Model = collections.namedtuple("Model", "values models escapes neighbours contexts")


class Cursor:
    """Takes numbers and texts one after another."""

    def __init__(self, content, place=0):
        self.content, self.place = content, place

    def take(self, form):
        values = struct.unpack_from("<" + form, self.content, self.place)
        self.place += struct.calcsize("<" + form)
        return values[0] if len(values) == 1 else values

    def bytes(self, length):
        self.place += length
        return self.content[self.place - length:self.place]

    def text(self):
        return self.bytes(self.take("H")).decode()


def signed(byte):
    return byte - 256 if byte > 127 else byte


def parse_model(content):
    cursor = Cursor(content)
    if cursor.take("B") == 0:
        return None
    values = [signed(byte) for byte in cursor.bytes(cursor.take("B"))]
    count, escapes = cursor.take("BB")
    models = [[cursor.take("BH") for _ in range(cursor.take("B"))] for _ in range(count)]
    neighbours = []
    for _ in range(cursor.take("B")):
        distance, classes = cursor.take("HB")
        neighbours.append((distance, classes, cursor.bytes(len(values) + 1)))
    return Model(values, models, escapes, neighbours, cursor.bytes(cursor.take("H")))


class Decoder:
    def __init__(self, content):
        self.words = iter(struct.unpack(f"<{len(content) // 2}H", content))
        self.state = next(self.words) * 65536 + next(self.words)

    def symbol(self, shares):
        place, start = self.state % 16384, 0
        for symbol, share in shares:
            if place < start + share:
                break
            start += share
        self.state = share * (self.state // 16384) + place - start
        if self.state < 65536:
            self.state = self.state * 65536 + next(self.words)
        return symbol


class Table:
    def __init__(self, path):
        self.content = path.read_bytes()
        cursor = Cursor(self.content)
        assert cursor.bytes(8) == b"SOWTABLE" and cursor.take("I") == 1
        self.header_length = cursor.take("I")
        self.ruleset, self.options, self.slice = cursor.text(), cursor.text(), cursor.text()
        self.measure, self.size = cursor.take("BQ")
        self.columns = [cursor.text() for _ in range(cursor.take("B"))]
        self.block_positions = cursor.take("I")
        self.models = [parse_model(cursor.bytes(cursor.take("H"))) for _ in self.columns]

    def block_bytes(self, block):
        page, entry = divmod(block, 128)
        cursor = Cursor(self.content, self.header_length + page * (8 + 128 * 8 + 8))
        first = cursor.take("Q")
        ends = [0] + [cursor.take("II")[0] for _ in range(entry + 1)]
        return self.content[first + ends[-2]:first + ends[-1]]

    @functools.lru_cache(None)
    def block(self, column, number):
        blocks = -(-self.size // self.block_positions)
        content = self.block_bytes(column * blocks + number)
        positions = min(self.block_positions, self.size - number * self.block_positions)
        if len(content) == 1:
            return [signed(content[0])] * positions
        if len(content) == positions:
            return [signed(byte) for byte in content]
        return self.decoded(content, self.models[column], positions)

    @staticmethod
    def decoded(content, model, positions):
        decoder, symbols = Decoder(content), []
        for i in range(positions):
            context, factor = 0, 1
            for distance, classes, class_of in model.neighbours:
                context += factor * class_of[symbols[i - distance] if i >= distance else len(model.values)]
                factor *= classes
            chosen = model.contexts[context]
            symbol = decoder.symbol(model.models[chosen])
            while symbol == ESCAPE:
                chosen = chosen + 1 if chosen < model.escapes - 1 else 0
                symbol = decoder.symbol(model.models[chosen])
            symbols.append(symbol)
        assert decoder.state == 65536 and next(decoder.words, None) is None
        return [model.values[symbol] for symbol in symbols]

    def values(self, number):
        return [self.block(column, number // self.block_positions)[number % self.block_positions] for column in range(len(self.columns))]


def row_number(houses):
    return sum(comb(sum(houses[:i + 1]) + i, i + 1) for i in range(len(houses) - 1))


def two_rows_number(own, other):
    rows = lambda seeds: comb(seeds + 5, 5)
    fewer = sum(rows(i) * rows(sum(own) + sum(other) - i) for i in range(sum(own)))
    return fewer + row_number(other) * rows(sum(own)) + row_number(own)


def second_phase_number(own, other):
    bits = lambda houses: sum(1 << i for i, pieces in enumerate(houses) if pieces)
    return 4096 * bits(own) + bits(other)


def set_number(points):
    return sum(comb(point, i + 1) for i, point in enumerate(sorted(points)))


def image(points, symmetry):
    def of_one(point):
        ring, step = divmod(point, 8)
        turn = symmetry % 8
        step = (step + 2 * turn if turn < 4 else 2 * turn - step) % 8
        return 8 * (2 - ring if symmetry >= 8 else ring) + step
    return frozenset(map(of_one, points))


@functools.lru_cache(None)
def leader(points):
    return min((image(points, symmetry) for symmetry in range(16)), key=set_number)


@functools.lru_cache(None)
def class_numbers(size):
    leaders = {leader(frozenset(points)) for points in itertools.combinations(range(24), size)}
    return {points: i for i, points in enumerate(sorted(leaders, key=set_number))}


def morris_number(own, other):
    first = leader(own)
    free = [point for point in range(24) if point not in first]
    others = [image(other, symmetry) for symmetry in range(16) if image(own, symmetry) == first]
    least = min(set_number([free.index(point) for point in points]) for points in others)
    return class_numbers(len(own))[first] * comb(24 - len(own), len(other)) + least


NAMES = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split()
RINGS = "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split()


def with_sign(number):
    return f"{number:+}" if number else "0"


def told(table, values):
    """As `probe` says it; of results only the word."""
    if table.columns == ["result"]:
        return ("draw", "win", "loss")[values[0]]
    if table.measure == 0:
        value = values[0]
        return "draw" if value == 0 else f"win {2 * (127 - value) + 1}" if value > 0 else f"loss {2 * (127 + value)}"
    lower, upper = values[0], values[-1]
    return with_sign(lower) if lower == upper else f"[{with_sign(lower)},{with_sign(upper)}]"


class Format(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.random = random.Random(1)

    def solve(self, *arguments):
        subprocess.run([PROGRAM, "solve", *arguments, "--out", self.folder], check=True, stderr=subprocess.DEVNULL)

    def check(self, ruleset, slice_name, numbers):
        """Compares the values at these numbers, by position, with what `probe` says of the positions."""
        table = Table(self.folder / f"{ruleset}-{slice_name}.table")
        self.assertEqual((table.ruleset, table.slice), (ruleset, slice_name))
        done = subprocess.run([PROGRAM, "probe", ruleset, "-", "--tables", self.folder], input="\n".join(numbers), text=True,
                              capture_output=True, check=True)
        probed = {}
        for line in done.stdout.splitlines():
            position, what, value = line.split("\t")
            if what == "position":
                probed[position] = value.split()[0] if table.columns == ["result"] else value
        self.assertEqual(probed, {position: told(table, table.values(number)) for position, number in numbers.items()})

    def rows(self, houses, seeds):
        row = [0] * houses
        for _ in range(seeds):
            row[self.random.randrange(houses)] += 1
        return row

    def test_two_rows(self):
        for ruleset, seeds, total in (("awari", 7, 48), ("ouri", 6, 48), ("aqil", 6, 72)):
            self.solve(ruleset, "--seeds", str(seeds))
            numbers = {}
            for _ in range(60):
                board = self.rows(12, seeds)
                stores = [(total - seeds + 1) // 2, (total - seeds) // 2]
                numbers["-".join(map(str, board + stores + ["S"]))] = two_rows_number(board[:6], board[6:])
            self.check(ruleset, str(seeds), numbers)

    def morris_positions(self, own, other, hands, before=0):
        numbers = {}
        for _ in range(60):
            points = self.random.sample(NAMES, own + other)
            marks = dict(zip(points, "W" * own + "B" * other))
            men = [frozenset(RINGS.index(point) for point in half) for half in (points[:own], points[own:])]
            text = "".join(marks.get(name, ".") for name in NAMES)
            numbers[f"{text}-{hands[0]}-{hands[1]}-0-W"] = before + morris_number(*men)
        return numbers

    @unittest.skipIf(SIZE == "quick", "too large for this build")
    def test_morris(self):
        self.solve("morris", "--seeds", "7", "--placing")
        self.check("morris", "3+4", self.morris_positions(3, 4, (0, 0)))
        self.check("morris", "3+4", self.morris_positions(4, 3, (0, 0), before=len(class_numbers(3)) * comb(21, 4)))
        self.check("morris", "2+3-hand1+1", self.morris_positions(2, 3, (1, 1)))
        self.check("morris", "1+3-hand2+1", self.morris_positions(1, 3, (2, 1)))

    @unittest.skipIf(SIZE == "quick", "phase 2 is too large for this build")
    def test_ntxuva(self):
        self.solve("ntxuva", "--seeds", "4")
        rings = lambda pieces: comb(pieces + 11, 11)
        for own, other, before in ((1, 3, 0), (3, 1, rings(1) * rings(3))):
            numbers, phase2 = {}, {}
            for _ in range(60):
                one, two = self.rows(12, own), self.rows(12, other)
                position = "-".join(map(str, one + two + ["S"]))
                if max(one + two) > 1:
                    numbers[position] = before + row_number(one) * rings(other) + row_number(two)
                else:
                    phase2[position] = second_phase_number(one, two)
            self.check("ntxuva", "1+3", numbers)
            self.check("ntxuva", "phase2", phase2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
