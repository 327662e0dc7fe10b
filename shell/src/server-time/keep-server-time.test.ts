import { expect, test } from 'vitest';
import { clockJumped } from './keep-server-time.ts';

const before = { clock: 1_000_000, uptime: 500 };

test('a clock that is set forward or back has jumped; one that runs on has not', () => {
  expect(clockJumped(before, { clock: 1_010_400, uptime: 10_900 })).toBe(false);
  expect(clockJumped(before, { clock: 1_010_400 + 3_600_000, uptime: 10_900 })).toBe(true);
  expect(clockJumped(before, { clock: 1_010_400 - 18_000_000, uptime: 10_900 })).toBe(true);
});
