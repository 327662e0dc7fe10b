import { expect, test } from 'vitest';
import { useOctoberOffice } from '../../testing/october-office.ts';

const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
const api = await useOctoberOffice();

const drawsOf = (month = '2025-10') => api.ask(`GET /api/draws/${month}`, { key: null });

test('before the draw the commitment is public and its secret is in no answer', async () => {
  await api.closeAt('2025-10-30T23:59');
  const { status, body } = await drawsOf();
  expect(status).toBe(200);
  expect(body).toEqual({
    month: '2025-10',
    pending: [{ commitment: hash, committedAt: expect.stringMatching(/Z$/) }],
    replaced: [],
    draws: [],
  });
  const commitment = await api.database('draw_commitments').first('secret');
  const pages = ['/api/draws/2025-10', '/api/leaderboard', '/api/site', '/api/months/2025-10'];
  for (const path of pages)
    expect(JSON.stringify((await api.ask(`GET ${path}`)).body)).not.toContain(commitment?.secret ?? '');
});

test('a month without a lottery has no draws; an invalid month is a 404', async () => {
  expect((await drawsOf('2026-02')).body).toEqual({ month: '2026-02', pending: [], replaced: [], draws: [] });
  for (const month of ['2025-13', 'ottobre', '2025-10-31']) {
    const { status, body } = await drawsOf(month);
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'Elemento non trovato' });
  }
});
