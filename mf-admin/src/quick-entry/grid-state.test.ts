import { Entry } from '@vetta/contract/entries';
import { describe, expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { type Entries, isContested, isUnsaved, shownText } from './drafts.ts';
import { changeGrid, type GridAction, type GridState, initialGrid } from './grid-state.ts';
import { changesOf } from './place-pasted.ts';
import { readRow } from './read-row.ts';

const ada = '00000000-0000-4000-8000-000000000001';
const none: Entries = new Map();
const saved = (numbers: Partial<Entry>): Entries =>
  new Map([
    [
      ada,
      Entry.parse({
        id: '00000000-0000-4000-8000-000000000009',
        playerId: ada,
        date: '2026-11-20',
        rings: 0,
        apptSet: 0,
        apptDone: 0,
        alignment: false,
        ...numbers,
      }),
    ],
  ]);

const type = (column: Column, text: string, entries: Entries = none): GridAction => ({
  type: 'type',
  change: { playerId: ada, column, text },
  entries,
});
const run = (...actions: GridAction[]): GridState => actions.reduce(changeGrid, initialGrid());
const shown = ({ drafts }: GridState, column: Column, entries: Entries = none) =>
  shownText(drafts.get(ada), entries.get(ada), column);

describe('undo', () => {
  test('the letters of one cell are one step', () => {
    const typed = run(type('rings', '8'), type('rings', '88'), type('apptSet', '3'));
    const once = changeGrid(typed, { type: 'undo' });
    expect([shown(once, 'rings'), shown(once, 'apptSet')]).toEqual(['88', '']);
    const twice = changeGrid(once, { type: 'undo' });
    expect(shown(twice, 'rings')).toBe('');
    expect(changeGrid(twice, { type: 'undo' })).toBe(twice);
    const again = changeGrid(changeGrid(twice, { type: 'redo' }), { type: 'redo' });
    expect([shown(again, 'rings'), shown(again, 'apptSet')]).toEqual(['88', '3']);
  });

  test('what Escape takes back is no step of its own, and leaves a saved number saved', () => {
    const entries = saved({ rings: 80 });
    const takeBack: GridAction = {
      ...{ type: 'takeBack', playerId: ada, column: 'rings' },
      row: run(type('apptSet', '3', entries)).drafts.get(ada) ?? {},
    };
    const state = run(type('apptSet', '3', entries), type('rings', '85', entries), takeBack);
    expect(isUnsaved(state.drafts.get(ada), saved({ rings: 95 }).get(ada), 'rings')).toBe(false);
    expect(changeGrid(state, takeBack)).toBe(state);
    expect(shown(changeGrid(state, { type: 'undo' }), 'apptSet')).toBe('3');
  });

  test('what was discarded comes back beside what was typed since', () => {
    const before = run(type('rings', '88'), type('apptSet', '3'));
    const since = [{ type: 'discard' } as const, type('rings', '9')].reduce(changeGrid, before);
    const state = changeGrid(since, { type: 'restore', drafts: before.drafts });
    expect([shown(state, 'rings'), shown(state, 'apptSet')]).toEqual(['9', '3']);
  });

  test('a discarded grid comes back', () => {
    const state = run(type('rings', '88'), { type: 'discard' });
    expect(state.drafts.size).toBe(0);
    expect(shown(changeGrid(state, { type: 'undo' }), 'rings')).toBe('88');
  });
});

describe('what is unsaved', () => {
  test('a cell with its saved value again is not', () => {
    const entries = saved({ rings: 80 });
    const state = run(type('rings', '85', entries), type('rings', '80', entries));
    expect(state.drafts.size).toBe(0);
  });

  test('0 for a player without an entry is an entry of zeros; an emptied cell is none', () => {
    expect(isUnsaved(run(type('rings', '0')).drafts.get(ada), undefined, 'rings')).toBe(true);
    expect(run(type('rings', '0'), type('rings', '')).drafts.size).toBe(0);
  });
});

describe('another admin saves while a row is typed', () => {
  test('another cell is taken over without a question', () => {
    const { drafts } = run(type('rings', '88', saved({ rings: 80 })));
    const now = saved({ rings: 80, apptSet: 4 });
    const row = readRow(drafts.get(ada), now.get(ada), undefined);
    expect(row.numbers).toEqual({ rings: 88, apptSet: 4, apptDone: 0, alignment: false });
    expect(row.states).toEqual({});
  });

  test('the same cell is contested until one of the two is chosen', () => {
    const state = run(type('rings', '88', saved({ rings: 80 })));
    const now = saved({ rings: 95 });
    const contested = ({ drafts }: GridState) => isContested(drafts.get(ada), now.get(ada), 'rings');
    expect(contested(state)).toBe(true);
    expect(readRow(state.drafts.get(ada), now.get(ada), undefined).note).toBe(
      'Chiamate: un altro admin ha scritto 95',
    );
    const mine = changeGrid(state, { type: 'keepMine', entries: now });
    expect([contested(mine), shown(mine, 'rings', now)]).toEqual([false, '88']);
    const theirs = changeGrid(state, { type: 'takeTheirs', entries: now });
    expect([theirs.drafts.size, shown(theirs, 'rings', now)]).toEqual([0, '95']);
  });

  test('the same number from both is no question', () => {
    const { drafts } = run(type('rings', '88'));
    const now = saved({ rings: 88 });
    expect(isContested(drafts.get(ada), now.get(ada), 'rings')).toBe(false);
    expect(isUnsaved(drafts.get(ada), now.get(ada), 'rings')).toBe(false);
  });
});

test('what was typed while the grid was being saved stays, over what was saved', () => {
  const sent = run(type('rings', '88'), type('apptSet', '3'));
  const now = saved({ rings: 88, apptSet: 3 });
  const after = changeGrid(changeGrid(sent, type('rings', '89')), { type: 'saved', saved: now });
  expect(shown(after, 'rings', now)).toBe('89');
  expect(isContested(after.drafts.get(ada), now.get(ada), 'rings')).toBe(false);
  expect(isUnsaved(after.drafts.get(ada), now.get(ada), 'apptSet')).toBe(false);
});

describe('who was away', () => {
  const row = ({ drafts }: GridState, entries: Entries = none) =>
    readRow(drafts.get(ada), entries.get(ada), undefined);

  test('the word takes the place of the row’s numbers, in one step; a number takes its place', () => {
    const numbers = run(type('rings', '88'), type('apptSet', '3'));
    const away = [type('apptDone', 'a'), type('apptDone', 'as')].reduce(
      (state, one) => changeGrid(state, one),
      numbers,
    );
    expect(row(away)).toMatchObject({ isAbsent: true, texts: { rings: '', apptSet: '', apptDone: 'as' } });
    expect(row(changeGrid(away, { type: 'undo' }))).toMatchObject({
      isAbsent: false,
      numbers: { rings: 88, apptSet: 3 },
    });
    const there = changeGrid(away, type('rings', '0'));
    expect(row(there)).toMatchObject({ isAbsent: false, numbers: { rings: 0 }, unsaved: ['rings'] });
    expect(row(changeGrid(away, type('alignment', 'true'))).isAbsent).toBe(false);
    // What Escape takes back is the row, as it was.
    const takenBack = changeGrid(away, {
      ...{ type: 'takeBack', playerId: ada, column: 'apptDone' },
      row: numbers.drafts.get(ada) ?? {},
    });
    expect(row(takenBack)).toMatchObject({ numbers: { rings: 88, apptSet: 3 }, isAbsent: false });
  });

  test('a cell that is emptied beside it leaves it; an emptied word takes it back', () => {
    const entries = saved({ rings: 80, apptSet: 3 });
    const away = run(type('rings', 'assente', entries));
    expect(row(changeGrid(away, type('apptSet', '', entries)), entries).isAbsent).toBe(true);
    expect(row(changeGrid(away, type('rings', '80', entries)), entries)).toMatchObject({
      isAbsent: false,
      unsaved: [],
      numbers: { rings: 80, apptSet: 3 },
    });
  });

  test('a pasted row says it by any of its cells, unless it has a number', () => {
    const pasted = (texts: Partial<Record<Column, string>>) =>
      run({ type: 'paste', changes: changesOf(ada, texts), entries: none });
    expect(row(pasted({ rings: 'Assente', apptSet: '0', alignment: 'false' })).isAbsent).toBe(true);
    const beside = pasted({ rings: 'assente', apptSet: '3' });
    expect([row(beside).isAbsent, row(beside).texts.apptSet]).toEqual([false, '3']);
    expect(row(changeGrid(beside, type('apptSet', ''))).isAbsent).toBe(true);
  });

  test('after a save nothing is left to save, and numbers of another admin are not replaced unasked', () => {
    const state = run(type('rings', 'assente'));
    const now = saved({ absent: true });
    const after = changeGrid(state, { type: 'saved', saved: now });
    expect([after.drafts.size, row(after, now).note]).toEqual([0, 'Assente']);
    const theirs = saved({ rings: 95 });
    expect(row(state, theirs).states).toEqual({ rings: 'contested' });
    const mine = changeGrid(state, { type: 'keepMine', entries: theirs });
    expect(row(mine, theirs)).toMatchObject({ states: {}, isAbsent: true });
    const taken = changeGrid(state, { type: 'takeTheirs', entries: theirs });
    expect(row(taken, theirs)).toMatchObject({ isAbsent: false, numbers: { rings: 95 } });
  });

  test('the word typed to its end over a saved absence is no change', () => {
    const away = saved({ absent: true });
    const state = run(...['a', 'as', 'ass'].map((text) => type('rings', text, away)));
    expect(row(state, away)).toMatchObject({ unsaved: [], isAbsent: true, note: 'Assente' });
  });
});
