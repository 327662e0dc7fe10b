import { expect, test } from 'vitest';
import { sampleBoard, sampleStanding } from '../leaderboard/sample-board.ts';
import { isTodayMissing } from './missing-today.ts';

const closed = sampleStanding({ total: 120 });
const today = sampleStanding({ total: 90, provisional: true });

test('today is missing until the first number arrives that no close has met', () => {
  expect(isTodayMissing(sampleBoard([closed, closed]))).toBe(true);
  expect(isTodayMissing(sampleBoard([closed, today]))).toBe(false);
});

test('a month that is over and a board without players miss nothing', () => {
  expect(isTodayMissing({ ...sampleBoard([closed]), state: 'grace' })).toBe(false);
  expect(isTodayMissing(sampleBoard([]))).toBe(false);
});
