import type { LanguageTag } from "../core/types";

/** The few words of a board to step through; what the moves do is told by the core. */
export interface ReplayWords {
  readonly steps: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly start: string;
  readonly at: (number: number, count: number) => string;
  readonly loading: string;
}

const en: ReplayWords = {
  steps: "Step through the moves",
  first: "To the start",
  previous: "One move back",
  next: "One move on",
  last: "To the last move",
  start: "Start",
  at: (number, count) => `Move ${number} of ${count}`,
  loading: "Setting up the board …",
};

const ptPT: ReplayWords = {
  steps: "Percorrer as jogadas",
  first: "Para o início",
  previous: "Uma jogada atrás",
  next: "Uma jogada à frente",
  last: "Para a última jogada",
  start: "Início",
  at: (number, count) => `Jogada ${number} de ${count}`,
  loading: "A pôr o tabuleiro …",
};

const ptBR: ReplayWords = {
  steps: "Percorrer as jogadas",
  first: "Para o início",
  previous: "Uma jogada para trás",
  next: "Uma jogada para a frente",
  last: "Para a última jogada",
  start: "Início",
  at: (number, count) => `Jogada ${number} de ${count}`,
  loading: "Montando o tabuleiro …",
};

export const REPLAY_WORDS: Record<LanguageTag, ReplayWords> = { en, "pt-PT": ptPT, "pt-BR": ptBR };
