// A game with names, a date, comments and variations.
export const sharedRecord =
  '[South "Ana"] [North "Rui"] [Date "2026.03.14"] [Ruleset "ouri"] {A short game.} F c {the usual answer} (d E (A {slower} a) f) B b *';
