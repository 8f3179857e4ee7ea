import { desktop } from "./support/browser";
import { lookAtEveryScreen } from "./support/looking";

lookAtEveryScreen({
  context: desktop,
  turn: 2,
  looks: [
    { name: "desktop-light", colorScheme: "light", theme: "auto" },
    { name: "desktop-dark", colorScheme: "dark", theme: "auto" },
    { name: "desktop-contrast", colorScheme: "light", theme: "contrast" },
  ],
  // The same desktop with the page at 200 %.
  sizes: [{ width: 640, height: 430 }],
});
