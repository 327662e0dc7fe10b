import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import { locks } from '@vetta/league/store/locks';
import pg from 'pg';
import { pack as openTar } from 'tar-stream';
import type { Say } from '../progress.ts';
import { type Contents, entries, type Manifest } from './manifest.ts';
import { addEntry } from './tar-entry.ts';
import { writeObjects } from './write-objects.ts';
import { layoutOf, writeTable } from './write-table.ts';

export interface Written extends Contents {
  /** Objects that an upload should have and the store has not. */
  readonly missing: readonly string[];
}

/**
 * Writes the database as it stands at one moment, with its uploads, into a new file. Servers may run meanwhile. What is
 * held in memory does not grow with the data.
 */
export async function writeBackup(
  path: string,
  { url, store, madeAt }: { url: string; store: ObjectStore; madeAt: Temporal.Instant },
  say: Say,
): Promise<Written> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Nobody forgets an upload while its objects are still to be read; before the snapshot, so that it holds for it.
    await client.query('select pg_advisory_lock_shared($1)', [locks.uploads]);
    await client.query('begin isolation level repeatable read read only');
    const tar = openTar();
    // The key's hash is in it: for its owner alone. Level 1: three times as fast, for a tenth more bytes.
    const written = pipeline(
      tar,
      createGzip({ level: 1 }),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    const work = async (): Promise<Written> => {
      const manifest: Manifest = {
        format: 'vetta-backup-1',
        madeAt: madeAt.toString(),
        ...(await layoutOf(client)),
      };
      await addEntry(tar, entries.manifest, Buffer.from(JSON.stringify(manifest)));
      let rows = 0;
      for (const table of manifest.tables) {
        say(table.name);
        rows += await writeTable(tar, client, table);
      }
      const { objects, missing } = await writeObjects(tar, client, store, say);
      const contents: Contents = { rows, objects };
      await addEntry(tar, entries.contents, Buffer.from(JSON.stringify(contents)));
      tar.finalize();
      return { ...contents, missing };
    };
    const [done] = await Promise.all([
      work().catch((error) => {
        tar.destroy(error);
        throw error;
      }),
      written,
    ]);
    return done;
  } finally {
    await client.end();
  }
}
