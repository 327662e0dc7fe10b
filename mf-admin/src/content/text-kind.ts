import { isMediaKey } from './places.ts';

/** How the page shows a text. */
export type TextKind = 'hero' | 'title' | 'button' | 'badge' | 'media' | 'text';

const kinds: readonly (readonly [RegExp, TextKind])[] = [
  [/^hero\.title/, 'hero'],
  [/title$/i, 'title'],
  [/Button$/, 'button'],
  [/\.badge$/, 'badge'],
];

/** Returns how the page shows the text of a key. */
export const textKind = (key: string): TextKind =>
  isMediaKey(key) ? 'media' : (kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'text');
