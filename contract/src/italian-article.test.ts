import { expect, test } from 'vitest';
import { thePlace, toPlace } from './italian-article.ts';

test('a place has the article of its ordinal: before a vowel it is elided', () => {
  expect([1, 3, 7, 10, 18, 21, 108].map(toPlace)).toEqual(
    ['1', '3', '7', '10', '18', '21', '108'].map((place) => `al ${place}° posto`),
  );
  expect([8, 11, 80, 89, 800, 11_000].map(thePlace)).toEqual(
    ['8', '11', '80', '89', '800', '11000'].map((place) => `l'${place}° posto`),
  );
});
