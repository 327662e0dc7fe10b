import type { Standing } from '@vetta/contract/standings';

/** The team as it was before the one on the third place passed the one on the second. */
export const beforeOvertake = (team: readonly Standing[]): Standing[] =>
  team.map((one) =>
    one.position === 2 ? { ...one, position: 3 } : one.position === 3 ? { ...one, position: 2 } : one,
  );

/** The team as it was before the first nine got a bonus. */
export const beforeBonuses = (team: readonly Standing[]): Standing[] =>
  team.map((one, index) => ({ ...one, bonus: one.bonus - (index < 9 ? 100 : 0) }));
