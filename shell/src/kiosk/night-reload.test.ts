import { expect, test } from 'vitest';
import { isReloadDue } from './night-reload.ts';

const HOUR = 3600_000;
/** An instant of 21 November 2026 by Rome's clock. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

test('a page that was loaded in the day is reloaded between three and five in the night', () => {
  expect(isReloadDue(at('02:59'), 12 * HOUR, 0)).toBe(false);
  expect(isReloadDue(at('03:00'), 12 * HOUR, 0)).toBe(true);
  expect(isReloadDue(at('04:59'), 12 * HOUR, 0)).toBe(true);
  expect(isReloadDue(at('05:00'), 12 * HOUR, 0)).toBe(false);
});

test('a page that was loaded that night is not loaded again', () => {
  expect(isReloadDue(at('04:59'), 1.9 * HOUR, 0)).toBe(false);
});

test('the screens of an office do so at different times', () => {
  expect(isReloadDue(at('03:30'), 12 * HOUR, 1800)).toBe(true);
  expect(isReloadDue(at('03:29'), 12 * HOUR, 1800)).toBe(false);
});
