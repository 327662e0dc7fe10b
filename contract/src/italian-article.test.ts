import { expect, test } from 'vitest';
import { elided, inMonth, thePlace, toPerson, toPlace } from './italian-article.ts';

test('«a» becomes «ad» before a month or a person that begins with one', () => {
  expect(['novembre', 'agosto 2026', 'ottobre'].map(inMonth)).toEqual([
    'a novembre',
    'ad agosto 2026',
    'a ottobre',
  ]);
});

test('a place has the article of its ordinal: before a vowel it is elided', () => {
  expect([1, 3, 7, 10, 18, 21, 108, 110, 110_000].map(toPlace)).toEqual(
    ['1', '3', '7', '10', '18', '21', '108', '110', '110000'].map((place) => `al ${place}° posto`),
  );
  expect([8, 11, 80, 89, 800, 11_000].map(thePlace)).toEqual(
    ['8', '11', '80', '89', '800', '11000'].map((place) => `l’${place}° posto`),
  );
});

test('a day of the month that begins with a vowel takes the article without its own', () => {
  expect(elided('Si gioca dal 8 al 11 novembre')).toBe('Si gioca dall’8 all’11 novembre');
  expect(elided('alla chiusura del 8, il 11')).toBe('alla chiusura dell’8, l’11');
  expect(elided('Si chiude il 8. Si riapre il 11.')).toBe('Si chiude l’8. Si riapre l’11.');
  expect(elided('dal 8.11.26, il 11.5')).toBe('dal 8.11.26, il 11.5');
  expect(elided('dal 1° al 18, del 80, dal 8/11/26')).toBe('dal 1° al 18, del 80, dal 8/11/26');
});

test('before another «a» it is «ad»', () => {
  expect(['Alessandro', 'àgata', 'Chiara', 'Elena', ''].map(toPerson)).toEqual([
    'ad Alessandro',
    'ad àgata',
    'a Chiara',
    'a Elena',
    'a ',
  ]);
});
