/**
 * The characters of the font's first file: what Italian texts, names and numbers use. A page preloads this file; a browser
 * fetches the files of other characters only if a page shows one.
 */
export const firstCharacters = [
  " !#%&'()+,-./0123456789:<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  'ÀÈÉÌÒÙàèéìíòóù',
  '\u00a0«°·»×–—’“”…',
].join('');

/** The ranges of weight and width of the first file. Narrower text takes the whole family's file: 10 kB less for the page. */
export const axes = { wght: { min: 400, max: 850 }, wdth: { min: 100, max: 125 } };

/** OpenType features that our styles use, or that browsers apply by themselves. */
export const features = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Returns the characters as ranges for `unicode-range`: `U+20-23,U+25`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}
