#!/usr/bin/env python3
"""Plays morris by chance and speaks as Sanmill does: a man and what he removes are two moves, a position is three rings of
eight, and the best move stands at the end of an info line. It ends at whatever Sanmill would not understand."""
import random
import sys

POINTS = "d5 e5 e4 e3 d3 c3 c4 c5 d6 f6 f4 f2 d2 b2 b4 b6 d7 g7 g4 g1 d1 a1 a4 a7".split()
SIDES = [{8 * ring + (corner + step) % 8 for step in range(3)} for ring in range(3) for corner in (1, 3, 5, 7)]
SPOKES = [{middle, 8 + middle, 16 + middle} for middle in (0, 2, 4, 6)]
LINES = SIDES + SPOKES
FLYING = 3


def are_neighbours(one, other):
    same_ring = one // 8 == other // 8 and (one - other) % 8 in (1, 7)
    return same_ring or (one % 8 == other % 8 and one % 2 == 0 and abs(one - other) == 8)


class Game:
    def __init__(self, fen):
        rings, side, phase, action, white, white_hand, black, black_hand, *rest = fen
        self.board = list(rings.replace("/", ""))
        self.side = {"w": "O", "b": "@"}[side]
        self.hand = {"O": int(white_hand), "@": int(black_hand)}
        self.removing = False
        on_board = [self.board.count("O"), self.board.count("@")]
        placing = any(self.hand.values())
        assert len(self.board) == 24 and on_board == [int(white), int(black)], fen
        assert (phase, action) == (("p", "p") if placing else ("m", "s")), fen
        assert len(rest) == 9 and rest[:8] == ["0"] * 8, fen

    def other(self):
        return "@" if self.side == "O" else "O"

    def men(self, side):
        return [point for point in range(24) if self.board[point] == side]

    def in_mill(self, point, side):
        return any(point in line and all(self.board[each] == side for each in line) for line in LINES)

    def moves(self):
        empty = self.men("*")
        if self.removing:
            men = self.men(self.other())
            free = [point for point in men if not self.in_mill(point, self.other())]
            return ["x" + POINTS[point] for point in free or men]
        if self.hand[self.side]:
            return [POINTS[point] for point in empty]
        own = self.men(self.side)
        return [POINTS[man] + "-" + POINTS[point] for man in own for point in empty
                if len(own) == FLYING or are_neighbours(man, point)]

    def play(self, move):
        assert move in self.moves(), move
        if self.removing:
            self.board[POINTS.index(move[1:])] = "*"
            self.removing = False
        else:
            start, _, end = move.rpartition("-")
            if start:
                self.board[POINTS.index(start)] = "*"
            else:
                self.hand[self.side] -= 1
            point = POINTS.index(end)
            self.board[point] = self.side
            self.removing = self.in_mill(point, self.side) and self.other() in self.board
        if not self.removing:
            self.side = self.other()


def game_of(words):
    end = words.index("moves") if "moves" in words else len(words)
    start = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1".split()
    game = Game(words[1:end] if words[0] == "fen" else start)
    for move in words[end + 1:]:
        game.play(move)
    return game


def main():
    chance = random.Random(1)
    game, knows_moves, asked = None, False, 0
    for line in sys.stdin:
        words = line.split()
        if words[:1] == ["uci"]:
            print("id name Sanmill 171126\nid author nobody\n\noption name SkillLevel type spin default 1 min 0 max 30\n"
                  "option name Move Time type spin default 1 min 0 max 60\nuciok")
        elif words == ["isready"]:
            print("readyok")
        elif words[:1] == ["position"]:
            game = game_of(words[1:])
            knows_moves = "moves" in words
        elif words[:1] == ["go"]:
            asked += 1
            # It takes a game in which a position comes back for drawn; here now and then, if it knows what was played.
            drawn = asked % 7 == 0 and knows_moves and not game.removing
            print("info score 0 aimovetype perfect bestmove", "draw" if drawn else chance.choice(game.moves()))
        elif words == ["quit"]:
            break
        elif words[:1] not in (["setoption"], ["ucinewgame"]):
            print("Unknown command:", line.strip())
        sys.stdout.flush()


main()
