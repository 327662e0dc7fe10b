import { freshBucket } from '@vetta/api/testing/object-stores';
import { slowReads } from '@vetta/api/testing/slow-reads';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { closeInstant } from '@vetta/league/time/rome';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../environment.ts';
import { type OpenParts, openParts } from './open-parts.ts';
import { serveVetta } from './serve.ts';
import { describeAlerts, openApi, openScheduler } from './services.ts';

const KEY = 'una-chiave-di-prova';
let folder: string;
let parts: OpenParts;
let databaseUrl: string;
let database: Database;
beforeEach(async () => {
  folder = await folderOfTest();
  parts = openParts({ drainSeconds: 1 });
  databaseUrl = await freshDatabase();
  database = openDatabase(databaseUrl);
});
afterEach(async () => {
  await parts[Symbol.asyncDispose]();
  await database.destroy();
});

test('while five hundred readers wait for the database, a day is closed in time', async () => {
  const start = Temporal.Instant.from('2026-10-25T18:00:00+01:00');
  const settings = readEnvironment({ PORT: '0', CLOCK: start.toString(), LOG_LEVEL: 'silent' });
  const log = pino({ enabled: false });
  const logDestination = { write: () => {} };
  const common = { settings, databaseUrl, parts, log };
  await ensureAdminKey(database, nowOf(start), KEY);
  const objectStore = freshBucket('s3rver');
  const api = await openApi({
    ...common,
    clock: clockStartingAt(start),
    objectStore,
    dataDir: folder,
    logDestination,
  });
  const post = async (path: string, body: unknown): Promise<{ id: string }> => {
    const headers = { 'X-Admin-Key': KEY, 'Content-Type': 'application/json' };
    const answer = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return z.object({ id: z.string() }).parse(await answer.json());
  };
  const { id } = await post('/api/admin/players', { name: 'Anna' });
  await post('/api/admin/entries', { playerId: id, date: '2026-10-25', rings: 101 });

  const slow = await slowReads(database, 'replaced_commitments', 0.5);
  let over = false;
  const reader = async (_: unknown, n: number) => {
    for (let turn = 0; !over; turn++) {
      const month = `${2_100 + ((n + 500 * turn) % 899)}-01`;
      await (await fetch(`${api.url}/api/draws/${month}`)).text();
    }
  };
  const readers = Promise.all(Array.from({ length: 500 }, reader));
  await expect.poll(slow.reads, { timeout: 20_000, interval: 20 }).toBeGreaterThan(3);

  try {
    // The scheduler's clock is two seconds before 23:59.
    const twoSecondsBefore = closeInstant('2026-10-25').subtract({ seconds: 2 });
    await openScheduler({
      ...common,
      dataDir: folder,
      temporal: undefined,
      clock: clockStartingAt(twoSecondsBefore),
    });
    const days = () => database('closed_days').pluck('date');
    // Most of the time is the test's own, which asks for five hundred.
    await expect.poll(days, { timeout: 10_000, interval: 50 }).toEqual(['2026-10-25']);
  } finally {
    over = true;
    await readers;
  }
  await slow.undo();
});

test('the start says who is called about late closes and lost screens, without the secret in the address', () => {
  expect(describeAlerts(undefined)).toMatch(/^no receiver is called .*, because ALERT_URL is not set/);
  const told = describeAlerts(new URL('https://hooks.example.com/services/segreto?key=segreto'));
  expect(told).toBe(
    'the receiver in ALERT_URL (hooks.example.com) is a channel; «Prova» in «Strumenti › Canali» sends it a trial',
  );
});

/** Starts one role on its own database. With CLOCK there is no Temporal: this process closes the days. */
async function start(role: string) {
  const settings = readEnvironment({
    ROLE: role,
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: folder,
    PORT: '0',
    CLOCK: '2026-10-25T12:00:00+01:00',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  });
  const { url, choices } = await serveVetta(settings, parts, new AbortController().signal, () => {});
  return { url, named: choices.map(([name]) => name) };
}

test('ROLE=scheduler closes days and serves nothing', async () => {
  const { url, named } = await start('scheduler');
  expect(url).toBeUndefined();
  expect(named).toEqual(['Database', 'Temporal', 'Close', 'Backup', 'Alerts']);
});

// The first start after a change builds the front ends.
test('ROLE=api serves and closes no day', async () => {
  const { url, named } = await start('api');
  expect(await (await fetch(`${url}/api/admin/dashboard`)).json()).toEqual({
    error: 'Chiave di accesso non valida',
  });
  expect(named).toEqual(['Database', 'Files', 'Alerts']);
});
