import { beforeEach, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { getMonth } from '../months/get-month.ts';
import { listMonths } from '../months/list-months.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { importTracker } from './import-tracker.ts';

const office = useOffice();
const audit = audited(office);
const take = (lines: readonly string[], action = 'POST /api/admin/imports') =>
  audit.act(action, (trx, now) =>
    importTracker(trx, ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'), now, true),
  );
const line = (name: string, date: string, rings = 130) => `${name},${date},${rings},5,1,true`;
const months = async () =>
  (await listMonths(office.db, nowOf(office.now))).map(({ month, state }) => [month, state]);
const month = (which: string) => getMonth(office.db, which, nowOf(office.now));

/** November is under way, and Anna and Bruno have numbers since the 3rd. */
beforeEach(async () => {
  await office.begin('2025-11-03T18:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-11-03', { rings: 10 });
  await office.closeAt('2025-11-19T23:59');
  office.at('2025-11-20T10:00');
});

const WRONG = [
  line('Anna', '2025-08-12'),
  line('Carla', '2025-08-13'),
  // Nothing in September.
  line('Anna', '2025-10-15'),
  'Anna,2025-11-18,20,0,0,true',
];

test('an undone import takes away the months that it opened, also those that became final', async () => {
  const before = [await audit.seen(), await months()];
  const wrong = await take(WRONG);
  await office.closeAt('2025-11-21T23:59');
  expect(await months()).toEqual([
    ['2025-11', 'open'],
    ['2025-10', 'final'],
    ['2025-09', 'final'],
    ['2025-08', 'final'],
  ]);
  office.at('2025-11-22T10:00');
  await audit.undo(wrong);
  expect([await audit.seen(), await months()]).toEqual(before);
  await expect(month('2025-10')).rejects.toMatchObject({ status: 404 });
  // The league begins in November again.
  await expect(office.record('Anna', '2025-10-31', { rings: 1 })).rejects.toMatchObject({
    code: 'before_first_day',
    message: expect.stringContaining('il 1° novembre 2025'),
  });
  // Nothing of them is left, and the nights go on.
  for (const table of ['final_standings', 'frozen_sums', 'last_positions', 'month_sums'])
    expect(await rows(office.db, `select from ${table} where month < '2025-11-01'`), table).toEqual([]);
  expect(await rows(office.db, "select from player_bonuses where date_earned < '2025-11-01'")).toEqual([]);
  await office.closeAt('2025-11-22T23:59');
  expect(await months()).toEqual([['2025-11', 'open']]);
});

test('an import that was the whole league leaves none behind, by the command too', async () => {
  await office.erase('Anna', '2025-11-03');
  const wrong = await take([line('Anna', '2024-11-18'), line('Carla', '2025-11-18')], 'import');
  await office.closeAt('2025-11-20T23:59');
  expect(await months()).toHaveLength(13);
  await audit.undo(wrong);
  expect(await months()).toEqual([]);
  // While there is no entry, the league's first day is the 1st of the month before.
  await expect(office.record('Anna', '2025-09-30', { rings: 1 })).rejects.toMatchObject({
    message: expect.stringContaining('il 1° ottobre 2025'),
  });
  await take([line('Anna', '2025-10-18')]);
  await office.closeAt('2025-11-21T23:59');
  expect(await months()).toEqual([
    ['2025-11', 'open'],
    ['2025-10', 'final'],
  ]);
});

test('a month that was played is never taken away', async () => {
  const imported = await take([line('Carla', '2025-11-18')]);
  await office.erase('Anna', '2025-11-03');
  await office.closeAt('2025-12-03T23:59');
  expect(await months()).toContainEqual(['2025-11', 'final']);
  await audit.undo(imported);
  expect(await months()).toContainEqual(['2025-11', 'final']);
});
