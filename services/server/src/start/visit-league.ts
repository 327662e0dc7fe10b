import type { Database } from '@vetta/league/store/database';
import { type Clock, clockStartingAt, systemClock } from '@vetta/league/time/clock';
import { readEnvironment, type Settings } from '../environment.ts';
import { openData } from './data.ts';

/** Returns the clock of this process: the machine's, or one that starts at CLOCK. */
export const clockOf = ({ clock }: Settings): Clock => (clock ? clockStartingAt(clock) : systemClock);

/** Runs `work` on the league's data, beside a running `npm start` or alone. */
export async function visitLeague<Done>(
  work: (database: Database, clock: Clock) => Promise<Done>,
): Promise<Done> {
  const settings = readEnvironment(process.env);
  const data = await openData(settings, { as: 'guest', schema: 'require' });
  try {
    return await work(data.database, clockOf(settings));
  } finally {
    await data.close();
  }
}
