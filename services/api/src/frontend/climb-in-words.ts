import { type Metal, metalOf, nextAbove } from '@vetta/contract/honours';
import { thePlace } from '@vetta/contract/italian-article';
import { italianInteger, pointsInWords } from '@vetta/contract/italian-integer';
import { hasPoints } from '@vetta/contract/prerender';
import type { Leaderboard, Standing } from '@vetta/contract/standings';

/** A player's climb in Italian words, for a picture and for the text beside it. */
export interface Climb {
  readonly name: string;
  readonly position: number;
  /** That of the player's honours: a disqualified first has none. */
  readonly metal: Metal | '';
  /** `2.410` */
  readonly total: string;
  /** `novembre 2026` */
  readonly month: string;
  /** The total as a share of the first player's, 0 to 1, in hundredths. */
  readonly share: number;
  /** `Mancano 577 punti per il 3° posto`; `In vetta` for the month's first, who is not the first row where that one is disqualified. */
  readonly next: string;
}

/** Returns a player's climb; undefined if the player is not on the board, or no player has a point this month. */
export function climbOf(board: Leaderboard, playerId: string | undefined): Climb | undefined {
  const own = board.entries.find((standing) => standing.playerId === playerId);
  const [leader] = board.entries;
  if (!own || !leader || !hasPoints(board)) return undefined;
  const share = leader.total > 0 ? Math.min(1, Math.max(0, own.total / leader.total)) : 0;
  return {
    name: own.name,
    position: own.position,
    metal: metalOf(board.entries, own.playerId),
    total: italianInteger(own.total),
    month: board.month,
    share: Math.round(share * 100) / 100,
    next: nextOf(board, own),
  };
}

function nextOf({ entries }: Leaderboard, own: Standing): string {
  if (own.notEligible === 'disqualified') return 'Squalifica per il mese';
  const above = nextAbove(entries, own.playerId);
  if (!above) return 'In vetta';
  return missing(above.total - own.total + 1, above.position);
}

const missing = (points: number, position: number): string =>
  `${points === 1 ? 'Manca' : 'Mancano'} ${pointsInWords(points)} per ${thePlace(position)}`;

/** Returns the month's climb in one line: `novembre 2026 · 38 in gara`. */
export const monthInWords = (board: Leaderboard): string =>
  board.entries.length === 0
    ? board.month
    : `${board.month} · ${italianInteger(board.entries.length)} in gara`;
