import { expect, test } from 'vitest';
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

test('a new player needs a name', () => {
  expect(
    fieldsOf(null)
      .safeParse(playerValues(null))
      .error?.issues.map(({ path }) => path),
  ).toEqual([['name']]);
});

test('the day of an existing player cannot be empty', () => {
  const withoutDay = fieldsOf(giulia).safeParse({ ...playerValues(giulia), joinedOn: null });
  expect(withoutDay.error?.issues.map(({ path }) => path)).toEqual([['joinedOn']]);
});
