// A search ignores accents and case.
const normalized = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns whether the name contains every word of the search: `d avi` matches «Niccolò D'Àvila». */
export function matchesName(name: string, search: string): boolean {
  const words = normalized(search).split(/\s+/);
  const target = normalized(name);
  return words.every((word) => target.includes(word));
}
