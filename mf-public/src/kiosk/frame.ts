import { rowHeight } from './row-height.css.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** In hundredths of the frame's smaller side. */
const HEADER_AND_FOOTER_HEIGHT = 17;

/** Returns whether a frame is wide enough for two columns and a centred title. */
export const isLandscape = ({ width, height }: Frame): boolean => width > height * 1.2;

/** Returns how many rows one column of a frame has room for, at least one. */
export function rowsThatFit({ width, height }: Frame): number {
  const hundredth = Math.min(width, height) / 100;
  return Math.max(1, Math.floor((height - HEADER_AND_FOOTER_HEIGHT * hundredth) / (rowHeight * hundredth)));
}
