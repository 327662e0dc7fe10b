import type { Draw, Draws } from '@vetta/contract/draws';
import { drawAmong } from '@vetta/contract/testing/samples';
import { sampleEntries } from '../leaderboard/sample-board.ts';

export const sampleDraw = (fields: Partial<Draw> = {}): Draw =>
  drawAmong(
    sampleEntries.slice(0, 12).map(({ playerId, name, total }) => ({ id: playerId, name, total })),
    fields,
  );

export const sampleDraws = (fields: Partial<Draws> = {}): Draws => ({
  month: '2026-11',
  pending: [],
  replaced: [],
  draws: [],
  ...fields,
});

export const samplePending = {
  commitment: 'b7e1c94f20d85a63c1f7e09b3d52a846e8f0173cbd9465a27f31e08c5d6b924a',
  committedAt: '2026-10-31T22:59:03.000Z',
};
