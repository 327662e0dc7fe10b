import type { ReactNode } from 'react';

/** A mustache slot: the api fills it with the text of this name when it sends the HTML. */
export type Slot = `{{${string}}}`;

/** A view with its texts, as the live page has it, or with slots, as the prerender template has it. */
export type Slotted<View> = { readonly [Key in keyof View]: View[Key] | Slot };

type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Returns a view's texts as slots of their names, which `of` may precede. */
export const slots = <const Names extends string>(names: Names, of: '' | 'before.' | 'below.' = '') =>
  Object.fromEntries(names.split(' ').map((name) => [name, `{{${of}${name}}}`])) as Record<
    Words<Names>,
    Slot
  >; // It has these keys.

/** Returns the slots of all of a view's texts. They are no keys of it, so it cannot be spread. */
export const slotsOf = <View extends object>(): Readonly<Record<keyof View, Slot>> =>
  // Each name that is read has its slot.
  new Proxy({} as Record<keyof View, Slot>, { get: (_, name) => `{{${String(name)}}}` });

const slotName = (value: string): string | undefined => /^\{\{([\w.]+)\}\}$/.exec(value)?.[1];

interface WhenProps {
  readonly value: string;
  /** The word that `value` must be; without it, any text but `''`. */
  readonly is?: string;
  /** Shows the children where the condition is false instead. */
  readonly not?: boolean;
  readonly children: ReactNode;
}

/** Shows its children where `value` is a given word, or is not empty. For a slot it writes a mustache section. */
export function When({ value, is, not = false, children }: WhenProps) {
  const slot = slotName(value);
  if (slot === undefined) {
    const holds = is === undefined ? value !== '' : value === is;
    return holds === not ? null : children;
  }
  const section = is === undefined ? slot : `${slot}:${is}`;
  return (
    <>
      {`{{${not ? '^' : '#'}${section}}}`}
      {children}
      {`{{/${section}}}`}
    </>
  );
}

/** In the prerender template, repeats its children for each item of a list. */
export const Each = ({ list, children }: { readonly list: string; readonly children: ReactNode }) => (
  <>
    {`{{#${list}}}`}
    {children}
    {`{{/${list}}}`}
  </>
);
