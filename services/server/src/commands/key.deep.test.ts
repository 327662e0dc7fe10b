import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testApi } from '@vetta/api/testing/api';
import { listAudit } from '@vetta/league/audit/list-audit';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { nowOf } from '@vetta/league/time/now';
import { acceptedHashes, ensureAdminKey, hashOf } from '@vetta/office/admin-key/admin-key';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exited, runScript } from '../../testing/run-script.ts';

let DATABASE_URL: string;
let database: Database;
let old: string;
let DATA_DIR: string;
const now = nowOf(Temporal.Now.instant());
beforeEach(async () => {
  DATABASE_URL = await freshDatabase();
  DATA_DIR = await folderOfTest();
  database = openDatabase(DATABASE_URL);
  old = (await ensureAdminKey(database, now)).created ?? '';
});
afterEach(() => database.destroy());

const key = (words: string[], variables = {}) =>
  runScript(['key', ...words], { DATABASE_URL, DATA_DIR, ...variables });
const keyIn = (output: string) => /The new admin key: ([\w-]{32}) /.exec(output)?.[1] ?? '';

test('a running Vetta accepts the new key and refuses the old one at once, even if it has just verified it', async () => {
  const api = await testApi({ databaseUrl: DATABASE_URL, adminKey: null });
  const statusWith = async (given: string) =>
    (await api.ask('POST /api/admin/auth/verify', { key: given })).status;
  expect(await statusWith(old)).toBe(200);

  const made = await key(['new']);
  expect(made).toEqual(exited(0, 'The old key is refused from now on.'));
  expect(await statusWith(old)).toBe(401);
  expect(await statusWith(keyIn(made.output))).toBe(200);

  const kept = await key(['new', '--keep-old', '24h']);
  expect(kept.output).toContain('The old key still works for 24h');
  const both = [keyIn(made.output), keyIn(kept.output)];
  expect(await Promise.all(both.map(statusWith))).toEqual([200, 200]);
  await database.raw("update admin_users set previous_until = now() - interval '1 second'");
  expect(await Promise.all(both.map(statusWith))).toEqual([401, 200]);
  await api.close();
});

test('a new key is shown without a terminal too, and the file with the first key is deleted', async () => {
  const file = join(DATA_DIR, 'admin-key.txt');
  await writeFile(file, old);
  const made = await key(['new']);
  expect(await hashOf(keyIn(made.output), await acceptedHashes(database))).toBeDefined();
  await expect(access(file)).rejects.toThrow('ENOENT');
});

test('while ADMIN_KEY is set, no other key is made and the sentence says what to do', async () => {
  const inEnvironment = await key(['new'], { ADMIN_KEY: 'la-chiave-di-casa' });
  expect(inEnvironment).toEqual(exited(1, /^ADMIN_KEY is set, .* start Vetta/));
  await ensureAdminKey(database, now, 'la-chiave-di-casa');
  const running = await key(['new']);
  expect(running).toEqual(exited(1, /^The admin key comes from the ADMIN_KEY/));
  for (const { output } of [inEnvironment, running]) expect(output).not.toContain('la-chiave-di-casa');
  expect(await hashOf('la-chiave-di-casa', await acceptedHashes(database))).toBeDefined();
});

test('the first key replaces none and the command says so; each new key is in the audit, never in clear', async () => {
  await database('admin_users').delete();
  const first = await key(['new']);
  expect(first).toEqual(exited(0, 'It is the first one'));
  const second = await key(['new', '--keep-old', '24h']);
  const { changes } = await listAudit(database, {});
  expect(changes).toMatchObject([
    { actor: 'npm run key', after: { isFirst: false, oldKeptFor: 'PT24H' } },
    { actor: 'npm run key', after: { isFirst: true, oldKeptFor: null } },
  ]);
  for (const { output } of [first, second]) expect(JSON.stringify(changes)).not.toContain(keyIn(output));
});

test('a key with a name is made beside ADMIN_KEY, opens what its scopes say, and is in the audit without itself', async () => {
  const api = await testApi({ databaseUrl: DATABASE_URL, adminKey: 'la-chiave-di-casa' });
  const variables = { ADMIN_KEY: 'la-chiave-di-casa' };
  const end = Temporal.PlainDate.from(now.today).add({ days: 30 }).toString();
  const made = await key(['new', '--name', 'Moduli', '--scope', 'entries,read', '--end', end], variables);
  expect(made).toEqual(exited(0, 'It may: entries, read.'));
  const [named = ''] = /vk_[0-9a-f]{96}/.exec(made.output) ?? [];
  expect((await api.ask('GET /api/admin/players', { key: named })).status).toBe(200);
  expect((await api.ask('POST /api/admin/players', { key: named, body: {} })).status).toBe(403);
  const { changes } = await listAudit(database, {});
  expect(changes[0]).toMatchObject({
    actor: 'npm run key',
    what: 'Chiave creata',
    after: { name: 'Moduli', scopes: ['entries', 'read'] },
  });
  expect(JSON.stringify(changes)).not.toContain(named);
  const again = await key(['new', '--name', 'moduli', '--scope', 'read'], variables);
  expect(again).toEqual(exited(1, 'C’è già una chiave di nome «moduli»'));
  await api.close();
});

test.each([
  [[]],
  [['old']],
  [['new', 'new']],
  [['new', '--keep-old', 'ieri']],
  [['new', '--keep-old', '0h']],
  [['new', '--keep']],
  [['new', '--name', 'Moduli']],
  [['new', '--name', 'Moduli', '--scope', 'tutto']],
  [['new', '--name', 'Vetta', '--scope', 'read']],
  [['new', '--name', 'Moduli', '--scope', 'read', '--end', 'ieri']],
  [['new', '--name', 'Moduli', '--scope', 'read', '--keep-old', '1h']],
  [['--help']],
])('key %j makes no key and shows the usage', async (words) => {
  const { code, output } = await key(words);
  expect(output).toMatch(/Usage: npm run key -- new \[--keep-old 24h\]$/m);
  expect(code).toBe(1);
  expect(await hashOf(old, await acceptedHashes(database))).toBeDefined();
});
