import { expect, test } from 'vitest';
import { changedFields, newPlayer } from './player-bodies.ts';
import { fieldsOf, playerValues } from './player-values.ts';

const giulia = {
  name: 'Giulia Ferrari',
  position: 1,
  score: 2820,
  bonus: 300,
  total: 3120,
  joinedOn: '2026-11-01',
  archivedOn: null,
};
const parsed = (values: object) => fieldsOf(giulia).parse({ ...playerValues(giulia), ...values });

test('renaming a player sends the name alone', () => {
  expect(changedFields(giulia, parsed({ name: ' Giulia Ferrari Rossi ' }))).toEqual({
    name: 'Giulia Ferrari Rossi',
  });
});

test('a number typed again is unchanged', () => {
  expect(changedFields(giulia, parsed({ score: 2820, total: 3120 }))).toEqual({});
});

test('every field can change', () => {
  const all = { name: 'Ada', position: 2, score: 0, bonus: 25, total: -5, joinedOn: '2026-11-03' };
  expect(changedFields(giulia, parsed(all))).toEqual(all);
});

test('a new player without a day leaves it to the server', () => {
  const ada = { ...playerValues(null), name: 'Ada' };
  expect(newPlayer(ada)).not.toHaveProperty('joinedOn');
  expect(newPlayer({ ...ada, joinedOn: '2026-11-03' })).toHaveProperty('joinedOn', '2026-11-03');
});
