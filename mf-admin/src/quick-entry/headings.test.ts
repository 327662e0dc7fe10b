import { fieldOfHeading } from '@vetta/contract/tracker-fields';
import { expect, test } from 'vitest';
import { columns, labels, shortLabels } from './columns.ts';
import { isAsked, placePasted } from './place-pasted.ts';

test.each(columns)('the grid’s own headings of %s are read, in both widths', (column) => {
  expect(fieldOfHeading(labels[column])).toBe(column);
  expect(fieldOfHeading(shortLabels[column])).toBe(column);
});

test.each([
  ['Partecipante', 'name'],
  ['App. fatti', 'apptDone'],
  ['Allineamento Obiettivi', 'alignment'],
  ['Ruolo', 'role'],
  ['Squadra', 'team'],
])('a heading of another screen is read: %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});

test('a table copied from a narrow grid is placed with all its numbers', () => {
  const player = { id: 'ada', name: 'Ada Bianchi', archivedOn: null } as never;
  const heads = ['Partecipante', ...columns.map((column) => shortLabels[column])];
  const placed = placePasted(`${heads.join('\t')}\nAda Bianchi\t80\t3\t1\tsì`, {
    players: [player],
    shown: [player],
    row: 0,
    column: 0,
    day: '2026-11-24',
    today: '2026-11-24',
  });
  if (isAsked(placed)) throw new Error('the columns are asked');
  expect(placed.leftOut).toEqual([]);
  expect(placed.changes.map(({ column }) => column)).toEqual([...columns]);
});
