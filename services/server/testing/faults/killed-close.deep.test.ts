import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeUpTo } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { clockStartingAt } from '@vetta/league/time/clock';
import { closeResults } from '@vetta/scheduler/testing/close-results';
import { importSampleEntries } from '@vetta/scheduler/testing/sample-entries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnVetta, startVetta } from '../started-vetta.ts';
import { holdTable } from './held-table.ts';

// The close of 2 October also makes September final.
const days = ['2025-09-30', '2025-10-01', '2025-10-02'];
const noon = '2025-10-03T12:00:00+02:00';
const clock = clockStartingAt(Temporal.Instant.from(noon));

/** The tables that the steps of a close write, in their order: a close waits in the step that writes the held one. */
const tables = ['player_bonuses', 'last_positions', 'draw_commitments', 'final_months', 'closed_days'];
// The steps differ in nothing that a kill could meet, so npm test takes two.
const held = process.env.SOAK ? tables : ['last_positions', 'final_months'];

let folder: string;
let expected: unknown;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-killed-'));
  await chmod(folder, 0o755);
  const database = await leagueWithEntries(await freshDatabase());
  await closeUpTo(closeActivities(database, clock), '2025-10-02');
  expected = await closeResults(database);
  await database.destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function leagueWithEntries(url: string): Promise<Database> {
  const database = openDatabase(url, { max: 2 });
  await importSampleEntries(database, days);
  return database;
}

test.each(held)(
  'a process killed while its close writes %s leaves the days to the next start, which closes each once',
  { timeout: 120_000 },
  async (table) => {
    const url = await freshDatabase();
    const database = await leagueWithEntries(url);
    await database.destroy();
    // With CLOCK the process itself closes the days.
    const settings = { ROLE: 'scheduler', DATABASE_URL: url, DATA_DIR: folder, CLOCK: noon };

    const hold = await holdTable(url, table);
    const killed = spawnVetta(settings);
    await hold.waitedFor();
    await killed.kill();
    await hold.release();

    const next = await startVetta(settings);
    const after = openDatabase(url, { max: 1 });
    const results = () => closeResults(after);
    await expect.poll(async () => (await results()).days.length, { timeout: 30_000 }).toBe(days.length);
    await next.kill();
    expect(await results()).toEqual(expected);
    await after.destroy();
  },
);
