import { expect, test } from 'vitest';
import { sampleEntries } from '../leaderboard/sample-board.ts';
import { findPlayers } from './find-players.ts';

const found = (typed: string) => findPlayers(sampleEntries, typed).map(({ name }) => name);

test('a part of the name finds the player, in any case', () => {
  expect(found('FERR')).toEqual(['Giulia Ferrari']);
  expect(found('  de luca ')).toEqual(['Marco De Luca']);
});

test('accents and the kind of apostrophe make no difference', () => {
  expect(found("niccolo d'avila")).toEqual(['Niccolò D’Àvila']);
});

test('at most five players are suggested, in the order of the standings', () => {
  expect(found('a')).toEqual(sampleEntries.slice(0, 5).map(({ name }) => name));
});

test('nothing typed finds nobody', () => {
  expect([...found(''), ...found('   ')]).toEqual([]);
  expect(found('xyz')).toEqual([]);
});
