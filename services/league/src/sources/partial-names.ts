import { nameKey } from '@vetta/contract/name-key';

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const INITIAL = /^\p{L}$/u;

/** Whether all words of one name are words of the other, or the first letters of some: «B. Prova» and «Bruno Prova-Rossi». */
export const mayBeSame = (one: string, other: string): boolean =>
  isPartOf(wordsOf(one), wordsOf(other)) || isPartOf(wordsOf(other), wordsOf(one));

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length > 0 &&
  part.every((word) => whole.some((full) => full === word || (INITIAL.test(word) && full.startsWith(word))));
