// The script that makes <sowmill-board> known to a page. A page may load it twice.
import { SowmillBoard } from "../board/board";
import { Replay } from "../replay/replay";
import { EmbeddedBoard } from "./embedded_board";

function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

define("sowmill-board-face", SowmillBoard);
define("sowmill-board-replay", Replay);
define("sowmill-board", EmbeddedBoard);
