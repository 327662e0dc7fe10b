import { formatPoints } from '@vetta/contract/client/formats';
import type { PublicScoring } from '@vetta/contract/scoring';
import { climbToNext } from '../hero/climb-to-next.ts';
import type { SearchedPlayer } from '../hero/example-entries.ts';

/** Returns what to do for the next place, in every card and sheet; `''` for the first, who is disqualified, and without the values. */
export function climbEffort(
  players: readonly SearchedPlayer[],
  player: SearchedPlayer,
  scoring: PublicScoring | undefined,
): string {
  const { next, points } = climbToNext(players, player);
  return scoring && next && player.notEligible !== 'disqualified' ? effortInWords(points, scoring) : '';
}

/** Returns what so many points take: `circa 4 appuntamenti conclusi o 11 fissati`; `''` where appointments give none. */
export function effortInWords(
  points: number,
  { appointmentDonePoints, appointmentSetPoints }: PublicScoring,
): string {
  const done = countOf(points, appointmentDonePoints);
  const set = countOf(points, appointmentSetPoints);
  const nouns = (count: number) => (count === 1 ? 'appuntamento' : 'appuntamenti');
  const parts = [
    done > 0 ? `${formatPoints(done)} ${nouns(done)} ${done === 1 ? 'concluso' : 'conclusi'}` : '',
    set > 0
      ? `${formatPoints(set)} ${done > 0 ? '' : `${nouns(set)} `}${set === 1 ? 'fissato' : 'fissati'}`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `circa ${parts.join(' o ')}` : '';
}

const countOf = (points: number, each: number): number => (each > 0 ? Math.ceil(points / each) : 0);
