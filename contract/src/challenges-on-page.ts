import type { Challenge } from './challenges.ts';
import { addDays } from './rome-time.ts';

const RANK = { running: 0, coming: 1, settling: 2, final: 2 } as const;

/** Sorts what runs first, then what comes. */
export const byState = (one: Pick<Challenge, 'state'>, other: typeof one): number =>
  RANK[one.state] - RANK[other.state];

/** Returns the sfide that stand on the page and on walls on a day: those that run, begin within seven days, or ended within seven. */
export const challengesOnPage = (list: readonly Challenge[], today: string): Challenge[] =>
  list
    .filter(({ firstDay, lastDay }) => firstDay <= addDays(today, 7) && lastDay >= addDays(today, -7))
    .sort(byState);
