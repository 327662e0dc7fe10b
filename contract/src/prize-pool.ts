import type { PrizeSettings } from './settings.ts';

/**
 * Returns the prize pool in points: the basis times the rate, rounded half up (docs/rules.md, «Prize pool»). `totals` are the
 * month's, the first player's first. The league and the admin's dialog both compute it here, so this file imports no code.
 */
export function prizePool(totals: readonly number[], { prizeBasis, prizeRate }: PrizeSettings): number {
  const basis = prizeBasis === 'total' ? totals.reduce((sum, total) => sum + total, 0) : (totals[0] ?? 0);
  // The rate has two decimals: in whole hundredths the product is exact.
  return Math.floor((basis * Math.round(prizeRate * 100) + 50) / 100);
}
