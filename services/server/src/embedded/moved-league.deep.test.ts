import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openLeagueDatabase } from '../start/league-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

async function startOn(variables: Record<string, string>): Promise<void> {
  const settings = readEnvironment({ DATA_DIR: folder, ...variables });
  await (await openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' })).close();
}

test('a league that was moved to DATABASE_URL is not opened in its old folder without a word', async () => {
  await startOn({});
  const DATABASE_URL = await freshDatabase();
  await startOn({ DATABASE_URL });
  const { host, pathname } = new URL(DATABASE_URL);
  await expect(startOn({})).rejects.toThrow(
    `The league of ${folder} was moved to the database at ${host}${pathname}, and DATABASE_URL is not set: set it.`,
  );
  await startOn({ DATABASE_URL });
  await rm(join(folder, 'league-moved.txt'));
  await startOn({});
});

test('a folder that holds no league takes a new one after a start with DATABASE_URL', async () => {
  await startOn({ DATABASE_URL: await freshDatabase() });
  await startOn({});
});
