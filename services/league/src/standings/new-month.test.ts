import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { publicVersion } from '../public-state/public-state.ts';

const office = useOffice();

async function december() {
  office.at('2025-12-31T18:00');
  await office.add('Anna');
  await office.add('Bruno');
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

test("the first edit of a new month is compared with the new month's numbers", async () => {
  await december();
  office.at('2026-01-01T00:01');
  // 30 was December's total: typed in January it is a change from 0.
  expect(await office.change('Bruno', { total: 30 })).toMatchObject({ score: 0, bonus: 0, total: 30 });
  expect(await office.points('Bruno', '2025-12')).toEqual({ score: 30, bonus: 0, total: 30 });
});

test('a future month has no board', async () => {
  await december();
  await expect(office.board('2026-01')).rejects.toMatchObject({ code: 'future_month' });
});
