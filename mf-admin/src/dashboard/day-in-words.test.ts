import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test.each([
  [38, 4, 'Sabato 21 novembre: mancano 4 persone su 38'],
  [38, 1, 'Sabato 21 novembre: manca 1 persona su 38'],
  [38, 38, 'Sabato 21 novembre: mancano 38 persone su 38'],
  [38, 0, 'Sabato 21 novembre: ci sono i numeri di tutte le 38 persone'],
  [1, 0, 'Sabato 21 novembre: ci sono i numeri dell’unica persona in gara'],
  [0, 0, 'Sabato 21 novembre: nessuno è ancora in gara'],
])('of %i persons %i are missing', (total, missing, sentence) => {
  expect(dayInWords('2026-11-21', total, missing)).toBe(sentence);
});
