import { hasPoints } from '@vetta/contract/prerender';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { climbToNext, gapInWords } from '../hero/climb-to-next.ts';
import { eligibilityTexts } from '../leaderboard/eligibility-texts.ts';
import type { OwnPlayer } from './own-player.ts';

export interface OwnPlaceView {
  /** The player's row; undefined while the player is not on the board, or no player has a point. */
  readonly standing: Standing | undefined;
  /** What is next, in one short sentence. */
  readonly words: string;
}

const FIRST_POINTS = 'Con i primi punti comincia la salita';

/** Returns what the card and the bar say of this device's player. */
export function ownPlaceView(board: Leaderboard, { playerId, name }: OwnPlayer): OwnPlaceView {
  const standing = board.entries.find((entry) => entry.playerId === playerId);
  if (!standing) return { standing, words: `${name} non è nella classifica di questo mese` };
  if (!hasPoints(board)) return { standing: undefined, words: FIRST_POINTS };
  if (standing.notEligible === 'disqualified') return { standing, words: eligibilityTexts.disqualified };
  const { next, points } = climbToNext(board.entries, standing);
  if (!next) return { standing, words: 'Sei in vetta' };
  if (standing.total === 0 && next.total === 0) return { standing, words: FIRST_POINTS };
  if (next.total === standing.total) return { standing, words: `A pari punti con ${next.name}: ne basta 1` };
  return { standing, words: gapInWords(points, next.position) };
}
