import type { Receipt } from '@vetta/contract/receipts';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

const rome = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Rome').toInstant();
let now = rome('2026-11-23T09:00');
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: () => now });
});
afterAll(() => api.close());

test('the evenings around 30 November 2026, a Monday, read from outside give no day away', async () => {
  const { id } = (
    await api.ask('POST /api/admin/players', { body: { name: 'Anna', joinedOn: '2026-11-01' } })
  ).body;
  const read = async (month: string): Promise<Receipt> =>
    (await api.ask(`GET /api/players/${id}/receipt?month=${month}`, { key: null })).body;
  const named = ({ lines, bonuses }: Receipt) => JSON.stringify([lines, bonuses]);
  const seen: string[][] = [];
  for (
    let day = Temporal.PlainDate.from('2026-11-24');
    day.toString() <= '2026-12-03';
    day = day.add({ days: 1 })
  ) {
    now = rome(`${day}T20:00`);
    const numbers = { rings: 50 + day.day, apptSet: 2, apptDone: 0, alignment: true };
    await api.ask('POST /api/admin/entries', { body: { playerId: id, date: day.toString(), ...numbers } });
    now = rome(`${day}T23:59`);
    await closeOneDay(api.database, () => now, day.toString());
    const receipt = await read('2026-11');
    const parts = [...receipt.lines, ...receipt.bonuses, ...receipt.adjustments];
    const rest = receipt.thisWeek?.points ?? 0;
    expect(parts.reduce((sum, { points }) => sum + points, rest)).toBe(receipt.total);
    seen.push([day.toString(), named(receipt)]);
  }
  const changes = seen.filter(([, lines], index) => index > 0 && lines !== seen[index - 1]?.[1]);
  // One change, at the Sunday, of six days together; the 30th is in no line, when the month is final too.
  expect(changes.map(([day]) => day)).toEqual(['2026-11-29']);
  expect((await read('2026-11')).thisWeek).toMatchObject({ since: '2026-11-30' });
  expect((await read('2026-12')).lines.every(({ count }) => count === 0)).toBe(true);
});
