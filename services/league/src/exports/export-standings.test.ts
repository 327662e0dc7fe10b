import type { Separator } from '@vetta/contract/exports';
import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { exportStandings } from './export-standings.ts';

const office = useOffice();
const lines = async (separator: Separator = 'comma') => {
  const pieces = exportStandings(office.db, { separator }, nowOf(office.now));
  return (await Array.fromAsync(pieces)).join('').trim().split(/\r?\n/);
};

test('exported standings add up: a correction of the total has a column of its own, once there is one', async () => {
  await office.begin('2025-10-08T18:00', 'Anna');
  await office.record('Anna', '2025-10-08', { rings: 60 });
  expect(await lines()).toEqual(['position,name,score,bonus,total,notEligible', '1,Anna,60,0,60,']);
  await office.change('Anna', { total: 141 });
  expect(await lines()).toEqual([
    'position,name,score,bonus,total,notEligible,correction',
    '1,Anna,60,0,141,,81',
  ]);
});

test('exported standings say what decided between equal points; in an Italian file in its words', async () => {
  await office.begin('2025-10-08T18:00', 'Anna', 'Bruno', 'Carla', 'Dora');
  for (const name of ['Anna', 'Bruno']) await office.record(name, '2025-10-08', { rings: 60 });
  expect((await lines()).map((line) => line.split(',').at(-1))).toEqual(['tie', '', 'name', '', '']);
  expect((await lines('semicolon')).map((line) => line.split(';').at(-1))).toEqual([
    'Pari punti',
    '',
    'A parità di tutto: in ordine alfabetico',
    '',
    '',
  ]);
});
