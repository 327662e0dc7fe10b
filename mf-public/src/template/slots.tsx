import type { ReactNode } from 'react';

/** What the server knows and the build does not: the name of a slot that is filled when the HTML is sent. */
interface Slot {
  readonly slot: string;
}

/** What the page knows as true or false is a slot in the template. */
export type Flag = boolean | Slot;

/** A view as the page has it, or as the template does: texts are `{{name}}`, flags are slots. */
export type Slotted<View> = { readonly [Key in keyof View]: View[Key] extends boolean ? Flag : View[Key] };

/** The template's view: each value replaced by the slot of its own name. */
export const slotsOf = <View extends object>(example: View): Slotted<View> =>
  // Key by key what the type says; `fromEntries` cannot tell.
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { slot: name } : `{{${name}}}`,
    ]),
  ) as Slotted<View>;

interface WhenProps {
  readonly flag: Flag;
  /** Shown where the flag is false instead. */
  readonly not?: boolean;
  readonly children: ReactNode;
}

/** Shows its children where a flag holds; in the template leaves that to the server. */
export function When({ flag, not = false, children }: WhenProps) {
  if (typeof flag === 'boolean') return flag === not ? null : children;
  return (
    <>
      {`{{${not ? '^' : '#'}${flag.slot}}}`}
      {children}
      {`{{/${flag.slot}}}`}
    </>
  );
}

/** A class that an element has where a flag holds; it brings the space before it. */
export function classWhen(flag: Flag, className: string): string {
  if (typeof flag === 'boolean') return flag ? ` ${className}` : '';
  return `{{#${flag.slot}}} ${className}{{/${flag.slot}}}`;
}

/** In the template, its children once for each item of a list. */
export const Each = ({ list, children }: { readonly list: string; readonly children: ReactNode }) => (
  <>
    {`{{#${list}}}`}
    {children}
    {`{{/${list}}}`}
  </>
);
