import { setTimeout as pause } from 'node:timers/promises';
import { lockTables } from '@vetta/league/testing/lock-tables';
import { systemClock } from '@vetta/league/time/clock';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../testing/api.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';
import { databaseAway } from '../errors/http-error.ts';
import { keepPublicReads } from './public-reads.ts';

const api = await useOctoberOffice();
beforeAll(async () => {
  // September has begun.
  await api.database.raw(
    `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    values (?, '2025-09-30', 0, 0, 0, false, now())`,
    [api.ids.Carla],
  );
});

const read = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  api.ask(`GET ${path}`, { key: null, headers });
const etagOf = ({ headers }: Answer) => headers.get('ETag') ?? '';
const record = (rings: number) =>
  api.ask('POST /api/admin/entries', { body: { playerId: api.ids.Anna, date: '2025-10-08', rings } });

describe.each([
  'months',
  'months/2025-10',
  'leaderboard?month=2025-09',
  'draws/2025-10',
  'players/anna/receipt',
  'players/anna/last-month',
])('GET /api/%s', (call) => {
  const path = () => `/api/${call.replace('anna', api.ids.Anna)}`;

  test('has a tag of its version, is a 304 to a reader that has it, and says the age of the data', async () => {
    const first = await read(path());
    expect(etagOf(first)).toMatch(/^"\d+-[\w-]{27}"$/);
    const seen = { 'If-None-Match': etagOf(first) };
    for (const answer of [first, await read(path(), seen)]) {
      expect(answer.headers.get('X-Data-Age')).toBe('0');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(etagOf(answer)).toBe(etagOf(first));
    }
    expect((await read(path(), seen)).status).toBe(304);
  });

  test('has another tag after every change, and what was read before it is read from memory', async () => {
    const before = etagOf(await read(path()));
    await record(Math.floor(Number(/\d+/.exec(before)?.[0]) % 1_000) + 1);
    const answer = await read(path());
    expect(answer.status).toBe(200);
    expect(etagOf(answer)).not.toBe(before);

    const holder = await lockTables(
      api.database,
      ...['players', 'entries', 'month_sums', 'final_months', 'draws', 'closed_days'],
    );
    const [again] = await Promise.all([read(path()), pause(50)]).finally(() => holder.rollback());
    expect(again).toMatchObject({ status: 200, body: answer.body });
  });
});

test('voiding a draw, a rebuild and a new commitment are changes that every reader sees', async () => {
  await api.closeAt('2025-10-31T23:59');
  const [draw] = (await read('/api/draws/2025-10')).body.draws;
  await api.ask(`POST /api/admin/draws/${draw.id}/void`, { body: { reason: 'Prova' } });
  const after = (await read('/api/draws/2025-10')).body;
  expect(after.draws[0].voidReason).toBe('Prova');
  expect(after.pending).toHaveLength(1);

  await api.closeAt('2025-11-02T23:59');
  const final = await read('/api/months/2025-10');
  expect(final.body.state).toBe('final');
  await api.database.raw("update final_standings set name = 'Anna B.' where name = 'Anna'");
  const renamed = async () => JSON.stringify((await read('/api/months/2025-10')).body);
  await expect.poll(renamed).toContain('Anna B.');
});

/** Reads by calls that a test makes up, of a database that answers or not. */
function readsOf(database: { answers: boolean }) {
  let version = 0;
  return keepPublicReads({
    database: api.database,
    watch: { during: (work) => work, answers: async () => database.answers },
    // Each read meets another version, and the snapshot does not know yet that the database is away.
    snapshots: {
      current: async () => ({ version: ++version }) as never,
      lacks: () => undefined,
      isAway: () => false,
    },
    clock: systemClock,
  });
}

test('an error is kept for no one, and the next reader asks again', async () => {
  const reads = readsOf({ answers: true });
  let asked = 0;
  const failing = async () => {
    asked += 1;
    throw new Error('no');
  };
  for (let n = 1; n <= 3; n++) {
    await expect(reads.answer('x', failing, undefined)).rejects.toThrow('no');
    expect(asked).toBe(n);
  }
});

test('while the database is away readers get what was answered last, also of an older version; once it answers, what is there now', async () => {
  const database = { answers: false };
  const reads = readsOf(database);
  const away = async () => {
    throw databaseAway();
  };
  await expect(reads.answer('x', away, undefined), 'never read').rejects.toThrow('non è raggiungibile');
  const first = await reads.answer('x', async () => 'first', undefined);
  expect(await reads.answer('x', away, undefined)).toBe(first);
  await expect(
    reads.answer('x', () => Promise.reject(new Error('no')), undefined),
    'a defect',
  ).rejects.toThrow('no');

  database.answers = true;
  let asked = 0;
  const backByThen = async () => {
    asked += 1;
    if (asked === 1) throw databaseAway();
    return 'second';
  };
  const { full } = await reads.answer('x', backByThen, undefined);
  expect(full.identity.body.toString()).toBe('"second"');
});
