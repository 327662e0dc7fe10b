import type { BonusKey } from '@vetta/contract/bonuses';
import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { getMonth } from './get-month.ts';
import { keepMonthValues } from './month-values.ts';

const office = useOffice();
const month = (which = '2025-10') => getMonth(office.db, which, nowOf(office.now));
const rebuild = (values: 'kept' | 'today') => office.rebuild('2025-10', values);
const titles = async (which: string) => (await month(which)).prizes.map(({ title }) => title);

const prize = (title: string, isLottery = false) => office.prize(title, { isLottery });

/** No call changes a bonus: the operator does it in the database. */
const bonus = (kind: BonusKey, { points = 100, isActive = true }) =>
  office.run(async (trx, now) => {
    await keepMonthValues(trx, now);
    await rows(
      trx,
      'update bonus_types set points = :points, is_active = :isActive where bonus_key = :kind',
      {
        ...{ kind, points, isActive },
      },
    );
  });

/** 1 November, and nobody closed a day since 30 October: Anna has 13 appointments done and 110 rings in October. */
async function lateOffice() {
  await office.begin('2025-10-01T09:00', 'Anna');
  await office.add('Bruno', { joinedOn: '2025-10-02' });
  await prize('Weekend');
  await prize('Mystery box', true);
  office.at('2025-10-30T20:00');
  await office.record('Anna', '2025-10-01', { apptDone: 16 });
  await office.record('Anna', '2025-10-30', { rings: 110 });
  await office.record('Bruno', '2025-10-30', { apptDone: 20 });
  office.at('2025-11-01T09:00');
}

test('scoring values changed on the 1st belong to the new month', async () => {
  await lateOffice();
  await office.record('Anna', '2025-11-01', { rings: 10 });
  await office.scoring({ ringPoints: 3 });
  expect(await office.points('Anna', '2025-10')).toMatchObject({ score: 1310 });
  expect(await office.points('Anna')).toMatchObject({ score: 30 });
  const receipt = await getReceipt(office.db, office.idOf('Anna'), nowOf(office.now), '2025-10');
  expect(receipt.lines[0]).toMatchObject({ what: 'rings', each: 1 });
  // No Sunday of October was closed: its points are one number.
  expect(receipt).toMatchObject({ thisWeek: { points: 1310 }, total: 1310 });

  office.at('2025-11-20T10:00');
  await office.scoring({ ringPoints: 7 });
  await office.closeMissedDays();
  expect(await month()).toMatchObject({ state: 'final', scoring: { ringPoints: 1 } });
  expect(await office.points('Anna', '2025-10')).toMatchObject({ score: 1310 });
  expect(await office.points('Anna')).toMatchObject({ score: 70 });
});

test('values set while the league has no entry hold from its beginning', async () => {
  office.at('2025-10-31T09:00');
  await office.add('Anna', { joinedOn: '2025-10-01' });
  office.at('2025-11-01T09:00');
  await office.scoring({ ringPoints: 2 });
  await prize('Weekend');
  await office.record('Anna', '2025-10-31', { rings: 10 });
  expect(await office.points('Anna', '2025-10')).toMatchObject({ score: 20 });
  expect(await titles('2025-10')).toEqual(['Weekend']);
  await office.scoring({ ringPoints: 5 });
  expect(await office.points('Anna', '2025-10')).toMatchObject({ score: 20 });
});

test("a rebuild takes today's values into the month only if asked, and they become the month's", async () => {
  await lateOffice();
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-05T09:00');
  await office.scoring({ ringPoints: 2 });
  await bonus('call_beast', { points: 40 });
  await office.setting({ key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 1 } });
  await office.setting({ key: 'contest', value: { start: '2025-10-02', end: '2025-10-20' } });
  await prize('Crociera');
  const stood = await month();
  const { updatedAt: _, reason: __, ...kept } = (await rebuild('kept')).after;
  expect(stood).toMatchObject(kept);

  await rebuild('today');
  const today = await month();
  expect(today.entries.map(({ name, score, bonus, eligible }) => [name, score, bonus, eligible])).toEqual([
    ['Bruno', 1500, 25, true],
    ['Anna', 1420, 65, true],
  ]);
  expect(today).toMatchObject({ scoring: { ringPoints: 2 }, prizePool: 1525 });
  expect(await titles('2025-10')).toEqual(['Weekend', 'Crociera', 'Mystery box']);

  await office.scoring({ ringPoints: 9 });
  expect((await rebuild('kept')).after).toMatchObject({ entries: today.entries, scoring: { ringPoints: 2 } });
});
