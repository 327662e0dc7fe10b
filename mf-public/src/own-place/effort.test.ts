import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { sampleScoring } from '../page/sample-site.ts';
import { climbEffort } from './effort.ts';

test.each([
  [273, 1, {}, 'Al 1° posto con circa 4 appuntamenti conclusi o 11 fissati'],
  [20, 8, {}, 'All’8° posto con circa 1 appuntamento concluso o 1 fissato'],
  [50, 10, { appointmentDonePoints: 0 }, 'Al 10° posto con circa 2 appuntamenti fissati'],
  [50, 10, { appointmentDonePoints: 0, appointmentSetPoints: 0 }, ''],
])('%i points to place %i are told in appointments', (points, place, values, words) => {
  const next = sampleStanding({ position: place, total: points - 1 });
  const own = sampleStanding({ playerId: 'own', position: place + 1, total: 0 });
  expect(climbEffort([next, own], own, { ...sampleScoring, ...values })).toBe(words);
});
