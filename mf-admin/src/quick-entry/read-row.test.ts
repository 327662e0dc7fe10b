import { expect, test } from 'vitest';
import { readRow } from './read-row.ts';

const away = {
  ...{ id: '1', playerId: '2', date: '2026-11-20', rings: 0, apptSet: 0, apptDone: 0, alignment: false },
  absent: true as const,
};

const usual = { playerId: '1', days: 18, rings: 61, apptSet: 2, apptDone: 1 };

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

test.each(['a', 'A', 'ass', 'Assente ', 'ass.'])('«%s» in a number’s cell marks the row as away', (text) => {
  const { absent: _, ...there } = { ...away, rings: 80, apptSet: 3, alignment: true };
  expect(readRow({ apptSet: { text, base: '' } }, there, { ...usual, playerId: '2' })).toMatchObject({
    texts: { rings: '', apptSet: text, apptDone: '', alignment: 'false' },
    numbers: { rings: 0, apptSet: 0, apptDone: 0, alignment: false },
    states: { apptSet: 'contested' },
    note: expect.stringMatching(/^un altro admin ha scritto 80 chiamate/),
    unsaved: ['apptSet'],
    isAbsent: true,
  });
  expect(readRow({ rings: { text, base: '' } }, undefined, usual)).toMatchObject({
    states: {},
    note: 'Assente',
    hasData: true,
    isAbsent: true,
  });
  // It is saved already, and nothing is left to save.
  expect(readRow({ rings: { text, base: 'assente' } }, away, usual)).toMatchObject({
    unsaved: [],
    isAbsent: true,
  });
});

test('beside a number, or as another word, it is a mistake and not an absence', () => {
  const beside = readRow(
    { rings: { text: 'assente', base: '' }, apptSet: { text: '3', base: '' } },
    undefined,
    usual,
  );
  expect([beside.isAbsent, beside.states.rings, beside.numbers]).toEqual([false, 'error', undefined]);
  for (const text of ['x', 'assenti', '8a']) {
    const row = readRow({ rings: { text, base: '' } }, undefined, usual);
    expect([row.isAbsent, row.states.rings]).toEqual([false, 'error']);
  }
});
