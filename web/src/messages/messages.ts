// Messages in the language of the page.
import type { ArgumentsOf, Catalogue, CatalogueLike, Message, MessageKey } from "./catalogue";
import { en } from "./en";
import { ptBR } from "./pt_br";
import { ptPT } from "./pt_pt";

export type { MessageKey } from "./catalogue";
export type Language = "pt-PT" | "pt-BR" | "en";

export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en,
  "pt-PT": ptPT,
  "pt-BR": ptBR,
};

// All our languages say "0 seeds". Unicode's rules would have Brazil say "0 semente".
function formOf(message: Message, count: unknown): string {
  if (typeof message === "string") return message;
  return Number(count) === 1 ? message.one : message.other;
}

/** Tells from these catalogues: the page's own, or those of a part that is loaded when it is wanted. */
export function tellerOf<English extends Readonly<Record<string, Message>>>(
  all: Readonly<Record<Language, CatalogueLike<English>>>,
) {
  return <Key extends keyof English>(
    language: Language,
    key: Key,
    ...values: ArgumentsOf<English[Key]>
  ): string => {
    const given: Readonly<Record<string, string | number>> = values[0] ?? {};
    const text = formOf(all[language][key], given["count"]);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
  };
}

export const tell = tellerOf<typeof en>(catalogues);

// A key made of parts, such as a side's name: only for keys that a catalogue has.
export function isMessageKey(key: string): key is MessageKey {
  return key in en;
}
