import { nextAbove, pointsToPass } from '@vetta/contract/honours';
import { toPlace } from '@vetta/contract/italian-article';
import { pointsInWords } from '@vetta/contract/italian-integer';
import type { SearchedPlayer } from './example-entries.ts';

interface ClimbToNext {
  /** The player to pass (`nextAbove`); undefined for the month's first. */
  readonly next: SearchedPlayer | undefined;
  /** The points needed to climb one place: 0 for the first. */
  readonly points: number;
}

/** Returns how far a player is from the place above. `players` are in the order of the standings. */
export function climbToNext(players: readonly SearchedPlayer[], player: SearchedPlayer): ClimbToNext {
  const next = nextAbove(players, player.playerId);
  return { next, points: next ? pointsToPass(next, player) : 0 };
}

/** Returns what a place takes, the same on the page and on walls: `136 punti al 1° posto`. */
export const gapInWords = (points: number, place: number): string =>
  `${pointsInWords(points)} ${toPlace(place)}`;
