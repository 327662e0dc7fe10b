import type { Challenge } from './challenges.ts';
import { addDays } from './rome-time.ts';

const RANK = { running: 0, coming: 1, settling: 2, final: 2 } as const;

type Dated = Pick<Challenge, 'state' | 'firstDay' | 'lastDay'>;

/** Sorts what runs first, the soonest end before others; then what comes, the soonest first; then what is over, the newest first. */
export const byState = (one: Dated, other: Dated): number =>
  RANK[one.state] - RANK[other.state] || distanceOf(one) - distanceOf(other);

const distanceOf = ({ state, firstDay, lastDay }: Dated): number =>
  Date.parse(state === 'coming' ? firstDay : lastDay) * (RANK[state] === 2 ? -1 : 1);

/** Returns the sfide that stand on the page and on walls on a day: those that run, begin within seven days, or ended within seven. */
export const challengesOnPage = (list: readonly Challenge[], today: string): Challenge[] =>
  list
    .filter(({ firstDay, lastDay }) => firstDay <= addDays(today, 7) && lastDay >= addDays(today, -7))
    .sort(byState);
