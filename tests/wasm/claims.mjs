// What a why-sentence claims, read from its text in any language.

const en = {
  sides: { South: "south", North: "north", White: "white", Black: "black" },
  words: { keeping: "keep", swapping: "swap" },
  count: "(\\d+) (?:seeds?|pieces?)",
  win: /^(\S+) wins(?: (\d+-\d+))?$/,
  draw: /^the game is a draw(?: (\d+-\d+))?$/,
  clauses: [
    ["only", "{move} is the only legal move"],
    ["ends", "{move} ends the game: {ending}", "{move} would have ended the game: {ending}"],
    ["leads", "{move} leads in {number} moves to this: {ending}",
      "{move} would have led in {number} moves to this: {ending}"],
    ["leaves", "{move} leaves {place} with {count}, which {reply} takes: {total}"],
    ["blocks", "{move} leaves the man on {place} without a move",
      "{move} would have left the man on {place} without a move"],
    ["prepares", "{move} prepares {later}, which takes {count}: {places}",
      "{move} would have prepared {later}, which takes {count}: {places}"],
    ["prepares-mill", "{move} prepares the mill {mill}", "{move} would have prepared the mill {mill}"],
    ["lets-close", "{move} lets {side} close the mill {mill}{after}"],
    ["lets-take", "{move} lets {reply} take {count}: {places}{after}"],
    ["balance", "after {move} {side} takes {count} and {side2} {count2} in {number} moves"],
    ["would-be", null, "with {move} {side} would have taken {count} and {side2} {count2} in {number} moves"],
    ["setup", "against {opponent}, which strong players lay, in {number} moves {side} takes {count} and {side2} {count2}"],
    ["takes", "{move} takes {count}: {places}{turn}", "{move} would have taken {count}: {places}{turn}"],
    ["closes", "{move} closes the mill {mill}{turn}", "{move} would have closed the mill {mill}{turn}"],
    ["saves", "{move} saves {place} ({count}) from {danger}", "{move} would have saved {place} ({count}) from {danger}"],
    ["stops", "{move} stops the mill {mill}", "{move} would have stopped the mill {mill}"],
    ["threatens", "{move} threatens to take {count} with {next}",
      "{move} would have threatened to take {count} with {next}"],
    ["menaces", "{move} threatens the mill {mill}", "{move} would have threatened the mill {mill}"],
    ["nothing-better", "nothing clearly better than {move} was found"],
    ["promises", null, "{move} promises more, {percent} instead of {percent2}"],
  ],
  after: "(?:, after ([^;]+))?",
  turn: "(?:, with another turn for (\\S+))?",
};

const pt = {
  sides: { Sul: "south", Norte: "north", Branco: "white", Preto: "black" },
  words: { manter: "keep", trocar: "swap" },
  count: "(\\d+) (?:sementes?|peças?)",
  win: /^(\S+) ganha(?: (\d+-\d+))?$/,
  draw: /^o jogo (?:acaba|termina) empatado(?: (\d+-\d+))?$/,
  clauses: [
    ["only", "{move} é a única jogada possível"],
    ["ends", "{move} (?:acaba|termina) o jogo: {ending}", "{move} teria (?:acabado|terminado) o jogo: {ending}"],
    ["leads", "{move} leva em {number} jogadas a isto: {ending}", "{move} teria levado em {number} jogadas a isto: {ending}"],
    ["leaves", "{move} deixa {place} com {count}, que {reply} captura: {total}"],
    ["blocks", "{move} deixa a peça em {place} sem jogada", "{move} teria deixado a peça em {place} sem jogada"],
    ["prepares", "{move} prepara {later}, que captura {count}: {places}",
      "{move} teria preparado {later}, que captura {count}: {places}"],
    ["prepares-mill", "{move} prepara o moinho {mill}", "{move} teria preparado o moinho {mill}"],
    ["lets-close", "{move} deixa {side} fechar o moinho {mill}{after}"],
    ["lets-take", "{move} deixa {reply} capturar {count}: {places}{after}"],
    ["balance", "depois de {move}, {side} captura {count} e {side2} {count2} em {number} jogadas"],
    ["would-be", null, "com {move}, {side} teria capturado {count} e {side2} {count2} em {number} jogadas"],
    ["setup",
      "contra {opponent}, que jogadores fortes (?:põem|usam), em {number} jogadas {side} captura {count} e {side2} {count2}"],
    ["takes", "{move} captura {count}: {places}{turn}", "{move} teria capturado {count}: {places}{turn}"],
    ["closes", "{move} fecha o moinho {mill}{turn}", "{move} teria fechado o moinho {mill}{turn}"],
    ["saves", "{move} salva {place} ({count}) de {danger}", "{move} teria salvado {place} ({count}) de {danger}"],
    ["stops", "{move} impede o moinho {mill}", "{move} teria impedido o moinho {mill}"],
    ["threatens", "{move} ameaça capturar {count} com {next}", "{move} teria ameaçado capturar {count} com {next}"],
    ["menaces", "{move} ameaça o moinho {mill}", "{move} teria ameaçado o moinho {mill}"],
    ["nothing-better", "não se (?:encontrou|achou) nada claramente melhor do que {move}"],
    ["promises", null, "{move} promete mais, {percent} em vez de {percent2}"],
  ],
  after: "(?:, depois de ([^;]+))?",
  turn: "(?:, com outra jogada para (\\S+))?",
};

const holes = {
  number: "(\\d+)", ending: "(.+)", places: "([A-La-l\\d]+(?:, [A-La-l\\d]+)*)", mill: "(\\w\\d-\\w\\d-\\w\\d)",
  percent: "(\\d+) %", percent2: "(\\d+) %",
};

function patternOf(language, template) {
  const names = [];
  const source = template
    .replace(/\((?=\{count\})/, "\\(").replace(/(?<=\{count\})\)/, "\\)")
    .replace(/\{(\w+)\}/g, (_, name) => {
      names.push(name);
      if (["count", "count2", "total"].includes(name)) return language.count;
      return language[name] ?? holes[name] ?? "(\\S+?)";
    });
  // A sentence begins with a capital, but for a move: c is another house than C.
  const first = source[0].toUpperCase() === source[0] ? source[0] : `[${source[0]}${source[0].toUpperCase()}]`;
  return { names, pattern: new RegExp(`^${first}${source.slice(1)}$`) };
}

for (const language of [en, pt])
  language.compiled = language.clauses.flatMap(([kind, ...templates]) =>
    templates.flatMap((template, line) => (template ? [{ kind, line, ...patternOf(language, template) }] : [])));

function endingOf(language, text) {
  const win = language.win.exec(text);
  if (win) return { outcome: language.sides[win[1]], score: win[2] };
  const draw = language.draw.exec(text);
  if (!draw) throw new Error(`not an ending: ${text}`);
  return { outcome: "draw", score: draw[1] };
}

function valueOf(language, name, text) {
  if (text === undefined) return undefined;
  if (name === "ending") return endingOf(language, text);
  if (["count", "count2", "total", "number", "percent", "percent2"].includes(name)) return Number(text);
  if (["side", "side2", "turn"].includes(name)) return language.sides[text] ?? `no side: ${text}`;
  if (name === "places") return text.split(", ");
  if (name === "mill") return text.split("-");
  if (name === "after") return text.split(" ");
  return language.words[text.toLowerCase()] ?? text;
}

// One claim for each clause of the sentence: its kind, the line it is about (0 what was played, 1 the better one), and
// what it says. Houses that could be taken for words are quoted, which claims nothing.
export function claimsOf(sentence, tag) {
  const language = tag === "en" ? en : pt;
  if (!sentence.endsWith(".")) throw new Error(`no sentence: ${sentence}`);
  const unquoted = sentence.slice(0, -1).replace(/[“”«»]/g, "");
  return unquoted.split("; ").map((clause) => {
    for (const { kind, line, names, pattern } of language.compiled) {
      const found = pattern.exec(clause);
      if (!found) continue;
      const claim = { kind, line };
      names.forEach((name, i) => (claim[name] = valueOf(language, name, found[i + 1])));
      return claim;
    }
    throw new Error(`not understood: ${clause} (in: ${sentence})`);
  });
}

export const allKinds = en.clauses.map(([kind]) => kind);
