import { expect, test } from 'vitest';
import { clockInWords, secondsInWords } from './words.ts';

test('a length of time is told by its largest unit', () => {
  expect([1, 59, 60, 3599, 7200, 86_400, 200_000].map(secondsInWords)).toEqual([
    '1 secondo',
    '59 secondi',
    '1 minuto',
    '59 minuti',
    '2 ore',
    '24 ore',
    '2 giorni',
  ]);
});

test('a clock that the server is ahead of is slow, and a second is of the network', () => {
  expect([0, 1999, -1999, 65_000, -4000].map(clockInWords)).toEqual([
    'giusto',
    'giusto',
    'giusto',
    'indietro di 1 minuto',
    'avanti di 4 secondi',
  ]);
});
