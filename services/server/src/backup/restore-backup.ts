import type { ObjectStore } from '@vetta/api/storage/object-store';
import { replaceCommitments } from '@vetta/league/draws/replace-commitments';
import type { Database } from '@vetta/league/store/database';
import { knownMigrations, migrateAnew } from '@vetta/league/store/migrate';
import { nowOf } from '@vetta/league/time/now';
import { OperatorError } from '../operator-error.ts';
import type { Say } from '../progress.ts';
import { loadObjects } from './load-objects.ts';
import { loadTables } from './load-tables.ts';
import type { Contents } from './manifest.ts';
import { readBackup } from './read-backup.ts';

/** Reads all of an archive without keeping any of it: what is broken is found before anything is touched. */
export function checkBackup(path: string): Promise<Contents> {
  return readBackup(
    path,
    async ({ migrations }) => {
      const known = knownMigrations();
      if (migrations.some((name, n) => known[n] !== name))
        throw new OperatorError(
          `${path} was made by another version of Vetta: restore it with that one, or a newer.`,
        );
    },
    async ({ bytes }) => {
      for await (const _ of bytes);
    },
  );
}

/**
 * Puts a checked archive in the place of all data, or changes nothing: one transaction for the database, and objects that
 * were put meanwhile go again where it fails. A backup of an older version is brought up to date on the way.
 */
export async function restoreBackup(
  path: string,
  { database, store, at }: { database: Database; store: ObjectStore; at: Temporal.Instant },
  say: Say,
): Promise<Contents> {
  await using objects = await loadObjects(store);
  const contents = await database.transaction(async (trx) => {
    const restored = await migrateAnew(trx, async (migrateTo) => {
      let tables: Awaited<ReturnType<typeof loadTables>> | undefined;
      const restored = await readBackup(
        path,
        async (manifest) => {
          await migrateTo(manifest.migrations);
          tables = await loadTables(trx, manifest.tables);
        },
        async (entry) => {
          if ('table' in entry) {
            say(entry.table);
            await tables?.load(entry.table, entry.bytes);
          } else {
            say(entry.object);
            await objects.load(entry.object, entry.bytes);
          }
        },
      );
      await tables?.finish();
      return restored;
    });
    await replaceCommitments(trx, nowOf(at));
    return restored;
  });
  objects.keep();
  return contents;
}
