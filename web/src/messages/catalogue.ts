// What a catalogue is. The keys are those of the English one; the types follow it.
import type { en } from "./en";

export type Message = string | { readonly one: string; readonly other: string };

/** The same messages in another language. */
export type CatalogueLike<English> = Readonly<Record<keyof English, Message>>;

export type MessageKey = keyof typeof en;
export type Catalogue = CatalogueLike<typeof en>;

// The names in braces: "{side} to play" needs { side }.
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type TextOf<Form> = Form extends string
  ? Form
  : Form extends { readonly other: infer Other extends string }
    ? Other
    : never;

type ValuesOf<Form> = Readonly<Record<NamesIn<TextOf<Form>>, string | number>>;

// A message without names takes no values, one with names needs them.
export type ArgumentsOf<Form> = [NamesIn<TextOf<Form>>] extends [never]
  ? []
  : [values: ValuesOf<Form>];

export type ValueArguments<Key extends MessageKey> = ArgumentsOf<(typeof en)[Key]>;
