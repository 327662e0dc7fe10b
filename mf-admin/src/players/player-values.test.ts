import { expect, test } from 'vitest';
import { changedFields, fieldsOf, newPlayer, playerValues } from './player-values.ts';

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

test('a new player needs a name; without a day the server chooses it', () => {
  const blank = playerValues(null);
  expect(
    fieldsOf(null)
      .safeParse(blank)
      .error?.issues.map(({ path }) => path),
  ).toEqual([['name']]);
  expect(newPlayer({ ...blank, name: 'Ada' })).not.toHaveProperty('joinedOn');
  expect(newPlayer({ ...blank, name: 'Ada', joinedOn: '2026-11-03' })).toHaveProperty(
    'joinedOn',
    '2026-11-03',
  );
});

test('the day of an existing player cannot be empty', () => {
  const withoutDay = fieldsOf(giulia).safeParse({ ...playerValues(giulia), joinedOn: null });
  expect(withoutDay.error?.issues.map(({ path }) => path)).toEqual([['joinedOn']]);
});
