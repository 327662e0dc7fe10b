import { expect, test } from 'vitest';
import { readRow } from './read-row.ts';

const away = {
  ...{ id: '1', playerId: '2', date: '2026-11-20', rings: 0, apptSet: 0, apptDone: 0, alignment: false },
  absent: true as const,
};

test('a day away is told apart from zeros: empty cells, and «Assente» until something is typed', () => {
  const { absent: _, ...zeros } = away;
  expect(readRow(undefined, zeros, undefined)).toMatchObject({
    texts: { rings: '0' },
    note: null,
    isAbsent: false,
  });
  expect(readRow(undefined, away, undefined)).toMatchObject({
    texts: { rings: '', apptSet: '', apptDone: '' },
    note: 'Assente',
    hasData: true,
    isAbsent: true,
    unsaved: [],
  });
  expect(readRow({ rings: { text: '0', base: '' } }, away, undefined)).toMatchObject({
    unsaved: ['rings'],
    note: null,
    isAbsent: false,
  });
});
