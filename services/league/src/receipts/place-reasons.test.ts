import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { getReceipt } from './get-receipt.ts';

const office = useOffice();

const moved = async (name: string, month?: string) =>
  (await getReceipt(office.db, office.idOf(name), nowOf(office.now), month)).moved;

/** Anna 90, Bruno 60, Carla 30 at the close of the 3rd; then the morning of the 4th. */
async function closedOffice() {
  office.at('2026-11-02T09:00');
  for (const [name, rings] of [
    ['Anna', 90],
    ['Bruno', 60],
    ['Carla', 30],
  ] as const) {
    await office.add(name);
    await office.record(name, '2026-11-02', { rings });
  }
  await office.closeAt('2026-11-03T23:59');
  office.at('2026-11-04T09:00');
}

test('nobody has moved right after a close', async () => {
  await closedOffice();
  expect([await moved('Anna'), await moved('Bruno'), await moved('Carla')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [
    'own points, with no numbers and no days',
    () => office.record('Carla', '2026-11-04', { rings: 40 }),
    {
      Carla: { places: 1, why: ['ownPoints'] },
      Bruno: { places: -1, why: ['othersPoints'] },
      Anna: undefined,
    },
  ],
  [
    'a correction by hand',
    () => office.change('Anna', { total: 50 }),
    { Anna: { places: -1, why: ['ownCorrection'] }, Bruno: { places: 1, why: ['othersCorrection'] } },
  ],
  [
    'numbers that are removed',
    () => office.erase('Bruno', '2026-11-02'),
    { Bruno: { places: -1, why: ['ownPoints'] }, Carla: { places: 1, why: ['othersPoints'] } },
  ],
  [
    'two causes, which are both told',
    async () => {
      await office.change('Bruno', { total: 50 });
      await office.record('Carla', '2026-11-04', { rings: 25 });
    },
    { Carla: { places: 1, why: ['ownPoints', 'othersCorrection'] } },
  ],
])('a place is gained and lost by %s', async (_, change, expected) => {
  await closedOffice();
  await change();
  for (const [name, told] of Object.entries(expected)) expect(await moved(name), name).toEqual(told);
});

test('who left makes room, and who is new takes a place', async () => {
  await closedOffice();
  await office.archive('Anna');
  expect(await moved('Bruno')).toEqual({ places: 1, why: ['left'] });
  await office.add('Dora');
  await office.record('Dora', '2026-11-04', { rings: 95 });
  await office.add('Elia');
  await office.record('Elia', '2026-11-04', { rings: 96 });
  expect(await moved('Bruno')).toEqual({ places: -1, why: ['joined'] });
});

test('new scoring values are told beside the points that they change', async () => {
  await closedOffice();
  await office.record('Carla', '2026-11-03', { rings: 0, apptSet: 1 });
  expect(await moved('Carla')).toBeUndefined();
  await office.scoring({ appointmentSetPoints: 200 });
  expect((await moved('Carla'))?.why).toContain('scoring');
  // The next close has met them.
  await office.closeAt('2026-11-04T23:59');
  expect(await moved('Carla')).toBeUndefined();
});

test('late data of a month in grace are told in its receipt, and nothing once it is final', async () => {
  await closedOffice();
  await office.closeAt('2026-11-30T23:59');
  office.at('2026-12-01T09:00');
  await office.record('Carla', '2026-11-30', { rings: 40 });
  expect(await moved('Carla', '2026-11')).toEqual({ places: 1, why: ['ownPoints'] });
  await office.closeAt('2026-12-02T23:59');
  expect(await moved('Carla', '2026-11')).toBeUndefined();
});

test('where an older version kept the positions, or an admin typed one, no reason is made up', async () => {
  await closedOffice();
  await rows(office.db, 'update last_positions set total = null, by_hand = null');
  await office.record('Carla', '2026-11-04', { rings: 40 });
  expect(await moved('Carla')).toBeUndefined();
  await office.closeAt('2026-11-04T23:59');
  office.at('2026-11-05T09:00');
  await office.record('Bruno', '2026-11-05', { rings: 40 });
  expect(await moved('Bruno')).toEqual({ places: 2, why: ['ownPoints'] });
});

test('keeping the points of a close changes nothing that the page calls news', async () => {
  await closedOffice();
  await office.record('Anna', '2026-11-04', { rings: 1 });
  const { updatedAt } = await office.board();
  await office.closeAt('2026-11-04T23:59');
  expect((await office.board()).updatedAt).toBe(updatedAt);
});
