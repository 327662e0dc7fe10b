import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openObjectsUnder } from '@vetta/api/storage/object-store';
import { freshBucket, storeKinds } from '@vetta/api/testing/object-stores';
import { openFiles } from '@vetta/api/uploads/files';
import { sweepUploads } from '@vetta/api/uploads/sweep';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';
import { exited, runScript } from '../../testing/run-script.ts';

let league: NightlyLeague;
beforeEach(async () => {
  league = await openNightlyLeague();
});
afterEach(() => league.close());

describe.each(storeKinds)('in a bucket of $name', ({ kind }) => {
  test('it stands under its prefix, old ones go, and the sweep of uploads takes none', async () => {
    const backupStore = { ...freshBucket(kind), bucket: league.api.objectStore.bucket };
    const store = kind === 's3rver' ? league.api.objectStore : backupStore;
    const objects = openObjectsUnder(store, '');
    await objects.reach();
    const put = (name: string) =>
      objects.put(
        name,
        { size: 1, sha256: createHash('sha256').update('x').digest('hex'), type: 'text/plain' },
        Readable.from(['x']),
      );
    await put(`night/${league.nameOf('2020-01-01')}`);
    await put('night/vetta-00000000-2020-01-01T2259Z-night.tar.gz');
    const made = await league.nightly({
      BACKUP_TO: `s3://${store.bucket}/night`,
      BACKUP_KEEP: '1d',
      ...(kind !== 's3rver' && {
        BACKUP_S3_ENDPOINT: store.endpoint,
        BACKUP_S3_ACCESS_KEY: store.accessKey,
        BACKUP_S3_SECRET_KEY: store.secretKey,
      }),
    });
    expect(made, made.output).toMatchObject(exited(0, '1 older removed'));
    const names = async () =>
      (await Array.fromAsync(objects.list(), ({ name }) => name)).filter(
        (name) => !name.startsWith('vetta/'),
      );
    const expected = [
      `night/vetta-00000000-2020-01-01T2259Z-night.tar.gz`,
      `night/${league.nameOf(DAY)}`,
    ].sort();
    expect((await names()).sort()).toEqual(expected);
    expect(await league.backups(), 'no draft is left').toEqual([]);

    const files = openFiles({
      settings: store,
      installation: league.api.installation,
      spoolFolder: league.folder,
    });
    await sweepUploads(league.api.database, files, Temporal.Now.instant().add({ hours: 2 }));
    expect((await names()).sort()).toEqual(expected);
    files.store.close();

    objects.close();

    // Elsewhere, after a loss: only the store and its keys are known.
    const elsewhere = {
      ...league.placeOf(freshBucket('s3rver'), await freshDatabase()),
      DATA_DIR: join(league.folder, 'new'),
      BACKUP_TO: `s3://${store.bucket}/night`,
      BACKUP_S3_ENDPOINT: store.endpoint,
      BACKUP_S3_ACCESS_KEY: store.accessKey,
      BACKUP_S3_SECRET_KEY: store.secretKey,
    };
    const listed = await runScript(['restore', '--list'], elsewhere);
    const address = `s3://${store.bucket}/night/${league.nameOf(DAY)}`;
    const size = String.raw`[\d.]+ [kM]B:\n`;
    const older = `s3://${store.bucket}/night/vetta-00000000-2020-01-01T2259Z-night.tar.gz`;
    expect(listed.output).toMatch(
      new RegExp(
        `^of the night, data of 2020-01-01 23:59 in Rome, ${size}${older}\n` +
          `of the night, data of 2026-11-20 11:00 in Rome, ${size}${address}\n$`,
      ),
    );
    const none = await runScript(['restore', `${address}.age`], elsewhere);
    expect(none).toMatchObject(exited(1, `There is no ${address}.age: npm run`));
    const restored = await runScript(['restore', address], elsewhere);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect((await everyRow(elsewhere.DATABASE_URL)).entries).toEqual(
      (await everyRow(league.databaseUrl)).entries,
    );
    expect(await readdir(join(league.folder, 'new')), 'no copy is left').not.toContain('fetched-backup');
  });
});
