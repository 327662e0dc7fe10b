import type { PrizeSettings } from '@vetta/contract/settings';

/** The points that prizes are paid from: the basis times the rate, rounded half up. */
export function prizePool(totals: readonly number[], { prizeBasis, prizeRate }: PrizeSettings): number {
  const basis = prizeBasis === 'total' ? totals.reduce((sum, total) => sum + total, 0) : (totals[0] ?? 0);
  // The rate has two decimals: whole hundredths keep the product exact.
  return Math.floor((basis * Math.round(prizeRate * 100) + 50) / 100);
}
