import type { MonthSummary } from './months.ts';

/** A past month in the panorama. */
export interface Peak {
  readonly summary: MonthSummary;
  /** How high the peak is: the first player's points as a share of the highest month's, 0.45 to 1. */
  readonly height: number;
  /** How far away it stands: 0 is the newest month. */
  readonly distance: number;
}

/** The lowest peak: a month with few points is a mountain too. */
const LOWEST = 0.45;

/** Returns the past months, newest first, without those in which no player has a point. */
export function peaksOf(months: readonly MonthSummary[]): Peak[] {
  const past = months.filter(({ state, podium }) => state !== 'open' && (podium[0]?.total ?? 0) > 0);
  const highest = Math.max(1, ...past.map(({ podium }) => podium[0]?.total ?? 0));
  return past
    .sort((one, other) => other.month.localeCompare(one.month))
    .map((summary, distance) => ({
      summary,
      height: LOWEST + (1 - LOWEST) * ((summary.podium[0]?.total ?? 0) / highest),
      distance,
    }));
}

/** The box of a peak's picture: its summit is at least 16 below the top. */
const HEIGHT = 150;
const TALLEST = HEIGHT - 16;

/** Returns where a peak's height and its summit are in a picture 150 high, as texts for attributes. */
export const peakAttributes = ({ height }: Pick<Peak, 'height'>) => ({
  height: height.toFixed(4),
  summit: (HEIGHT - height * TALLEST).toFixed(2),
});
