import { ADMIN_KEY, type TestApi, testApi } from '@vetta/api/testing/api';
import { openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from './stoppable-postgres.ts';

/** As many as an api sends at once: fewer than it has connections for admins, so that each export has one. */
const EXPORTS = 4;
/** More than an api has connections. */
const CALLS = 20;

describe.runIf(process.platform === 'linux')('an export while PostgreSQL is frozen', () => {
  let postgres: StoppablePostgres;
  let api: TestApi;
  beforeAll(async () => {
    postgres = await stoppablePostgres();
    api = await testApi({ databaseUrl: postgres.url });
    // More text than all buffers hold, so that the sender waits for the reader.
    await api.database.raw(
      `with crowd as (
        insert into players (name, joined_on, updated_at)
        select rpad('Persona ' || n, 110, 'a'), '2024-01-01', now() from generate_series(1, 1000) n returning id
      )
      insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
      select id, cast('2024-01-01' as date) + day, day, 1, 0, true, now() from crowd cross join generate_series(0, 99) day`,
    );
  });
  afterAll(async () => {
    await api.close();
    await postgres.remove();
  });

  const headers = { 'X-Admin-Key': ADMIN_KEY };
  const begin = () => fetch(`${api.url}/api/admin/exports/entries.csv`, { headers });
  const inUse = () => api.database.client.pool.numUsed();

  /** Expects that more calls than connections are answered. */
  async function expectWorking(): Promise<void> {
    await expect.poll(async () => (await api.ask('GET /readyz')).status, { timeout: 10_000 }).toBe(200);
    const calls = Array.from({ length: CALLS }, () => api.ask('GET /api/admin/players'));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(CALLS).fill(200));
  }

  test('gets 503 in time, gives its connection back at once, and the api works once PostgreSQL does', async () => {
    await expectWorking();
    // Each export waits for its first line.
    const other = openDatabase(postgres.url, { max: 1 });
    const holding = await other.transaction();
    await holding.raw('lock table entries in access exclusive mode');
    const began = Array.from({ length: EXPORTS }, () => api.ask('GET /api/admin/exports/entries.csv'));
    const waiting = () =>
      rows(holding, "select from pg_locks where not granted and relation = 'entries'::regclass");
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(EXPORTS);

    await postgres.freeze();
    const frozenAt = performance.now();
    try {
      const answers = await Promise.all(began);
      expect(performance.now() - frozenAt).toBeLessThan(3_000);
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(body).toEqual({
          error: 'Il database non è raggiungibile in questo momento. Riprova tra poco.',
        });
      }
      await expect.poll(inUse).toBe(0);
    } finally {
      await postgres.thaw();
    }
    await holding.rollback();
    await other.destroy();
    await expectWorking();
  });

  test('breaks its file off if the freeze comes in the middle, and gives its connection back at once', async () => {
    const response = await begin();
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    await reader?.read();
    await postgres.freeze();
    try {
      const rest = async () => {
        while (!(await reader?.read())?.done);
      };
      await expect(rest()).rejects.toThrow('terminated');
      await expect.poll(inUse).toBe(0);
      expect(api.logged.join('')).toContain('An answer broke off');
    } finally {
      await postgres.thaw();
    }
    await expectWorking();
  });
});
