import { expect, test } from "vitest";
import { SHORTEST_FRAME_MS, framesOf } from "../../src/share/frames";
import { showsSame } from "../../src/board/scene";
import { startTestCore, vectorsOf } from "../support";

// The rule sets of which a long relay is the most to be feared.
test.each(["ntxuva", "aqil-source", "ouri", "morris"])(
  "a move of %s becomes pictures that end where the move ends",
  async (ruleset) => {
    const core = await startTestCore();
    for (const { position, move } of vectorsOf(ruleset).filter((_, index) => index % 97 === 0)) {
      const match = await core.matchAt(ruleset, position);
      const before = (await match.view()).board;
      const replay = await match.replay(move);
      const frames = framesOf(before, replay);
      await match.play(move);
      const after = (await match.view()).board;
      expect(frames.length).toBeGreaterThanOrEqual(2);
      expect(frames.length).toBeLessThan(170);
      const first = frames[0];
      expect(first && showsSame(first.to, before)).toBe(true);
      const last = frames.at(-1);
      expect(last && showsSame(last.to, after), `${position} ${move}`).toBe(true);
      for (const { milliseconds } of frames)
        expect(milliseconds).toBeGreaterThanOrEqual(SHORTEST_FRAME_MS - 1);
      expect(framesOf(before, replay)).toEqual(frames);
      await match.close();
    }
  },
);
