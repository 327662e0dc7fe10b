import type { Standing } from '@vetta/contract/standings';

interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly columns: 1 | 2;
  /** Rows in one column. */
  readonly rows: number;
}

// In hundredths of the frame's smaller side. A row of 15 holds a name of 3.5 on two lines, and the detail and the tie
// of 2.5 below it. A row must be at least 3 % of the frame's height to be readable from five metres.
const ROW_HEIGHT = 15;
const HEADER_AND_FOOTER_HEIGHT = 17;
/** A small team's rows are not taller than those of three. */
const MIN_ROWS = 3;

/** Returns whether a frame is wide enough for two columns and a centred title. */
export const isLandscape = ({ width, height }: Frame): boolean => width > height * 1.2;

/**
 * Returns the rows of a page, in two columns if the frame is landscape and one column is too short, else in one. They are
 * as many as the largest page needs, so that the rows fill the frame.
 */
export function layoutOf(frame: Frame, players: number): Layout {
  const hundredth = Math.min(frame.width, frame.height) / 100;
  const fitting = Math.floor(
    (frame.height - HEADER_AND_FOOTER_HEIGHT * hundredth) / (ROW_HEIGHT * hundredth),
  );
  const most = Math.max(1, fitting);
  const columns = isLandscape(frame) && players > most ? 2 : 1;
  const pages = Math.max(1, Math.ceil(players / (columns * most)));
  const needed = Math.ceil(players / pages / columns);
  return { columns, rows: Math.min(most, Math.max(MIN_ROWS, needed)) };
}

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

/** Returns the font width for a name: a long name is set narrower before it wraps, and is never cut. */
export function nameWidth(name: string): 'normal' | 'narrow' | 'tight' {
  if (name.length <= 16) return 'normal';
  return name.length <= 21 ? 'narrow' : 'tight';
}
