// What a catalogue is. The keys are those of the English one; the types follow it.
import type { en } from "./en";

export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;
export type Message = string | PluralForms;

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, Message>>;

// The names in braces: "{side} to play" needs { side }.
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Texts<Key extends MessageKey> = (typeof en)[Key] extends string
  ? (typeof en)[Key]
  : (typeof en)[Key] extends { readonly other: infer Other extends string }
    ? Other
    : never;

export type ValueNames<Key extends MessageKey> = NamesIn<Texts<Key>>;
export type Values<Key extends MessageKey> = Readonly<Record<ValueNames<Key>, string | number>>;

// A message without names takes no values, one with names needs them.
export type ValueArguments<Key extends MessageKey> = [ValueNames<Key>] extends [never]
  ? []
  : [values: Values<Key>];
