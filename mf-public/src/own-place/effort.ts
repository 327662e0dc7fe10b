import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicScoring } from '@vetta/contract/scoring';
import { climbToNext, gapInWords } from '../hero/climb-to-next.ts';
import type { SearchedPlayer } from '../hero/example-entries.ts';

/**
 * Returns what the next place takes, in every card and sheet: `273 punti al 4° posto: circa 4 appuntamenti conclusi o 11 fissati`,
 * without appointments where their values are unknown or 0; `''` for the first and who is disqualified.
 */
export function climbEffort(
  players: readonly SearchedPlayer[],
  player: SearchedPlayer,
  scoring: PublicScoring | undefined,
): string {
  const { next, points } = climbToNext(players, player);
  if (!next || player.notEligible === 'disqualified') return '';
  const counted = (each: number, words: string) => {
    const count = each > 0 ? Math.ceil(points / each) : 0;
    return count && `${formatPoints(count)} ${words.replaceAll('*', count === 1 ? 'o' : 'i')}`;
  };
  const done = counted(scoring?.appointmentDonePoints ?? 0, 'appuntament* conclus*');
  const set = counted(scoring?.appointmentSetPoints ?? 0, `${done ? '' : 'appuntament* '}fissat*`);
  const ways = [done, set].filter(Boolean).join(' o ');
  return gapInWords(points, next.position) + (ways && `: circa ${ways}`);
}
