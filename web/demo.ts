// One board to look at while working on it: /demo.html?ruleset=ouri&position=...&look=clay. No part of the build.
import "./src/board/define";
import "./src/board/setup_board";
import { loadCore } from "./src/core/load";
import type { SowmillBoard } from "./src/board/board";
import type { Side } from "./src/core/types";

const options = new URLSearchParams(location.search);
document.documentElement.style.colorScheme = options.get("theme") ?? "light dark";
const core = await loadCore();
const language = (options.get("language") ?? "en") as "en";
await core.setLanguage(language);
const say = document.querySelector("#say")!;
const main = document.querySelector("main")!;
if (options.has("setup")) {
  const setup = document.createElement("sowmill-setup-board");
  Object.assign(setup, { side: "south", language, look: options.get("look") ?? "wood" });
  main.append(setup);
} else {
  const ruleset = options.get("ruleset") ?? "ouri";
  const position = options.get("position");
  const match = await (position ? core.matchAt(ruleset, position) : core.newMatch(ruleset));
  const board = document.createElement("sowmill-board") as SowmillBoard;
  if (options.has("contrast")) board.setAttribute("contrast", "");
  main.append(board);
  const refresh = async () => {
    const view = await match.view();
    Object.assign(board, {
      view: view.board,
      legal: view.moves,
      language,
      look: options.get("look") ?? "wood",
      seat: options.get("seat") ?? "first",
      facing: options.has("facing"),
      speed: options.get("speed") ?? "normal",
      hint: options.get("hint"),
      interactive: true,
      preview: (move: string) => match.replay(move),
      whyNot: (move: string) => match.whyNot(move),
    });
    return view.chooser as Side;
  };
  await refresh();
  board.addEventListener("board-move", async (event) => {
    const { move } = (event as CustomEvent).detail;
    const replay = await match.replay(move);
    await match.play(move);
    board.interactive = false;
    say.textContent = replay.say;
    await board.showMove(replay);
    await refresh();
  });
  for (const name of ["board-refused", "board-preview"])
    board.addEventListener(name, (event) => {
      const { say: told, reason } = (event as CustomEvent).detail;
      say.textContent = told ?? reason ?? "";
    });
  Object.assign(window, { board, match });
}
document.body.dataset.ready = "yes";
