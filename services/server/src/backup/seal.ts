import { createHash } from 'node:crypto';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * gzip's own checksum holds for what comes out, so bytes of its header, of its padding, and of repetitions can be damaged unnoticed. The
 * seal is an empty gzip member at the end of an archive, whose comment is the SHA-256 of every byte before it, and its HMAC, which proves
 * who made it: any gunzip reads on over it.
 */
function sealOf(sha256: string, proof: string | undefined): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, FCOMMENT, 0, 0, 0, 0, 0, 255]);
  const nothing = Buffer.from([3, 0, ...Buffer.alloc(8)]);
  const proven = proof === undefined ? '' : ` hmac:${proof}`;
  return Buffer.concat([header, Buffer.from(`sha256:${sha256}${proven}\0`), nothing]);
}
/** gzip's flag for a comment in a member's header. */
const FCOMMENT = 0x10;
const [LENGTH, PROVEN_LENGTH] = [undefined, '0'.repeat(43)].map(
  (proof) => sealOf('0'.repeat(64), proof).length,
) as [number, number];

/** What is signed of an archive, so that no other HMAC under the key can stand for it. */
const signed = (sha256: string) => `backup ${sha256}`;

/** Returns a step that passes the bytes of an archive on, with its seal after them; with the key of `secrets`, with a proof. */
export const seal = (secrets?: SecretBox) =>
  async function* (archive: Bytes): Bytes {
    const hash = createHash('sha256');
    for await (const chunk of archive) {
      hash.update(chunk);
      yield chunk;
    }
    const sha256 = hash.digest('hex');
    yield sealOf(sha256, await secrets?.keyed(signed(sha256)));
  };

/** The end of an archive: whole, and maybe proven to be made under the key of this installation. */
export interface Sealed {
  readonly isWhole: boolean;
  readonly isProven: boolean;
}

/** Passes the bytes of an archive on. Calls `ended` with what the seal says; without `secrets` nothing is proven. */
export async function* readSeal(
  archive: Bytes,
  secrets: SecretBox | undefined,
  ended: (sealed: Sealed) => void,
): Bytes {
  const hash = createHash('sha256');
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of archive) {
    const both = Buffer.concat([last, chunk]);
    const before = Math.max(0, both.length - PROVEN_LENGTH);
    hash.update(both.subarray(0, before));
    last = both.subarray(before);
    yield chunk;
  }
  const proof = / hmac:([\w-]{43})\0/.exec(last.toString('latin1'))?.[1];
  const length = proof === undefined ? LENGTH : PROVEN_LENGTH;
  const sha256 = hash.update(last.subarray(0, Math.max(0, last.length - length))).digest('hex');
  const isWhole = sealOf(sha256, proof).equals(last.subarray(Math.max(0, last.length - length)));
  const isProven =
    isWhole && proof !== undefined && (await secrets?.hasKeyed(signed(sha256), proof)) === true;
  ended({ isWhole, isProven });
}
