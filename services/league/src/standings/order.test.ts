import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();

const ties = async () => (await office.board()).entries.map(({ name, tie }) => [name, tie]);

test('equal totals are ordered by appointments done, then set, then calls', async () => {
  await office.begin('2025-10-15T09:00', 'Anna', 'Bruno', 'Carla', 'Dario');
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
  await office.begin('2025-10-15T09:00', 'Anna', 'Zoe');
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
  await office.begin('2025-10-15T09:00', 'Zoe', 'Élena', 'Ugo', 'dario', 'Elena', 'Dario');
  expect(await office.order()).toEqual(['dario', 'Dario', 'Elena', 'Élena', 'Ugo', 'Zoe']);
});

test('a position set by hand counts as that of the last close', async () => {
  await office.begin('2025-10-15T09:00', 'Anna', 'Bruno', 'Carla');
  await office.change('Carla', { position: 1 });
  expect(await office.order()).toEqual(['Carla', 'Anna', 'Bruno']);
  await office.record('Bruno', '2025-10-14', { rings: 1 });
  expect(await office.order()).toEqual(['Bruno', 'Carla', 'Anna']);
  await office.change('Carla', { position: 0 });
  expect(await office.order()).toEqual(['Bruno', 'Anna', 'Carla']);
});
