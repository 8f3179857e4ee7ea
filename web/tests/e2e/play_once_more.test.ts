import { playEveryRuleset } from "./support/play";

// With the hands, and in the language, that the game had in neither of the other two.
playEveryRuleset("two", 2);
