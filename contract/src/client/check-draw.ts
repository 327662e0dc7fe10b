import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../draws.ts';

/** What a repeated draw shows (docs/draw.md). */
export interface DrawCheck {
  /** Whether the secret is the one whose hash was published before. */
  readonly secretMatches: boolean;
  /** Whether the list has the published order: by id, so that nobody could be moved to the winning place. */
  readonly isSorted: boolean;
  /** The winner as computed here; null if there was nobody to draw from. */
  readonly winner: { readonly id: string; readonly name: string } | null;
  /** Whether all of it agrees with what was published. */
  readonly holds: boolean;
}

// In text, not by crypto.subtle: on plain http browsers have none.
const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const RANGE = 2n ** 64n;

/** Returns the winner's place in a list of `count`, from 0: the same computation as the server's. */
function fairChoice(secret: string, of: string, count: number): number {
  const places = BigInt(count);
  const limit = RANGE - (RANGE % places);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${hash(`${secret}:${of}:${attempt}`).slice(0, 16)}`);
    if (number < limit) return Number(number % places);
  }
}

/** Repeats a draw from what was published about it. */
export function checkDraw({ secret, commitment, rank, prizeId, participants, winnerId }: Draw): DrawCheck {
  const secretMatches = hash(secret) === commitment;
  const isSorted = participants.every(({ id }, index) => id > (participants[index - 1]?.id ?? ''));
  const count = participants.length;
  const winner =
    count === 0 ? null : (participants[fairChoice(secret, String(rank ?? prizeId), count)] ?? null);
  return {
    secretMatches,
    isSorted,
    winner,
    holds: secretMatches && isSorted && (winner?.id ?? null) === winnerId,
  };
}
