import type { Standing } from '@vetta/contract/standings';
import type { Layout } from './layout.ts';

/**
 * Splits the standings evenly into pages that fit the layout: two pages differ by one row at most, so that the last player
 * never stands alone. There is at least one page, which may be empty.
 */
export function pagesOf(entries: readonly Standing[], { columns, rows }: Layout): Standing[][] {
  const pages = Math.max(1, Math.ceil(entries.length / (columns * rows)));
  const firstOf = (page: number) => Math.ceil((page * entries.length) / pages);
  return Array.from({ length: pages }, (_, page) => entries.slice(firstOf(page), firstOf(page + 1)));
}

const ORIENTATION_MS = 4000;
const READING_MS_PER_ROW = 900;

/** Returns how long a page stays: long enough to read its rows, and its share of the scene's minimum duration. In ms. */
export const pageDuration = (rows: number, pages: number, minDurationMs: number): number =>
  Math.max(ORIENTATION_MS + rows * READING_MS_PER_ROW, minDurationMs / pages);
