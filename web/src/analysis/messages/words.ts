// The words that come with the analysis, in the language of the page.
import { AppElement } from "../../app/element";
import type { ArgumentsOf } from "../../messages/catalogue";
import { type Language, tellerOf } from "../../messages/messages";
import { en } from "./en";
import { ptBR } from "./pt_br";
import { ptPT } from "./pt_pt";

export type WordKey = keyof typeof en;
export type Words = <Key extends WordKey>(
  key: Key,
  ...values: ArgumentsOf<(typeof en)[Key]>
) => string;

export const analysisCatalogues = { en, "pt-PT": ptPT, "pt-BR": ptBR } as const;

const tellWord = tellerOf<typeof en>(analysisCatalogues);

export function wordsIn(language: Language): Words {
  return (key, ...values) => tellWord(language, key, ...values);
}

/** A part of the page that speaks these words as well as the page's own. */
export abstract class AnalysisElement extends AppElement {
  get words(): Words {
    return wordsIn(this.app.state.settings.language);
  }
}
