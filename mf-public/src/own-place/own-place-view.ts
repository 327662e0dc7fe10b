import { capital, formatPoints } from '@vetta/contract/client/formats';
import { hasPoints } from '@vetta/contract/prerender';
import { prizeWinners } from '@vetta/contract/prize-winners';
import type { PublicScoring } from '@vetta/contract/scoring';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { climbToNext } from '../hero/climb-to-next.ts';
import { eligibilityTexts } from '../leaderboard/eligibility-texts.ts';
import { climbEffort } from './effort.ts';
import type { OwnPlayer } from './own-player.ts';

export interface OwnPlaceView {
  /** The player's row; undefined while the player is not on the board, or no player has a point. */
  readonly standing: Standing | undefined;
  /** What is next, in one short sentence. */
  readonly words: string;
}

const FIRST_POINTS = 'Con i primi punti comincia la salita';

/** Returns what card, bar and sheet say of a player; with `scoring` also in appointments. */
export function ownPlaceView(
  board: Leaderboard,
  { playerId, name }: OwnPlayer,
  scoring?: PublicScoring,
): OwnPlaceView {
  const standing = board.entries.find((entry) => entry.playerId === playerId);
  if (!standing) return { standing, words: `${name} non è nella classifica di questo mese` };
  if (!hasPoints(board)) return { standing: undefined, words: FIRST_POINTS };
  if (standing.notEligible === 'disqualified') return { standing, words: eligibilityTexts.disqualified };
  const { next } = climbToNext(board.entries, standing);
  if (!next) return { standing, words: 'Sei in vetta' };
  if (standing.total === 0 && next.total === 0) return { standing, words: FIRST_POINTS };
  if (next.total === standing.total) return { standing, words: `A pari punti con ${next.name}: ne basta 1` };
  return { standing, words: climbEffort(board.entries, standing, scoring) };
}

/**
 * Returns what the month's prizes and lottery are for a player as the points are now: `2° premio, per ora, a te · sei nella lotteria`;
 * `''` where they are nothing, or the card already says why.
 */
export function prizesInWords(
  { entries, prizes }: Pick<Leaderboard, 'entries' | 'prizes'>,
  { playerId, total, eligible, notEligible }: Standing,
  /** Null once the draw was held. */
  lotteryThreshold: number | null,
): string {
  if (!eligible) return notEligible === 'late' ? eligibilityTexts.late : '';
  const words: string[] = [];
  const won = prizeWinners(prizes, entries).find(({ winner }) => winner?.playerId === playerId);
  if (won && total > 0) words.push(`${won.prize.position}° premio, per ora, a te`);
  if (lotteryThreshold !== null && prizes.some(({ isLottery }) => isLottery)) {
    const missing = lotteryThreshold - total;
    words.push(missing > 0 ? `lotteria: ancora ${formatPoints(missing)} pt` : 'sei nella lotteria');
  }
  return capital(words.join(' · '));
}
