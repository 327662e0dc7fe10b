import { join } from 'node:path';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { nowOf } from '@vetta/league/time/now';
import { acceptedHashes, ensureAdminKey, hashOf } from '@vetta/office/admin-key/admin-key';
import { listKeys, makeKey } from '@vetta/office/admin-key/named-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';

// The older one was replaced since the backup: it may be in wrong hands.
const [old, current] = ['the-key-of-the-backup', 'the-key-in-force-today'];
const now = nowOf(Temporal.Now.instant());
let league: NightlyLeague;
let archive: string;

beforeAll(async () => {
  league = await openNightlyLeague();
  await ensureAdminKey(league.api.database, now, old);
  await league.api.database.transaction((trx) =>
    makeKey(trx, { name: 'Moduli', scopes: ['entries'] }, { by: 'admin', now }),
  );
  expect((await league.nightly()).code).toBe(0);
  archive = join(league.folder, 'backups', league.nameOf(DAY));
});
afterAll(() => league.close());

/** Restores the backup over a database in which a key is in force. Returns what was said, and which key opens the league. */
async function restoreOver(key: string | undefined, ...more: string[]) {
  const url = await freshDatabase();
  // A restore takes an open connection for a running server.
  if (key !== undefined) await inDatabase(url, (database) => ensureAdminKey(database, now, key));
  const { code, output } = await league.restore(archive, url, more);
  expect(code, output).toBe(0);
  const hashes = await inDatabase(url, acceptedHashes);
  const named = (await inDatabase(url, listKeys)).map(({ name }) => name);
  for (const one of [old, current]) if (await hashOf(one, hashes)) return { output, key: one, named };
  return { output, key: undefined, named };
}

test('a restore keeps the keys that are in force, and brings no key with a name back', async () => {
  expect(await restoreOver(current, '--replace')).toEqual({
    key: current,
    named: [],
    output: expect.stringContaining(
      'The admin key is the one that was in force (--with-key takes the backup’s)',
    ),
  });
});

test('with --with-key the key of the backup is in force', async () => {
  expect(await restoreOver(current, '--replace', '--with-key')).toEqual({
    key: old,
    named: ['Moduli'],
    output: expect.stringContaining('files are restored, the admin key among them'),
  });
});

test('where no key is in force, as in a new database, it is the key of the backup', async () => {
  expect(await restoreOver(undefined)).toEqual({
    key: old,
    named: ['Moduli'],
    output: expect.stringContaining('the admin key among them'),
  });
});
