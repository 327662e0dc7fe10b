import { expect, test } from 'vitest';
import type { Draw } from '../draws.ts';
import { checkDraw } from './check-draw.ts';

// The platform's own hash, beside the one that browsers load.
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Persona ${index}`,
    total: 1200,
  }));

/** A draw as the server holds it, for the first secret that the first try accepts. */
async function drawnBy(secret: string, count: number, of: number | string = 1): Promise<Draw> {
  const number = BigInt(`0x${(await sha256(`${secret}:${of}:0`)).slice(0, 16)}`);
  const participants = people(count);
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    prizeId: '00000000-0000-4000-8000-0000000000e1',
    prizeTitle: 'Mystery box',
    rank: 1,
    drawnAt: '2026-11-30T22:59:04.000Z',
    commitment: await sha256(secret),
    committedAt: '2026-10-31T22:59:03.000Z',
    secret,
    participants,
    winnerId: participants[Number(number % BigInt(count))]?.id ?? null,
    voidedAt: null,
    voidReason: null,
  };
}

test('a published draw is repeated with the same winner', async () => {
  for (const [index, count] of [1, 2, 3, 38, 1000].entries()) {
    const draw = await drawnBy(`segreto-${index}`, count);
    expect(checkDraw(draw)).toMatchObject({ holds: true, winner: { id: draw.winnerId } });
  }
});

test('a draw of an older version depends on the prize', async () => {
  const draw = { ...(await drawnBy('segreto', 38, 'premio')), prizeId: 'premio', rank: null };
  expect(checkDraw(draw).holds).toBe(true);
});

test('without participants there is no winner', async () => {
  const draw = { ...(await drawnBy('segreto', 1)), participants: [], winnerId: null };
  expect(checkDraw(draw)).toMatchObject({ holds: true, winner: null });
});

test('another winner, another secret and another order do not hold, even where the same person would win', async () => {
  const draw = await drawnBy('segreto', 38);
  const [one, other] = draw.participants.filter(({ id }) => id !== draw.winnerId);
  expect(checkDraw({ ...draw, winnerId: one?.id ?? null }).holds).toBe(false);
  const alone = { ...(await drawnBy('segreto', 1)), secret: 'altro' };
  expect(checkDraw(alone)).toMatchObject({ holds: false, secretMatches: false });
  const swapped = draw.participants.map((each) => (each === one ? other : each === other ? one : each));
  const unsorted = checkDraw({ ...draw, participants: swapped.filter((each) => each !== undefined) });
  expect(unsorted).toMatchObject({ holds: false, isSorted: false, winner: { id: draw.winnerId } });
});
