import { phone } from "./support/browser";
import { lookAtEveryScreen } from "./support/looking";

lookAtEveryScreen([
  { name: "phone-light", context: { ...phone, colorScheme: "light" }, theme: "auto" },
  { name: "phone-dark", context: { ...phone, colorScheme: "dark" }, theme: "auto" },
]);
