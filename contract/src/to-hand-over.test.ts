import { expect, test } from 'vitest';
import { isHandedOver, isToHandOver } from './to-hand-over.ts';

const [giulia, chiara] = [
  { playerId: 'giulia', name: 'Giulia Esposito' },
  { playerId: 'chiara', name: 'Chiara Conti' },
];
const toGiulia = { ...giulia, on: '2026-12-02' };

test('a prize that was handed to who is no longer its winner is to be handed over', () => {
  const moved = { winner: chiara, handover: toGiulia };
  expect([isHandedOver(moved), isToHandOver(moved)]).toEqual([false, true]);
  const got = { winner: giulia, handover: toGiulia };
  expect([isHandedOver(got), isToHandOver(got)]).toEqual([true, false]);
});

test('a prize that nobody has won waits for nobody', () => {
  for (const handover of [null, toGiulia]) expect(isToHandOver({ winner: null, handover })).toBe(false);
});
