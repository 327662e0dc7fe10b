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

// In hundredths of the frame's smaller side. A row of 14 holds a name of 3.4 on two lines, and what stands beneath it:
// well above the 3 % of the height that can be read from five metres.
const ROW = 14;
const HEAD_AND_FOOT = 17;

/** Whether a frame is wide enough for two columns, and for a head with the title in its middle. */
export const isLying = ({ width, height }: Frame): boolean => width > height * 1.2;

/** How many rows a frame holds, and in how many columns: two where it lies and there are enough players, else one. */
export function layoutOf(frame: Frame, players: number): Layout {
  const hundredth = Math.min(frame.width, frame.height) / 100;
  const fitting = Math.floor((frame.height - HEAD_AND_FOOT * hundredth) / (ROW * hundredth));
  const rows = Math.max(1, fitting);
  return { columns: isLying(frame) && players > rows ? 2 : 1, rows };
}

/** The standings as pages, each as many as the layout holds. At least one page, which may be empty. */
export function pagesOf(entries: readonly Standing[], { columns, rows }: Layout): Standing[][] {
  const size = columns * rows;
  const pages = Array.from({ length: Math.ceil(entries.length / size) }, (_, page) =>
    entries.slice(page * size, (page + 1) * size),
  );
  return pages.length > 0 ? pages : [[]];
}

const TO_ARRIVE_MS = 4000;
const TO_READ_A_ROW_MS = 900;

/** How long a page of so many rows stays, where all pages together have a turn of so many milliseconds at least. */
export const pageTime = (rows: number, pages: number, turn: number): number =>
  Math.max(TO_ARRIVE_MS + rows * TO_READ_A_ROW_MS, turn / pages);

/** A long name is set narrower before it is wrapped; it is never cut. */
export function nameWidth(name: string): 'normal' | 'narrow' | 'tight' {
  if (name.length <= 16) return 'normal';
  return name.length <= 21 ? 'narrow' : 'tight';
}
