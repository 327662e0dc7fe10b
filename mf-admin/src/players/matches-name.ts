import { searchable } from '@vetta/contract/client/searchable';

/** Returns whether the name contains every word of the search: `d avi` matches «Niccolò D'Àvila». */
export function matchesName(name: string, search: string): boolean {
  const words = searchable(search).split(/\s+/);
  const target = searchable(name);
  return words.every((word) => target.includes(word));
}
