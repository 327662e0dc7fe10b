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

test('at most five players are suggested, in the order of the standings, first those with a name that begins so', () => {
  expect(found('o')).toEqual(sampleEntries.slice(1, 6).map(({ name }) => name));
  expect(found('ri').slice(1, 3)).toEqual(['Elena Rizzo', 'Giulia Ferrari']);
});

test('nothing typed finds nobody', () => {
  expect([...found(''), ...found('   ')]).toEqual([]);
  expect(found('xyz')).toEqual([]);
});

test('words are found in any order, and apostrophes and spaces may be left out', () => {
  expect(found('marco deluca')).toEqual(['Marco De Luca']);
  expect(found('ferrari giulia')).toEqual(['Giulia Ferrari']);
  expect(found('niccolo davila')).toEqual(['Niccolò D’Àvila']);
  expect(found('davila nic')).toEqual(['Niccolò D’Àvila']);
});

test('one letter off is found: missing, too many, another, two that changed places', () => {
  for (const typed of ['Giuia', 'Giullia', 'Giolia', 'Giluia', 'Ferarri', 'ferari giul'])
    expect(found(typed), typed).toEqual(['Giulia Ferrari']);
  expect(found('Gxxlia')).toEqual([]);
  expect([found('Muca'), found('Muc')], 'a word of three letters would be anybody’s').toEqual([
    ['Marco De Luca', 'Luca Moretti'],
    [],
  ]);
});

test('who is one letter off is found only where nobody has the typed letters', () => {
  const players = ['Mario Rossi', 'Maria Neri', 'Elena della Rovere', 'Gabriella Sanna'];
  const found = (typed: string) =>
    findPlayers(
      players.map((name) => ({ name })),
      typed,
    ).map(({ name }) => name);
  expect(found('maria')).toEqual(['Maria Neri']);
  expect(found('iell')).toEqual(['Gabriella Sanna']);
  expect(found('marip')).toEqual(['Mario Rossi', 'Maria Neri']);
});
