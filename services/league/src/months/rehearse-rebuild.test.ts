import { beforeEach, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { changePrize, listPrizes, removePrize } from '../prizes/prizes.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { getMonth } from './get-month.ts';
import { listLateEntries } from './late-entries.ts';
import { listAdminMonths } from './list-months.ts';
import { rehearseRebuild } from './rehearse-rebuild.ts';

const office = useOffice();
const october = () => getMonth(office.db, '2025-10', nowOf(office.now));
const rehearse = (values: 'kept' | 'today' = 'kept', month = '2025-10') =>
  rehearseRebuild(office.db, month, values, nowOf(office.now));
const rebuild = (values: 'kept' | 'today' = 'kept') => office.rebuild('2025-10', values, 'Numeri in ritardo');
const late = async () =>
  (await listLateEntries(office.db, '2025-10')).map(({ name, date, rings }) => [name, date, rings]);
const lateCounts = async () =>
  (await listAdminMonths(office.db, nowOf(office.now))).map(({ month, lateEntries }) => [month, lateEntries]);

beforeEach(async () => {
  await office.begin('2025-10-01T09:00', 'Anna', 'Bruno');
  office.at('2025-10-08T18:00');
  await office.record('Anna', '2025-10-08', { rings: 60 });
  await office.record('Bruno', '2025-10-08', { rings: 50 });
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-05T09:00');
});

test.each(['kept', 'today'] as const)(
  'a rehearsal answers what the rebuild with values %s then does',
  async (values) => {
    await office.record('Bruno', '2025-10-09', { rings: 120 });
    await office.scoring({ ringPoints: 3 });
    const rehearsed = await rehearse(values);
    const { before, reply } = await rebuild(values);
    const ringPoints = { of: 'scoring', id: null, name: null, field: 'ringPoints', before: 1, after: 3 };
    expect(rehearsed).toEqual({ before, after: reply, changedValues: values === 'kept' ? [] : [ringPoints] });
    expect(reply.entries[0]).toMatchObject({
      name: 'Bruno',
      score: values === 'kept' ? 170 : 510,
      bonus: 100,
    });
  },
);

test('a rehearsal names every value that the rebuild would replace', async () => {
  // October's are stored with it: they are set before November.
  office.at('2025-12-02T23:59');
  for (const [title, position] of [
    ['Bici', 1],
    ['Cena', 2],
    ['Libro', 3],
  ] as const)
    await office.prize(title, { position });
  await office.rebuild('2025-10', 'today', 'Premi');
  expect((await rehearse('today')).changedValues).toEqual([]);

  const [bici, cena] = await listPrizes(office.db);
  await office.scoring({ ringPoints: 2, bonusMultiplier: 1.5 });
  await office.db('bonus_types').where({ bonus_key: 'call_beast' }).update({ points: 60 });
  await office.db('bonus_types').where({ bonus_key: 'best_day_record' }).update({ is_active: false });
  await office.setting({ key: 'contest', value: { start: '2025-10-06', end: '2025-10-30' } });
  await office.setting({ key: 'lotteryThreshold', value: 900 });
  await office.setting({ key: 'launch', value: '2025-10-03T10:00:00.000Z' });
  await office.setting({ key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 0.2 } });
  await office.run((trx, now) => changePrize(trx, bici?.id ?? '', { title: 'Bici rossa', position: 4 }, now));
  await office.run((trx, now) => removePrize(trx, cena?.id ?? '', now));
  await office.prize('Cuffie', { position: 2 });

  const { changedValues } = await rehearse('today');
  expect(changedValues.map(({ of, name, field, before, after }) => [of, name, field, before, after])).toEqual(
    [
      ['scoring', null, 'ringPoints', 1, 2],
      ['scoring', null, 'bonusMultiplier', 1, 1.5],
      ['bonus', 'Best Day Record', 'isActive', true, false],
      ['bonus', 'Call Beast', 'points', 100, 60],
      ['contest', null, 'start', '2025-10-01', '2025-10-06'],
      ['contest', null, 'end', '2025-10-31', '2025-10-30'],
      ['contest', null, 'launchAt', '2025-09-30T21:59:00Z', '2025-10-03T10:00:00Z'],
      ['contest', null, 'lotteryThreshold', 1200, 900],
      ['prizeSettings', null, 'prizeBasis', 'total', 'winner'],
      ['prizeSettings', null, 'prizeRate', 0.1, 0.2],
      ['prize', 'Cuffie', 'isActive', false, true],
      ['prize', 'Bici rossa', 'title', 'Bici', 'Bici rossa'],
      ['prize', 'Bici rossa', 'position', 1, 4],
      ['prize', 'Cena', 'isActive', true, false],
    ],
  );
  expect((await rehearse('kept')).changedValues).toEqual([]);
});

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

const changedRows = async () =>
  (await listAdminMonths(office.db, nowOf(office.now))).find(({ month }) => month === '2025-10')?.changedRows;

test('numbers that were removed or corrected after a month became final, and its later disqualifications, are told until its rebuild', async () => {
  expect(await changedRows()).toBe(0);
  await office.erase('Anna', '2025-10-08');
  expect([await changedRows(), await late()]).toEqual([1, []]);
  await office.disqualify('Bruno', '2025-10');
  expect(await changedRows()).toBe(2);
  const { before, after } = await rehearse();
  expect(before.entries.map(({ name, score, eligible }) => [name, score, eligible])).toEqual([
    ['Anna', 60, true],
    ['Bruno', 50, true],
  ]);
  expect(after.entries.map(({ name, score, eligible }) => [name, score, eligible])).toEqual([
    ['Bruno', 50, false],
    ['Anna', 0, true],
  ]);
  await rebuild();
  expect(await changedRows()).toBe(0);
});

test('a late entry changes its row, and people who were removed or came later without points change none', async () => {
  await office.record('Bruno', '2025-10-09', { rings: 120 });
  expect(await changedRows()).toBe(1);
  await rebuild();
  await office.remove('Anna');
  await office.add('Carla');
  expect(await changedRows()).toBe(0);
});

test('the rebuild itself is asked: a bonus that it would give to somebody else changes that row too', async () => {
  await office.record('Anna', ['2025-10-14', '2025-10-15'], { alignment: true });
  await office.record('Bruno', '2025-10-14', { alignment: true });
  await rebuild();
  expect(await changedRows()).toBe(0);
  // Bruno is now always there.
  await office.erase('Anna', '2025-10-15');
  expect(await changedRows()).toBe(2);
  const { before, after } = await rehearse();
  expect([before, after].map(({ entries }) => entries.find(({ name }) => name === 'Bruno')?.bonus)).toEqual([
    0, 100,
  ]);
});
