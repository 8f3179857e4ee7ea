import { expect, test } from "vitest";
import { dayIn } from "../../src/app/state/tags";

test.each([
  ["2026.03.14", "en", "Mar 14, 2026"],
  ["2026.03.14", "pt-BR", "14 de mar. de 2026"],
  ["2026.??.??", "pt-PT", "2026.??.??"],
  ["", "en", ""],
])("the day %j in %s", (date, language, told) => expect(dayIn(date, language)).toBe(told));
