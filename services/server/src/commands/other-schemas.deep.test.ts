import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { knownMigrations, migrate } from '@vetta/league/store/migrate';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { runScript } from '../../testing/run-script.ts';

let folder: string;
let archive: string;
let tracker: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-schemas-'));
  await chmod(folder, 0o755);
  archive = join(folder, 'vetta.tar.gz');
  tracker = join(folder, 'tracker.csv');
  await writeFile(tracker, 'name,date,rings,apptSet,apptDone,alignment\nAnna,2026-10-30,80,2,1,true\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let url: string;
beforeEach(async () => {
  url = await freshDatabase();
});

const run = (args: string[], variables = {}) =>
  runScript(args, {
    DATABASE_URL: url,
    DATA_DIR: folder,
    CLOCK: '2026-11-02T09:00:00+01:00',
    ...variables,
  });

/** Gives the database the tables of these migrations only. */
async function migrateTo(names: readonly string[]): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  await database.raw('drop schema public cascade; create schema public');
  if (names.length > 0) await migrate(database, names);
  await database.destroy();
}

/** Every process that needs the schema of this version. */
const processes = [
  { name: 'close', start: () => run(['close', '2026-10-30']) },
  { name: 'import', start: () => run(['import', tracker]) },
  { name: 'key', start: () => run(['key', 'new']) },
  { name: 'seed', start: () => run(['seed', '--players', '2']) },
  { name: 'the start with ROLE=scheduler', start: () => run(['start'], { ROLE: 'scheduler' }) },
];

describe('on an older schema', () => {
  beforeEach(() => migrateTo(knownMigrations().slice(0, -1)));

  test.each(processes)('$name refuses with a sentence and changes nothing', async ({ start }) => {
    const before = await everyRow(url);
    expect(await start()).toEqual({
      code: 1,
      output: expect.stringContaining('An older Vetta has set up this database'),
    });
    expect(await everyRow(url)).toEqual(before);
  });

  test('backup copies it and changes nothing', async () => {
    const before = await everyRow(url);
    expect(await run(['backup', archive])).toMatchObject({ code: 0 });
    expect(await everyRow(url)).toEqual(before);
  });
});

describe('on an empty database', () => {
  beforeEach(() => migrateTo([]));

  test.each([...processes, { name: 'backup', start: () => run(['backup', `${archive}.empty`]) }])(
    '$name makes no tables and says what to do',
    async ({ start }) => {
      expect(await start()).toEqual({
        code: 1,
        output: expect.stringContaining('There is no league in this database yet: start Vetta once'),
      });
      expect(await everyRow(url)).toEqual({});
    },
  );
});
