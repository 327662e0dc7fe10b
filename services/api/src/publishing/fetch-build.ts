import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PublishedVersion } from '@vetta/contract/generations';
import { buildAddress } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { everyVersion, publishedFiles } from '@vetta/office/plugins/versions';
import { knownNames } from '../serve/known-names.ts';
import type { Files } from '../uploads/files.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { identityOf, readPublished } from './build.ts';
import { archiveName, readArchive } from './build-archive.ts';
import { storeBuild } from './store-build.ts';

/** Brings published builds to this machine. */
export interface BuildFetcher {
  /** Whether the build is on this machine or in the store. Throws StoreAway. */
  isThere(build: PublishedVersion): Promise<boolean>;
  /**
   * Returns whether the build is on this machine now. It is not if it was never published or its bytes are gone. Throws
   * StoreAway, or the database's error.
   */
  fetch(build: PublishedVersion): Promise<boolean>;
}

interface Options {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  /** The object store. */
  readonly files: Files;
  /** The folder of this machine that builds are served from. */
  readonly dataDir: string;
}

export function fetchBuilds({ database, watch, files, dataDir }: Options): BuildFetcher {
  const { store } = files;
  const underWay = new Map<string, Promise<boolean>>();
  const folderOf = ({ name, hash }: PublishedVersion) => join(dataDir, buildAddress(name, hash));

  const published = knownNames(async () =>
    (await watch.during(everyVersion(database))).map((build) => folderOf(build)),
  );

  const readObject = async (name: string): Promise<Buffer | undefined> => {
    const object = await store.find(name);
    return object && buffer(await store.read(object.key, 0, object.size));
  };

  const bring = async (build: PublishedVersion): Promise<boolean> => {
    const list = await watch.during(publishedFiles(database, build));
    if (list === undefined) return false;
    const bytes = await files.watch.during(readObject(archiveName(build)));
    if (bytes === undefined) return false;
    const found = readPublished(await readArchive(bytes));
    // By the list in its row: the hash of a build from before is a part of one only.
    if (found.name !== build.name || found.hash !== identityOf(list))
      throw new Error(`The archive of ${build.name} ${build.hash} in the store holds something else`);
    await storeBuild(found.files, folderOf(build));
    return true;
  };

  return {
    isThere: async (build) =>
      existsSync(folderOf(build)) || (await files.watch.during(store.find(archiveName(build)))) !== undefined,
    async fetch(build) {
      const folder = folderOf(build);
      if (existsSync(folder)) return true;
      if (!(await published.has(folder))) return false;
      const fetching = underWay.get(folder) ?? bring(build).finally(() => underWay.delete(folder));
      underWay.set(folder, fetching);
      return fetching;
    },
  };
}
