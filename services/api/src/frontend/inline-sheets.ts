import { posix } from 'node:path';
import type { Published } from './published.ts';

const address = /url\((['"]?)(?!['"]?(?:data:|https?:|\/|#))([^'")]+)\1\)/g;

/** A sheet's text with the addresses in it made independent of where it stands. */
export const rebase = (css: string, from: string): string =>
  css.replace(address, (_, quote: string, to: string) => {
    return `url(${quote}${posix.join(posix.dirname(from), to)}${quote})`;
  });

/** Several sheets as one text for the document's head: the first paint waits for nothing else. */
export async function inlineSheets(published: Published, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map(async (sheet) => rebase(await published.text(sheet), sheet)));
  // No sheet of ours says this; one that did would end the element.
  return texts.join('\n').replaceAll('</', '<\\/');
}
