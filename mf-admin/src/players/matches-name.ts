import { nameKey } from '@vetta/contract/name-key';

/** Returns whether the name contains every word of the search: `d avi` matches «Niccolò D’Àvila». */
export function matchesName(name: string, search: string): boolean {
  const words = nameKey(search).split(/\s+/);
  const target = nameKey(name);
  return words.every((word) => target.includes(word));
}
