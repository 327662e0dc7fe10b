import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns what is published before the participants are known: the SHA-256 of the secret's text, in hex. */
export const commitmentTo = (secret: string): string => sha256(secret);

const RANGE = 2n ** 64n;

/**
 * Returns the winner's place among `count` participants, from 0: the first 64 bits of the SHA-256 of
 * `<secret>:<rank>:<attempt>`, modulo `count`. `rank` is the prize's place among the month's lottery prizes, from 1, and
 * not its id: a prize could be created again until its id lets a friend win. A number at or above the largest multiple of
 * `count` is rejected and the next attempt is made, so every place is equally likely. Anyone can repeat the
 * computation; browsers do in `contract/src/client/check-draw.ts`: change both.
 */
export function fairChoice(secret: string, rank: number, count: number): number {
  const places = BigInt(count);
  const limit = RANGE - (RANGE % places);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${sha256(`${secret}:${rank}:${attempt}`).slice(0, 16)}`);
    if (number < limit) return Number(number % places);
  }
}
