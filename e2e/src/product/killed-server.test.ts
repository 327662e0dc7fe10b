import { listEntries } from '@vetta/contract/entries';
import { getLeaderboard } from '@vetta/contract/standings';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './evening.ts';
import { dataFolder, startProduct } from './start-product.ts';

const WRITERS = 50;
const ACKNOWLEDGED_BEFORE_KILL = 100;
const days = Array.from({ length: 28 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);

let data: DataFolder;
let vetta: StartedVetta;
beforeAll(async () => {
  data = await dataFolder();
  vetta = await startProduct(data.path, { DEMO: 'off', ADMIN_KEY, CLOCK: '2026-10-30T18:00:00+01:00' });
});
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
});

const ask = async (call: string, body?: unknown) => {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
  const answer = await fetch(vetta.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  return { status: answer.status, body: await answer.json() };
};

test('after a kill under fifty writers Vetta has every acknowledged entry, and the standings match the entries', {
  timeout: 240_000,
}, async () => {
  const acknowledged = new Map<string, number>();
  let count = 0;
  const players: string[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1)
    players.push((await ask('POST /api/admin/players', { name: `Persona ${writer}` })).body.id);
  const write = async (playerId: string, writer: number) => {
    for (const date of days) {
      const rings = (writer * 31 + count) % 300;
      const { status, body } = await ask('POST /api/admin/entries', { playerId, date, rings });
      // A busy machine may ask to try again: nothing was acknowledged.
      if (status === 503) continue;
      if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
      acknowledged.set(body.id, rings);
      count += 1;
    }
  };
  const writers = Promise.allSettled(players.map(write));
  await expect.poll(() => count, { timeout: 120_000 }).toBeGreaterThan(ACKNOWLEDGED_BEFORE_KILL);
  await vetta.kill();
  const failed = (await writers).filter((writer) => writer.status === 'rejected');
  expect(new Set(failed.map(({ reason }) => String(reason)))).toEqual(new Set(['TypeError: fetch failed']));

  vetta = await startProduct(data.path, { DEMO: 'off', ADMIN_KEY, CLOCK: '2026-10-30T18:00:00+01:00' });
  const entries = (await Promise.all(days.map((date) => ask(`GET /api/admin/entries?date=${date}`)))).flatMap(
    ({ body }) => listEntries.replies[200].parse(body),
  );
  const stored = new Map(entries.map(({ id, rings }) => [id, rings]));
  for (const [id, rings] of acknowledged) expect(stored.get(id)).toBe(rings);

  const { entries: rows } = getLeaderboard.replies[200].parse((await ask('GET /api/leaderboard')).body);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  for (const { playerId, score, bonus, total } of rows) {
    const own = entries.filter((entry) => entry.playerId === playerId);
    expect(score).toBe(own.reduce((sum, { rings }) => sum + rings, 0));
    expect(total).toBe(score + bonus);
  }
});
