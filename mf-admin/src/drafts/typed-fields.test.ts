import { expect, test } from 'vitest';
import { typedFields } from './typed-fields.ts';

const shown = { name: 'Ada', score: 40, tags: ['a'] };

test('only the fields that differ from what the form showed are kept', () => {
  expect(typedFields(shown, { name: 'Ada Neri', score: 40, tags: ['a'] })).toEqual({ name: 'Ada Neri' });
  expect(typedFields(shown, { ...shown, tags: ['a', 'b'] })).toEqual({ tags: ['a', 'b'] });
  expect(typedFields(shown, { ...shown })).toEqual({});
});

test('a field that the form did not show is kept', () => {
  expect(typedFields({}, { name: 'Ada' })).toEqual({ name: 'Ada' });
});
