import { beforeEach, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { getMonth } from './get-month.ts';
import { listLateEntries } from './late-entries.ts';
import { listAdminMonths } from './list-months.ts';
import { rebuildMonth } from './rebuild-month.ts';
import { rehearseRebuild } from './rehearse-rebuild.ts';

const office = useOffice();
const october = () => getMonth(office.db, '2025-10', nowOf(office.now));
const rehearse = (values: 'kept' | 'today' = 'kept', month = '2025-10') =>
  rehearseRebuild(office.db, month, values, nowOf(office.now));
const rebuild = (values: 'kept' | 'today' = 'kept') =>
  office.run((trx, now) => rebuildMonth(trx, '2025-10', { reason: 'Numeri in ritardo', values }, now));
const late = async () =>
  (await listLateEntries(office.db, '2025-10')).map(({ name, date, rings }) => [name, date, rings]);
const lateCounts = async () =>
  (await listAdminMonths(office.db, nowOf(office.now))).map(({ month, lateEntries }) => [month, lateEntries]);

beforeEach(async () => {
  office.at('2025-10-01T09:00');
  for (const name of ['Anna', 'Bruno']) await office.add(name);
  office.at('2025-10-08T18:00');
  await office.record('Anna', '2025-10-08', { rings: 60 });
  await office.record('Bruno', '2025-10-08', { rings: 50 });
  office.at('2025-11-02T23:59');
  await office.closeMissedDays();
  office.at('2025-11-05T09:00');
});

test.each(['kept', 'today'] as const)(
  'a rehearsal answers what the rebuild with values %s then does',
  async (values) => {
    await office.record('Bruno', '2025-10-09', { rings: 120 });
    await office.scoring({ ringPoints: 3 });
    const rehearsed = await rehearse(values);
    const { before, after } = await rebuild(values);
    expect(rehearsed).toEqual({ before, after });
    expect(after.entries[0]).toMatchObject({
      name: 'Bruno',
      score: values === 'kept' ? 170 : 510,
      bonus: 100,
    });
  },
);

test('a rehearsal changes nothing', async () => {
  await office.record('Bruno', '2025-10-09', { rings: 120 });
  const stored = () =>
    Promise.all(
      ['final_months', 'final_standings', 'final_month_rebuilds', 'player_bonuses', 'month_sums'].map(
        (table) => rows(office.db, `select * from ${table} t order by to_jsonb(t)`),
      ),
    );
  const [before, stands] = [await stored(), await october()];
  await rehearse('today');
  expect(await stored()).toEqual(before);
  expect(await october()).toEqual(stands);
  // The lock is free again.
  await office.recalculate();
});

test('a month that is not final, or has no data, has no rehearsal', async () => {
  await office.record('Anna', '2025-11-04', { rings: 1 });
  await expect(rehearse('kept', '2025-11')).rejects.toMatchObject({ code: 'not_final', status: 409 });
  await expect(rehearse('kept', '2025-08')).rejects.toMatchObject({ code: 'unknown_month', status: 404 });
});

test('the late entries of a final month are those recorded since, until its rebuild', async () => {
  expect(await late()).toEqual([]);
  await office.record('Bruno', '2025-10-09', { rings: 120 });
  office.at('2025-11-05T10:00');
  await office.record('Anna', '2025-10-08', { rings: 61 });
  await office.record('Anna', '2025-11-04', { rings: 9 });
  // The same numbers again are no change.
  await office.record('Bruno', '2025-10-08', { rings: 50 });
  expect(await late()).toEqual([
    ['Anna', '2025-10-08', 61],
    ['Bruno', '2025-10-09', 120],
  ]);
  expect(await lateCounts()).toEqual([
    ['2025-11', 0],
    ['2025-10', 2],
  ]);
  office.at('2025-11-05T11:00');
  await rebuild();
  expect(await late()).toEqual([]);
  expect(await lateCounts()).toContainEqual(['2025-10', 0]);
});
