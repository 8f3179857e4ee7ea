export const rulesets = [
  "ntxuva",
  "ntxuva-advanced",
  "aqil",
  "aqil-source",
  "morris",
  "morris-classic",
  "ouri",
  "oware",
  "awari",
] as const;
