import { expect, test } from 'vitest';
import { takesBack } from './use-generation-reload.ts';

test('an ended trial and a return are urgent; a new generation is not', () => {
  expect(takesBack(7, { number: 6 })).toBe(true);
  expect(takesBack(7, { number: 8, restores: 5 })).toBe(true);
  expect(takesBack(7, { number: 8 })).toBe(false);
});
