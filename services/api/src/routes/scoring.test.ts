import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { untagged } from '../../testing/untagged.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const values = { ringPoints: 2, appointmentSetPoints: 30, appointmentDonePoints: 80, bonusMultiplier: 1.1 };
const change = (rest: object) => api.ask('PUT /api/admin/scoring-config', { body: { ...values, ...rest } });

test('anyone reads the scoring values without a key', async () => {
  const { status, body } = await api.ask('GET /api/scoring-config', { key: null });
  expect(status).toBe(200);
  expect(body).toEqual({ ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75 });
});

test('changed values hold at once, for admins and for everyone', async () => {
  const changed = await change({});
  expect(changed.status).toBe(200);
  expect(untagged(changed.body)).toEqual({ ...values, updatedAt: expect.stringMatching(/Z$/) });
  expect((await api.ask('GET /api/admin/scoring-config')).body).toEqual(changed.body);
  expect((await api.ask('GET /api/scoring-config')).body).toEqual({
    ringPoints: 2,
    appointmentSetPoints: 30,
    appointmentDonePoints: 80,
  });
});

test('a rehearsal takes the values in the address, stores nothing, and refuses what a change refuses', async () => {
  const before = (await api.ask('GET /api/admin/scoring-config')).body;
  const rehearse = (rest: Record<string, string> = {}) => {
    const values = {
      ringPoints: '3',
      appointmentSetPoints: '30',
      appointmentDonePoints: '80',
      bonusMultiplier: '1.1',
    };
    return api.ask(`GET /api/admin/scoring-config/rehearsal?${new URLSearchParams({ ...values, ...rest })}`);
  };
  const { status, body, headers } = await rehearse();
  expect(status).toBe(200);
  expect(body).toEqual({ month: expect.stringMatching(/^\d{4}-\d{2}$/), before: [], after: [] });
  expect(headers.get('X-Audit-Id')).toBeNull();
  expect((await api.ask('GET /api/admin/scoring-config')).body).toEqual(before);
  const refused = await rehearse({ ringPoints: '101' });
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, ['ringPoints']]);
});
