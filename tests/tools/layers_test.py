"""The layer check finds nothing in the tree as it is, and finds what is planted in a copy of it.

    layers_test.py SOURCE_DIR
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1))


def check(root):
    ran = subprocess.run([sys.executable, ROOT / "tools/check_layers.py", root], capture_output=True, text=True)
    return ran.returncode, ran.stdout


class Layers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        shutil.copytree(ROOT / "src", self.root / "src")
        (self.root / "docs").mkdir()
        shutil.copy(ROOT / "docs/architecture.md", self.root / "docs")

    def tearDown(self):
        self.folder.cleanup()

    def plant(self, header, included):
        path = self.root / "src" / header
        before = path.read_text(encoding="utf-8") if path.exists() else "#pragma once\n"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f'{before}\n#include "{included}"\n', encoding="utf-8")

    def assert_found(self, *parts):
        code, said = check(self.root)
        self.assertEqual(code, 1)
        for part in parts:
            self.assertIn(part, said)

    def test_the_tree_as_it_is(self):
        self.assertEqual(check(ROOT), (0, ""))

    def test_a_direct_include(self):
        self.plant("search/score.hpp", "match/match.hpp")
        self.assert_found("src/search/score.hpp: may not include match/match.hpp\n")

    def test_an_include_two_headers_deep(self):
        self.plant("match/one.hpp", "match/two.hpp")
        self.plant("match/two.hpp", "games/ouri/ouri.hpp")
        self.plant("record/record.hpp", "match/one.hpp")
        self.assert_found(
            "src/record/record.hpp: may not include games/ouri/ouri.hpp (through match/one.hpp, match/two.hpp)"
        )

    def test_one_game_in_another(self):
        self.plant("games/ouri/ouri.hpp", "games/aqil/aqil.hpp")
        self.assert_found("src/games/ouri/ouri.hpp: may not include games/aqil/aqil.hpp")

    def test_a_game_that_is_new(self):
        self.plant("games/newcomer/newcomer.hpp", "games/game.hpp")
        self.plant("games/newcomer/newcomer.hpp", "games/ouri/ouri.hpp")
        self.plant("search/score.hpp", "games/newcomer/newcomer.hpp")
        self.assert_found(
            "src/games/newcomer/newcomer.hpp: may not include games/ouri/ouri.hpp",
            "src/search/score.hpp: may not include games/newcomer/newcomer.hpp",
        )

    def test_a_folder_that_nobody_has_described(self):
        self.plant("novel/novel.hpp", "common/text.hpp")
        self.assert_found("src/novel/novel.hpp: its folder is not in the table")


if __name__ == "__main__":
    unittest.main()
