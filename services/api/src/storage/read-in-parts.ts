import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { type ObjectStore, StoreAway } from './object-store.ts';

/** In bytes. A client that reads nothing keeps one part in memory. Most pictures of the page are one part. */
const PART = 256 * 1024;
/** How many parts of long answers are read at once. */
const AT_ONCE = 2;
/** How long one part may take, in milliseconds. A lost connection gives no error, and must not keep its turn for ever. */
const PATIENCE = 30_000;

/** What an answer of `length` bytes holds at most while it is read and sent, in bytes: a part, twice while it arrives. */
export const heldBy = (length: number): number => Math.min(length, PART) * 1.25;

/** Returns `length` bytes from `start` on of an object, once the first of them are here. Throws StoreAway. */
export type ReadInParts = (key: string, start: number, length: number) => Promise<Readable>;

/**
 * Reads objects part by part, the next part when the client has taken the last. A stream of the whole object would fill the
 * buffers of its connections, 9 MB for each client that reads nothing: 150 clients took both cores for seconds. An answer of
 * one part is read at once; the parts of longer answers take turns, so that they delay nobody.
 */
export function readInParts(store: ObjectStore): ReadInParts {
  const inTurn = pLimit(AT_ONCE);

  const readPart = (key: string, start: number, length: number): Promise<Buffer> => {
    const read = async () => {
      const bytes = await store.read(key, start, length);
      const chunks = await bytes.toArray().catch((cause) => {
        throw new StoreAway({ cause });
      });
      // s3rver sends the whole object for its first byte.
      return Buffer.concat(chunks).subarray(0, length);
    };
    return pTimeout(read(), { milliseconds: PATIENCE, message: new StoreAway() });
  };

  return async (key, start, length) => {
    const part = (from: number) => readPart(key, start + from, Math.min(PART, length - from));
    const partInTurn = (from: number) => inTurn(() => part(from));
    const first = await (length <= PART ? part(0) : partInTurn(0));
    async function* parts() {
      yield first;
      for (let from = PART; from < length; from += PART) yield await partInTurn(from);
    }
    // The next part is asked for when the client has taken the last one: by default the stream reads one ahead.
    return Readable.from(parts(), { objectMode: false, highWaterMark: 0 });
  };
}
