import { setTimeout as pause } from 'node:timers/promises';
import type { Leaderboard } from '@vetta/contract/standings';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../testing/api.ts';

let databaseUrl: string;
let now: Temporal.Instant;
let replicas: TestApi[];
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  at('2025-12-31T18:00');
  replicas = await Promise.all([1, 2].map(() => testApi({ databaseUrl, clock: () => now })));
});
afterEach(() => Promise.all(replicas.map((api) => api.close())));

const at = (romeTime: string) => {
  now = Temporal.PlainDateTime.from(romeTime).toZonedDateTime('Europe/Rome').toInstant();
};

const replica = (index: 0 | 1): TestApi => {
  const api = replicas[index];
  if (api === undefined) throw new Error('Both replicas run while a test does');
  return api;
};
const addPlayer = async (name: string): Promise<string> =>
  (await replica(0).ask('POST /api/admin/players', { body: { name } })).body.id;
const record = (playerId: string, rings: number) =>
  replica(0).ask('POST /api/admin/entries', { body: { playerId, date: '2025-12-31', rings } });
const read = (index: 0 | 1, shown = '') =>
  replica(index).ask('GET /api/leaderboard', { headers: { 'If-None-Match': shown } });
const etagOf = ({ headers }: Answer) => headers.get('ETag') ?? '';
const names = async (index: 0 | 1) =>
  (await read(index)).body.entries.map(({ name }: Leaderboard['entries'][number]) => name);
/** A change that is not announced is found by the comparison, within a second. */
const soon = { timeout: 1_000, interval: 10 };

test('a commit from anywhere reaches every replica', async () => {
  await addPlayer('Anna');
  const other = openDatabase(databaseUrl);
  await other.raw("update players set name = 'Bianca'");
  await other.destroy();
  await expect.poll(() => names(0), soon).toEqual(['Bianca']);
  await expect.poll(() => names(1), soon).toEqual(['Bianca']);
});

test.each([
  ['a prize', "insert into prizes (position, title, updated_at) values (1, 'Borraccia', now())"],
  ['a text', "insert into site_content (key, value) values ('hero.title', 'Su!')"],
  ['a setting', "update settings set value = '1500' where key = 'lotteryThreshold'"],
  ['a rule', 'delete from game_rules'],
  ['a value', 'update scoring_config set ring_points = 2'],
])('%s moves the version; a statement that changes no row does not', async (_, change) => {
  const before = etagOf(await read(0));
  await replica(0).database.raw('update players set name = name where false');
  await replica(0).database.raw('delete from prizes');
  expect((await replica(0).database('public_version').first('number'))?.number).toBe(
    Number(/\d+/.exec(before)?.[0]),
  );
  await replica(0).database.raw(change);
  await expect.poll(async () => etagOf(await read(0)), soon).not.toBe(before);
});

test('after its listening connection was killed a replica shows new standings within a second', async () => {
  await addPlayer('Anna');
  const kill = () =>
    replica(0).database.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vetta listener' and datname = current_database()`);
  for (const name of ['Bruno', 'Carla']) {
    await kill();
    await replica(0).database.raw('update players set name = ?', [name]);
    await expect.poll(() => names(1), soon).toEqual([name]);
  }
});

test('the first read after midnight in Rome shows the new month, without a read it is there too, and once the clock is set back the one before', async () => {
  await record(await addPlayer('Anna'), 30);
  at('2025-12-31T23:59:59.999');
  expect((await read(0)).body).toMatchObject({ period: '2025-12', entries: [{ total: 30 }] });
  const december = etagOf(await read(0));
  at('2026-01-01T00:00');
  const january = await read(0, december);
  expect(january.body).toMatchObject({ period: '2026-01', month: 'gennaio 2026', entries: [{ total: 0 }] });

  at('2025-12-30T12:00');
  await expect.poll(async () => (await read(0)).body.period, { timeout: 2_000 }).toBe('2025-12');

  at('2026-02-01T00:00');
  // The version is compared each second; then nothing can be read any more.
  await pause(2_000);
  await replica(0).database.raw('alter table public_version rename to unreadable');
  expect((await read(0)).body).toMatchObject({ period: '2026-02' });
  await replica(0).database.raw('alter table unreadable rename to public_version');
});

/** A session that holds the players' table for itself: nothing can be read from the database. */
async function locked(work: () => Promise<void>): Promise<void> {
  const holder = await replica(0).database.transaction();
  await holder.raw('lock table players');
  await work().finally(() => holder.rollback());
}

test('at midnight of the 1st two hundred readers get the new month at once, though the database answers nobody', async () => {
  await record(await addPlayer('Zoe'), 30);
  await addPlayer('Élena');
  await addPlayer('Anna');
  const december = await read(0);
  at('2025-12-31T23:59:59.999');
  await locked(async () => {
    at('2026-01-01T00:00');
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => read(0, etagOf(december))));
    expect(performance.now() - began).toBeLessThan(2_000);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ period: '2026-01', month: 'gennaio 2026', state: 'open' });
    }
    expect((await replica(0).ask('GET /api/site')).body.contest).toMatchObject({ month: '2026-01' });
  });
  const held = await read(0);
  expect(held.body.entries.map(({ name, total }: Leaderboard['entries'][number]) => [name, total])).toEqual([
    ['Anna', 0],
    ['Élena', 0],
    ['Zoe', 0],
  ]);
  // What was kept for midnight is what the database says then.
  await addPlayer('Bruno');
  expect(await names(0)).toEqual(['Anna', 'Bruno', 'Élena', 'Zoe']);
});

test('a replica that knows nothing of the month under way says so in time, and never shows the month before', async () => {
  await record(await addPlayer('Anna'), 30);
  await read(0);
  await locked(async () => {
    at('2026-02-10T09:00');
    for (const path of ['/api/leaderboard', '/api/leaderboard?month=2026-02', '/api/site', '/api/months']) {
      const began = performance.now();
      const answer = await Promise.race([replica(0).ask(`GET ${path}`), pause(6_000)]);
      expect(performance.now() - began, path).toBeLessThan(3_000);
      expect(answer, path).toMatchObject({ status: 503, body: { error: expect.any(String) } });
    }
  });
  await expect.poll(async () => (await read(0)).body.period, { timeout: 3_000 }).toBe('2026-02');
});

test('a replica that is behind what a reader has seen catches up before it answers', async () => {
  const id = await addPlayer('Anna');
  for (let rings = 1; rings <= 100; rings++) {
    await record(id, rings);
    // The writer's replica has the change already; the other may have it or not.
    const seen = etagOf(await read(0));
    const answer = await read(1, seen);
    expect(answer.status).toBe(304);
    expect(etagOf(answer)).toBe(seen);
  }
});

test('under thirty writers each tag stands for one content, and no reader gets older standings than before', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, (_, n) => addPlayer(`Persona ${n}`)));
  const contents = new Map<string, string>();
  let writing = true;
  const reader = async () => {
    let shown = '';
    let total = 0;
    for (let turn = 0; writing; turn++) {
      const answer = await read(turn % 2 === 0 ? 0 : 1, shown);
      if (answer.status === 304) continue;
      const body: Leaderboard = answer.body;
      shown = etagOf(answer);
      expect(contents.get(shown) ?? JSON.stringify(body)).toBe(JSON.stringify(body));
      contents.set(shown, JSON.stringify(body));
      // Writers only add rings: a smaller sum would be an older board.
      const sum = body.entries.reduce((all, { score }) => all + score, 0);
      expect(sum).toBeGreaterThanOrEqual(total);
      total = sum;
    }
  };
  const readers = Promise.all([1, 2, 3, 4].map(reader));
  await Promise.all(
    ids.map(async (id) => {
      for (let rings = 1; rings <= 5; rings++) expect((await record(id, rings)).status).toBeLessThan(300);
    }),
  );
  writing = false;
  await readers;
  expect(contents.size).toBeGreaterThan(5);
  const last = (await read(0)).body.entries.map(({ score }: Leaderboard['entries'][number]) => score);
  expect(last).toEqual(Array.from({ length: 30 }, () => 5));
});
