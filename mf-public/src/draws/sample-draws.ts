import type { Draw, Draws } from '@vetta/contract/draws';
import { sampleEntries } from '../leaderboard/sample-board.ts';

/** The secret and its commitment are those of a real draw: the check holds. */
export const sampleDraw = (fields: Partial<Draw> = {}): Draw => {
  const participants = sampleEntries
    .slice(0, 12)
    .map(({ playerId, name, total }) => ({ id: playerId, name, total }));
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    prizeId: '00000000-0000-4000-8000-0000000000e1',
    prizeTitle: 'Mystery box',
    rank: 1,
    drawnAt: '2026-11-30T22:59:04.000Z',
    commitment: '6fca68d4aa5460c0ef460e915333b0847f2576bb3ecdcff47b5b3dc86cafe7d6',
    committedAt: '2026-10-31T22:59:03.000Z',
    secret: '8f1d0b6a4c3e2f5d7a9b8c6e1f0d3c5b7a9e8d6f4c2b1a0e9d8c7b6a5f4e3d2c',
    participants,
    winnerId: participants[0]?.id ?? null,
    voidedAt: null,
    voidReason: null,
    ...fields,
  };
};

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
