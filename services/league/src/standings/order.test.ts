import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();

const ties = async () => (await office.board()).entries.map(({ name, tie }) => [name, tie]);

test('equal totals are ordered by appointments done, then set, then calls', async () => {
  office.at('2025-10-15T09:00');
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dario']) await office.add(name);
  await office.record('Anna', '2025-10-14', { rings: 100 });
  await office.record('Bruno', '2025-10-14', { rings: 50, apptSet: 2 });
  await office.record('Carla', '2025-10-14', { apptSet: 1, apptDone: 1 });
  await office.record('Dario', '2025-10-14', { rings: 75, alignment: true });
  expect(await ties()).toEqual([
    ['Carla', null],
    ['Bruno', 'apptDone'],
    ['Anna', 'apptSet'],
    ['Dario', 'rings'],
  ]);
});

test('players with equal numbers keep the order of the last close; a player without a position comes last', async () => {
  office.at('2025-10-15T09:00');
  await office.add('Anna');
  await office.add('Zoe');
  await office.record('Zoe', '2025-10-13', { rings: 10 });
  await office.close('2025-10-14');
  await office.record('Anna', '2025-10-14', { rings: 10 });
  await office.add('Aldo');
  await office.record('Aldo', '2025-10-14', { rings: 10 });
  expect(await ties()).toEqual([
    ['Zoe', null],
    ['Anna', 'lastPosition'],
    ['Aldo', 'lastPosition'],
  ]);
});

test('names decide last, in Italian order', async () => {
  office.at('2025-10-15T09:00');
  for (const name of ['Zoe', 'Élena', 'Ugo', 'dario', 'Elena', 'Dario']) await office.add(name);
  expect(await office.order()).toEqual(['dario', 'Dario', 'Elena', 'Élena', 'Ugo', 'Zoe']);
});

test('a position set by hand counts as that of the last close', async () => {
  office.at('2025-10-15T09:00');
  for (const name of ['Anna', 'Bruno', 'Carla']) await office.add(name);
  await office.change('Carla', { position: 1 });
  expect(await office.order()).toEqual(['Carla', 'Anna', 'Bruno']);
  await office.record('Bruno', '2025-10-14', { rings: 1 });
  expect(await office.order()).toEqual(['Bruno', 'Carla', 'Anna']);
  await office.change('Carla', { position: 0 });
  expect(await office.order()).toEqual(['Bruno', 'Anna', 'Carla']);
});

// 0.7 × 25 is 17.5 and 1.1 × 25 is 27.5: half up, once, of the month's product.
test.each([
  { multiplier: 0.7, presences: 1, points: 18 },
  { multiplier: 0.7, presences: 2, points: 35 },
  { multiplier: 0.7, presences: 3, points: 53 },
  { multiplier: 1.1, presences: 1, points: 28 },
  { multiplier: 1.1, presences: 3, points: 83 },
  { multiplier: 0.1, presences: 1, points: 3 },
  { multiplier: 0.3, presences: 3, points: 23 },
])('$presences presences at ×$multiplier are $points points', async ({ multiplier, presences, points }) => {
  office.at('2025-10-15T09:00');
  await office.add('Anna');
  const days = ['2025-10-01', '2025-10-02', '2025-10-03'].slice(0, presences);
  await office.record('Anna', days, { alignment: true });
  await office.scoring({ bonusMultiplier: multiplier });
  expect(await office.points('Anna')).toEqual({ score: points, bonus: 0, total: points });
});

test('a change of the scoring values shows at once, and leaves the month in grace as it was', async () => {
  office.at('2025-11-01T10:00');
  await office.add('Anna');
  await office.record('Anna', ['2025-10-31', '2025-11-01'], { rings: 7, apptSet: 1, apptDone: 1 });
  await office.scoring({ ringPoints: 2, appointmentSetPoints: 0, appointmentDonePoints: 10 });
  expect(await office.points('Anna')).toMatchObject({ score: 24, total: 24 });
  expect(await office.points('Anna', '2025-10')).toMatchObject({ score: 107, total: 107 });
});

test('an entry at 00:30 in Rome belongs to the new day, and yesterday is a day before', async () => {
  // Still 25 October in UTC.
  office.at('2025-10-26T00:30');
  await office.add('Anna');
  await office.record('Anna', '2025-10-26', { rings: 1 });
  await expect(office.record('Anna', '2025-10-27', { rings: 1 })).rejects.toMatchObject({
    code: 'future_entry',
  });
});
