import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_KEY, askAt, type TestApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png, upload } from '@vetta/api/testing/upload-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exited, runScript, storeVariables } from '../run-script.ts';
import { type SmallDisk, smallDisk } from '../small-disk.ts';
import { type StartedVetta, startVetta } from '../started-vetta.ts';

let disk: SmallDisk | undefined;
let vetta: StartedVetta | undefined;
let ask: TestApi['ask'];
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  disk = await smallDisk(250);
  if (!disk) return;
  const DATA_DIR = join(disk.path, 'data');
  await mkdir(DATA_DIR);
  await chmod(DATA_DIR, 0o755);
  // The database and the files under way are on the small disk, the stored files elsewhere.
  const store = storeVariables(freshBucket('s3rver'));
  settings = { DATA_DIR, ...store, CLOCK: '2026-11-20T12:00:00+01:00' };
  vetta = await startVetta({ ...settings, ROLE: 'api', PORT: '0', DEMO: 'off', ADMIN_KEY });
  ask = askAt(vetta.url);
}, 240_000);
afterAll(async () => {
  vetta?.signal('SIGTERM');
  await vetta?.exited;
  await disk?.remove();
});

/** A file of the days from 1 October to 19 November. */
function trackerOf(players: number): string {
  const lines = Array.from({ length: players }, (_, player) =>
    Array.from({ length: 50 }, (_, day) => {
      const date = Temporal.PlainDate.from('2026-10-01').add({ days: day });
      return `Persona ${player},${date},40,1,0,false`;
    }),
  );
  return ['name,date,rings,apptSet,apptDone,alignment', ...lines.flat()].join('\n');
}

const uploadPicture = async () => upload({ ask }, await png(400, 300));
const importDays = (csv: string) =>
  ask('POST /api/admin/imports', { raw: csv, headers: { 'Content-Type': 'text/csv' } });

/** Returns what the league has: its standings and its changes. */
const league = async () => ({
  board: (await ask('GET /api/leaderboard')).body.entries,
  days: (await ask('GET /api/admin/entries?date=2026-10-15')).body,
  changes: (await ask('GET /api/admin/audit')).body.changes,
});

test('a full disk refuses writes with a sentence and changes nothing; with space everything works again', async (context) => {
  if (!disk) return context.skip('only root can mount a small disk');
  expect((await importDays(trackerOf(2))).status).toBe(200);
  const file = join(disk.path, 'tracker.csv');
  const large = trackerOf(300);
  await writeFile(file, large);
  const before = await league();
  expect(before.board).toHaveLength(2);
  await disk.fill();

  expect(await uploadPicture()).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('non ha spazio') },
  });
  const refused = await importDays(large);
  expect(refused).toMatchObject({ status: 503, body: { error: expect.stringMatching(/Riprova/) } });
  expect(await league()).toEqual(before);
  const full = exited(1, /^A disk is full: free some space/m);
  expect(await runScript(['import', file], settings)).toEqual(full);
  expect(await league()).toEqual(before);
  const archive = join(disk.path, 'vetta.tar.gz');
  expect(await runScript(['backup', archive], settings)).toEqual(full);
  expect((await readdir(disk.path)).sort()).toEqual(['data', 'filler', 'tracker.csv']);
  expect((await ask('GET /')).status, 'the page').toBe(200);

  await disk.free();
  expect((await uploadPicture()).status).toBe(201);
  expect(await readdir(join(disk.path, 'data/incoming'), { recursive: true })).toEqual([]);
  const imported = await runScript(['import', file], settings);
  expect(imported.code, imported.output).toBe(0);
  // Another process has written: the api hears of it a moment later.
  await expect.poll(async () => (await league()).board, { timeout: 10_000 }).toHaveLength(300);
  const written = await runScript(['backup', archive], settings);
  expect(written.code, written.output).toBe(0);
  // The picture with its small copy, and the builds of the shell and of two plugins.
  expect(written.output).toContain(' 5 files are in');
  expect(vetta?.isRunning).toBe(true);
});
