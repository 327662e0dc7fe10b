import type { Draw } from '../src/draws.ts';
import type { Prize } from '../src/prizes.ts';
import type { Site } from '../src/site.ts';
import type { Leaderboard, Standing } from '../src/standings.ts';

/** A first standing with the given fields; without them it has no points. Its total is the sum, unless it is given. */
export const sampleStanding = (fields: Partial<Standing> = {}): Standing => ({
  position: 1,
  playerId: '00000000-0000-4000-8000-000000000001',
  name: 'Giulia Ferrari',
  score: 0,
  bonus: 0,
  total: (fields.score ?? 0) + (fields.bonus ?? 0),
  movement: null,
  tie: null,
  eligible: true,
  notEligible: null,
  provisional: false,
  ...fields,
});

/** A prize with the given fields; without them it is that of the first place, in every month. */
export const samplePrize = (fields: Partial<Prize> = {}): Prize => ({
  id: `00000000-0000-4000-9000-${String(100 + (fields.position ?? 0) + (fields.isLottery ? 50 : 0)).padStart(12, '0')}`,
  position: 1,
  title: 'Weekend in montagna per due',
  description: null,
  imageUrl: null,
  isLottery: false,
  isActive: true,
  month: null,
  updated_at: '2026-11-01T08:00:00.000Z',
  ...fields,
});

/** The contest of November 2026, launched long ago. */
export const sampleContest: Site['contest'] = {
  month: '2026-11',
  start: '2026-11-01',
  end: '2026-11-30',
  launchAt: '2025-09-30T21:59:00Z',
  lotteryThreshold: 1200,
};

/** The board of November 2026, on the evening of the 21st. */
export const boardOf = (entries: readonly Standing[], fields: Partial<Leaderboard> = {}): Leaderboard => ({
  entries: [...entries],
  prizes: [],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'open',
  updatedAt: '2026-11-21T17:42:00Z',
  newestEntryOn: '2026-11-21',
  ...fields,
});

/** A draw among these people, which the first of them has won. The secret and its commitment are those of a real draw: the check holds. */
export const drawAmong = (participants: Draw['participants'], fields: Partial<Draw> = {}): Draw => ({
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
});

/** A small picture that needs no server. */
export const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="${colour}"/><path d="M0 150 90 60l50 40 60-70 120 120v30H0Z" fill="#0b1022"/></svg>`)}`;
