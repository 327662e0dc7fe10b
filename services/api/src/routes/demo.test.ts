import { fillDemo } from '@vetta/league/demo/fill-demo';
import { beforeAll, expect, test } from 'vitest';
import { refusal, useApi } from '../../testing/api.ts';

const now = Temporal.Instant.from('2025-10-22T16:00:00Z');

const api = await useApi({ clock: () => now });
beforeAll(async () => {
  await fillDemo(api.database, () => now);
});

const dashboard = async () => (await api.ask('GET /api/admin/dashboard')).body;

test('an admin removes the demonstration office and keeps what is real; a second time there is none', async () => {
  const { playersCount, hasDemo } = await dashboard();
  expect(playersCount).toBeGreaterThan(30);
  expect(hasDemo).toBe(true);
  const { body: real } = await api.ask('POST /api/admin/players', { body: { name: 'Vera Davvero' } });

  expect((await api.ask('DELETE /api/admin/demo')).status).toBe(204);
  expect(await dashboard()).toMatchObject({ playersCount: 1, entriesCount: 0, hasDemo: false });
  const { entries } = (await api.ask('GET /api/leaderboard')).body;
  expect(entries.map(({ playerId }: { playerId: string }) => playerId)).toEqual([real.id]);

  expect(await api.ask('DELETE /api/admin/demo')).toMatchObject(
    refusal(404, 'L’ufficio dimostrativo non c’è più'),
  );
});
