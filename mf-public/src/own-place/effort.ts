import { capital, formatPoints } from '@vetta/contract/client/formats';
import { toPlace } from '@vetta/contract/italian-article';
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
  return scoring && next && player.notEligible !== 'disqualified'
    ? effortInWords(points, next.position, scoring)
    : '';
}

/** Returns what a place takes: `Al 4° posto con circa 4 appuntamenti conclusi o 11 fissati`; `''` where appointments give no points. */
export function effortInWords(
  points: number,
  place: number,
  { appointmentDonePoints, appointmentSetPoints }: PublicScoring,
): string {
  const done = countOf(points, appointmentDonePoints);
  const set = countOf(points, appointmentSetPoints);
  const ending = (count: number) => (count === 1 ? 'o' : 'i');
  const parts = [
    done && `${formatPoints(done)} appuntament${ending(done)} conclus${ending(done)}`,
    set && `${formatPoints(set)} ${done ? '' : `appuntament${ending(set)} `}fissat${ending(set)}`,
  ].filter(Boolean);
  return parts.length > 0 ? capital(`${toPlace(place)} con circa ${parts.join(' o ')}`) : '';
}

const countOf = (points: number, each: number): number => (each > 0 ? Math.ceil(points / each) : 0);
