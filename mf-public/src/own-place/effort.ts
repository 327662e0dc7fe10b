import { capital, formatPoints } from '@vetta/contract/client/formats';
import { toPlace } from '@vetta/contract/italian-article';
import type { PublicScoring } from '@vetta/contract/scoring';
import { climbToNext } from '../hero/climb-to-next.ts';
import type { SearchedPlayer } from '../hero/example-entries.ts';

/**
 * Returns what the next place takes, in every card and sheet: `Al 4° posto con circa 4 appuntamenti conclusi o 11 fissati`; `''` for
 * the first, who is disqualified, and where the values are unknown or appointments give no points.
 */
export function climbEffort(
  players: readonly SearchedPlayer[],
  player: SearchedPlayer,
  scoring: PublicScoring | undefined,
): string {
  const { next, points } = climbToNext(players, player);
  if (!scoring || !next || player.notEligible === 'disqualified') return '';
  const counted = (each: number, words: string) => {
    const count = each > 0 ? Math.ceil(points / each) : 0;
    return count && `${formatPoints(count)} ${words.replaceAll('*', count === 1 ? 'o' : 'i')}`;
  };
  const done = counted(scoring.appointmentDonePoints, 'appuntament* conclus*');
  const set = counted(scoring.appointmentSetPoints, `${done ? '' : 'appuntament* '}fissat*`);
  const ways = [done, set].filter(Boolean).join(' o ');
  return ways && capital(`${toPlace(next.position)} con circa ${ways}`);
}
