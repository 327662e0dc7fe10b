import { posix } from 'node:path';
import type { Published } from './published.ts';

const relativeUrl = /url\((['"]?)(?!['"]?(?:data:|https?:|\/|#))([^'")]+)\1\)/g;

/** Returns a sheet whose relative addresses are absolute; `from` is the sheet's own address. */
const rebase = (css: string, from: string): string =>
  css.replace(relativeUrl, (_, quote: string, to: string) => {
    return `url(${quote}${posix.join(posix.dirname(from), to)}${quote})`;
  });

/** Returns sheets as one text for a `<style>` element: the first paint then waits for no request. */
export async function inlineSheets(published: Published, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map(async (sheet) => rebase(await published.text(sheet), sheet)));
  // `</` in a sheet would end the element.
  return texts.join('\n').replaceAll('</', '<\\/');
}
