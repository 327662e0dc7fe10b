import { expect, test } from 'vitest';
import { countWithData } from './count-with-data.ts';

test('the data of a player who left does not count', () => {
  const entries = new Map([
    ['ada', {}],
    ['leaver', {}],
  ]);
  expect(countWithData([{ id: 'ada' }, { id: 'bice' }], entries)).toBe(1);
});
