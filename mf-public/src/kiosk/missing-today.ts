import type { Leaderboard } from '@vetta/contract/standings';

/**
 * Returns whether no number of today has been entered yet. The call does not say so, but a row with a number of today is
 * provisional until the close. A pending bonus makes its row provisional too, and so hides the note.
 */
export const isTodayMissing = ({ state, entries }: Pick<Leaderboard, 'state' | 'entries'>): boolean =>
  state === 'open' && entries.length > 0 && entries.every(({ provisional }) => !provisional);
