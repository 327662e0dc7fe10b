import { metalOfPlace } from '@vetta/contract/honours';
import { prerenderRow } from '@vetta/contract/prerender-row';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';

test('a row has Italian numbers and its share of the leader, and what the next place takes', () => {
  const totals = [1200, 600, 500, 400, 400].map((total) => ({ total }));
  const rows = totals.map(({ total }, index) => {
    const standing = sampleStanding({ position: index + 1, score: total, total });
    return prerenderRow(standing, 1200, metalOfPlace(index + 1), false, totals[index - 1]);
  });
  expect(rows.map(({ total, share, gap }) => [total, share, gap])).toEqual([
    ['1.200', '100', ''],
    ['600', '50', '601'],
    ['500', '41.7', '101'],
    ['400', '33.3', '101'],
    ['400', '33.3', '1'],
  ]);
  expect(rows.map(({ tier }) => tier)).toEqual(['gold', 'silver', 'bronze', '', '']);
});

test('a share stays between 0 and 100, whatever corrections did to the totals', () => {
  expect(prerenderRow(sampleStanding({ total: -25 }), 100, '').share).toBe('0');
  expect(prerenderRow(sampleStanding({ total: 50 }), 0, '').share).toBe('0');
});

test('movement has a direction and a number of places', () => {
  const words = [2, -1, 0, null].map((movement) => {
    const row = prerenderRow(sampleStanding({ movement, total: 9 }), 9, '');
    return [row.movement, row.places];
  });
  expect(words).toEqual([
    ['up', '2'],
    ['down', '1'],
    ['same', '0'],
    ['', ''],
  ]);
});

test('whoever has no points does not fall, however many others have passed', () => {
  const words = [0, 1].map((total) => prerenderRow(sampleStanding({ movement: -7, total }), 9, '').movement);
  expect(words).toEqual(['', 'down']);
});

test('a row tells what decided a tie, and why prizes are closed to the player', () => {
  expect(prerenderRow(sampleStanding({ tie: 'rings', notEligible: 'late' }), 9, '')).toMatchObject({
    tie: 'rings',
    notEligible: 'late',
  });
  expect(prerenderRow(sampleStanding({}), 9, '')).toMatchObject({
    tie: '',
    notEligible: '',
    provisional: '',
  });
  expect(prerenderRow(sampleStanding({ provisional: true }), 9, '').provisional).toBe('yes');
});

test('a correction of the total itself is named with its sign, so that the row adds up', () => {
  const corrections = [181, 100, 60].map(
    (total) => prerenderRow(sampleStanding({ score: 75, bonus: 25, total }), 181, '').correction,
  );
  expect(corrections).toEqual(['+81', '', '−40']);
});
