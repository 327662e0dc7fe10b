import { randomBytes } from 'node:crypto';
import { Client } from 'minio';
import { inject } from 'vitest';
import type { ObjectStoreSettings } from '../src/storage/object-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's object stores (services/server/testing/object-stores.ts); null for one that this run has not. */
    objectStores: {
      s3rver: ObjectStoreSettings;
      minio: ObjectStoreSettings | null;
      seaweedfs: ObjectStoreSettings | null;
    };
  }
}

/** Returns the settings of a new bucket, not yet created, in one of the run's stores. */
export function freshBucket(kind: 's3rver' | 'minio' | 'seaweedfs'): ObjectStoreSettings {
  const store = inject('objectStores')[kind];
  if (store === null) throw new Error(`There is no ${kind}: skip what wants one`);
  return { ...store, bucket: `test-${randomBytes(6).toString('hex')}` };
}

/** The kinds of store of this run: s3rver alone in the short list, in the deep one all that are installed. */
export const storeKinds = (
  [
    { kind: 'minio', name: 'MinIO' },
    { kind: 'seaweedfs', name: 'SeaweedFS' },
    { kind: 's3rver', name: 's3rver' },
  ] as const
).filter(({ kind }) => inject('objectStores')[kind] !== null);

/** A client of the whole bucket, as another user of it has. */
export const rawClient = ({ endpoint, region, accessKey, secretKey }: ObjectStoreSettings) => {
  const { hostname, port } = new URL(endpoint);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, region, accessKey, secretKey });
};
