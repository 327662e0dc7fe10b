import { expect, test } from 'vitest';
import { takeUntouched, typedFields } from './typed-fields.ts';

const shown = { name: 'Ada', score: 40, tags: ['a'] };

test('only the fields that differ from what the form showed are kept', () => {
  expect(typedFields(shown, { name: 'Ada Neri', score: 40, tags: ['a'] })).toEqual({ name: 'Ada Neri' });
  expect(typedFields(shown, { ...shown, tags: ['a', 'b'] })).toEqual({ tags: ['a', 'b'] });
  expect(typedFields(shown, { ...shown })).toEqual({});
});

test('a field that the form did not show is kept', () => {
  expect(typedFields({}, { name: 'Ada' })).toEqual({ name: 'Ada' });
});

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
