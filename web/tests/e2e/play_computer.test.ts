import { playEveryRuleset } from "./support/play";

playEveryRuleset("computer", 0);
