import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { climbsInWords } from './climbs.ts';

const order = (...names: string[]): Standing[] =>
  names.map((name, index) => sampleStanding({ position: index + 1, playerId: name, name }));

test('a player who overtakes is announced; a player who is overtaken is not', () => {
  expect(climbsInWords(order('Ada', 'Bea', 'Ciro'), order('Bea', 'Ada', 'Ciro'))).toBe(
    'Bea sale in posizione 1',
  );
});

test('new points without a new place, and new players, are not announced', () => {
  expect(climbsInWords(order('Ada', 'Bea'), order('Ada', 'Bea'))).toBe('');
  expect(climbsInWords(order('Ada'), order('Ada', 'Bea'))).toBe('');
});

test('three of many climbs are announced by name', () => {
  const before = order('Ada', 'Bea', 'Ciro', 'Dino', 'Ezio', 'Fede');
  expect(climbsInWords(before, order('Bea', 'Ciro', 'Dino', 'Ezio', 'Fede', 'Ada'))).toBe(
    'Bea sale in posizione 1, Ciro sale in posizione 2, Dino sale in posizione 3, salgono anche altre 2 persone',
  );
});
