import { splitEvenly } from '@vetta/contract/split-evenly';
import type { Standing } from '@vetta/contract/standings';
import type { Layout } from './rows-per-page.ts';

/** Splits the standings evenly into pages that fit the layout. There is at least one page, which may be empty. */
export const pagesOf = (entries: readonly Standing[], { columns, rows }: Layout): Standing[][] =>
  splitEvenly(entries, columns * rows);

const ORIENTATION_MS = 4000;
const READING_MS_PER_ROW = 900;

/** Returns how long a page stays: long enough to read its rows, and its share of the scene's minimum duration. In ms. */
export const pageDuration = (rows: number, pages: number, minDurationMs: number): number =>
  Math.max(ORIENTATION_MS + rows * READING_MS_PER_ROW, minDurationMs / pages);
