import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../draws.ts';
import { fairChoice } from '../fair-choice.ts';

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

/** Repeats a draw from what was published about it. The script of docs/draw.md does the same: change both. */
export function checkDraw({ secret, commitment, rank, prizeId, participants, winnerId }: Draw): DrawCheck {
  const secretMatches = hash(secret) === commitment;
  const isSorted = participants.every(({ id }, index) => id > (participants[index - 1]?.id ?? ''));
  const count = participants.length;
  // A draw of an older version depends on the prize.
  const of = rank ?? prizeId;
  const winner = count === 0 ? null : (participants[fairChoice(hash, { secret, of, count })] ?? null);
  return {
    secretMatches,
    isSorted,
    winner,
    holds: secretMatches && isSorted && (winner?.id ?? null) === winnerId,
  };
}
