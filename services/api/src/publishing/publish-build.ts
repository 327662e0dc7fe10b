import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PublishedVersion } from '@vetta/contract/generations';
import { buildAddress } from '@vetta/contract/published-build';
import type { Change } from '@vetta/league/change';
import type { Database, Transaction } from '@vetta/league/store/database';
import { lockBuilds, recordVersion } from '@vetta/office/plugins/versions';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Build } from './build.ts';
import { archiveName, archiveOf } from './build-archive.ts';
import type { Compress } from './compressed-copies.ts';
import { storeBuild } from './store-build.ts';

/** Where a build is published. */
export interface Publishers {
  readonly database: Database;
  readonly store: ObjectStore;
  /** The folder of this machine that builds are served from. */
  readonly dataDir: string;
  readonly compress?: Compress;
}

type Published = Change<PublishedVersion | null, PublishedVersion>;

/**
 * Publishes a build: its bytes in the object store, then its row; `before` is null if it is new. `record` runs in the same
 * transaction. Repairs a known build whose bytes are gone. Throws StoreAway.
 */
export async function publishBuild(
  build: Build,
  { database, store, dataDir, compress }: Publishers,
  publication: Parameters<typeof recordVersion>[2],
  record: (trx: Transaction, change: Published) => Promise<void> = async () => {},
): Promise<Published> {
  const name = archiveName(build);
  const put = async () => {
    if (await store.find(name)) return;
    const bytes = await archiveOf(build.files);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await store.put(name, { size: bytes.length, sha256, type: 'application/x-tar' }, Readable.from([bytes]));
  };
  await put();
  await storeBuild(build.files, join(dataDir, buildAddress(build.name, build.hash)), compress);
  return database.transaction(async (trx) => {
    await lockBuilds(trx);
    // A sweep may have removed an old archive without a row just before.
    await put();
    const change = await recordVersion(trx, { ...build, files: build.list }, publication);
    await record(trx, change);
    return change;
  });
}
