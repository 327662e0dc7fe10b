import { nextAbove } from '@vetta/contract/honours';
import { toPlace } from '@vetta/contract/italian-article';
import { italianInteger } from '@vetta/contract/italian-integer';
import type { SearchedPlayer } from './example-entries.ts';

export interface ClimbToNext {
  /** The player to pass (`nextAbove`); undefined for the month's first. */
  readonly next: SearchedPlayer | undefined;
  /** The points needed to climb one place: at equal points one (docs/rules.md, «Order»); 0 for the first. */
  readonly points: number;
  /** How much of the climb to the next player's total is done, in whole hundredths. */
  readonly done: number;
}

/** Returns how far a player is from the place above. `players` are in the order of the standings. */
export function climbToNext(players: readonly SearchedPlayer[], player: SearchedPlayer): ClimbToNext {
  const next = nextAbove(players, player.playerId);
  if (next === undefined) return { next, points: 0, done: 100 };
  const points = next.total - player.total + 1;
  const done = Math.round((100 * Math.max(0, player.total)) / Math.max(1, next.total + 1));
  return { next, points, done: Math.min(99, done) };
}

/** Returns what a place takes, the same on the page and on walls: `136 punti al 1° posto`. */
export const gapInWords = (points: number, place: number): string =>
  `${italianInteger(points)} ${points === 1 ? 'punto' : 'punti'} ${toPlace(place)}`;
