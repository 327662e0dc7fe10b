import { type Answer, type TestApi, testApi } from '@vetta/api/testing/api';
import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from './stoppable-postgres.ts';

let postgres: StoppablePostgres;
let api: TestApi;
let playerId: string;
beforeAll(async () => {
  postgres = await stoppablePostgres();
  api = await testApi({ databaseUrl: postgres.url });
  playerId = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body.id;
}, 60_000);
afterAll(async () => {
  await api.close();
  await postgres.remove();
}, 30_000);

const entry = { date: romeDay(systemClock()), rings: 10 };
const record = () => api.ask('POST /api/admin/entries', { body: { playerId, ...entry } });

/** Returns the answer and its time in milliseconds. */
async function timed(asking: Promise<Answer>): Promise<Answer & { ms: number }> {
  const started = performance.now();
  return { ...(await asking), ms: performance.now() - started };
}

async function expectUnreachable(): Promise<void> {
  // More requests than connections: those that wait for a connection must be answered in time too.
  const answers = await Promise.all(
    [
      ...Array.from({ length: 15 }, record),
      api.ask('GET /api/leaderboard?month=2025-09'),
      api.ask('GET /api/admin/players'),
      api.ask('GET /api/admin/players', { key: 'mai-vista' }),
    ].map(timed),
  );
  for (const { status, body, headers, ms } of answers) {
    expect(status).toBe(503);
    expect(body).toEqual({ error: 'Il database non è raggiungibile in questo momento. Riprova tra poco.' });
    expect(headers.get('Retry-After')).toBe('5');
    expect(ms).toBeLessThan(3_000);
  }
  const readiness = await timed(api.ask('GET /readyz'));
  expect(readiness.body).toEqual({ ready: false, database: false, files: true });
  expect(readiness.status).toBe(503);
  expect(readiness.ms).toBeLessThan(2_000);
  expect((await api.ask('GET /healthz')).status, 'the process itself is alive').toBe(200);
}

const ageOf = ({ headers }: Answer) => Number(headers.get('X-Data-Age'));
const board = (shown = '') => api.ask('GET /api/leaderboard', { headers: { 'If-None-Match': shown } });

/** What anyone reads besides the board: the answers, by their calls. */
async function readOthers(): Promise<Map<string, Answer>> {
  const month = entry.date.slice(0, 7);
  const paths = ['months', `leaderboard?month=${month}`, `players/${playerId}/receipt`, `draws/${month}`];
  const calls = paths.map((path) => `GET /api/${path}`);
  return new Map(await Promise.all(calls.map(async (call) => [call, await api.ask(call)] as const)));
}

/** Expects that public answers are served at once as they last were, with their age. */
async function expectLastKnown(last: Answer, others: Map<string, Answer>): Promise<void> {
  const etag = last.headers.get('ETag') ?? '';
  const aged = async () => ageOf(await timelyBoard());
  await expect.poll(aged, { timeout: 10_000, interval: 100 }).toBeGreaterThan(3);
  expect((await timelyBoard()).body).toEqual(last.body);
  expect(await board(etag)).toMatchObject({ status: 304 });
  // A reader with a newer board from another replica keeps it.
  expect(await board(`"${1_000_000}-newer"`)).toMatchObject({ status: 304 });
  for (const call of ['GET /api/site', 'GET /api/scoring-config']) {
    const answer = await api.ask(call);
    expect(answer.status, call).toBe(200);
    expect(ageOf(answer), call).toBeGreaterThan(3);
  }
  for (const [call, { body, headers }] of others) {
    const answer = await timed(api.ask(call));
    expect(answer, call).toMatchObject({ status: 200, body });
    expect(answer.headers.get('ETag'), call).toBe(headers.get('ETag'));
    expect(ageOf(answer), call).toBeGreaterThan(3);
    expect(answer.ms, call).toBeLessThan(1_000);
  }
  const { body: metrics } = await api.ask('GET /metrics');
  expect(metrics).toMatch(/^vetta_standings_age_seconds [1-9]/m);
  expect(metrics, 'figures from the database are left out').not.toMatch(/^vetta_pending_awards/m);
}

async function timelyBoard(): Promise<Answer> {
  const answer = await timed(board());
  expect(answer.status).toBe(200);
  expect(answer.ms).toBeLessThan(1_000);
  return answer;
}

async function expectBack(): Promise<void> {
  await expect.poll(async () => (await api.ask('GET /readyz')).status, { timeout: 5_000 }).toBe(200);
  expect((await record()).status).toBeLessThan(300);
  await expect.poll(async () => ageOf(await board()), { timeout: 5_000 }).toBe(0);
  const name = `Tornata ${performance.now()}`;
  expect((await api.ask('POST /api/admin/players', { body: { name } })).status).toBe(201);
  expect(JSON.stringify((await board()).body)).toContain(name);
}

test('while PostgreSQL is stopped, writes get 503 in time and readers the last board with its age; it recovers by itself', async () => {
  expect((await record()).status).toBe(201);
  const last = await board();
  expect(ageOf(last)).toBe(0);
  const others = await readOthers();
  await postgres.stopAtOnce();
  await expectUnreachable();
  await expectLastKnown(last, others);
  await postgres.startAgain();
  await expectBack();
});

test.runIf(process.platform === 'linux')(
  'while PostgreSQL is frozen and gives no error, the same holds',
  async () => {
    await expectBack();
    const last = await board();
    const others = await readOthers();
    await postgres.freeze();
    try {
      await expectUnreachable();
      await expectLastKnown(last, others);
    } finally {
      await postgres.thaw();
    }
    await expectBack();
  },
);
