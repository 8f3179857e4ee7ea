import { desktop } from "./support/browser";
import { lookAtEveryScreen } from "./support/looking";

lookAtEveryScreen([
  { name: "desktop-light", context: { ...desktop, colorScheme: "light" }, theme: "auto" },
  { name: "desktop-dark", context: { ...desktop, colorScheme: "dark" }, theme: "auto" },
  { name: "desktop-contrast", context: { ...desktop, colorScheme: "light" }, theme: "contrast" },
]);
