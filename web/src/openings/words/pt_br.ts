import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";
import { ptPT } from "./pt_pt";

export const ptBR: CatalogueLike<typeof en> = {
  ...ptPT,
  none: "Esta posição não está na tabela de aberturas. Volte, ou veja-a no tabuleiro de análise.",
};
