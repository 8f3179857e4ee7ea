// The computer's thinking about one position after another: starts and stops at once.
import type { MatchHandle } from "../core/client";
import type { AnalysedLine, Analysis } from "../core/types";

export interface Insight {
  readonly analysis: Analysis | null;
  /** Every move, not looked at far: where there are more than are searched further. */
  readonly glance: readonly AnalysedLine[];
  readonly milliseconds: number;
  /** It has thought long enough by itself; it goes on when asked. */
  readonly resting: boolean;
}

export const noInsight: Insight = { analysis: null, glance: [], milliseconds: 0, resting: false };

/** How many moves are looked at. */
export interface Breadth {
  /** So many of the best, deeper and deeper. */
  readonly lines: number;
  /** So many once, beforehand; 0: none. */
  readonly glance: number;
}

const restAfter = 30_000;
// Faster than this nobody reads, and the page has better things to do.
const showEvery = 200;
// As deep on every machine: what the search finds after it is then the same, too.
const glanceDepth = 2;

export class Engine {
  private thinking: AbortController | null = null;

  constructor(private readonly show: (insight: Insight) => void) {}

  stop(): void {
    this.thinking?.abort();
    this.thinking = null;
  }

  /** Thinks about the position in which the match stands, until it is told to stop. */
  async think(match: MatchHandle, breadth: Breadth, tireless: boolean): Promise<void> {
    this.stop();
    const thinking = new AbortController();
    this.thinking = thinking;
    const { signal } = thinking;
    const begun = performance.now();
    let shown = { depth: -1, at: -showEvery };
    try {
      const glance = await this.glance(match, breadth.glance, signal);
      for await (const analysis of match.analyse(breadth.lines, { signal })) {
        const milliseconds = performance.now() - begun;
        const resting = !tireless && !analysis.done && milliseconds > restAfter;
        const news = analysis.done || resting || analysis.depth > shown.depth;
        if (analysis.lines.length > 0 && (news || milliseconds > shown.at + showEvery)) {
          shown = { depth: analysis.depth, at: milliseconds };
          this.show({ analysis, glance, milliseconds, resting });
        }
        if (resting) return;
      }
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
  }

  private async glance(match: MatchHandle, count: number, signal: AbortSignal) {
    let seen: readonly AnalysedLine[] = [];
    if (count > 0)
      for await (const { lines } of match.analyse(count, { signal, depth: glanceDepth }))
        seen = lines;
    return seen;
  }
}
