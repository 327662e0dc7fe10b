import type { Award, BonusType } from '@vetta/contract/bonuses';

interface BonusTotal {
  readonly count: number;
  readonly points: number;
  /** How many of them wait for the close. */
  readonly pending: number;
}

export interface BonusTotals extends BonusTotal {
  /** The types that somebody has this week, in the order of the list of types. */
  readonly types: readonly (BonusTotal & Pick<BonusType, 'id' | 'name'>)[];
}

/** Sums up a week's awards: all of them, and by type. */
export function bonusTotals(types: readonly BonusType[], awards: readonly Award[]): BonusTotals {
  const byType = types
    .map(({ id, name, points }) => {
      const ofType = awards.filter(({ bonusTypeId }) => bonusTypeId === id);
      const pending = ofType.filter(({ settledAt }) => settledAt === null).length;
      return { id, name, count: ofType.length, points: ofType.length * points, pending };
    })
    .filter(({ count }) => count > 0);
  const sum = (of: (total: BonusTotal) => number) => byType.reduce((before, total) => before + of(total), 0);
  return {
    types: byType,
    count: sum(({ count }) => count),
    points: sum(({ points }) => points),
    pending: sum(({ pending }) => pending),
  };
}
