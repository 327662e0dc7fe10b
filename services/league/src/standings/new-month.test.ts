import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { listPlayers } from '../players/list-players.ts';
import { publicVersion } from '../public-state/public-state.ts';
import { nowOf } from '../time/now.ts';

const office = useOffice();

async function december() {
  await office.begin('2025-12-31T18:00', 'Anna', 'Bruno');
  await office.record('Bruno', '2025-12-31', { rings: 30 });
}

test("at Rome's midnight a new month begins at zero, and nothing is written for it", async () => {
  await december();
  office.at('2025-12-31T23:59:59');
  expect(await office.points('Bruno')).toMatchObject({ total: 30 });
  const before = await publicVersion(office.db);
  // Still 31 December in UTC.
  office.at('2026-01-01T00:00');
  expect(await office.board()).toMatchObject({
    period: '2026-01',
    state: 'open',
    entries: [{ total: 0 }, { total: 0 }],
  });
  expect(await publicVersion(office.db)).toBe(before);
  expect(await office.order('2025-12')).toEqual(['Bruno', 'Anna']);
});

test('the list of players begins the new month at zero too', async () => {
  await december();
  const players = await listPlayers(office.db, nowOf(Temporal.Instant.from('2026-01-01T00:00:00+01:00')));
  expect(players.map(({ name, total }) => [name, total])).toEqual([
    ['Anna', 0],
    ['Bruno', 0],
  ]);
});

test("the first edit of a new month is compared with the new month's numbers", async () => {
  await december();
  office.at('2026-01-01T00:01');
  // 30 was December's total: typed in January it is a change from 0.
  expect(await office.change('Bruno', { total: 30 })).toMatchObject({ score: 0, bonus: 0, total: 30 });
  expect(await office.points('Bruno', '2025-12')).toEqual({ score: 30, bonus: 0, total: 30 });
});

test("December's late entries change only December", async () => {
  await december();
  office.at('2026-01-01T10:00');
  await office.record('Anna', '2025-12-30', { rings: 40 });
  expect(await office.order('2025-12')).toEqual(['Anna', 'Bruno']);
  expect(await office.points('Anna')).toEqual({ score: 0, bonus: 0, total: 0 });
});

test('a future month has no board', async () => {
  await december();
  await expect(office.board('2026-01')).rejects.toMatchObject({ code: 'future_month' });
});
