import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, fairChoice } from './fair-choice.ts';

const rank = 2;
const number = (secret: string, attempt: number) =>
  BigInt(`0x${createHash('sha256').update(`${secret}:${rank}:${attempt}`).digest('hex').slice(0, 16)}`);

test("the commitment is the SHA-256 of the secret's text", () => {
  expect(commitmentTo('vetta')).toBe(createHash('sha256').update('vetta').digest('hex'));
});

test('every place is equally likely', () => {
  const draws = 7_000;
  const wins = Array<number>(7).fill(0);
  for (let n = 0; n < draws; n++) {
    const place = fairChoice(`segreto ${n}`, rank, 7);
    wins[place] = (wins[place] ?? 0) + 1;
  }
  const chiSquare = wins.reduce((sum, won) => sum + (won - 1_000) ** 2 / 1_000, 0);
  // Six degrees of freedom: exceeded by one run in a thousand; the secrets are always the same.
  expect(chiSquare).toBeLessThan(22.5);
});

test('a single participant always wins, and each prize has its own choice', () => {
  expect(fairChoice('segreto', rank, 1)).toBe(0);
  const places = [1, 2, 3, 4, 5, 6].map((rank) => fairChoice('segreto', rank, 1_000_000));
  expect(new Set(places).size).toBe(6);
});

test('a number that would make the first places likelier is rejected, and the next attempt is made', () => {
  // Almost half of the 64-bit numbers lie above the one whole multiple of this many places.
  const count = 2 ** 63 + 2 ** 11;
  const secrets = Array.from({ length: 40 }, (_, n) => `segreto ${n}`);
  const thrown = secrets.filter((secret) => number(secret, 0) >= BigInt(count));
  expect(thrown.length).toBeGreaterThan(10);
  for (const secret of thrown) {
    let attempt = 1;
    while (number(secret, attempt) >= BigInt(count)) attempt++;
    expect(fairChoice(secret, rank, count)).toBe(Number(number(secret, attempt)));
  }
});
