import { expect, test } from 'vitest';
import { sampleScoring } from '../page/sample-site.ts';
import { effortInWords } from './effort.ts';

test.each([
  [273, {}, 'circa 4 appuntamenti conclusi o 11 fissati'],
  [20, {}, 'circa 1 appuntamento concluso o 1 fissato'],
  [50, { appointmentDonePoints: 0 }, 'circa 2 appuntamenti fissati'],
  [50, { appointmentDonePoints: 0, appointmentSetPoints: 0 }, ''],
])('%i points to the next place are told in appointments', (points, values, words) => {
  expect(effortInWords(points, { ...sampleScoring, ...values })).toBe(words);
});
