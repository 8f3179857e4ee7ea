import { phone } from "./support/browser";
import { lookAtEveryScreen } from "./support/looking";

lookAtEveryScreen({
  context: phone,
  turn: 1,
  looks: [
    { name: "phone-light", colorScheme: "light", theme: "auto" },
    { name: "phone-dark", colorScheme: "dark", theme: "auto" },
  ],
  // What 1280 pixels are at 400 %.
  sizes: [{ width: 320, height: 568 }],
});
