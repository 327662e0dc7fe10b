import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error } from 'minio';
import pLimit from 'p-limit';

/** An S3 store, our credentials for it, and our bucket in it. */
export interface ObjectStoreSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
}

export interface StoredObject {
  /** In bytes. */
  readonly size: number;
  /** Changes with the bytes; without quotes. */
  readonly etag: string;
  /** Its whole name in the bucket, by which it is read. */
  readonly key: string;
}

export interface NewObject {
  readonly size: number;
  readonly sha256: string;
  readonly type: string;
}

/** The store cannot serve now and may later: it is away, or refuses us; the cause says which. */
export class StoreAway extends Error {
  override name = 'StoreAway';

  constructor(options?: ErrorOptions) {
    super('The object store does not answer', options);
  }
}

/**
 * Objects under one prefix, since others may use the bucket too: an installation has its own. Nothing outside the prefix is
 * listed, written or removed. Every method throws StoreAway if the store cannot serve.
 */
export interface ObjectStore {
  /** Checks that the bucket exists, and creates it if it does not. */
  reach(): Promise<void>;
  /** Writes one object, whole or not at all: the store compares the bytes with their hash. */
  put(name: string, object: NewObject, bytes: Readable): Promise<void>;
  find(name: string): Promise<StoredObject | undefined>;
  /**
   * Finds an object outside the prefix, as a version without prefixes stored it. Ask only for an upload that the database
   * knows: any other object of that name belongs to another user of the bucket.
   */
  findWithoutPrefix(name: string): Promise<StoredObject | undefined>;
  /** Returns `length` bytes from `start` on of the object that was found. */
  read(key: string, start: number, length: number): Promise<Readable>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
  /** Every object under the prefix, named without it, its size in bytes, and the time at which it was stored. */
  list(): AsyncIterable<{
    readonly name: string;
    readonly size: number;
    readonly storedAt: Temporal.Instant;
  }>;
  /** Aborts all requests under way: a silent store will not answer them. */
  abort(): void;
  close(): void;
}

const NOT_FOUND = new Set(['NotFound', 'NoSuchKey']);

/** Returns the prefix of an installation's objects. */
const prefixOf = (installation: string) => `vetta/${installation}/`;

/**
 * Opens an installation's part of a store. Without an installation (a schema older than its id) there are only objects without a
 * prefix.
 */
export const openObjectStore = (
  settings: ObjectStoreSettings,
  installation: string | undefined,
): ObjectStore => openObjectsUnder(settings, prefixOf(installation ?? 'none'));

/**
 * Opens the objects under a prefix of a store that speaks plain S3, MinIO or any other. Makes no connection before the first
 * call.
 */
export function openObjectsUnder(settings: ObjectStoreSettings, prefix: string): ObjectStore {
  const { region, bucket } = settings;
  // More writes at once finish no sooner, and keep a busy store from answering the health check.
  const writes = pLimit(3);
  const isTls = new URL(settings.endpoint).protocol === 'https:';
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const client = clientOf(settings, agent);

  const findKey = async (key: string) => {
    try {
      const { size, etag } = await client.statObject(bucket, key);
      return { size, etag, key };
    } catch (error) {
      if (error instanceof S3Error && NOT_FOUND.has(error.code ?? '')) return undefined;
      throw error;
    }
  };

  return {
    async reach() {
      await orAway(async () => {
        if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
      });
    },
    async put(name, { size, sha256, type }, bytes) {
      const headers = { 'Content-Length': String(size), 'Content-Type': type };
      const request = { method: 'PUT', bucketName: bucket, objectName: prefix + name, headers } as const;
      // Not putObject: it reads a stream of this size whole into memory. Over https the body is not signed.
      const send = () => client.makeRequestStreamAsync(request, bytes, isTls ? '' : sha256, [200], region);
      const answer = await orAway(() => writes(send));
      answer.resume();
    },
    find: (name) => orAway(() => findKey(prefix + name)),
    findWithoutPrefix: (name) => orAway(() => findKey(name)),
    read: (key, start, length) => orAway(() => client.getPartialObject(bucket, key, start, length)),
    remove: (name) => orAway(() => client.removeObject(bucket, prefix + name)),
    async *list() {
      // The client leaves the items untyped; a recursive listing has only objects.
      const items: AsyncIterable<{ name: string; size: number; lastModified: Date }> = client.listObjectsV2(
        bucket,
        prefix,
        true,
      );
      try {
        for await (const { name, size, lastModified } of items) {
          yield {
            name: name.slice(prefix.length),
            size,
            storedAt: Temporal.Instant.fromEpochMilliseconds(lastModified.getTime()),
          };
        }
      } catch (cause) {
        throw new StoreAway({ cause });
      }
    },
    abort: () => agent.destroy(),
    close: () => agent.destroy(),
  };
}

/** Returns a client of the whole store. Makes no connection before the first call. */
export function clientOf(
  { endpoint, region, accessKey, secretKey }: Omit<ObjectStoreSettings, 'bucket'>,
  transportAgent?: HttpAgent,
): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  return new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    ...(transportAgent && { transportAgent }),
    // Callers retry: they still have the bytes.
    retryOptions: { disableRetry: true },
  });
}

/** Runs one call to the store. Throws StoreAway for every failure of it. */
export async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreAway({ cause });
  }
}

/** Streams a file of this machine into the store. Throws StoreAway. */
export async function putFile(store: ObjectStore, name: string, path: string, type: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  const bytes = createReadStream(path);
  try {
    await store.put(name, { size, sha256: hash.digest('hex'), type }, bytes);
  } finally {
    bytes.destroy();
  }
}
