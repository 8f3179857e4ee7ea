// The usual start of a rule set, as the core tells it. A match of Lib al-Aqil has none before the set-ups are
// laid: for the editor they are laid as in the book's example.
import type { Core } from "../core/client";

const exampleSetup = "11-5-5-5-5-5";

export async function startPosition(core: Core, ruleset: string): Promise<string> {
  const match = await core.newMatch(ruleset);
  try {
    const view = await match.view();
    if (view.position !== undefined) return view.position;
    for (const action of [
      `setup south ${exampleSetup}`,
      `setup north ${exampleSetup}`,
      "lot south",
      "keep",
    ])
      await match.play(action);
    return (await match.view()).position ?? "";
  } finally {
    await match.close();
  }
}
