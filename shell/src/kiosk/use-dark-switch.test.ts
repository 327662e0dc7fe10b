import { expect, test } from 'vitest';
import { switchMark } from './use-dark-switch.ts';

test('a switch holds until five in the morning, Rome, and for one state of the plan', () => {
  const evening = new Date('2026-11-23T20:00:00Z');
  expect(switchMark(true, new Date('2026-11-24T03:59:00Z'))).toBe(switchMark(true, evening));
  expect(switchMark(true, new Date('2026-11-24T04:00:00Z'))).not.toBe(switchMark(true, evening));
  expect(switchMark(false, evening)).not.toBe(switchMark(true, evening));
});
