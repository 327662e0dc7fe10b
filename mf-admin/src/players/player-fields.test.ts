import { expect, test } from 'vitest';
import { changedInWords } from '../kit/fields/fields.ts';
import {
  changedFields,
  contestedFields,
  newPlayer,
  playerFields,
  playerForm,
  playerValues,
} from './player-fields.ts';

const giulia = {
  name: 'Giulia Ferrari',
  position: 1,
  score: 2820,
  bonus: 300,
  total: 3120,
  joinedOn: '2026-11-01',
  archivedOn: null,
  role: null,
  team: null,
};
const parsed = (values: object) => playerForm(giulia).parse({ ...playerValues(giulia), ...values });

test('a new player needs a name', () => {
  expect(
    playerForm(null)
      .safeParse(playerValues(null))
      .error?.issues.map(({ path }) => path),
  ).toEqual([['name']]);
});

test('the numbers of a new player are empty, and count as 0', () => {
  expect(playerForm(null).parse({ ...playerValues(null), name: 'Ada' })).toEqual({
    name: 'Ada',
    position: 0,
    score: 0,
    bonus: 0,
    total: 0,
    joinedOn: null,
  });
});

test('the day of an existing player cannot be empty', () => {
  const withoutDay = playerForm(giulia).safeParse({ ...playerValues(giulia), joinedOn: null });
  expect(withoutDay.error?.issues.map(({ path }) => path)).toEqual([['joinedOn']]);
});

test('a number typed again is unchanged', () => {
  expect(changedFields(giulia, parsed({ score: 2820, total: 3120 }))).toEqual({});
});

test('every field can change', () => {
  const all = { name: 'Ada', position: 2, score: 0, bonus: 25, total: -5, joinedOn: '2026-11-03' };
  expect(changedFields(giulia, parsed(all))).toEqual(all);
});

test('a new player without a day leaves it to the server', () => {
  const ada = playerForm(null).parse({ ...playerValues(null), name: 'Ada' });
  expect(JSON.parse(JSON.stringify(newPlayer(ada)))).not.toHaveProperty('joinedOn');
  expect(newPlayer({ ...ada, joinedOn: '2026-11-03' })).toHaveProperty('joinedOn', '2026-11-03');
});

test('an edited field that somebody else changed meanwhile is contested', () => {
  const now = { ...giulia, name: 'Giulia F.', score: 2600, total: 2900 };
  const change = { name: 'Giulia Rossi', score: 3000, bonus: 350 };
  expect(contestedFields(giulia, now, change)).toEqual(['name', 'score']);
});

test('days and numbers are written in Italian', () => {
  const now = { ...giulia, name: 'Giulia F.', position: 2, score: 2600, joinedOn: '2026-11-03' };
  expect(changedInWords<typeof giulia>(playerFields, giulia, now)).toBe(
    'Nome «Giulia F.», Posizione 2, Score 2.600, In gara dal 3 novembre',
  );
});
