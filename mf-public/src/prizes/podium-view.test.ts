import type { Prize } from '@vetta/contract/prizes';
import { samplePrize, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { podiumView } from './podium-view.ts';

const prize = (position: number, fields: Partial<Prize> = {}) =>
  samplePrize({
    id: `premio-${position}-${fields.title ?? ''}`,
    position,
    title: `Premio ${position}`,
    ...fields,
  });
const view = (prizes: Prize[], entries = sampleEntries) => podiumView({ ...sampleBoard(entries), prizes });

test('three peaks, and at their feet the prizes of their places', () => {
  const { podium, prizes, monthName } = view([prize(1), prize(2), prize(3)]);
  expect(podium.map(({ name }) => name)).toEqual(['Giulia Ferrari', 'Niccolò D’Àvila', 'Sara Esposito']);
  expect(prizes.map(({ prize: { position } }) => position)).toEqual([1, 2, 3]);
  expect(prizes.every(({ holder }) => holder === undefined)).toBe(true);
  expect(monthName).toBe('novembre');
});

test('a prize that somebody else would win says who', () => {
  const entries = sampleEntries.map((entry) =>
    entry.position === 1 ? { ...entry, eligible: false, notEligible: 'late' as const } : entry,
  );
  const holders = view([prize(1), prize(2)], entries).prizes.map(({ holder }) => holder);
  expect(holders).toEqual(['Niccolò D’Àvila', 'Sara Esposito']);
});

test('further places, second prizes of a place and the lottery stand apart', () => {
  const lottery = prize(1, { title: 'Cena', isLottery: true });
  const { prizes, more } = view([prize(1), prize(1, { title: 'Secondo' }), prize(4), lottery]);
  expect(prizes.map(({ prize: { title } }) => title)).toEqual(['Premio 1']);
  expect(more.map(({ title }) => title)).toEqual(['Secondo', 'Premio 4', 'Cena']);
});

test('before the first points the prizes stand alone', () => {
  const { podium, prizes } = view([prize(1)], [sampleStanding({}), sampleStanding({ position: 2 })]);
  expect(podium).toEqual([]);
  expect(prizes).toHaveLength(1);
  expect(prizes[0]?.holder).toBeUndefined();
});
