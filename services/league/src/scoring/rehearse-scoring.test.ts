import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { nowOf } from '../time/now.ts';
import { rehearseScoring } from './rehearse-scoring.ts';
import { getScoring } from './scoring.ts';

const office = useOffice();

test('a rehearsal shows who would rise and fall with other values, and changes nothing', async () => {
  await office.begin('2025-10-22T18:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-10-20', { rings: 60 });
  await office.record('Bruno', '2025-10-20', { apptDone: 1 });
  const now = nowOf(Temporal.Instant.from('2025-10-22T16:00:00Z'));
  const board = await office.board();
  const stored = await getScoring(office.db);

  const { month, before, after } = await rehearseScoring(office.db, { ...stored, ringPoints: 2 }, now);
  expect(month).toBe('2025-10');
  expect(before).toEqual(board.entries);
  expect(after.map(({ name, position, total }) => [position, name, total])).toEqual([
    [1, 'Anna', 120],
    [2, 'Bruno', 75],
  ]);
  expect(before.map(({ name, total }) => [name, total])).toEqual([
    ['Bruno', 75],
    ['Anna', 60],
  ]);
  expect(await office.board()).toEqual(board);
  expect(await getScoring(office.db)).toEqual(stored);
});
