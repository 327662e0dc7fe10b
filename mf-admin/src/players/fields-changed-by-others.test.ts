import { expect, test } from 'vitest';
import { fieldsChangedByOthers, fieldsInWords } from './fields-changed-by-others.ts';

const seen = {
  name: 'Giulia Ferrari',
  position: 1,
  score: 2820,
  bonus: 300,
  total: 3120,
  joinedOn: '2026-11-01',
};

test('points and position that moved meanwhile do not stand in the way of a new name', () => {
  const now = { ...seen, position: 2, score: 2900, total: 3200 };
  expect(fieldsChangedByOthers(seen, now, { name: 'Giulia Ferrari Rossi' })).toEqual([]);
});

test('an edited field that somebody else changed meanwhile is named with its value', () => {
  const now = { ...seen, name: 'Giulia F.', score: 2600, total: 2900 };
  const moved = fieldsChangedByOthers(seen, now, { name: 'Giulia Rossi', score: 3000, bonus: 350 });
  expect(moved).toEqual(['name', 'score']);
  expect(fieldsInWords(now, moved)).toBe('Nome «Giulia F.», Score 2.600');
});

test('days and numbers are written in Italian', () => {
  expect(fieldsInWords(seen, ['position', 'total', 'joinedOn'])).toBe(
    'Posizione 1, Totale 3.120, In gara dal domenica 1 novembre',
  );
});
