import { rowHeight } from './row-height.css.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly columns: 1 | 2;
  /** Rows in one column. */
  readonly rows: number;
}

/** In hundredths of the frame's smaller side. */
const HEADER_AND_FOOTER_HEIGHT = 17;
/** A small team's rows are not taller than those of three. */
const MIN_ROWS = 3;

/** Returns whether a frame is wide enough for two columns and a centred title. */
export const isLandscape = ({ width, height }: Frame): boolean => width > height * 1.2;

/**
 * Returns the rows of a page, in two columns if the frame is landscape and one column is too short, else in one. They are
 * as many as the largest page needs, so that the rows fill the frame.
 */
export function rowsPerPage(frame: Frame, players: number): Layout {
  const hundredth = Math.min(frame.width, frame.height) / 100;
  const fitting = Math.floor((frame.height - HEADER_AND_FOOTER_HEIGHT * hundredth) / (rowHeight * hundredth));
  const most = Math.max(1, fitting);
  const columns = isLandscape(frame) && players > most ? 2 : 1;
  const pages = Math.max(1, Math.ceil(players / (columns * most)));
  const needed = Math.ceil(players / pages / columns);
  return { columns, rows: Math.min(most, Math.max(MIN_ROWS, needed)) };
}
