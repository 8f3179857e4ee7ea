import { expect, test } from "vitest";
import { visit } from "../../src/openings/book";
import { startTestCore } from "../support";

test("set-ups come in the order of how often to lay them", async () => {
  const { opening } = await visit(await startTestCore(), "aqil", []);
  const shares = opening.setups.map(({ shareThousandths }) => shareThousandths);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
});
