import { closeDay } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { importSampleEntries } from '@vetta/scheduler/testing/sample-entries';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnVetta } from '../../testing/started-vetta.ts';

const DAY = '2025-10-24';
const WAITS = 'Another process closes days: this command waits until it has ended.';

let DATABASE_URL: string;
let database: Database;
beforeEach(async () => {
  DATABASE_URL = await freshDatabase();
  database = openDatabase(DATABASE_URL);
  await importSampleEntries(database, [DAY]);
});
afterEach(() => database.destroy());

const runClose = () => spawnVetta({ DATABASE_URL, CLOCK: '2025-10-25T09:00:00+02:00' }, ['close', DAY]);
const awards = () => database('player_bonuses');

test('while another process closes days the command waits, and then finds its day closed', async () => {
  const other = await database.transaction();
  await other.raw('select pg_advisory_xact_lock(?)', [locks.closing]);
  const command = runClose();
  await expect.poll(() => command.output, { timeout: 30_000 }).toContain(WAITS);
  expect(await awards()).toEqual([]);

  await closeDay(closeActivities(database, systemClock), DAY);
  await other.rollback();
  expect(await command.exited).toBe(0);
  expect(command.output.split(WAITS)).toHaveLength(2);
  expect(command.output).toContain(`${DAY} was closed already: nothing to do.`);
});
