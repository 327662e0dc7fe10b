import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { type SecretBox, secretBox } from '@vetta/outbound/secrets/secret-box';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { readEnvironment } from '../environment.ts';
import { clockOf } from './clock.ts';
import { openLeagueDatabase } from './league-database.ts';

/** Runs `work` on the league's database and returns its result. A running `npm start` on the same data does not matter. */
export async function withLeague<Done>(
  work: (database: Database, clock: Clock, secrets: SecretBox) => Promise<Done>,
): Promise<Done> {
  const settings = readEnvironment(process.env);
  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'require' });
  try {
    const dataDir = await dataFolder(settings.dataDir, checkout);
    return await work(data.database, clockOf(settings), secretBox({ key: settings.secretsKey, dataDir }));
  } finally {
    await data.close();
  }
}
