import { type Layer, layers } from './receipt-view.ts';

/** A layer of the mountain between two heights, 0 (the ground) to 1 (the summit). */
interface Stratum {
  readonly layer: Layer;
  readonly from: number;
  readonly to: number;
}

export interface Strata {
  readonly strata: readonly Stratum[];
  /** How high the total reaches: below 1 where something was taken away by hand. */
  readonly top: number;
}

/** Returns layers as thick as their points, in the order of `layers`; what is below 0 lowers the top. */
export function strataOf(lines: readonly { readonly layer: Layer; readonly points: number }[]): Strata {
  const gains = layers
    .map((layer) => ({
      layer,
      points: lines.reduce((sum, line) => sum + (line.layer === layer ? Math.max(0, line.points) : 0), 0),
    }))
    .filter(({ points }) => points > 0);
  const height = gains.reduce((sum, { points }) => sum + points, 0);
  if (height === 0) return { strata: [], top: 0 };
  const total = lines.reduce((sum, { points }) => sum + points, 0);

  let reached = 0;
  const strata = gains.map(({ layer, points }): Stratum => {
    const from = reached / height;
    reached += points;
    return { layer, from, to: reached / height };
  });
  return { strata, top: Math.max(0, total) / height };
}
