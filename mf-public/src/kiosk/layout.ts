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

// In hundredths of the frame's smaller side. A row of 14 holds a name of 3.5 on two lines and the detail below it. A row
// must be at least 3 % of the frame's height to be readable from five metres.
const ROW_HEIGHT = 14;
const HEADER_AND_FOOTER_HEIGHT = 17;

/** Returns whether a frame is wide enough for two columns and a centred title. */
export const isLandscape = ({ width, height }: Frame): boolean => width > height * 1.2;

/** Returns the rows that fit a frame, in two columns if it is landscape and one column is too short, else in one. */
export function layoutOf(frame: Frame, players: number): Layout {
  const hundredth = Math.min(frame.width, frame.height) / 100;
  const fitting = Math.floor(
    (frame.height - HEADER_AND_FOOTER_HEIGHT * hundredth) / (ROW_HEIGHT * hundredth),
  );
  const rows = Math.max(1, fitting);
  return { columns: isLandscape(frame) && players > rows ? 2 : 1, rows };
}

/** Splits the standings into pages that fit the layout. There is at least one page, which may be empty. */
export function pagesOf(entries: readonly Standing[], { columns, rows }: Layout): Standing[][] {
  const size = columns * rows;
  const pages = Array.from({ length: Math.ceil(entries.length / size) }, (_, page) =>
    entries.slice(page * size, (page + 1) * size),
  );
  return pages.length > 0 ? pages : [[]];
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
