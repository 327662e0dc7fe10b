import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** What is published before anybody knows the participants: the hash of the secret's text. */
export const commitmentTo = (secret: string): string => sha256(secret);

const RANGE = 2n ** 64n;

/**
 * The place of the winner among `count` participants, from 0: the first 64 bits of the hash of
 * `<secret>:<prize's id>:<try>`, tried from 0 until it falls below the largest multiple of `count`. So every place is
 * exactly as likely, and anybody with a SHA-256 can repeat it.
 */
export function fairChoice(secret: string, prizeId: string, count: number): number {
  const places = BigInt(count);
  const limit = RANGE - (RANGE % places);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${sha256(`${secret}:${prizeId}:${attempt}`).slice(0, 16)}`);
    if (number < limit) return Number(number % places);
  }
}
