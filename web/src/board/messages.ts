import type { BoardShape, LanguageTag, Side } from "../core/types";

/** The board's few words. Everything about a move or a refusal is told by the core. */
export interface BoardWords {
  readonly board: Record<BoardShape, string>;
  readonly side: Record<Side, string>;
  readonly yours: string;
  readonly opponents: string;
  readonly of: (side: string) => string;
  readonly seeds: (count: number) => string;
  readonly pieces: (count: number) => string;
  readonly emptyHouse: string;
  readonly emptyPoint: string;
  readonly yourMan: string;
  readonly opponentsMan: string;
  readonly manOf: Record<"white" | "black", string>;
  readonly playable: string;
  readonly givable: string;
  readonly movable: string;
  readonly chosen: string;
  readonly hinted: string;
  readonly canTakeAsBonus: string;
  readonly canBeRemoved: string;
  readonly lastFallsIn: (place: string) => string;
  readonly lastPieceFallsIn: (place: string) => string;
  readonly sowsOn: (times: number) => string;
  readonly captures: (count: number) => string;
  readonly makesMill: string;
  readonly canMakeMill: string;
  readonly lap: (number: number) => string;
  readonly pass: string;
  readonly mustPass: string;
  /** Who has no seeds; the other gives him one. */
  readonly chooseGift: (side: string) => string;
  readonly chooseBonus: string;
  readonly declineBonus: string;
  readonly chooseTarget: string;
  readonly chooseRemoval: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly inHand: (count: number) => string;
  readonly setup: {
    readonly title: string;
    readonly left: (count: number) => string;
    readonly hole: (name: string) => string;
    readonly more: (name: string) => string;
    readonly fewer: (name: string) => string;
    readonly supply: string;
    readonly clear: string;
    readonly even: string;
  };
}

const en: BoardWords = {
  board: {
    "two-rows": "Board, two rows of six houses",
    "four-rows": "Board, four rows of six houses",
    morris: "Morris board",
  },
  side: { south: "South", north: "North", white: "White", black: "Black" },
  yours: "yours",
  opponents: "opponent's",
  of: (side) => `${side}'s`,
  seeds: (count) => (count === 1 ? "1 seed" : `${count} seeds`),
  pieces: (count) => (count === 1 ? "1 piece" : `${count} pieces`),
  emptyHouse: "empty",
  emptyPoint: "empty",
  yourMan: "your man",
  opponentsMan: "opponent's man",
  manOf: { white: "White man", black: "Black man" },
  playable: "playable",
  givable: "can give a seed",
  movable: "can move",
  chosen: "chosen",
  hinted: "hint",
  canTakeAsBonus: "can be taken as bonus",
  canBeRemoved: "can be removed",
  lastFallsIn: (place) => `last seed falls in ${place}`,
  lastPieceFallsIn: (place) => `last piece falls in ${place}`,
  sowsOn: (times) => (times === 1 ? "sows on once" : `sows on ${times} times`),
  captures: (count) => `captures ${count}`,
  makesMill: "makes a mill",
  canMakeMill: "can make a mill",
  lap: (number) => `lap ${number}`,
  pass: "Pass",
  mustPass: "You have no move",
  chooseGift: (side) => `${side} has no seeds: choose the hole that gives one`,
  chooseBonus: "Choose a bonus house",
  declineBonus: "No bonus",
  chooseTarget: "Choose where to move it",
  chooseRemoval: "A mill! Remove a man",
  cancel: "Cancel",
  cancelled: "Choice taken back",
  inHand: (count) => `${count} in hand`,
  setup: {
    title: "Lay your seeds",
    left: (count) =>
      count === 0
        ? "All seeds are laid"
        : count === 1
          ? "1 seed left to lay"
          : `${count} seeds left to lay`,
    hole: (name) => `Seeds in hole ${name}`,
    more: (name) => `One more in ${name}`,
    fewer: (name) => `One fewer in ${name}`,
    supply: "Drag seeds from here into a hole",
    clear: "Take all back",
    even: "Spread the rest",
  },
};

const ptPT: BoardWords = {
  board: {
    "two-rows": "Tabuleiro, duas filas de seis casas",
    "four-rows": "Tabuleiro, quatro filas de seis casas",
    morris: "Tabuleiro do moinho",
  },
  side: { south: "Sul", north: "Norte", white: "Branco", black: "Preto" },
  yours: "sua",
  opponents: "do adversário",
  of: (side) => `de ${side}`,
  seeds: (count) => (count === 1 ? "1 semente" : `${count} sementes`),
  pieces: (count) => (count === 1 ? "1 peça" : `${count} peças`),
  emptyHouse: "vazia",
  emptyPoint: "vazio",
  yourMan: "peça sua",
  opponentsMan: "peça do adversário",
  manOf: { white: "peça branca", black: "peça preta" },
  playable: "jogável",
  givable: "pode dar uma semente",
  movable: "pode mover-se",
  chosen: "escolhida",
  hinted: "sugestão",
  canTakeAsBonus: "pode ser tirada como bónus",
  canBeRemoved: "pode ser retirada",
  lastFallsIn: (place) => `a última semente cai em ${place}`,
  lastPieceFallsIn: (place) => `a última peça cai em ${place}`,
  sowsOn: (times) => (times === 1 ? "continua a semear 1 vez" : `continua a semear ${times} vezes`),
  captures: (count) => `captura ${count}`,
  makesMill: "faz moinho",
  canMakeMill: "pode fazer moinho",
  lap: (number) => `volta ${number}`,
  pass: "Passar",
  mustPass: "Não tem nenhuma jogada",
  chooseGift: (side) => `${side} não tem sementes: escolha o buraco que lhe dá uma`,
  chooseBonus: "Escolha a casa do bónus",
  declineBonus: "Sem bónus",
  chooseTarget: "Escolha para onde a mover",
  chooseRemoval: "Moinho! Retire uma peça",
  cancel: "Cancelar",
  cancelled: "Escolha cancelada",
  inHand: (count) => `${count} na mão`,
  setup: {
    title: "Distribua as suas sementes",
    left: (count) =>
      count === 0
        ? "Tudo distribuído"
        : count === 1
          ? "Falta distribuir 1 semente"
          : `Falta distribuir ${count} sementes`,
    hole: (name) => `Sementes no buraco ${name}`,
    more: (name) => `Mais uma em ${name}`,
    fewer: (name) => `Menos uma em ${name}`,
    supply: "Arraste sementes daqui para um buraco",
    clear: "Retirar todas",
    even: "Espalhar o resto",
  },
};

const ptBR: BoardWords = {
  board: {
    "two-rows": "Tabuleiro, duas fileiras de seis casas",
    "four-rows": "Tabuleiro, quatro fileiras de seis casas",
    morris: "Tabuleiro da trilha",
  },
  side: { south: "Sul", north: "Norte", white: "Branco", black: "Preto" },
  yours: "sua",
  opponents: "do adversário",
  of: (side) => `de ${side}`,
  seeds: (count) => (count === 1 ? "1 semente" : `${count} sementes`),
  pieces: (count) => (count === 1 ? "1 peça" : `${count} peças`),
  emptyHouse: "vazia",
  emptyPoint: "vazio",
  yourMan: "peça sua",
  opponentsMan: "peça do adversário",
  manOf: { white: "peça branca", black: "peça preta" },
  playable: "jogável",
  givable: "pode dar uma semente",
  movable: "pode se mover",
  chosen: "escolhida",
  hinted: "dica",
  canTakeAsBonus: "pode ser tirada como bônus",
  canBeRemoved: "pode ser removida",
  lastFallsIn: (place) => `a última semente cai em ${place}`,
  lastPieceFallsIn: (place) => `a última peça cai em ${place}`,
  sowsOn: (times) => (times === 1 ? "continua semeando 1 vez" : `continua semeando ${times} vezes`),
  captures: (count) => `captura ${count}`,
  makesMill: "faz moinho",
  canMakeMill: "pode fazer moinho",
  lap: (number) => `volta ${number}`,
  pass: "Passar",
  mustPass: "Você não tem nenhuma jogada",
  chooseGift: (side) => `${side} não tem sementes: escolha o buraco que lhe dá uma`,
  chooseBonus: "Escolha a casa do bônus",
  declineBonus: "Sem bônus",
  chooseTarget: "Escolha para onde movê-la",
  chooseRemoval: "Moinho! Remova uma peça",
  cancel: "Cancelar",
  cancelled: "Escolha cancelada",
  inHand: (count) => `${count} na mão`,
  setup: {
    title: "Distribua as suas sementes",
    left: (count) =>
      count === 0
        ? "Tudo distribuído"
        : count === 1
          ? "Falta distribuir 1 semente"
          : `Falta distribuir ${count} sementes`,
    hole: (name) => `Sementes no buraco ${name}`,
    more: (name) => `Mais uma em ${name}`,
    fewer: (name) => `Menos uma em ${name}`,
    supply: "Arraste sementes daqui para um buraco",
    clear: "Tirar todas",
    even: "Distribuir o resto",
  },
};

export const BOARD_WORDS: Record<LanguageTag, BoardWords> = { en, "pt-PT": ptPT, "pt-BR": ptBR };
