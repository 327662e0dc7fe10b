import { expect, test } from 'vitest';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { isTodayMissing } from './missing-today.ts';

const time = (text: string) => new Date(`2026-11-21T${text}+01:00`);
/** That time, with data of the same moment. */
const at = (text: string) => ({ now: time(text), known: time(text) });
const upTo = (newestEntryOn: string | null) => ({ ...sampleBoard(), newestEntryOn });

test('today is missing until its first number arrives, whatever came late for other days', () => {
  expect(isTodayMissing(upTo('2026-11-20'), at('09:00'))).toBe(true);
  expect(isTodayMissing(upTo(null), at('09:00'))).toBe(true);
  expect(isTodayMissing(upTo('2026-11-21'), at('18:00'))).toBe(false);
});

test('the close of the day changes nothing about it; midnight begins another one', () => {
  expect(isTodayMissing(upTo('2026-11-21'), at('23:59:30'))).toBe(false);
  expect(isTodayMissing(upTo('2026-11-21'), at('24:00:00'))).toBe(true);
});

test('data of yesterday, shown while the server is away, say nothing about today', () => {
  const friday = new Date('2026-11-20T20:00+01:00');
  expect(isTodayMissing(upTo('2026-11-20'), { now: time('09:00'), known: friday })).toBe(false);
  expect(isTodayMissing(upTo('2026-11-20'), { now: time('09:00'), known: time('00:01') })).toBe(true);
});

test('a month that is over and a board without players miss nothing', () => {
  expect(isTodayMissing({ ...upTo(null), state: 'grace' }, at('09:00'))).toBe(false);
  expect(isTodayMissing({ ...upTo(null), entries: [] }, at('09:00'))).toBe(false);
});
