import type { Database } from '@vetta/league/store/database';
import { type Clock, clockStartingAt, systemClock } from '@vetta/league/time/clock';
import { readEnvironment, type Settings } from '../environment.ts';
import { openData } from './data.ts';

/** The clock of this process: the machine's, or from CLOCK on. */
export const clockOf = ({ clock }: Settings): Clock => (clock ? clockStartingAt(clock) : systemClock);

/** Runs `work` on the league's data, beside a running `npm start` or alone. */
export async function visitLeague<Done>(
  work: (database: Database, clock: Clock) => Promise<Done>,
): Promise<Done> {
  const settings = readEnvironment(process.env);
  const data = await openData(settings, 'visit');
  try {
    return await work(data.database, clockOf(settings));
  } finally {
    await data.close();
  }
}
