import { expect, test } from 'vitest';
import { fillText } from './site-texts.ts';

test('a word in braces is replaced by its value; a word without one prints itself', () => {
  expect(fillText('Da {soglia} pt, {soglia} e {altro}', { soglia: '1200' })).toBe(
    'Da 1200 pt, 1200 e {altro}',
  );
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'the word {%s}, which every object has, prints itself',
  (word) => expect(fillText(`«{${word}}»`, { soglia: '1200' })).toBe(`«{${word}}»`),
);
