import { extent, insideLayer } from './silhouette.ts';
import type { Stratum } from './strata.ts';

/** What a letter takes with some air, in pixels of the picture. */
const LETTER = { width: 8, height: 15 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the middle of a layer's name inside the layer, in pixels; null if the layer has no room for it. */
export function namePlace(
  { from, to }: Pick<Stratum, 'from' | 'to'>,
  name: string,
  { width, height }: Size,
): { readonly x: number; readonly y: number } | null {
  const sides = extent(Math.min(1, (from + to) / 2 + 0.04));
  const taken = (name.length * LETTER.width) / width;
  if (sides.to - sides.from < taken + 16 / width) return null;
  const x = (sides.from + sides.to) / 2;
  const { bottom, top } = insideLayer({ from, to }, { from: x - taken / 2, to: x + taken / 2 });
  if ((top - bottom) * height < LETTER.height) return null;
  return { x: x * width, y: (1 - (bottom + top) / 2) * height };
}
