import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';

const office = useOffice();

const ledger = () => rows(office.db, 'select date, field, points from adjustments order by field');

test('a score of 40 with a total of 0 at creation gives a total of 40', async () => {
  office.at('2025-10-15T09:00');
  expect(await office.add('Anna', { score: 40 })).toMatchObject({ score: 40, bonus: 0, total: 40 });
  expect(await ledger()).toEqual([{ date: '2025-10-15', field: 'score', points: 40 }]);
});

test('a total that is not the sum of score and bonus gets its own row', async () => {
  office.at('2025-10-15T09:00');
  expect(await office.add('Anna', { score: 40, bonus: 10, total: 75 })).toMatchObject({ total: 75 });
  expect(await ledger()).toEqual([
    { date: '2025-10-15', field: 'bonus', points: 10 },
    { date: '2025-10-15', field: 'score', points: 40 },
    { date: '2025-10-15', field: 'total', points: 25 },
  ]);
});

test('numbers that an admin typed hold at once and move on with the data', async () => {
  await office.begin('2025-10-15T09:00', 'Anna');
  await office.record('Anna', '2025-10-14', { rings: 30 });
  expect(await office.change('Anna', { score: 50 })).toMatchObject({ score: 50, bonus: 0, total: 50 });
  await office.record('Anna', '2025-10-15', { rings: 7 });
  expect(await office.points('Anna')).toEqual({ score: 57, bonus: 0, total: 57 });
  expect(await office.change('Anna', { total: 100 })).toMatchObject({ score: 57, bonus: 0, total: 100 });
});

test('sending back the stored numbers, or none, changes nothing', async () => {
  await office.begin('2025-10-15T09:00', 'Anna');
  await office.record('Anna', '2025-10-14', { rings: 30 });
  const { position, score, bonus, total } = await office.change('Anna', { name: 'Anna Bianchi' });
  await office.change('Anna', { position, score, bonus, total });
  expect(await ledger()).toEqual([]);
  expect(await rows(office.db, 'select from last_positions')).toEqual([]);
});

test('a stored negative number sent back is untouched, a new one is refused', async () => {
  await office.begin('2025-10-15T09:00', 'Anna');
  await office.record('Anna', '2025-10-14', { rings: 30 });
  await office.change('Anna', { score: 0 });
  await office.erase('Anna', '2025-10-14');
  expect(await office.points('Anna')).toEqual({ score: -30, bonus: 0, total: -30 });
  expect(await office.change('Anna', { score: -30, total: 20 })).toMatchObject({ score: -30, total: 20 });
  await expect(office.change('Anna', { score: -1 })).rejects.toMatchObject({ code: 'negative_number' });
});

test('a player added before a close has met an entry joins on the 1st, a later one on that day', async () => {
  office.at('2025-10-15T09:00');
  expect(await office.add('Anna')).toMatchObject({ joinedOn: '2025-10-01' });
  await office.close('2025-10-14');
  expect(await office.add('Bruno')).toMatchObject({ joinedOn: '2025-10-01' });
  await office.record('Anna', '2025-10-15', { rings: 1 });
  office.at('2025-10-15T23:59');
  await office.close('2025-10-15');
  expect(await office.add('Carla')).toMatchObject({ joinedOn: '2025-10-15' });
  expect(await office.add('Dario', { joinedOn: '2025-10-01' })).toMatchObject({ joinedOn: '2025-10-01' });
  expect((await office.board()).entries.map(({ name, notEligible }) => [name, notEligible])).toEqual([
    ['Anna', null],
    ['Bruno', null],
    ['Carla', 'late'],
    ['Dario', null],
  ]);

  office.at('2025-11-01T09:00');
  expect(await office.add('Elio')).toMatchObject({ joinedOn: '2025-11-01' });
});

test('a covered day has counted no entry: new players still join on the 1st', async () => {
  await office.begin('2025-10-14T09:00', 'Anna');
  office.at('2025-10-15T09:00');
  await office.close('2025-10-14');
  await office.record('Anna', '2025-10-10', { rings: 1 });
  await office.close('2025-10-10');
  expect(await office.add('Bruno')).toMatchObject({ joinedOn: '2025-10-01' });
});
