import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { fairChoice } from './fair-choice.ts';

const sha256 = (text: string) => bytesToHex(digest(utf8ToBytes(text)));
const choose = (secret: string, of: number, count: number) => fairChoice(sha256, { secret, of, count });

const rank = 2;
const number = (secret: string, attempt: number) =>
  BigInt(`0x${sha256(`${secret}:${rank}:${attempt}`).slice(0, 16)}`);

test('every place is equally likely', () => {
  const draws = 7_000;
  const wins = Array<number>(7).fill(0);
  for (let n = 0; n < draws; n++) {
    const place = choose(`segreto ${n}`, rank, 7);
    wins[place] = (wins[place] ?? 0) + 1;
  }
  const chiSquare = wins.reduce((sum, won) => sum + (won - 1_000) ** 2 / 1_000, 0);
  // Six degrees of freedom: exceeded by one run in a thousand; the secrets are always the same.
  expect(chiSquare).toBeLessThan(22.5);
});

test('a single participant always wins, and each prize has its own choice', () => {
  expect(choose('segreto', rank, 1)).toBe(0);
  const places = [1, 2, 3, 4, 5, 6].map((rank) => choose('segreto', rank, 1_000_000));
  expect(new Set(places).size).toBe(6);
});

test('a number that would make the first places likelier is rejected, and the next attempt is made', () => {
  // Almost half of the 64-bit numbers lie above the one whole multiple of this many places.
  const count = 2 ** 63 + 2 ** 11;
  const secrets = Array.from({ length: 40 }, (_, n) => `segreto ${n}`);
  const thrown = secrets.filter((secret) => number(secret, 0) >= BigInt(count));
  expect(thrown.length).toBeGreaterThan(10);
  // The first number that is one too many: three places do not divide it.
  const hash = (text: string) => (text.endsWith(':0') ? 'f'.repeat(16) : '1'.padStart(16, '0'));
  expect(fairChoice(hash, { secret: 'segreto', of: rank, count: 3 })).toBe(1);
  for (const secret of thrown) {
    let attempt = 1;
    while (number(secret, attempt) >= BigInt(count)) attempt++;
    expect(choose(secret, rank, count)).toBe(Number(number(secret, attempt)));
  }
});
