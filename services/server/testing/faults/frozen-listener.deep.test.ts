import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type TestApi, testApi } from '@vetta/api/testing/api';
import { rows } from '@vetta/league/store/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from './stoppable-postgres.ts';

describe.runIf(process.platform === 'linux')('the connection that announces commits, frozen alone', () => {
  let postgres: StoppablePostgres;
  let reading: TestApi;
  let writing: TestApi;
  let frozen: number[] = [];
  beforeAll(async () => {
    postgres = await stoppablePostgres();
    reading = await testApi({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    await reading.close();
    await writing.close();
    await postgres.remove();
  });

  /** Returns the processes of PostgreSQL that serve the apis' subscriptions. */
  async function listeners(): Promise<number[]> {
    const found = await rows<{ pid: number }>(
      reading.database,
      "select pid from pg_stat_activity where application_name = 'vetta listener'",
    );
    return found.map(({ pid }) => pid);
  }

  const shows = ({ body }: Answer, name: string) =>
    body.entries.some((entry: { name: string }) => entry.name === name);

  /** Adds a player by the other api; returns how long this one's readers do not see it, in milliseconds. */
  async function unseenFor(name: string): Promise<number> {
    expect((await writing.ask('POST /api/admin/players', { body: { name } })).status).toBe(201);
    const began = performance.now();
    while (!shows(await reading.ask('GET /api/leaderboard'), name)) {
      if (performance.now() - began > 10_000) throw new Error('The readers never see the commit');
    }
    return performance.now() - began;
  }

  test('readers see a commit within 3 s, and the commits after it at once again', async () => {
    await expect.poll(listeners).toHaveLength(1);
    frozen = await listeners();
    writing = await testApi({ databaseUrl: postgres.url });
    expect(await unseenFor('Anna')).toBeLessThan(500);
    // Within a second of an announcement a missing one may just be late.
    await pause(1_500);

    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    expect(await unseenFor('Bruno')).toBeLessThan(3_000);
    // A new subscription takes its place; the other api's is the third.
    await expect.poll(async () => (await listeners()).length, { timeout: 10_000 }).toBe(3);
    expect(await unseenFor('Carla')).toBeLessThan(500);
  });
});
