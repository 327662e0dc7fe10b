import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';
import { sampleDraw } from './sample-draws.ts';

// Node's own hash, beside the one that browsers load.
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Persona ${index}`,
    total: 1200,
  }));

/** A draw as the server holds it, for the first secret that the first try accepts. */
function drawnBy(secret: string, count: number, of: number | string = 1) {
  const number = BigInt(`0x${sha256(`${secret}:${of}:0`).slice(0, 16)}`);
  const participants = people(count);
  return sampleDraw({
    secret,
    commitment: sha256(secret),
    participants,
    winnerId: participants[Number(number % BigInt(count))]?.id ?? null,
  });
}

test('a published draw is repeated with the same winner', () => {
  for (const [index, count] of [1, 2, 3, 38, 1000].entries()) {
    const draw = drawnBy(`segreto-${index}`, count);
    expect(checkDraw(draw)).toMatchObject({ holds: true, winner: { id: draw.winnerId } });
  }
});

test('the stories’ draw holds', () => {
  expect(checkDraw(sampleDraw())).toMatchObject({ holds: true });
});

test('a draw of an older version depends on the prize', () => {
  const draw = { ...drawnBy('segreto', 38, 'premio'), prizeId: 'premio', rank: null };
  expect(checkDraw(draw).holds).toBe(true);
});

test('without participants there is no winner', () => {
  const draw = { ...drawnBy('segreto', 1), participants: [], winnerId: null };
  expect(checkDraw(draw)).toMatchObject({ holds: true, winner: null });
});

test('another winner, another secret and another order do not hold', () => {
  const draw = drawnBy('segreto', 38);
  const other = draw.participants.find(({ id }) => id !== draw.winnerId);
  expect(checkDraw({ ...draw, winnerId: other?.id ?? null }).holds).toBe(false);
  expect(checkDraw({ ...draw, secret: 'altro' })).toMatchObject({ holds: false, secretMatches: false });
  expect(checkDraw({ ...draw, participants: draw.participants.toReversed() })).toMatchObject({
    holds: false,
    isSorted: false,
  });
});
