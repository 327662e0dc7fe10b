import type { Entry } from '@vetta/contract/entries';
import { expect, test } from 'vitest';
import { isMissing, markedDays, nextWithoutData } from './with-data.ts';

const players = ['ada', 'bruno', 'carla', 'dario'].map((id) => ({ id }));
const entry: Entry = {
  id: 'entry',
  playerId: 'ada',
  date: '2026-11-20',
  rings: 60,
  apptSet: 0,
  apptDone: 0,
  alignment: false,
};
const next = (current: string, withData: string[]) =>
  nextWithoutData(players, ({ id }) => withData.includes(id), current)?.id;

test('the next player comes after the one just saved', () => {
  expect(next('ada', [])).toBe('bruno');
  expect(next('ada', ['bruno'])).toBe('carla');
});

test('after the last player it continues with the first one without data', () => {
  expect(next('dario', ['bruno'])).toBe('ada');
  expect(next('carla', ['ada', 'dario'])).toBe('bruno');
});

test('there is no next player when all others have data, whether or not the list has the last one yet', () => {
  expect(next('carla', ['ada', 'bruno', 'dario'])).toBeUndefined();
  expect(next('carla', ['ada', 'bruno', 'carla', 'dario'])).toBeUndefined();
});

test('without a current player it is the first one without data', () => {
  expect(next('', ['ada'])).toBe('bruno');
});

test('of whom a telephone counts the calls alone the appointments are missing, until somebody writes one', () => {
  const calls = { rings: 'counted' } as const;
  const of = (origins: Entry['origins']) =>
    isMissing({ id: 'ada', joinedOn: '2026-11-01' }, '2026-11-20', new Map([['ada', { ...entry, origins }]]));
  expect(of(calls)).toBe(true);
  expect(of({ ...calls, apptDone: 'typed' })).toBe(false);
  expect(of({ ...calls, apptSet: 'counted', apptDone: 'counted' })).toBe(false);
});

const dates = ['2026-11-18', '2026-11-19'];

test('the chosen day follows the list of its entries, which other admins change', () => {
  expect([...markedDays(dates, '2026-11-20', entry)]).toEqual([...dates, '2026-11-20']);
  for (const none of [null, { ...entry, absent: true as const }])
    expect([...markedDays(dates, '2026-11-19', none)]).toEqual(['2026-11-18']);
});

test('while that list loads, the days stay as they were loaded', () => {
  expect([...markedDays(dates, '2026-11-19', undefined)]).toEqual(dates);
});

test('who was not in the game yet is not missing on that day', () => {
  const ada = { id: 'ada', joinedOn: '2026-11-18' };
  expect(isMissing(ada, '2026-11-17', new Map())).toBe(false);
  expect(isMissing(ada, '2026-11-18', new Map())).toBe(true);
  expect(isMissing(ada, '2026-11-18', new Map([['ada', entry]]))).toBe(false);
});
