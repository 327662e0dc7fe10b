import type { Generation } from '@vetta/contract/plugins-json';
import type { PrerenderData } from '@vetta/contract/prerender';
import { FIRST_BOARD_FILE, shellAddress } from '@vetta/contract/published-build';
import { prerenderer } from './prerender.ts';
import type { Published } from './published.ts';

/** What a wall shows before its scripts run. */
export interface FirstBoard {
  /** The addresses of its sheets. */
  readonly sheets: readonly string[];
  readonly fill: (data: PrerenderData) => string;
}

const link = /<link rel="stylesheet"( data-late)? href="\.\/([^"]+)">/g;

/** Returns the paths of the sheets that a template names, those of the sfide aside, and the template without their links. */
export function readSheetLinks(
  file: string,
): Record<'sheets' | 'late', string[]> & { readonly template: string } {
  const links = Array.from(file.matchAll(link), ([, late, sheet = '']) => ({
    late: late !== undefined,
    sheet,
  }));
  return {
    sheets: links.flatMap(({ late, sheet }) => (late ? [] : sheet)),
    late: links.flatMap(({ late, sheet }) => (late ? sheet : [])),
    template: file.replace(link, ''),
  };
}

/** Reads a shell's first board; undefined if it has none, as shells before it existed. */
export async function readFirstBoard(
  published: Published,
  { shell }: Generation,
): Promise<FirstBoard | undefined> {
  const base = shellAddress(shell);
  const file = await published.text(base + FIRST_BOARD_FILE).catch(() => undefined);
  if (file === undefined) return undefined;
  const { sheets, template } = readSheetLinks(file);
  return { sheets: sheets.map((sheet) => base + sheet), fill: prerenderer(template) };
}
