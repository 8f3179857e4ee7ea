import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";
import { ptPT } from "./pt_pt";

export const ptBR: CatalogueLike<typeof en> = {
  ...ptPT,
  back: "Uma jogada para trás",
  setups_help:
    "Uma partida de Lib al-Aqil começa com o que cada um distribui. A quem distribui sempre o mesmo se sabe responder; o computador varia entre estas.",
  none: "Esta posição não está na tabela de aberturas. Volte, ou veja-a no tabuleiro de análise.",
};
