import { expect, test } from 'vitest';
import { samplePrize } from '../testing/samples.ts';
import { prizesElsewhere, prizeWinners } from './prize-winners.ts';
import type { Standing } from './standings.ts';

const prize = (position: number, isLottery = false) =>
  samplePrize({ position, title: `Premio ${position}`, isLottery });
const player = (name: string, eligible: boolean, total = 900): Standing => ({
  position: 1,
  playerId: name,
  name,
  score: total,
  bonus: 0,
  total,
  movement: null,
  tie: null,
  eligible,
  notEligible: eligible ? null : 'late',
  provisional: false,
});

test('a prize goes to the eligible player of its position; who is late or disqualified is passed over, who has no points is not', () => {
  const entries = [player('Ada', true), player('Bea', false), player('Ciro', true), player('Dora', true, 0)];
  const winners = prizeWinners([prize(1), prize(2), prize(3), prize(4), prize(1, true)], entries);
  expect(winners.map(({ prize: { title }, winner }) => [title, winner?.name])).toEqual([
    ['Premio 1', 'Ada'],
    ['Premio 2', 'Ciro'],
    ['Premio 3', 'Dora'],
    ['Premio 4', undefined],
  ]);
});

test('a prize of the podium that goes to somebody else is told by name, and for now while late data count', () => {
  const entries = [player('Bea', false), player('Ada', true), player('Ciro', true)];
  expect(prizesElsewhere([prize(1), prize(3)], entries)).toEqual(['1° premio ad Ada']);
  expect(prizesElsewhere([prize(1)], entries, 'per ora')).toEqual(['1° premio, per ora, ad Ada']);
  expect(prizesElsewhere([prize(2), prize(1, true)], entries.slice(1))).toEqual([]);
  // Two prizes for one place are told once.
  expect(prizesElsewhere([prize(1), { ...prize(1), id: 'b' }], entries)).toEqual(['1° premio ad Ada']);
});
