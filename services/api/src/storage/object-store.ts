import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import pLimit from 'p-limit';
import { StoreAway } from './store-away.ts';

export interface StoredObject {
  /** In bytes. */
  readonly size: number;
  /** Changes with the bytes; without quotes. */
  readonly etag: string;
}

export interface NewObject {
  readonly size: number;
  readonly sha256: string;
  readonly type: string;
}

/** Our bucket. All of it throws StoreAway where the store cannot serve. */
export interface ObjectStore {
  /** Asks whether the bucket is there, and makes it where the store has none. */
  reach(): Promise<void>;
  /** Writes one object, whole or not at all: the store itself compares what arrives with its hash. */
  put(name: string, object: NewObject, bytes: Readable): Promise<void>;
  find(name: string): Promise<StoredObject | undefined>;
  /** The bytes from `start` on, `length` of them. */
  read(name: string, start: number, length: number): Promise<Readable>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Every object, with when the store took it. */
  list(): AsyncIterable<{ readonly name: string; readonly storedAt: Temporal.Instant }>;
  /** Breaks off whatever is on its way: nothing of it will be answered. */
  breakOff(): void;
  close(): void;
}

const NOT_THERE = new Set(['NotFound', 'NoSuchKey']);

/** An S3 store, our credentials for it, and our bucket in it. */
export interface ObjectStoreSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
}

/** Speaks plain S3, single requests only, to MinIO or any other store. No connection is made before the first call. */
export function openObjectStore(settings: ObjectStoreSettings): ObjectStore {
  const { region, bucket } = settings;
  const { protocol, hostname, port } = new URL(settings.endpoint);
  const isTls = protocol === 'https:';
  // More at once would make none of them sooner there, and a store that is asked whether it lives too busy to say so.
  const writes = pLimit(3);
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const client = new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    useSSL: isTls,
    region,
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
    transportAgent: agent,
    // What is to be tried again is tried by whoever asked, who still has the bytes.
    retryOptions: { disableRetry: true },
  });

  return {
    async reach() {
      await orAway(async () => {
        if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
      });
    },
    async put(name, { size, sha256, type }, bytes) {
      const headers = { 'Content-Length': String(size), 'Content-Type': type };
      const request = { method: 'PUT', bucketName: bucket, objectName: name, headers } as const;
      // Not putObject: it reads a stream of this size whole into memory. Over https the body is not signed.
      const sent = () => client.makeRequestStreamAsync(request, bytes, isTls ? '' : sha256, [200], region);
      const answer = await orAway(() => writes(sent));
      answer.resume();
    },
    async find(name) {
      return unlessMissing(async () => {
        const { size, etag } = await client.statObject(bucket, name);
        return { size, etag };
      });
    },
    read: (name, start, length) => orAway(() => client.getPartialObject(bucket, name, start, length)),
    remove: (name) => orAway(() => client.removeObject(bucket, name)),
    async *list() {
      // The store's stream has no type of its own: each item is an object, for the listing is recursive.
      const items: AsyncIterable<{ name: string; lastModified: Date }> = client.listObjectsV2(
        bucket,
        '',
        true,
      );
      for await (const { name, lastModified } of items) {
        yield { name, storedAt: Temporal.Instant.fromEpochMilliseconds(lastModified.getTime()) };
      }
    },
    breakOff: () => agent.destroy(),
    close: () => agent.destroy(),
  };
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  return orAway(() =>
    work().catch((error) => {
      if (error instanceof S3Error && NOT_THERE.has(error.code ?? '')) return undefined;
      throw error;
    }),
  );
}

async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreAway({ cause });
  }
}
