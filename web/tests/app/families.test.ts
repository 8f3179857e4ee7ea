import { expect, test } from "vitest";
import { families, familyOf, rulesetsOf, titleOf } from "../../src/app/state/families";

const ids = [
  "ntxuva",
  "ntxuva-advanced",
  "aqil",
  "aqil-source",
  "morris",
  "morris-classic",
  "ouri",
  "oware",
  "awari",
];
const rulesets = ids.map((id) => ({ id, title: id.toUpperCase() }));

test("every rule set is on one card", () => {
  expect(
    families
      .flatMap((family) => rulesetsOf(family, rulesets))
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
  expect(familyOf("awari")).toBe("ouri");
  expect(titleOf("oware", rulesets)).toBe("OWARE");
  expect(titleOf("chess", rulesets)).toBe("chess");
});
