import { Site } from '@vetta/contract/site';
import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });

test("anyone reads the page's texts, rules, bonuses and contest, with the server's time", async () => {
  const { status, body, headers } = await api.ask('GET /api/site', { key: null });
  expect(status).toBe(200);
  expect(Site.parse(body)).toEqual(body);
  expect(body.rules).toHaveLength(11);
  expect(body.bonusTypes).toHaveLength(5);
  expect(body.contest).toMatchObject({ month: '2025-10', start: '2025-10-01', end: '2025-10-31' });
  expect(body.now).toMatch(/^2025-10-22T10:0/);
  expect(headers.get('X-Server-Time')).toMatch(/^2025-10-22T10:0\d:\d\d\.\d{3}Z$/);
});
