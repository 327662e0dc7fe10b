import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../testing/every-call.ts';
import { type OctoberOffice, octoberOffice } from '../../testing/october-office.ts';

let api: OctoberOffice;
beforeAll(async () => {
  api = await octoberOffice();
});
afterAll(() => api.close());

/** Every call that anyone can make about a month. */
const calls = everyCall.filter(
  ({ access, params, query }) =>
    access === 'public' && ('month' in (params?.shape ?? {}) || 'month' in (query?.shape ?? {})),
);

const ask = ({ path, query }: EndpointDefinition, month: string) => {
  const address = path.replace('{month}', month).replace('{id}', api.ids.Anna);
  return api.ask(`GET ${address}${'month' in (query?.shape ?? {}) ? `?month=${month}` : ''}`, { key: null });
};

test('the calls about a month are those that this file looks at', () => {
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/draws/{month}',
    '/api/leaderboard',
    '/api/months/{month}',
    '/api/players/{id}/receipt',
  ]);
});

test.each(calls)('GET $path is 404 for a month before the league began', async (call) => {
  for (const month of ['2025-09', '2024-10', '2000-01'])
    expect(await ask(call, month)).toMatchObject({
      status: 404,
      body: { error: 'Di questo mese non c’è una classifica' },
    });
  expect((await ask(call, '2025-10')).status).toBe(200);
});

test.each(calls)(
  'GET $path is answered once an award begins the month, and 404 when it is gone',
  async (call) => {
    const types = (await api.ask('GET /api/admin/bonus-types')).body;
    const [{ id: bonusTypeId }] = types;
    const tick = {
      playerId: api.ids.Anna,
      bonusTypeId,
      weekStartDate: '2025-09-29',
      dateEarned: '2025-09-30',
    };
    // Ticks have the league's first day: a September that has begun is needed once.
    await api.database.raw(
      `insert into player_bonuses (player_id, bonus_type_id, week_start, date_earned, manually_assigned, assigned_by, created_at)
    values (:playerId, :bonusTypeId, :weekStartDate, :dateEarned, true, 'admin', now())`,
      tick,
    );
    await expect.poll(async () => (await ask(call, '2025-09')).status).toBe(200);
    await api.database('player_bonuses').where({ week_start: '2025-09-29' }).delete();
    await expect.poll(async () => (await ask(call, '2025-09')).status).toBe(404);
  },
);
