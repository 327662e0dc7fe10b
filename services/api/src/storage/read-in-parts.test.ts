import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshBucket, storeKinds } from '../../testing/object-stores.ts';
import { mp4Of } from '../../testing/upload-files.ts';
import { type ObjectStore, openObjectStore, type StoredObject } from './object-store.ts';
import { readInParts } from './read-in-parts.ts';

const SIZE = 2_000_000;
const film = Buffer.from(mp4Of(SIZE));

describe.each(storeKinds)('objects read in parts from $name', ({ kind }) => {
  let store: ObjectStore;
  let object: StoredObject;
  beforeAll(async () => {
    store = openObjectStore(freshBucket(kind), 'prova');
    await store.reach();
    const sha256 = createHash('sha256').update(film).digest('hex');
    await store.put('film.mp4', { size: SIZE, sha256, type: 'video/mp4' }, Readable.from([film]));
    const found = await store.find('film.mp4');
    if (found === undefined) throw new Error('Unreachable: it was put');
    object = found;
  });
  afterAll(() => store.close());

  /** Returns the store, which also counts the bytes that were asked of it and the most reads that were under way at once. */
  function counted() {
    const counts = { bytes: 0, atOnce: 0 };
    let underWay = 0;
    const read: ObjectStore['read'] = async (key, start, length) => {
      counts.bytes += length;
      underWay += 1;
      counts.atOnce = Math.max(counts.atOnce, underWay);
      const bytes = await store.read(key, start, length);
      bytes.once('end', () => {
        underWay -= 1;
      });
      return bytes;
    };
    return { counts, store: { ...store, read } };
  }

  test.each([
    ['all of it', 0, SIZE],
    ['the first byte', 0, 1],
    ['exactly one part', 5, 256 * 1024],
    ['one byte more', 5, 256 * 1024 + 1],
    ['a range over several parts', 300_000, 1_000_000],
  ])('%s is the same bytes', async (_, start, length) => {
    const bytes = await (await readInParts(store)(object.key, start, length)).toArray();
    expect(Buffer.compare(Buffer.concat(bytes), film.subarray(start, start + length))).toBe(0);
  });

  test('an answer that nobody reads has asked the store for one part', async () => {
    const { counts, store } = counted();
    const unread = await readInParts(store)(object.key, 0, SIZE);
    // The stream itself takes what its buffer holds before anyone reads.
    unread.read(0);
    await expect.poll(() => unread.readableLength).toBeGreaterThan(0);
    expect(counts.bytes).toBe(256 * 1024);
    unread.destroy();
  });

  test('of thirty long answers two parts are read at once, and a short answer waits for none of them', async () => {
    const { counts, store } = counted();
    const read = readInParts(store);
    let done = 0;
    const long = Array.from({ length: 30 }, async () => {
      const bytes = await (await read(object.key, 0, SIZE)).toArray();
      done += 1;
      return Buffer.concat(bytes).length;
    });
    await (await read(object.key, 1_000, 1_000)).toArray();
    expect(done, 'long answers that were sent before the short one').toBe(0);
    expect(new Set(await Promise.all(long))).toEqual(new Set([SIZE]));
    // Two, and the short one.
    expect(counts.atOnce).toBe(3);
  });
});
