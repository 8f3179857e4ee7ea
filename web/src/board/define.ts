// <sowmill-board> as the page itself uses it.
import { SowmillBoard } from "./board";

customElements.define("sowmill-board", SowmillBoard);
