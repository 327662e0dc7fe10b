import { fillDemo, isEmptyLeague } from '@vetta/league/demo/fill-demo';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { step } from '../progress.ts';

/** Fills an empty league with a demonstration office. Returns whether it did; of a league that is not empty the start says nothing. */
export const fillEmptyLeague = async (database: Database, clock: Clock): Promise<boolean> =>
  (await isEmptyLeague(database)) &&
  (await step('Fill an empty league with a demonstration office', () => fillDemo(database, clock)));
