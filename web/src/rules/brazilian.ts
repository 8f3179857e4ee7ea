// The rules pages are written in the Portuguese of Portugal. Brazil reads the same text with these words of its own,
// as the rest of the page has them. What sources say stays as they say it, and so does what stands in code.

/** What is said there, and here; a line break counts as a blank, and a capital stays one. */
export const brazilianWords: readonly (readonly [european: string, brazilian: string])[] = [
  // Remarks on Brazil, and the name of the game.
  ["**Palavras.** No Brasil diz-se *fileira* em vez de fila e *rodada* em vez de ronda.", ""],
  ["**Palavras.** No Brasil diz-se *fileira* em vez de fila.", ""],
  [" No Brasil diz-se *fileira* em vez de fila, e *bônus*.", ""],
  [" (no Brasil, *bônus*)", ""],
  ["O jogo do Moinho (no Brasil, *Trilha*)", "A Trilha (em Portugal, *jogo do Moinho*)"],
  [
    "No Brasil o jogo é a *Trilha*, e *trilha* chama-se muitas vezes também ao moinho; retirar uma peça é *remover*.",
    "O moinho também é muitas vezes chamado de *trilha*.",
  ],
  ["**Preto** no Moinho", "**Preto** na Trilha"],
  ["(no Moinho:", "(na Trilha:"],
  ["Ntxuva, Moinho", "Ntxuva, Trilha"],

  // Words of the games.
  ["fila", "fileira"],
  ["filas", "fileiras"],
  ["ronda", "rodada"],
  ["rondas", "rodadas"],
  ["bónus", "bônus"],
  ["pode retirar-se qualquer uma", "pode-se remover qualquer uma"],
  ["retirar", "remover"],
  ["retira", "remove"],
  ["retiram", "removem"],
  ["retiram-se", "são removidas"],
  ["retirada", "removida"],
  ["guarda ao lado", "deixa ao lado"],
  ["a mão-cheia", "o punhado"],
  ["tira-se à sorte", "sorteia-se"],

  // Other words.
  ["todos os ecrãs", "todas as telas"],
  ["registos", "registros"],
  ["regista", "registra"],
  ["secção", "seção"],
  ["hífenes", "hifens"],
  ["pormenores", "detalhes"],
  ["porque lemos", "por que lemos"],
  ["porquê esta leitura", "por que esta leitura"],
  ["porquê-esta-leitura", "por-que-esta-leitura"],
  ["acordar", "combinar"],
  ["acordam", "combinam"],
  ["acordado", "combinado"],
  ["acordá-lo", "combiná-lo"],
  ["mesmo em frente", "bem em frente"],
  ["em qualquer altura", "a qualquer momento"],
  ["à vez,", "alternadamente,"],
  ["à terceira vez", "na terceira vez"],
  ["à volta do tabuleiro", "ao redor do tabuleiro"],
  ["à volta de todo o tabuleiro", "ao redor de todo o tabuleiro"],
  [
    "andariam à volta para sempre, sempre a continuar",
    "dariam voltas para sempre, sempre continuando",
  ],
  ["andar à volta para sempre", "dar voltas para sempre"],
  ["logo a seguir a uma", "logo depois de uma"],
  ["ou a uma colocação", "ou de uma colocação"],
  ["logo a seguir à", "logo depois da"],

  // Grammar.
  ["num", "em um"],
  ["numa", "em uma"],
  ["até ao", "até o"],
  ["até aos", "até os"],
  ["até à", "até a"],
  ["di-lo", "o diz"],
  ["cala-se", "se cala"],
  ["pode ler-se", "pode ser lido"],
  ["afastámo-nos", "nos afastamos"],
  ["pode jogar-se", "pode ser jogada"],
  ["pode ganhar-se", "pode ser ganho"],
  ["pode escolher-se", "pode-se escolher"],
  ["pega-se em todas", "pegam-se todas"],
  ["pegue em todas", "pegue todas"],
  ["com o mesmo jogador a jogar", "com o mesmo jogador na vez"],
  ["com o mesmo jogador a semear", "com o mesmo jogador na vez"],
  ["continua a semear", "continua semeando"],
  ["continua-se a semear", "continua-se semeando"],
  ["continua a jogar", "continua jogando"],
  ["continuar a deslizar", "continuar deslizando"],
];

const kept = /«[^»]*»|`[^`]*`/g;

function asPattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
}

// The longer ones first, so that a phrase comes before its words.
const anyOfThem = new RegExp(
  `(?<!\\p{L})(?:${[...brazilianWords]
    .map(([european]) => european)
    .sort((one, other) => other.length - one.length)
    .map(asPattern)
    .join("|")})(?!\\p{L})`,
  "giu",
);
const said = new Map(
  brazilianWords.map(([european, brazilian]) => [european.toLowerCase(), brazilian]),
);

function inBrazil(found: string): string {
  const brazilian = said.get(found.replace(/\s+/g, " ").toLowerCase()) ?? found;
  const capital = /^\p{Lu}/u.test(found);
  return capital ? brazilian.charAt(0).toUpperCase() + brazilian.slice(1) : brazilian;
}

/** A page of rules, in Markdown, as Brazil reads it. */
export function brazilian(european: string): string {
  let text = "";
  let from = 0;
  for (const { 0: quoted, index } of european.matchAll(kept)) {
    text += european.slice(from, index).replace(anyOfThem, inBrazil) + quoted;
    from = index + quoted.length;
  }
  return text + european.slice(from).replace(anyOfThem, inBrazil);
}
