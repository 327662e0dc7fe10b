import type { Leaderboard } from '@vetta/contract/standings';

/**
 * Returns whether no number of today has been entered yet: tonight's close would change nobody's points. A pending bonus
 * counts as a number.
 */
export const isTodayMissing = ({ state, entries }: Pick<Leaderboard, 'state' | 'entries'>): boolean =>
  state === 'open' && entries.length > 0 && entries.every(({ provisional }) => !provisional);
