import { expect, test } from 'vitest';
import { inventedName } from './names.ts';

test('a thousand invented people have a thousand names', () => {
  const names = new Set(Array.from({ length: 2_000 }, (_, index) => inventedName(index)));
  expect(names.size).toBe(2_000);
});
