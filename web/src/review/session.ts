// A review being made: in slices, so that it shows how far it is and stops at once.
import type { Application } from "../app/application";
import { openMatch } from "../app/match_opening";
import type { StoredGame } from "../app/state/stored_game";
import type { ReviewReport } from "./types";

const sliceMs = 40;
const firstSlice = 5_000;
const mostPositions = 2_000_000;

export class ReviewSession {
  report: ReviewReport | null = null;
  running = false;
  private closed = false;

  private constructor(
    private readonly app: Application,
    private readonly number: string,
    private readonly tellChange: () => void,
  ) {}

  static async open(
    app: Application,
    stored: StoredGame,
    positions: number,
    tellChange: () => void,
  ): Promise<ReviewSession> {
    const match = await openMatch(app.core, stored);
    try {
      const number = await app.core.ask("review-open", match.number, positions);
      return new ReviewSession(app, number, tellChange);
    } finally {
      await match.close();
    }
  }

  /** Goes on until all is judged, or stop(). */
  async run(): Promise<void> {
    if (this.running || this.closed) return;
    this.running = true;
    let positions = firstSlice;
    while (this.running && !this.report?.done) {
      const begun = performance.now();
      const step = JSON.parse(
        await this.app.core.ask("review-step", this.number, positions),
      ) as ReviewReport;
      if (this.closed) return;
      const factor = Math.min(4, sliceMs / Math.max(1, performance.now() - begun));
      positions = Math.round(Math.min(mostPositions, Math.max(firstSlice, positions * factor)));
      if (step.moves.length > 0 || step.done || !this.report) await this.retell();
      else this.report = { ...this.report, progressThousandths: step.progressThousandths };
      this.changed();
    }
    this.running = false;
    this.changed();
  }

  stop(): void {
    this.running = false;
  }

  /** All that is judged so far in the order of play, in the language of the page. */
  async retell(): Promise<void> {
    this.report = JSON.parse(await this.app.core.ask("review", this.number)) as ReviewReport;
  }

  close(): void {
    this.closed = true;
    this.running = false;
    void this.app.core.ask("review-close", this.number);
  }

  private changed(): void {
    if (!this.closed) this.tellChange();
  }
}
