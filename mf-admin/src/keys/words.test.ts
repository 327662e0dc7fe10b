import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { endInWords, isOver, scopeWords, usedInWords } from './words.ts';

const now = new Date('2026-11-20T17:45:00Z');

test.each([
  [null, 'mai'],
  ['2026-11-20T17:00:00Z', 'nell’ultima ora'],
  ['2026-11-20T15:00:00Z', '2 ore fa'],
  ['2026-11-17T15:00:00Z', '3 giorni fa'],
])('a key that was used last at %s was used %s', (lastUsedAt, words) => {
  expect(usedInWords({ lastUsedAt }, now)).toBe(words);
});

test('the end of a key is the last Rome day on which it works', () => {
  expect(endInWords({ endsAt: '2027-01-31T23:00:00Z' })).toBe('31 gennaio 2027');
  expect(endInWords({ endsAt: '2027-07-01T09:00:00Z' })).toBe('1° luglio 2027');
  expect(endInWords({ endsAt: null })).toBe('mai');
});

test('at its end a key is over', () => {
  expect(isOver({ endsAt: '2026-11-20T17:45:00Z' }, now)).toBe(true);
  expect(isOver({ endsAt: '2026-11-20T17:45:01Z' }, now)).toBe(false);
  expect(isOver({ endsAt: null }, now)).toBe(false);
});

test('docs/keys.md calls each scope as the screen does', async () => {
  const document = await readFile(new URL('../../../docs/keys.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `([\w:]+)` \| «(.+?)» \|/gm)].map(([, scope, label]) => [
    scope,
    label,
  ]);
  expect(rows).toEqual(Object.entries(scopeWords).map(([scope, { label }]) => [scope, label]));
});
