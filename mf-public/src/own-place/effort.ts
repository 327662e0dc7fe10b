import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicScoring } from '@vetta/contract/scoring';
import { climbToNext, gapInWords } from '../hero/climb-to-next.ts';
import type { SearchedPlayer } from '../hero/example-entries.ts';

/**
 * Returns what the next place takes, in every card and sheet: `273 punti al 4° posto: circa 4 appuntamenti conclusi o 11 fissati`,
 * with those held only if fewer do, and without appointments where their values are unknown or 0; `''` for the first and who is
 * disqualified.
 */
export function climbEffort(
  players: readonly SearchedPlayer[],
  player: SearchedPlayer,
  scoring: PublicScoring | undefined,
): string {
  const { next, points } = climbToNext(players, player);
  if (!next || player.notEligible === 'disqualified') return '';
  const needed = (each = 0) => (each > 0 ? Math.ceil(points / each) : 0);
  const told = (count: number, words: string) =>
    count && `${formatPoints(count)} ${words.replaceAll('*', count === 1 ? 'o' : 'i')}`;
  const set = needed(scoring?.appointmentSetPoints);
  const done = needed(scoring?.appointmentDonePoints);
  const held = done !== set && told(done, 'appuntament* conclus*');
  const ways = [held, told(set, `${held ? '' : 'appuntament* '}fissat*`)].filter(Boolean).join(' o ');
  return gapInWords(points, next.position) + (ways && `: circa ${ways}`);
}
