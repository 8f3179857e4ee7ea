// Screens without a game in play: ways in, games kept, rules, settings, the editor.
import { begun, pick, type Screen } from "./visitor";

export const screensOfPages: readonly Screen[] = [
  { name: "home", address: "#/" },
  {
    name: "home-resume",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun("C", "c")(visitor);
      await page.evaluate(() => (location.hash = "#/"));
      await page.locator("sowmill-home h1").waitFor();
    },
  },
  { name: "new-game", address: "#/ouri" },
  {
    name: "new-game-watch",
    address: "#/morris",
    then: (visitor) => pick(visitor, visitor.say("way.watch")),
  },
  { name: "games-empty", address: "#/games" },
  {
    name: "games",
    address: "#/ouri",
    then: async (visitor) => {
      const { page } = visitor;
      await begun("C", "c")(visitor);
      await page.evaluate(() => (location.hash = "#/games"));
      await page.locator("sowmill-games h1").waitFor();
    },
  },
  {
    name: "games-delete",
    address: "#/ouri",
    then: async (visitor) => {
      const { page, say } = visitor;
      await begun("C")(visitor);
      await page.evaluate(() => (location.hash = "#/games"));
      const [beginning = ""] = say("games.delete_of", { name: "|" }).split("|");
      await page.getByRole("button", { name: beginning }).first().click();
      await page.getByRole("button", { name: say("games.keep") }).waitFor();
    },
  },
  { name: "settings", address: "#/settings" },
  { name: "about", address: "#/about" },
  { name: "rules", address: "#/rules" },
  {
    name: "rules-of-all",
    address: "#/rules/all",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  {
    name: "rules-of-ouri",
    address: "#/rules/ouri",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  {
    name: "rules-of-morris",
    address: "#/rules/morris",
    then: ({ page }) => page.locator("sowmill-rules-text h2").first().waitFor(),
  },
  { name: "editor-ouri", address: "#/ouri/4-4-0-5-5-5-5-4-4-4-4-4-0-0-N" },
  { name: "editor-morris", address: "#/morris/start" },
  { name: "editor-ntxuva", address: "#/ntxuva/start" },
  { name: "editor-refused", address: "#/ouri/4-4-4" },
];
