import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { getMonth } from './get-month.ts';
import { listAdminMonths, listMonths } from './list-months.ts';

const office = useOffice();
const november = nowOf(Temporal.Instant.from('2025-11-05T09:00:00+01:00'));
const october = () => getMonth(office.db, '2025-10', november);
const rebuild = (reason = 'Numeri arrivati tardi', month = '2025-10', values: 'kept' | 'today' = 'kept') =>
  office.rebuild(month, values, reason);

/** October is final: Anna 300, Bruno 200, and Carla who left that month. */
async function finalOctober() {
  await office.begin('2025-10-01T09:00', 'Anna', 'Bruno', 'Carla');
  office.at('2025-10-08T18:00');
  await office.record('Anna', '2025-10-08', { rings: 60, apptDone: 3 });
  await office.record('Bruno', '2025-10-08', { rings: 50, apptDone: 2 });
  await office.setting({ key: 'contest', value: { start: '2025-10-06', end: '2025-10-31' } });
  await office.change('Bruno', { joinedOn: '2025-10-06' });
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-05T09:00');
}

test('late entries of a final month wait for its rebuild, which awards and settles their bonuses and leaves its reason in the audit', async () => {
  await finalOctober();
  const stood = await october();
  await office.record('Bruno', '2025-10-09', { rings: 150 });
  await office.recalculate();
  expect(await october()).toEqual(stood);
  expect(await office.bonuses('Bruno')).toEqual(['first_timer 2025-10-08 settled']);

  const { before, after, reply } = await rebuild();
  expect(before).toEqual(stood);
  expect(after).toEqual({ ...reply, reason: 'Numeri arrivati tardi' });
  expect(reply.entries.map(({ name, total }) => [name, total])).toEqual([
    ['Bruno', 475],
    ['Anna', 310],
    ['Carla', 0],
  ]);
  expect(await october()).toEqual(reply);
  expect(await office.bonuses('Bruno')).toContain('call_beast 2025-10-09 settled');
  // November does not change.
  expect(await office.points('Bruno')).toEqual({ score: 0, bonus: 0, total: 0 });
});

test('every rebuild is recorded with its time and reason', async () => {
  await finalOctober();
  await rebuild('Prima correzione');
  office.at('2025-11-06T10:00');
  await rebuild('Seconda correzione');
  expect(await listAdminMonths(office.db, november)).toEqual([
    expect.objectContaining({ month: '2025-11', state: 'open', finalisedAt: null, rebuilds: [] }),
    expect.objectContaining({
      month: '2025-10',
      state: 'final',
      finalisedAt: '2025-11-02T22:59:00.000Z',
      rebuilds: [
        { rebuiltAt: '2025-11-05T08:00:00.000Z', reason: 'Prima correzione' },
        { rebuiltAt: '2025-11-06T09:00:00.000Z', reason: 'Seconda correzione' },
      ],
    }),
  ]);
});

test('a rebuild without new data changes only the time', async () => {
  await finalOctober();
  const { updatedAt: _, ...stood } = await october();
  // A new player and an archived one do not change October.
  await office.add('Dora');
  await office.archive('Carla');
  const { updatedAt, ...after } = (await rebuild()).reply;
  expect(after).toEqual(stood);
  expect(updatedAt).toBe('2025-11-05T08:00:00.000Z');
});

test('a month that is not final, or has no data, cannot be rebuilt', async () => {
  await finalOctober();
  await office.record('Anna', '2025-11-04', { rings: 1 });
  await expect(rebuild('Prova', '2025-11')).rejects.toMatchObject({ code: 'not_final', status: 409 });
  for (const month of ['2025-09', '2025-12']) {
    await expect(rebuild('Prova', month)).rejects.toMatchObject({ code: 'unknown_month', status: 404 });
    await expect(getMonth(office.db, month, november)).rejects.toMatchObject({ code: 'unknown_month' });
  }
});

test('the podium of a month passes over who is disqualified, whose row keeps its position', async () => {
  const podium = async () =>
    (await listMonths(office.db, nowOf(office.now)))
      .find(({ month }) => month === '2025-10')
      ?.podium.map(({ position, name }) => [position, name]);
  await office.begin('2025-10-01T09:00', 'Anna', 'Bruno', 'Carla', 'Dario');
  office.at('2025-10-08T18:00');
  for (const [name, rings] of [
    ['Anna', 90],
    ['Bruno', 80],
    ['Carla', 70],
    ['Dario', 60],
  ] as const)
    await office.record(name, '2025-10-08', { rings });
  await office.disqualify('Anna', '2025-10');
  const others = [
    [2, 'Bruno'],
    [3, 'Carla'],
    [4, 'Dario'],
  ];
  expect(await podium()).toEqual(others);
  await office.closeAt('2025-11-02T23:59');
  expect(await podium()).toEqual(others);
  expect((await office.board('2025-10')).entries[0]).toMatchObject({ position: 1, name: 'Anna' });
});
