import { createHash } from 'node:crypto';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * gzip's own checksum holds for what comes out, so bytes of its header, of its padding, and of repetitions can be damaged unnoticed. The
 * seal is an empty gzip member at the end of an archive, whose comment is the SHA-256 of every byte before it: any gunzip reads on over it.
 */
function sealOf(sha256: string): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, FCOMMENT, 0, 0, 0, 0, 0, 255]);
  const nothing = Buffer.from([3, 0, ...Buffer.alloc(8)]);
  return Buffer.concat([header, Buffer.from(`sha256:${sha256}\0`), nothing]);
}
/** gzip's flag for a comment in a member's header. */
const FCOMMENT = 0x10;
const LENGTH = sealOf('0'.repeat(64)).length;

/** Passes the bytes of an archive on, with its seal after them. */
export async function* seal(archive: Bytes): Bytes {
  const hash = createHash('sha256');
  for await (const chunk of archive) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash.digest('hex'));
}

/** Passes the bytes of an archive on. Calls `ended` with whether they end with a seal that fits all before it. */
export async function* readSeal(archive: Bytes, ended: (isWhole: boolean) => void): Bytes {
  const hash = createHash('sha256');
  let last: Uint8Array = Buffer.alloc(0);
  for await (const chunk of archive) {
    const both = Buffer.concat([last, chunk]);
    const before = Math.max(0, both.length - LENGTH);
    hash.update(both.subarray(0, before));
    last = both.subarray(before);
    yield chunk;
  }
  ended(sealOf(hash.digest('hex')).equals(last));
}
