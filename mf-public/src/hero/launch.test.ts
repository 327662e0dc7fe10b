import { expect, test } from 'vitest';
import { DEFAULT_LAUNCH, secondsToLaunch } from './launch.ts';

const left = (iso: string) => secondsToLaunch(new Date(iso), DEFAULT_LAUNCH);

test('the launch is on 30 September 2025 at 23:59 in Rome, to the millisecond', () => {
  expect(left('2025-09-29T23:59:00+02:00')).toBe(86_400);
  expect(left('2025-09-30T23:58:59.999+02:00')).toBe(1);
  expect(left('2025-09-30T23:59:00+02:00')).toBe(0);
  expect(left('2026-11-21T18:42:00+01:00')).toBe(0);
});
