import { playEveryRuleset } from "./support/play";

playEveryRuleset("two", 1);
