import { describe, expect, test } from "vitest";
import { defaultSettings, preferredLanguage, readSettings } from "../../src/app/state/settings";

describe("settings", () => {
  test("speak the first language of the browser that we have", () => {
    expect(preferredLanguage(["pt-BR", "en"])).toBe("pt-BR");
    expect(preferredLanguage(["fr-FR", "pt-MZ", "en"])).toBe("pt-PT");
    expect(preferredLanguage(["en-GB"])).toBe("en");
    expect(preferredLanguage(["ar"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });

  test("come back as they were kept", () => {
    const defaults = defaultSettings(["en"]);
    const kept = { ...defaults, theme: "dark", sound: true, seating: "facing" } as const;
    expect(readSettings(JSON.stringify(kept), defaults)).toEqual(kept);
  });

  test("take the default for what is damaged or unknown", () => {
    const defaults = defaultSettings(["pt-PT"]);
    for (const text of [
      null,
      "",
      "{",
      "null",
      "7",
      "[]",
      '{"look":"gold","sound":"loud","speed":3}',
    ])
      expect(readSettings(text, defaults)).toEqual(defaults);
  });

  test("have sound off until wanted", () => expect(defaultSettings([]).sound).toBe(false));
});
