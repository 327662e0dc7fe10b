import { expect, test } from 'vitest';
import { IDLE_MS, isIdle, noteUse } from './idle.ts';

// One tab: its storage is that of the page, in memory here.
test('a tab is idle eight hours after it was used last, however often its clock is set', () => {
  const noon = Date.parse('2026-11-20T11:00:00Z');
  expect(isIdle(noon), 'a tab of which nothing is known').toBe(false);
  noteUse(noon);
  expect(isIdle(noon + IDLE_MS - 1)).toBe(false);
  expect(isIdle(noon + IDLE_MS)).toBe(true);

  noteUse(noon + 30_000);
  expect(isIdle(noon + IDLE_MS), 'noted to the minute').toBe(true);
  noteUse(noon + 60_000);
  expect(isIdle(noon + IDLE_MS)).toBe(false);

  noteUse(noon - 3_600_000);
  expect(isIdle(noon - 3_600_000 + IDLE_MS), 'after the clock was set back').toBe(true);
});
