import type { Standing } from '@vetta/contract/standings';

const ROWS = 5;

/** Returns five rows of the standings with a player in the middle, or as near to it as the ends allow. */
export function around(entries: readonly Standing[], playerId: string): readonly Standing[] {
  const own = entries.findIndex((standing) => standing.playerId === playerId);
  if (own < 0) return [];
  const start = Math.max(0, Math.min(own - Math.floor(ROWS / 2), entries.length - ROWS));
  return entries.slice(start, start + ROWS);
}
