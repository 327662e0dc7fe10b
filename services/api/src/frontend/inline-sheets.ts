import { posix } from 'node:path';
import type { Published } from './published.ts';

// Each kind of address ends before a sign that could begin another, so that a search takes one pass.
const urls = /url\((?:"([^"]*)"|'([^']*)'|([^'"()]+))\)/g;
const isRelative = (address: string): boolean => address !== '' && !/^(?:data:|https?:|\/|#)/.test(address);

/** Returns a sheet whose relative addresses are absolute; `from` is the sheet's own address. */
export const rebase = (css: string, from: string): string =>
  css.replace(urls, (whole, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    if (!isRelative(address)) return whole;
    const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
    return `url(${quote}${posix.join(posix.dirname(from), address)}${quote})`;
  });

/** Returns sheets as one text for a `<style>` element: the first paint then waits for no request. */
export async function inlineSheets(published: Published, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map(async (sheet) => rebase(await published.text(sheet), sheet)));
  // `</` in a sheet would end the element.
  return texts.join('\n').replaceAll('</', '<\\/');
}
