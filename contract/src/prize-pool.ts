import { mayHaveHonours } from './honours.ts';
import type { PrizeSettings } from './settings.ts';
import type { Standing } from './standings.ts';

/**
 * Returns the prize pool in points: the basis times the rate, rounded half up (docs/rules.md, «Prize pool»). `entries` are the
 * month's, in order; disqualified and negative rows do not count.
 */
export function prizePool(
  entries: readonly Pick<Standing, 'total' | 'notEligible'>[],
  { prizeBasis, prizeRate }: PrizeSettings,
): number {
  const totals = entries.filter(mayHaveHonours).map(({ total }) => total);
  const basis = prizeBasis === 'total' ? totals.reduce((sum, total) => sum + total, 0) : (totals[0] ?? 0);
  // The rate has two decimals: in whole hundredths the product is exact.
  return Math.floor((basis * Math.round(prizeRate * 100) + 50) / 100);
}
