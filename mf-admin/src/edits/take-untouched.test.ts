import { expect, test } from 'vitest';
import { takeUntouched } from './take-untouched.ts';

const before = { title: 'Una cena', position: 1, isActive: true };

test('a field that was typed stays, the others follow the row', () => {
  const typed = { ...before, title: 'Una cena per due' };
  const now = { title: 'Due cene', position: 4, isActive: false };
  expect(takeUntouched(typed, before, now)).toEqual({
    title: 'Una cena per due',
    position: 4,
    isActive: false,
  });
});

test('where nothing was typed, the form shows the current row', () => {
  const now = { ...before, position: 2 };
  expect(takeUntouched(before, before, now)).toEqual(now);
});
