import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ObjectStore, openObjectsUnder } from '@vetta/api/storage/object-store';
import { AnonymisedPlayer, mergeAnonymised } from '@vetta/league/players/anonymised-players';
import { z } from 'zod';
import { makeFolder } from '../embedded/data-folder.ts';
import { errorCode, OperatorError } from '../operator-error.ts';
import { folderOf } from './backup-place.ts';
import type { BackupSettings } from './backup-variables.ts';
import { claimPlace } from './known-place.ts';

/**
 * Beside the backups stands who was made anonymous, as ids: a backup that is older contains the names, and its restore makes the
 * people anonymous again.
 */
const List = z.object({ format: z.literal('vetta-anonymised-1'), players: z.array(AnonymisedPlayer) });

const nameOf = (installation: string): string => `vetta-${installation.slice(0, 8)}-anonymised.json`;
/** The list of any installation: after a loss the new database has another id. */
const anyName = /^vetta-[0-9a-f]{8}-anonymised\.json$/;

type To = Exclude<BackupSettings['to'], 'off'>;

/**
 * Adds players to an installation's list beside its backups. Nobody is ever taken from it. Throws StoreAway, or the error of the
 * folder.
 */
export async function addToList(
  to: To,
  { dataDir, installation }: { dataDir: string; installation: string },
  players: readonly AnonymisedPlayer[],
): Promise<void> {
  const name = nameOf(installation);
  const merged = (stored: Buffer | undefined) => {
    const list = mergeAnonymised(stored ? parse(name, stored) : [], players);
    return Buffer.from(`${JSON.stringify({ format: 'vetta-anonymised-1', players: list }, null, 1)}\n`);
  };
  if (to === undefined || 'folder' in to) {
    const path = join(folderOf(to, dataDir), name);
    await (to === undefined ? makeFolder(dirname(path)) : claimPlace(dirname(path), dataDir));
    const bytes = merged(await readFile(path).catch(orNone));
    await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    return;
  }
  await withStore(to, to.prefix, async (store) => {
    await store.reach();
    const bytes = merged(await readObject(store, name));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await store.put(name, { size: bytes.length, sha256, type: 'application/json' }, Readable.from([bytes]));
  });
}

/**
 * Returns everybody who is in a list beside an archive (a file, or `s3://…`) or in the place of the nightly backups. Throws
 * StoreAway, or OperatorError for a list that cannot be read: a restore without it would bring names back.
 */
export async function readLists(
  archive: string,
  to: BackupSettings['to'],
  dataDir: string,
): Promise<AnonymisedPlayer[]> {
  const isInStore = archive.startsWith('s3://');
  const folders = new Set(isInStore ? [] : [dirname(archive)]);
  const prefixes = new Set(isInStore ? [prefixOf(archive)] : []);
  if (to === undefined || (to !== 'off' && 'folder' in to)) folders.add(folderOf(to, dataDir));
  const inBucket = to !== undefined && to !== 'off' && 'bucket' in to ? to : undefined;
  if (inBucket) prefixes.add(inBucket.prefix);

  const lists: AnonymisedPlayer[][] = [];
  for (const folder of folders) {
    const names = (await readdir(folder).catch(orNone)) ?? [];
    for (const name of names.filter((one) => anyName.test(one)))
      lists.push(parse(join(folder, name), await readFile(join(folder, name))));
  }
  for (const prefix of inBucket ? prefixes : [])
    await withStore(inBucket, prefix, async (store) => {
      const names = await Array.fromAsync(store.list(), ({ name }) => name);
      for (const name of names.filter((one) => anyName.test(one))) {
        const bytes = await readObject(store, name);
        if (bytes) lists.push(parse(prefix + name, bytes));
      }
    });
  return lists.reduce(mergeAnonymised, []);
}

/** Returns the prefix of an archive at `s3://bucket/prefix/name`. */
const prefixOf = (address: string): string => /^s3:\/\/[^/]+\/(.*\/)?/.exec(address)?.[1] ?? '';

function parse(name: string, bytes: Buffer): AnonymisedPlayer[] {
  try {
    return List.parse(JSON.parse(bytes.toString())).players;
  } catch (cause) {
    throw new OperatorError(
      `${name} says who was made anonymous, and cannot be read: put back a whole copy of it, or move it away, and their names come back.`,
      { cause },
    );
  }
}

async function withStore(
  to: Extract<To, { bucket: unknown }> | undefined,
  prefix: string,
  work: (store: ObjectStore) => Promise<void>,
): Promise<void> {
  if (to === undefined) return;
  const store = openObjectsUnder(to.bucket, prefix);
  try {
    await work(store);
  } finally {
    store.close();
  }
}

async function readObject(store: ObjectStore, name: string): Promise<Buffer | undefined> {
  const found = await store.find(name);
  return found && buffer(await store.read(found.key, 0, found.size));
}

function orNone(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
