import { splitEvenly } from '@vetta/contract/split-evenly';
import type { Standing } from '@vetta/contract/standings';
import { type Frame, isLandscape, rowsThatFit } from './frame.ts';

export interface Layout {
  readonly columns: 1 | 2;
  /** Rows in one column. */
  readonly rows: number;
}

interface BoardPages {
  /** Who stands on every page, beside or above what turns; nobody where one page holds all. */
  readonly leaders: readonly Standing[];
  /** There is at least one page, which may be empty. */
  readonly pages: readonly Standing[][];
  /** How the rows of a page stand, without the leaders. */
  readonly layout: Layout;
}

/** What everybody looks for first. */
const LEADERS = 5;
/** A wall turns through so many at most: who stands behind them finds the own place on the phone. */
export const MOST_ON_WALL = 40;
/** A small team's rows are not taller than those of three. */
const MIN_ROWS = 3;

/** Returns the pages of a wall's board: the first five stand on all of them. Rows are as high as the fullest page allows. */
export function boardPages(entries: readonly Standing[], frame: Frame): BoardPages {
  const shown = entries.slice(0, MOST_ON_WALL);
  const most = rowsThatFit(frame);
  const columns = isLandscape(frame) && shown.length > most ? 2 : 1;
  if (shown.length <= columns * most) {
    const rows = Math.min(most, Math.max(MIN_ROWS, Math.ceil(shown.length / columns)));
    return { leaders: [], pages: [[...shown]], layout: { columns, rows } };
  }
  const leaders = Math.min(LEADERS, columns === 2 ? most : Math.floor(most / 2));
  const rows = columns === 2 ? most : most - leaders;
  return {
    leaders: shown.slice(0, leaders),
    pages: splitEvenly(shown.slice(leaders), rows),
    layout: { columns: 1, rows },
  };
}

const ORIENTATION_MS = 4000;
const READING_MS_PER_ROW = 900;

/** Returns how long a page stays: long enough to read its rows, and its share of the scene's minimum duration. In ms. */
export const pageDuration = (rows: number, pages: number, minDurationMs: number): number =>
  Math.max(ORIENTATION_MS + rows * READING_MS_PER_ROW, minDurationMs / pages);
