import { setTimeout as pause } from 'node:timers/promises';
import { lockStandings } from '@vetta/league/standings/lock';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY, type Answer, refusal, useApi } from '../../testing/api.ts';
import { slowReads } from '../../testing/slow-reads.ts';

let playerId: string;
const api = await useApi();
beforeAll(async () => {
  playerId = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body.id;
  // The months that are read have begun.
  await api.database.raw(
    "insert into adjustments (player_id, date, field, points, made_at) values (?, '2025-08-01', 'score', 1, now())",
    [playerId],
  );
});

const asAnyone = (path: string) => api.ask(`GET ${path}`, { key: null });
const add = (name: string) => api.ask('POST /api/admin/players', { body: { name } });
/** Returns the answer and its time in milliseconds. */
async function timed(asking: Promise<Answer>): Promise<Answer & { ms: number }> {
  const started = performance.now();
  return { ...(await asking), ms: performance.now() - started };
}
const soon = { timeout: 10_000, interval: 20 };

const slowest = (answers: readonly { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms));

/** Five hundred months of a time, each with draws of its own. */
const monthsFrom = (year: number) =>
  Array.from(
    { length: 500 },
    (_, n) => `${year + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  );

/** Lets three admins call while anybody's five hundred reads are under way. */
async function flood(year: number, areUnderWay: () => Promise<void>) {
  const reading = Promise.all(monthsFrom(year).map((month) => timed(asAnyone(`/api/draws/${month}`))));
  await areUnderWay();
  const calls = [
    add(`Bruno ${year}`),
    api.ask('GET /api/admin/players'),
    api.ask('POST /api/admin/auth/verify'),
  ];
  return { admins: await Promise.all(calls.map(timed)), readers: await reading };
}

test('five hundred slow reads by anyone delay no admin, and are answered or refused in time', async () => {
  // What this machine takes, busy as it is, while no read is slow.
  const floor = await flood(2100, async () => {});
  const slow = await slowReads(api.database, 'replaced_commitments', 0.4);
  const { admins, readers } = await flood(2200, () => expect.poll(slow.reads, soon).toBeGreaterThan(3));
  await slow.undo();

  for (const { status } of admins) expect(status).toBeLessThan(300);
  expect(slowest(admins)).toBeLessThan(2 * slowest(floor.admins) + 1_000);
  expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(slowest(readers)).toBeLessThan(2 * slowest(floor.readers) + 4_000);
});

test('fifty admins who wait for a lock stop no reader, and all get through', async () => {
  const others = () =>
    Promise.all(
      [
        asAnyone('/api/months'),
        asAnyone('/api/leaderboard?month=2025-09'),
        asAnyone(`/api/players/${playerId}/receipt`),
        asAnyone('/api/draws/2025-10'),
        api.ask('POST /api/admin/auth/verify', { key: `${ADMIN_KEY}-wrong` }),
      ].map(timed),
    );
  const floor = await others();
  // What was answered is kept until a change.
  await add('Dora');
  const holder = await api.database.transaction();
  await lockStandings(holder);
  const writing = Promise.all(
    monthsFrom(2100)
      .slice(0, 50)
      .map((month) => add(`Persona ${month}`)),
  );
  await pause(500);
  const answers = await others();
  await holder.rollback();
  expect(new Set((await writing).map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401]);
  expect(slowest(answers)).toBeLessThan(2 * slowest(floor) + 1_000);
});

test('while a session holds a table for itself, readers and admins get a sentence in time and nothing is half done', async () => {
  const holder = await api.database.transaction();
  await holder.raw('lock table month_sums, entries');
  const entry = { playerId, date: new Date().toISOString().slice(0, 8).concat('01'), rings: 10 };
  const reads = [
    '/api/months',
    '/api/leaderboard?month=2025-08',
    `/api/players/${playerId}/receipt?month=2025-08`,
  ];
  const calls = [...reads.map(asAnyone), api.ask('POST /api/admin/entries', { body: entry })].map(timed);
  const answers = await Promise.race([Promise.all(calls), pause(40_000, [])]);
  const board = await timed(asAnyone('/api/leaderboard'));
  await holder.rollback();

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { body, headers } of answers) {
    expect(body.error).toMatch(/^Il database è occupato in questo momento: non è cambiato nulla\./);
    expect(headers.get('Retry-After')).toBe('5');
  }
  const [, , , write] = answers;
  for (const read of answers.slice(0, 3)) expect(read.ms).toBeLessThan(3_000);
  expect(write?.ms).toBeLessThan(15_000);
  expect(board).toMatchObject({ status: 200 });
  expect(board.ms).toBeLessThan(1_000);
  expect(await api.database('entries')).toEqual([]);
  expect((await api.ask('POST /api/admin/entries', { body: entry })).status).toBe(201);
  for (const path of reads) expect((await asAnyone(path)).status).toBe(200);
});

test('while the standings stay locked, an admin who waits ten seconds gets a sentence', async () => {
  const holder = await api.database.transaction();
  await lockStandings(holder);
  const refused = await Promise.race([timed(add('Carla')), pause(40_000)]);
  await holder.rollback();
  expect(refused).toMatchObject(refusal(503, expect.stringMatching(/^Il database è occupato/)));
  expect((await add('Carla')).status).toBe(201);
  expect(await api.database('players').where({ name: 'Carla' })).toHaveLength(1);
});
