import { expect, test } from 'vitest';
import { isSilent } from './silent-sender.ts';

test('a telephone system is silent once a whole working day passed without an event of it, and forgotten after a month', () => {
  const silentOn = (today: string, last: string | null) =>
    isSilent({ lastEventAt: last && `${last}T16:00:00Z` }, today);
  // The 20th of November 2026 is a Friday.
  expect(silentOn('2026-11-20', '2026-11-19')).toBe(false);
  expect(silentOn('2026-11-20', '2026-11-18')).toBe(true);
  for (const weekend of ['2026-11-21', '2026-11-22', '2026-11-23'])
    expect([silentOn(weekend, '2026-11-20'), silentOn(weekend, '2026-11-19')], weekend).toEqual([
      false,
      true,
    ]);
  expect(silentOn('2026-11-24', '2026-11-20')).toBe(true);
  expect([silentOn('2026-11-20', '2026-10-20'), silentOn('2026-11-20', null)]).toEqual([false, false]);
  // An hour before Rome's midnight, by UTC still the day before.
  expect(isSilent({ lastEventAt: '2026-11-18T23:30:00Z' }, '2026-11-20')).toBe(false);
});
