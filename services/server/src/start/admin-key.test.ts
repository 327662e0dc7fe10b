import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { nowOf } from '@vetta/league/time/now';
import { acceptedHashes, hashOf } from '@vetta/office/admin-key/admin-key';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareAdminKey } from './admin-key.ts';

let dataDir: string;
let file: string;
let database: Database;
beforeEach(async () => {
  dataDir = await folderOfTest();
  file = join(dataDir, 'admin-key.txt');
  database = openDatabase(await freshDatabase());
});
afterEach(() => database.destroy());

const start = (isTerminal: boolean, adminKey?: string) =>
  prepareAdminKey(database, nowOf(Temporal.Now.instant()), { adminKey, dataDir, isTerminal });
const isValid = async (key: string) => (await hashOf(key, await acceptedHashes(database))) !== undefined;

test('without a terminal the first key is in a file of its owner, and no start shows it', async () => {
  const first = await start(false);
  const key = (await readFile(file, 'utf8')).trim();
  expect(await isValid(key)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(first).toBe(`in the file ${file}; npm run key -- new makes another`);
  expect(await start(false)).toBe(first);
  expect(await start(true)).toBe(first);
});

test('on a terminal the first key is shown once and is in no file', async () => {
  const [key = ''] = (await start(true)).split(' ');
  expect(await isValid(key)).toBe(true);
  expect(await readdir(dataDir)).toEqual([]);
  expect(await start(true)).toBe('as shown when it was made; lost? npm run key -- new makes another');
});

test('ADMIN_KEY replaces the key in the file and the file goes', async () => {
  await start(false);
  expect(await start(false, 'la-chiave-di-casa')).toBe('the one in ADMIN_KEY');
  expect(await isValid('la-chiave-di-casa')).toBe(true);
  expect(await readdir(dataDir)).toEqual([]);
});
