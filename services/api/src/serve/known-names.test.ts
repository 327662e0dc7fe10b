import { expect, test } from 'vitest';
import { knownNames } from './known-names.ts';

test('ten thousand unknown names cost two readings, and a name that is given meanwhile is known', async () => {
  const names = ['a'];
  let readings = 0;
  const known = knownNames(async () => {
    readings += 1;
    return [...names];
  });
  const ask = async (round: string) =>
    new Set(await Promise.all(Array.from({ length: 5_000 }, (_, n) => known.has(`${round}${n}`))));
  expect(await ask('x')).toEqual(new Set([false]));
  expect(await ask('y')).toEqual(new Set([false]));
  expect(readings).toBe(2);
  names.push('new');
  expect(await known.has('new')).toBe(true);
  expect(await known.has('a')).toBe(true);
  expect(readings).toBe(3);
});
