import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { sampleScoring } from '../page/sample-site.ts';
import { climbEffort } from './effort.ts';

test.each([
  [273, 1, {}, '273 punti al 1° posto: circa 4 appuntamenti conclusi o 11 fissati'],
  [20, 8, {}, '20 punti all’8° posto: circa 1 appuntamento fissato'],
  [50, 10, { appointmentDonePoints: 0 }, '50 punti al 10° posto: circa 2 appuntamenti fissati'],
  [50, 10, { appointmentDonePoints: 0, appointmentSetPoints: 0 }, '50 punti al 10° posto'],
])('%i points to place %i are told in appointments', (points, place, values, words) => {
  const next = sampleStanding({ position: place, total: points - 1 });
  const own = sampleStanding({ playerId: 'own', position: place + 1, total: 0 });
  expect(climbEffort([next, own], own, { ...sampleScoring, ...values })).toBe(words);
});
