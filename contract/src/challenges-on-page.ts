import type { Challenge } from './challenges.ts';

/** How many days before its first one and after its last one a sfida stands on the page and on walls. */
const AROUND_DAYS = 7;
const DAY_MS = 86_400_000;
/** What runs stands first, then what comes. */
const RANK = { running: 0, coming: 1, settling: 2, final: 2 } as const;

/** Returns the sfide that stand on the page and on walls on a day: those that run, begin within seven days, or ended within seven. */
export const challengesOnPage = (list: readonly Challenge[], today: string): Challenge[] => {
  const around = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return list
    .filter(({ firstDay, lastDay }) => firstDay <= around(AROUND_DAYS) && lastDay >= around(-AROUND_DAYS))
    .sort((one, other) => RANK[one.state] - RANK[other.state]);
};
