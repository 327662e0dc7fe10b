import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { exportStandings } from './export-standings.ts';

const office = useOffice();
const lines = async () => {
  const pieces = exportStandings(office.db, { separator: 'comma' }, nowOf(office.now));
  return (await Array.fromAsync(pieces)).join('').trim().split(/\r?\n/);
};

test('exported standings add up: a correction of the total has a column of its own, once there is one', async () => {
  office.at('2025-10-08T18:00');
  await office.add('Anna');
  await office.record('Anna', '2025-10-08', { rings: 60 });
  expect(await lines()).toEqual(['position,name,score,bonus,total,notEligible', '1,Anna,60,0,60,']);
  await office.change('Anna', { total: 141 });
  expect(await lines()).toEqual([
    'position,name,score,bonus,total,notEligible,correction',
    '1,Anna,60,0,141,,81',
  ]);
});
