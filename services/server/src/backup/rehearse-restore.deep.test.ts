import { join } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rehearseRestore } from './rehearse-restore.ts';
import { type BackupSummary, writeBackup } from './write-backup.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
let folder: string;
let url: string;
let database: Database;
beforeEach(async () => {
  folder = await folderOfTest();
  url = await freshDatabase();
  database = openDatabase(url);
  await fillDemo(database, clock);
});
afterEach(() => database.destroy());

async function write(name: string): Promise<BackupSummary> {
  const store = openObjectStore(freshBucket('s3rver'), crypto.randomUUID());
  const written = await writeBackup(join(folder, name), { url, store, madeAt: clock() }, () => {});
  store.close();
  return written;
}

/** Restores an archive for a check. Expects that no scratch database is left. */
async function rehearse(name: string, { tables }: BackupSummary) {
  const scratch = `scratch_${url.slice(-12)}`;
  const archive = { path: join(folder, name), identities: [] };
  try {
    return await rehearseRestore(archive, { url, scratch, tables });
  } finally {
    expect(
      await firstRow(database, 'select from pg_database where datname = :scratch', { scratch }),
    ).toBeUndefined();
  }
}

test('an archive that restores to what was written passes', async () => {
  expect(await rehearse('whole', await write('whole'))).toBe('restored');
});

test('an archive that restores to something else is found, by the names of the tables', async () => {
  await write('older');
  await database.raw('update month_sums set rings = rings + 1');
  const newer = await write('newer');
  await expect(rehearse('older', newer)).rejects.toThrow(
    /differs from what was written, in month_sums, public_version: /,
  );
});

test('rows that break a foreign key, as a damaged disk leaves them, are found', async () => {
  await database.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw('delete from players where id = (select player_id from entries limit 1)');
  });
  await expect(rehearse('broken', await write('broken'))).rejects.toThrow(
    /^The backup could not be restored for a check: .*foreign key/,
  );
});
