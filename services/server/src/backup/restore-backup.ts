import { basename } from 'node:path';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import { recordChange } from '@vetta/league/audit/record-change';
import { replaceCommitments } from '@vetta/league/draws/replace-commitments';
import type { Database } from '@vetta/league/store/database';
import { setInstallationId } from '@vetta/league/store/installation-id';
import { knownMigrations, replaceSchema } from '@vetta/league/store/migrate';
import { nowOf } from '@vetta/league/time/now';
import { OperatorError } from '../operator-error.ts';
import type { ReportProgress } from '../progress.ts';
import { loadObjects } from './load-objects.ts';
import { loadTables } from './load-tables.ts';
import type { Contents } from './manifest.ts';
import { type Archive, readBackup } from './read-backup.ts';

/**
 * Reads a whole archive without restoring it, so that damage is found before anything changes. Throws OperatorError if the
 * archive cannot be read or decrypted, is no backup, is damaged, or has a migration that this version does not know.
 */
export function checkBackup(archive: Archive): Promise<Contents> {
  return readBackup(
    archive,
    async ({ migrations }) => {
      const known = knownMigrations();
      if (migrations.some((name, n) => known[n] !== name))
        throw new OperatorError(
          `${archive.name ?? archive.path} was made by another version of Vetta: restore it with that version or a newer one.`,
        );
    },
    async ({ bytes }) => {
      for await (const _ of bytes);
    },
  );
}

interface Destination {
  readonly database: Database;
  readonly store: ObjectStore;
  /** The id of the installation that is restored into. */
  readonly installation: string;
  readonly now: Temporal.Instant;
}

/**
 * Replaces all data with a checked archive, or changes nothing: the database in one transaction, and if that fails the new
 * objects are removed. A backup of an older version is migrated to the current schema. Writes an audit row at `now`. The
 * database keeps its own installation's id, under which `store` holds the objects. Throws OperatorError if the archive cannot be
 * read to its end, and the errors of the database and of the store.
 */
export async function restoreBackup(
  archive: Archive,
  { database, store, installation, now }: Destination,
  report: ReportProgress,
): Promise<Contents> {
  await using objects = await loadObjects(store);
  const contents = await database.transaction(async (trx) => {
    const restored = await replaceSchema(trx, async (migrateTo) => {
      await using loading = new AsyncDisposableStack();
      let tables: Awaited<ReturnType<typeof loadTables>> | undefined;
      const loaded = await readBackup(
        archive,
        async (manifest) => {
          await migrateTo(manifest.migrations);
          tables = loading.use(await loadTables(trx, manifest.tables));
        },
        async (entry) => {
          if ('table' in entry) {
            report(entry.table);
            await tables?.load(entry.table, entry.bytes);
          } else {
            report(entry.object);
            await objects.load(entry.object, entry.bytes);
          }
        },
      );
      await tables?.finish();
      return loaded;
    });
    const change = { before: null, after: { file: basename(archive.name ?? archive.path), ...restored } };
    await recordChange(trx, { actor: 'npm run restore', action: 'restore', at: now, change });
    await setInstallationId(trx, installation);
    await replaceCommitments(trx, nowOf(now));
    return restored;
  });
  objects.keep();
  return contents;
}
