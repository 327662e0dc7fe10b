import { expect, test } from 'vitest';
import { sampleChallenge, sampleSide } from '../testing/challenges.ts';
import { challengeView } from './challenge-view.ts';
import type { Challenge, Side } from './challenges.ts';
import { ownSideInWords } from './own-side.ts';

const side = (name: string, value: number | null, fields: Partial<Side> = {}): Side =>
  sampleSide({ name, value, people: [`di ${name}`, `altra di ${name}`], ...fields });
const sfida = (fields: Partial<Challenge>) => sampleChallenge({ per: 'sum', asOf: null, ...fields });
const [nord, sud] = [side('Nord', 900, { place: 1 }), side('Sud', 899, { place: 2 })];
const est = side('Est', 100, { place: 3 });

test.each([
  ['a lead of one', { sides: [nord, sud] }, 'Nord avanti di 1 punto'],
  ['a mean', { sides: [nord, sud], per: 'mean' }, 'Nord avanti di 0,01 punti a testa'],
  ['the same number', { sides: [nord, { ...sud, value: 900 }] }, 'Nord in vetta a parità di numeri'],
  ['a shared place', { sides: [nord, { ...sud, place: 1 }, est] }, 'Nord e Sud alla pari in vetta'],
  [
    'nothing yet',
    { sides: [side('Nord', 0, { place: 1 }), side('Sud', 0, { place: 1 })] },
    'Si parte alla pari',
  ],
  ['an end', { sides: [nord, sud], state: 'final' }, 'In vetta Nord, con 1 punto in più'],
  ['numbers that wait', { sides: [side('Nord', null), side('Sud', null)], counted: 'rings' }, ''],
  ['a target', { sides: [nord], target: 901, counted: 'rings' }, 'Manca 1 chiamata'],
  [
    'a target that was reached',
    { sides: [side('Nord', 950, { reachedOn: '2026-11-18' })], target: 901 },
    'Obiettivo raggiunto mercoledì 18 novembre',
  ],
  ['a target that was missed', { sides: [nord], target: 901, state: 'final' }, 'Arrivati a 900 punti'],
  ['one of each', { sides: [nord, sud], target: 901, state: 'settling' }, 'Obiettivo non raggiunto'],
] as const)('%s is one sentence', (_, fields, words) => {
  expect(challengeView(sfida({ ...fields, sides: [...fields.sides] }), '2026-11-21').verdict).toBe(words);
});

test('the rope moves to the side that is ahead, and stays within its picture', () => {
  const pullAt = (...values: number[]) =>
    Number(challengeView(sfida({ sides: values.map((value) => side('Nord', value)) }), '2026-11-21').pull);
  expect(pullAt(0, 0)).toBe(0);
  expect(pullAt(100, 99)).toBeLessThan(0);
  expect(pullAt(-5, 4000)).toBeLessThanOrEqual(56);
});

test.each([
  ['first', 'di Nord', 'Nord: al 1° posto'],
  ['second of three', 'di Sud', 'Sud: al 2° posto'],
  // Nobody is told to be last.
  ['last', 'di Est', 'Est: all’inseguimento'],
  ['on no side', 'altrove', ''],
])('who is %s reads it in one clause', (_, playerId, words) => {
  expect(ownSideInWords([sfida({ sides: [nord, sud, est] })], playerId)).toBe(words);
});
