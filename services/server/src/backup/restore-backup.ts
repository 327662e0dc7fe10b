import { basename } from 'node:path';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import { recordChange } from '@vetta/league/audit/record-change';
import { replaceCommitments } from '@vetta/league/draws/commitments';
import {
  type AnonymisedPlayer,
  listAnonymised,
  mergeAnonymised,
  repeatAnonymisations,
} from '@vetta/league/players/anonymised-players';
import type { KeyedHash } from '@vetta/league/players/known-people';
import { lockStandings } from '@vetta/league/standings/lock';
import type { Database } from '@vetta/league/store/database';
import { installationId, noteRestore, setInstallationId } from '@vetta/league/store/installation-id';
import {
  isBeforeBaseline,
  knownMigrations,
  LAST_COMMIT_BEFORE_BASELINE,
  replaceSchema,
  sinceBaseline,
} from '@vetta/league/store/migrate';
import { nowOf } from '@vetta/league/time/now';
import { putKeyInForce, readKeyInForce } from '@vetta/office/admin-key/kept-key';
import { forgetBackups } from '@vetta/office/dashboard/backup-status';
import { forgetFrontEnds } from '@vetta/office/plugins/forget-front-ends';
import { OperatorError } from '../operator-error.ts';
import type { ReportProgress } from '../progress.ts';
import { loadObjects } from './load-objects.ts';
import { loadTables } from './load-tables.ts';
import type { Contents, Manifest } from './manifest.ts';
import { type Archive, type ReadContents, readBackup } from './read-backup.ts';

/**
 * Reads a whole archive without restoring it, so that damage is found before anything changes. Throws OperatorError if the
 * archive cannot be read or decrypted, is no backup, is damaged, or has a schema that this version does not know. Returns what it
 * says of itself, and whether it is proven that it was made under this installation's key.
 */
export async function checkBackup(archive: Archive): Promise<Manifest & Pick<ReadContents, 'isProven'>> {
  const read: Manifest[] = [];
  const { isProven } = await readBackup(
    archive,
    async (manifest) => {
      read.push(manifest);
      const known = knownMigrations();
      if (isBeforeBaseline(manifest.migrations))
        throw new OperatorError(
          `${archive.name ?? archive.path} was made by a Vetta of before 28 November 2026: restore it with the version of commit ${LAST_COMMIT_BEFORE_BASELINE}, and upgrade that.`,
        );
      if (sinceBaseline(manifest.migrations).some((name) => !known.includes(name)))
        throw new OperatorError(
          `${archive.name ?? archive.path} was made by another version of Vetta: restore it with that version or a newer one. Its schema is ${newestOf(manifest.migrations)}, this version’s ${newestOf(known)}.`,
        );
    },
    async ({ bytes }) => {
      for await (const _ of bytes);
    },
  );
  const [manifest] = read;
  if (manifest === undefined) throw new Error('Unreachable: an archive without a manifest is refused');
  return { ...manifest, isProven };
}

const newestOf = (migrations: readonly string[]): string => migrations.toSorted().at(-1) ?? '';

/** Whether an object is a build that runs in the page itself. A restore takes none from an archive. */
const isFrontEnd = (object: string): boolean => /^(shell|p\/mf-[^/]*)\//.test(object);

interface Destination {
  readonly database: Database;
  readonly store: ObjectStore;
  /** The id of the installation that is restored into. */
  readonly installation: string;
  readonly now: Temporal.Instant;
  /** Whether the backup's admin key replaces the one in force; by default not. */
  readonly withKey?: boolean;
  /** Who was made anonymous, besides those whom the replaced database knows. */
  readonly anonymised?: readonly AnonymisedPlayer[];
  /** Hashes the names of those who are made anonymous again. */
  readonly keyed: KeyedHash;
}

export interface Restored extends Contents {
  /** How many builds in the archive are front ends, which a restore leaves out. */
  readonly frontEnds: number;
  /** The moment whose data these are. */
  readonly dataAt: Temporal.Instant;
  /** Whether the admin key is the one that was in force before. */
  readonly hasKeptKey: boolean;
  /** How many people were made anonymous again. */
  readonly anonymised: number;
  /** The id of the installation that made the archive; undefined for an archive from before there were ids. */
  readonly madeBy: string | undefined;
  /** The id of the installation that was restored into. */
  readonly installation: string;
}

/**
 * Replaces all data with a checked archive, or changes nothing: the database in one transaction, and if that fails the new
 * objects are removed. A backup of an older version is migrated to the current schema. Writes an audit row at `now`. The
 * database keeps its own installation's id, under which `store` holds the objects, and the admin key in force; who was made
 * anonymous since the backup is so again. Throws OperatorError if the archive cannot be
 * read to its end, and the errors of the database and of the store.
 */
export async function restoreBackup(
  archive: Archive,
  { database, store, installation, now, withKey = false, anonymised = [], keyed }: Destination,
  report: ReportProgress,
): Promise<Restored> {
  await using objects = await loadObjects(store);
  const contents = await database.transaction(async (trx) => {
    const key = withKey ? undefined : await readKeyInForce(trx);
    const known = mergeAnonymised(anonymised, await listAnonymised(trx));
    const { madeAt, hasId, frontEnds, ...restored } = await replaceSchema(trx, async (migrateTo) => {
      await using loading = new AsyncDisposableStack();
      let tables: Awaited<ReturnType<typeof loadTables>> | undefined;
      let madeAt = '';
      let hasId = false;
      let frontEnds = 0;
      const { isProven: _, ...loaded } = await readBackup(
        archive,
        async (manifest) => {
          madeAt = manifest.madeAt;
          hasId = manifest.tables.some(({ name }) => name === 'installation');
          await migrateTo(manifest.migrations);
          tables = loading.use(await loadTables(trx, manifest.tables));
        },
        async (entry) => {
          if ('table' in entry) {
            report(entry.table);
            await tables?.load(entry.table, entry.bytes);
          } else if (isFrontEnd(entry.object)) {
            frontEnds += 1;
            for await (const _ of entry.bytes);
          } else {
            report(entry.object);
            await objects.load(entry.object, entry.bytes);
          }
        },
      );
      await tables?.finish();
      return { ...loaded, objects: loaded.objects - frontEnds, frontEnds, madeAt, hasId };
    });
    if (key !== undefined) await putKeyInForce(trx, key);
    const repeated = await repeatAnonymisations(await lockStandings(trx), known, nowOf(now), keyed);
    const change = { before: null, after: { file: basename(archive.name ?? archive.path), ...restored } };
    await recordChange(trx, { actor: 'npm run restore', action: 'restore', at: now, change });
    const madeBy = hasId ? await installationId(trx) : undefined;
    await forgetFrontEnds(trx);
    await forgetBackups(trx);
    await setInstallationId(trx, installation);
    await noteRestore(trx, nowOf(now));
    await replaceCommitments(trx, nowOf(now));
    const dataAt = Temporal.Instant.from(madeAt);
    return {
      ...{ ...restored, frontEnds, dataAt, madeBy, installation },
      ...{ hasKeptKey: key !== undefined, anonymised: repeated },
    };
  });
  objects.keep();
  return contents;
}
