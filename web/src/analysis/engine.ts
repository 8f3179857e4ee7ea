// The computer's thinking about one position after another: starts and stops at once.
import type { MatchHandle } from "../core/client";
import type { Analysis } from "../core/types";

export interface Insight {
  readonly analysis: Analysis | null;
  readonly milliseconds: number;
  /** It has thought long enough by itself; it goes on when asked. */
  readonly resting: boolean;
}

export const noInsight: Insight = { analysis: null, milliseconds: 0, resting: false };

const restAfter = 30_000;
// Faster than this nobody reads, and the page has better things to do.
const showEvery = 200;

export class Engine {
  private thinking: AbortController | null = null;

  constructor(private readonly show: (insight: Insight) => void) {}

  stop(): void {
    this.thinking?.abort();
    this.thinking = null;
  }

  /** Thinks about the position in which the match stands, until it is told to stop. */
  async think(match: MatchHandle, lines: number, tireless: boolean): Promise<void> {
    this.stop();
    const thinking = new AbortController();
    this.thinking = thinking;
    const begun = performance.now();
    let shown = { depth: -1, at: -showEvery };
    try {
      for await (const analysis of match.analyse(lines, { signal: thinking.signal })) {
        const milliseconds = performance.now() - begun;
        const resting = !tireless && !analysis.done && milliseconds > restAfter;
        const news = analysis.done || resting || analysis.depth > shown.depth;
        if (analysis.lines.length > 0 && (news || milliseconds > shown.at + showEvery)) {
          shown = { depth: analysis.depth, at: milliseconds };
          this.show({ analysis, milliseconds, resting });
        }
        if (resting) return;
      }
    } catch (problem) {
      if (!thinking.signal.aborted) throw problem;
    }
  }
}
