import type { Standing } from '@vetta/contract/standings';
import { expect, test } from 'vitest';
import { climbsInWords } from './climbs.ts';

const order = (...names: string[]): Standing[] =>
  names.map((name, index) => ({
    position: index + 1,
    playerId: name,
    name,
    score: 0,
    bonus: 0,
    total: 0,
    movement: null,
    tie: null,
    eligible: true,
    notEligible: null,
    provisional: false,
  }));

test('whoever overtakes is told; whoever was overtaken is not', () => {
  expect(climbsInWords(order('Ada', 'Bea', 'Ciro'), order('Bea', 'Ada', 'Ciro'))).toBe(
    'Bea sale in posizione 1',
  );
});

test('points that change no place, and newcomers, are no climb', () => {
  expect(climbsInWords(order('Ada', 'Bea'), order('Ada', 'Bea'))).toBe('');
  expect(climbsInWords(order('Ada'), order('Ada', 'Bea'))).toBe('');
});

test('of many climbs three are named', () => {
  const before = order('Ada', 'Bea', 'Ciro', 'Dino', 'Ezio', 'Fede');
  expect(climbsInWords(before, order('Bea', 'Ciro', 'Dino', 'Ezio', 'Fede', 'Ada'))).toBe(
    'Bea sale in posizione 1, Ciro sale in posizione 2, Dino sale in posizione 3, salgono anche altre 2 persone',
  );
});
