import { expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

const api = await useApi();

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
