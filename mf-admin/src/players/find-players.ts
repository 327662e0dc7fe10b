// Accents and case are how a name is written, not how it is looked for.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word of what is sought stands in the name: `d avi` finds «Niccolò D'Àvila». */
export function isFound(name: string, sought: string): boolean {
  const words = plain(sought).split(/\s+/);
  const target = plain(name);
  return words.every((word) => target.includes(word));
}
