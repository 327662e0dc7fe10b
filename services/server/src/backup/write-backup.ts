import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { archiveName } from '@vetta/api/publishing/build-archive';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import type { PublishedVersion } from '@vetta/contract/generations';
import type { Upload } from '@vetta/contract/uploads';
import { locks } from '@vetta/league/store/locks';
import { uploadNames } from '@vetta/office/uploads/upload-names';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import pg from 'pg';
import { pack as openTar, type Pack } from 'tar-stream';
import { OperatorError } from '../operator-error.ts';
import type { ReportProgress } from '../progress.ts';
import { answersInSnapshot } from './answers.ts';
import { encryptFor } from './encryption.ts';
import { type Contents, entries, type Manifest } from './manifest.ts';
import { seal } from './seal.ts';
import { addEntry } from './tar-entry.ts';
import { layoutOf, type WrittenTable, writeTable } from './write-table.ts';

/**
 * Adds the objects of every upload in the snapshot, and of the builds that it serves, streamed from the store. Returns their
 * number and the missing names.
 */
async function writeObjects(tar: Pack, client: pg.Client, store: ObjectStore, report: ReportProgress) {
  const uploads = await client.query<Pick<Upload, 'id' | 'type'>>('select id, type from uploads order by id');
  const names = uploads.rows.flatMap((upload) => {
    const { full, small } = uploadNames(upload);
    return small ? [full, small] : [full];
  });
  names.push(...(await servedBuilds(client)));
  const missing: string[] = [];
  for (const [done, name] of names.entries()) {
    report(`file ${done + 1} of ${names.length}`);
    const object = (await store.find(name)) ?? (await store.findWithoutPrefix(name));
    if (object === undefined) missing.push(name);
    else {
      // First the store's answer: an entry without a pipeline has nobody who hears its error, which would end the process.
      const content = await store.read(object.key, 0, object.size);
      await pipeline(content, tar.entry({ name: entries.object(name), size: object.size }));
    }
  }
  return { objects: names.length - missing.length, missing };
}

/**
 * Returns the names of the archives of the current generation, and of one that is tried on a screen. Those of other
 * generations would fill the backups: a build can be published again.
 */
async function servedBuilds(client: pg.Client): Promise<string[]> {
  // A backup works on an older schema too.
  const known = await client.query("select to_regclass('generation_plugins') as name");
  if (known.rows[0]?.name === null) return [];
  const builds = await client.query<PublishedVersion>(
    `select distinct name, hash from generation_plugins join generations on number = generation
    where number = (select number from current_generation) or canary_state = 'open' order by name, hash`,
  );
  return builds.rows.map(archiveName);
}

export interface BackupSummary extends Contents {
  /** Objects of uploads and builds that the store does not have. */
  readonly missing: readonly string[];
  readonly tables: readonly WrittenTable[];
}

export interface Source {
  /** The address of the database. */
  readonly url: string;
  readonly store: ObjectStore;
  readonly madeAt: Temporal.Instant;
  /** The age keys for which the file is encrypted; by default it is not. */
  readonly recipients?: readonly string[];
  /** Whose key proves who made the archive; by default nothing does. */
  readonly secrets?: SecretBox | undefined;
}

/**
 * Writes one snapshot of the database, with its uploads, into a new file. Servers may run meanwhile. Memory does not grow with
 * the data.
 */
export async function writeBackup(
  path: string,
  { url, store, madeAt, recipients = [], secrets }: Source,
  report: ReportProgress,
): Promise<BackupSummary> {
  const client = new pg.Client(url);
  // The next query reports it. After the last one only objects are read: `requireLock` sees to those that are missing.
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the sweep from deleting uploads whose objects are still to be read. Taken before the snapshot.
    await client.query('select pg_advisory_lock_shared($1)', [locks.uploads]);
    await client.query('begin isolation level repeatable read read only');
    const tar = openTar();
    // Mode 0600, because it contains the key's hash. Level 1 is three times as fast and makes 10 % more bytes.
    const zipped = createGzip({ level: 1 });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    const written =
      recipients.length > 0
        ? pipeline(tar, zipped, seal(secrets), encryptFor(recipients), file)
        : pipeline(tar, zipped, seal(secrets), file);
    const work = async (): Promise<BackupSummary> => {
      const manifest: Manifest = {
        format: 'vetta-backup-1',
        madeAt: madeAt.toString(),
        seal: 'sha256',
        answers: await answersInSnapshot(client, url, madeAt),
        ...(await layoutOf(client)),
      };
      await addEntry(tar, entries.manifest, Buffer.from(JSON.stringify(manifest)));
      const tables: WrittenTable[] = [];
      for (const table of manifest.tables) {
        report(table.name);
        tables.push(await writeTable(tar, client, table));
      }
      const { objects, missing } = await writeObjects(tar, client, store, report);
      if (missing.length > 0) await requireLock(client);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const contents: Contents = { rows, objects };
      await addEntry(tar, entries.contents, Buffer.from(JSON.stringify(contents)));
      tar.finalize();
      return { ...contents, missing, tables };
    };
    const done = work();
    done.catch((error) => tar.destroy(error));
    // Rejects with the first failure of either side. Those of `done` may only follow from it: «already destroyed».
    await written;
    return await done;
  } finally {
    await client.end();
  }
}

/** Throws if the connection has ended: the sweep may then have deleted what is missing, and another try has all of it. */
async function requireLock(client: pg.Client): Promise<void> {
  try {
    await client.query('select');
  } catch (cause) {
    throw new OperatorError(
      'PostgreSQL ended the connection while the files were read, and some of them are missing: back up again.',
      { cause },
    );
  }
}
