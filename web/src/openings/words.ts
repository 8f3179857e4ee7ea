import { tellerOf } from "../messages/messages";
import { en } from "./words/en";
import { ptBR } from "./words/pt_br";
import { ptPT } from "./words/pt_pt";

export const openingCatalogues = { en, "pt-PT": ptPT, "pt-BR": ptBR };
export const tellOfOpenings = tellerOf<typeof en>(openingCatalogues);
