import type { GenerationRecord } from '@vetta/contract/generations';
import { expect, test } from 'vitest';
import { beforeCurrent, changedBuilds, inUseSince, madeFrom } from './generation-changes.ts';

const generation = (number: number, fields: Partial<GenerationRecord>): GenerationRecord => ({
  number,
  plugins: {},
  madeAt: '2026-11-20T17:00:00.000Z',
  madeBy: 'Luca',
  why: 'Prova',
  canary: null,
  restores: null,
  isCurrent: false,
  ...fields,
});
const canary = (state: 'open' | 'extended' | 'ended') => ({
  screen: 'corridoio',
  state,
  endedBecause: state === 'ended' ? 'Non va' : null,
  extendsWhenHealthy: false,
  health: null,
});

test('builds that differ come by name, the shell last', () => {
  expect(
    changedBuilds(
      { shell: '11', 'mf-public': 'aa', meteo: 'cc' },
      { shell: '22', 'mf-public': 'aa', borsa: 'dd' },
    ),
  ).toEqual([
    { name: 'borsa', before: null, after: 'dd' },
    { name: 'meteo', before: 'cc', after: null },
    { name: 'shell', before: '11', after: '22' },
  ]);
});

test('a generation was made from the newest one before it that everyone had', () => {
  const [fourth, third, second, first] = [
    generation(4, {}),
    generation(3, { canary: canary('ended') }),
    generation(2, { canary: canary('extended') }),
    generation(1, {}),
  ] as const;
  const all = [fourth, third, second, first];
  expect(madeFrom(fourth, all)).toBe(second);
  expect(madeFrom(third, all)).toBe(second);
  expect(madeFrom(first, all)).toBeUndefined();
});

test('a build is in use since the generation that brought it, whatever else has changed since', () => {
  const all = [
    generation(5, { plugins: { meteo: 'cc' }, canary: canary('open') }),
    generation(4, { plugins: { meteo: 'bb', shell: '22' }, isCurrent: true }),
    generation(3, { plugins: { meteo: 'cc' }, canary: canary('ended') }),
    generation(2, { plugins: { meteo: 'bb', shell: '11' } }),
    generation(1, { plugins: { meteo: 'aa', shell: '11' } }),
  ];
  expect(inUseSince('meteo', all)?.number).toBe(2);
  expect(inUseSince('shell', all)?.number).toBe(4);
});

test('going back once more goes one further', () => {
  const all = [
    generation(4, { restores: 2, isCurrent: true }),
    generation(3, {}),
    generation(2, {}),
    generation(1, {}),
  ];
  expect(beforeCurrent(all)?.number).toBe(1);
  expect(beforeCurrent(all.slice(1).map((one) => ({ ...one, isCurrent: one.number === 3 })))?.number).toBe(2);
  expect(beforeCurrent([generation(1, { isCurrent: true })])).toBeUndefined();
});
