import { closeMissedDays } from '@vetta/league/closes/close-missed-days';
import { publicVersion } from '@vetta/league/public-state/public-state';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { newestDayOver } from '@vetta/league/time/rome';
import { afterAll } from 'vitest';
import { type TestApi, testApi } from './api.ts';

type Ids = Readonly<Record<'Anna' | 'Bruno' | 'Carla', string>>;

export interface OctoberOffice extends TestApi {
  /** Ids by name: in October 2025 Anna is ahead of Bruno; Carla has no entries. */
  readonly ids: Ids;
  /** Sets the clock to a Rome time and closes the days that were over by then, as a scheduler would. */
  closeAt(romeTime: string): Promise<void>;
  /** Sets the clock to a Rome time. */
  at(romeTime: string): void;
}

const instantOf = (romeTime: string) =>
  Temporal.PlainDateTime.from(romeTime).toZonedDateTime('Europe/Rome').toInstant();

/** This process's office, of which each test gets a copy. */
let made: Promise<{ readonly database: string; readonly ids: Ids }> | undefined;

/** Makes a database with a week of October 2025, as of the evening of the 8th. */
async function makeOffice() {
  let now = instantOf('2025-10-08T09:00');
  const databaseUrl = await freshDatabase();
  const api = await testApi({ databaseUrl, clock: () => now });
  const add = async (name: string): Promise<string> =>
    (await api.ask('POST /api/admin/players', { body: { name } })).body.id;
  const ids = { Anna: await add('Anna'), Bruno: await add('Bruno'), Carla: await add('Carla') };
  now = instantOf('2025-10-08T18:00');
  const numbers = [
    { playerId: ids.Anna, date: '2025-10-07', rings: 110, apptSet: 6, apptDone: 16, alignment: true },
    { playerId: ids.Bruno, date: '2025-10-08', rings: 80, apptSet: 2, apptDone: 15 },
  ];
  for (const body of numbers) await api.ask('POST /api/admin/entries', { body });
  for (const [title, isLottery] of [
    ['Weekend in montagna', false],
    ['Mystery box', true],
  ]) {
    await api.ask('POST /api/admin/prizes', { body: { title, isLottery } });
  }
  await api.close();
  return { database: new URL(databaseUrl).pathname.slice(1), ids };
}

/** Starts an api for an office with a week of October 2025, on the evening of the 8th. Close it after the tests. */
export async function octoberOffice(): Promise<OctoberOffice> {
  made ??= makeOffice();
  const { database, ids } = await made;
  let now = instantOf('2025-10-08T18:00');
  const at = (romeTime: string) => {
    now = instantOf(romeTime);
  };
  const databaseUrl = await freshDatabase(database);
  const api = await testApi({ databaseUrl, clock: () => now, sourceHosts: ['127.0.0.1'] });
  return {
    ...api,
    ids,
    at,
    async closeAt(romeTime) {
      at(romeTime);
      await closeMissedDays(api.database, () => now, newestDayOver(now));
      // A reader that has seen this version makes the api catch up with it.
      const version = await publicVersion(api.database);
      await api.ask('GET /api/leaderboard', { headers: { 'If-None-Match': `"${version}-seen"` } });
    },
  };
}

/** Gives a test file an office, as {@link octoberOffice} starts it, and closes it after its tests. */
export async function useOctoberOffice(): Promise<OctoberOffice> {
  const office = await octoberOffice();
  afterAll(() => office.close());
  return office;
}
