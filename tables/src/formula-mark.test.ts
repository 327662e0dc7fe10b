import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFormulaMark, withoutFormulaMark } from './formula-mark.ts';

test.each(['=1+1', '+39 02', '-1', '@sum', '\tx', '\rx', "'=1+1", '＝1', "''-x"])(
  '%j is made harmless',
  (cell) => expect(withFormulaMark(cell)).toBe(`'${cell}`),
);

test.each(['Anna', "D'Angelo", "'Ndrangheta", 'a=b', '', '2025-10-01'])('%j stays as it is', (cell) =>
  expect(withFormulaMark(cell)).toBe(cell),
);

test('any cell is restored as it was', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom("'", '=', '-', '＠', 'a', '\t')).map((c) => c.join('')),
  );
  fc.assert(
    fc.property(cell, (text) => withoutFormulaMark(withFormulaMark(text)) === text),
    { numRuns: 2_000 },
  );
});
