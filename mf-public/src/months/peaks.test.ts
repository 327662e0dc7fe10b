import { peaksOf } from '@vetta/contract/past-peaks';
import { expect, test } from 'vitest';
import { sampleMonth } from './sample-months.ts';

test('past months stand newest first, as high as their winner’s points', () => {
  const peaks = peaksOf([
    sampleMonth('2026-11', { state: 'open' }),
    sampleMonth('2026-09', { winner: 1000 }),
    sampleMonth('2026-10', { winner: 4000, state: 'grace' }),
  ]);
  expect(peaks.map(({ summary, height, distance }) => [summary.month, height, distance])).toEqual([
    ['2026-10', 1, 0],
    ['2026-09', 0.5875, 1],
  ]);
});

test('a month without points has no peak', () => {
  expect(peaksOf([sampleMonth('2026-10', { winner: 0 })])).toEqual([]);
  expect(peaksOf([{ ...sampleMonth('2026-10'), podium: [] }])).toEqual([]);
});
