import { sampleChallenge, sampleSide } from '@vetta/contract/testing/challenges';
import { expect, test } from 'vitest';
import { likeThis, namedSides, newSide, proposedSides, valuesOf } from './challenge-form.ts';

// Today is Friday the 20th.
test.each([
  ['a week, from Monday to Sunday', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-29'],
  ['from Monday to Friday', '2026-11-09', '2026-11-13', '2026-11-23', '2026-11-27'],
  ['from Wednesday to Thursday', '2026-11-18', '2026-11-19', '2026-11-25', '2026-11-26'],
  ['two weeks from a Monday', '2026-11-02', '2026-11-15', '2026-11-23', '2026-12-06'],
  ['a month', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-31'],
  ['a month that is long over', '2026-09-01', '2026-09-30', '2026-11-20', '2026-11-30'],
  ['to the end of a month, from a Monday', '2026-06-08', '2026-06-30', '2026-11-20', '2026-11-30'],
  ['for four weeks to the end of a month', '2026-12-04', '2026-12-31', '2027-01-01', '2027-01-31'],
])('a sfida like the last one, %s, begins after it and not in the past', (_, from, to, firstDay, lastDay) => {
  const last = { ...sampleChallenge({ firstDay: from, lastDay: to }), parts: [], rebuilds: [] };
  expect(likeThis(last, '2026-11-20', () => true)).toMatchObject({ firstDay, lastDay });
});

test('the name of a sfida like the last one says its own month', () => {
  const named = (name: string) => {
    const last = sampleChallenge({ name, firstDay: '2026-12-04', lastDay: '2026-12-31' });
    return likeThis({ ...last, parts: [], rebuilds: [] }, '2026-11-20', () => true).name;
  };
  expect(['Sfida di dicembre', 'Dicembre 2026 in vetta', 'Nord contro Sud'].map(named)).toEqual([
    ...['Sfida di gennaio', 'Gennaio 2027 in vetta', 'Nord contro Sud'],
  ]);
});

test('single people without a target, more than two, open as groups under their names', () => {
  const names = ['Anna', 'Sara', 'Ugo'];
  const { id: playerId } = sampleChallenge();
  const sides = names.map((name) => sampleSide({ name, people: [playerId] }));
  const parts = names.map((name, side) => ({ side, playerId, name, value: 0 }));
  const opened = valuesOf({ ...sampleChallenge({ sides }), parts, rebuilds: [] });
  expect([opened.beginning, opened.sides.map(({ name }) => name)]).toEqual(['squads', names]);
  const goal = valuesOf({ ...sampleChallenge({ sides, target: 9 }), parts, rebuilds: [] });
  expect([goal.beginning, goal.sides[0]?.name]).toEqual(['each', null]);
});

test('a new line between two teams takes nobody from them, and a renamed team keeps its people', () => {
  const teams = [newSide(0, ['1'], 'Lupi'), newSide(1, ['2'], 'Orsi')];
  const peopleOf = (...names: string[]) => namedSides(teams, names).map(({ people }) => people);
  expect(peopleOf('Lupi', '', 'Orsi')).toEqual([['1'], [], ['2']]);
  expect(peopleOf('Lupi', 'Aquile')).toEqual([['1'], ['2']]);
  expect(peopleOf('Lupi', '', '')).toEqual([['1'], ['2'], []]);
});

test('a squad against a squad are the first two teams of three', () => {
  const people = ['Lupi', 'Aquile', 'Orsi', 'Lupi'].map((team, id) => ({ id: `${id}`, name: 'Anna', team }));
  expect(proposedSides('squad', people).map(({ name, people: ids }) => [name, ids])).toEqual([
    ['Aquile', ['1']],
    ['Lupi', ['0', '3']],
  ]);
});
