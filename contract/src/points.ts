import type { ScoringChange } from './scoring.ts';

/** The points of an attended alignment before the multiplier (docs/rules.md, «Points»). */
export const PRESENCE_POINTS = 25;

/** A day's numbers, or the sums of several days. */
interface Counted {
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  /** The days with an attended alignment. */
  readonly presences: number;
}

/**
 * Returns the points of these numbers by a month's values. The standings compute the same in SQL; league's
 * `standings/points.test.ts` compares the two.
 */
export const pointsOf = ({ rings, apptSet, apptDone, presences }: Counted, scoring: ScoringChange): number =>
  rings * scoring.ringPoints +
  apptSet * scoring.appointmentSetPoints +
  apptDone * scoring.appointmentDonePoints +
  presencePoints(presences, scoring.bonusMultiplier);

/** Returns the points of all presences together, rounded half up once (docs/rules.md, «Points»). */
export const presencePoints = (presences: number, multiplier: number): number =>
  // The multiplier has one decimal: in whole tenths the product is exact.
  Math.floor((presences * PRESENCE_POINTS * Math.round(multiplier * 10) + 5) / 10);
