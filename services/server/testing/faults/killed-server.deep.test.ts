import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type ObjectStoreSettings, openObjectStore } from '@vetta/api/storage/object-store';
import { ADMIN_KEY, askAt, type TestApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png } from '@vetta/api/testing/upload-files';
import { openFiles } from '@vetta/api/uploads/files';
import { sweepUploads } from '@vetta/api/uploads/sweep';
import { isBelowBuilds } from '@vetta/contract/published-build';
import { getLeaderboard } from '@vetta/contract/standings';
import { Upload } from '@vetta/contract/uploads';
import { openDatabase } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../every-row.ts';
import { storeVariables } from '../run-script.ts';
import { type StartedVetta, startVetta } from '../started-vetta.ts';
import { holdTable } from './held-table.ts';

const folder = await folderOfFile();

describe('a server killed with SIGKILL', () => {
  let databaseUrl: string;
  let objectStore: ObjectStoreSettings;
  let vetta: StartedVetta;
  beforeAll(async () => {
    databaseUrl = await freshDatabase();
    objectStore = freshBucket('s3rver');
    await start();
  }, 240_000);
  afterAll(() => vetta.kill());

  async function start(): Promise<void> {
    vetta = await startVetta({
      ROLE: 'api',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...storeVariables(objectStore),
      ADMIN_KEY,
      CLOCK: '2026-10-30T18:00:00+01:00',
    });
  }

  const ask: TestApi['ask'] = (call, request) => askAt(vetta.url)(call, request);
  const importDays = () => {
    const lines = ['Anna', 'Bruno', 'Carla'].flatMap((name) =>
      Array.from(
        { length: 28 },
        (_, day) => `${name},2026-10-${String(day + 1).padStart(2, '0')},80,2,1,true`,
      ),
    );
    const csv = ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
    return ask('POST /api/admin/imports', { raw: csv, headers: { 'Content-Type': 'text/csv' } });
  };
  const board = async () =>
    getLeaderboard.replies[200].parse((await ask('GET /api/leaderboard')).body).entries;

  /** Kills the server when `change` has written its rows and waits for the table; then starts it again. */
  async function killIn(change: () => Promise<unknown>, table: string): Promise<void> {
    const held = await holdTable(databaseUrl, table);
    const changing = change();
    const failed = expect(changing).rejects.toThrow('fetch failed');
    await held.waitedFor();
    await vetta.kill();
    await failed;
    await held.release();
  }

  test('in the middle of an import or of an undo has changed nothing, and does both after the next start', async () => {
    const empty = await everyRow(databaseUrl);
    // Its last statement sums the months, after players, entries and journal are written.
    await killIn(importDays, 'month_sums');
    expect(await everyRow(databaseUrl)).toEqual(empty);
    await start();
    const imported = await importDays();
    expect(imported.status).toBe(200);
    const standings = await board();
    expect(standings.map(({ score }) => score)).toEqual(Array(3).fill(28 * (80 + 50 + 75 + 25)));

    const undo = () => ask(`POST /api/admin/audit/${imported.headers.get('X-Audit-Id')}/undo`);
    const full = await everyRow(databaseUrl);
    await killIn(undo, 'month_sums');
    expect(await everyRow(databaseUrl)).toEqual(full);
    await start();
    expect(await board()).toEqual(standings);
    expect((await undo()).status).toBe(204);
    expect(await board()).toEqual([]);
  });

  test('in the middle of uploads has none of them, and the next sweeps remove what they left', async () => {
    const incoming = join(folder, 'incoming');
    const received = async () =>
      (await readdir(incoming, { recursive: true })).filter((name) => /received$/.test(name));
    const half = halfAnUpload(`${vetta.url}/api/admin/upload`);
    await expect.poll(received, { timeout: 20_000 }).toHaveLength(1);
    const form = new FormData();
    form.set('file', new File([await png()], 'foto.png', { type: 'image/png' }));
    // Its objects are stored, its row is not.
    await killIn(() => ask('POST /api/admin/upload', { raw: form }), 'uploads');
    await half;

    await start();
    const database = openDatabase(databaseUrl, { max: 2 });
    const installation = await installationId(database);
    const files = openFiles({ settings: objectStore, installation, spoolFolder: incoming });
    expect(await database('uploads')).toEqual([]);
    expect(await objects(installation)).toHaveLength(2);
    expect(await received()).toHaveLength(2);
    const inAnHour = Temporal.Now.instant().add({ minutes: 61 });
    await sweepUploads(database, files, inAnHour);
    expect(await objects(installation)).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
    files.store.close();
    await database.destroy();

    const again = new FormData();
    again.set('file', new File([await png()], 'foto.png', { type: 'image/png' }));
    const sent = await ask('POST /api/admin/upload', { raw: again });
    expect(sent.status).toBe(201);
    expect((await ask(`GET ${Upload.parse(sent.body).url}`)).status).toBe(200);
  });

  async function objects(installation: string | undefined): Promise<string[]> {
    const store = openObjectStore(objectStore, installation);
    const names = await Array.fromAsync(store.list(), ({ name }) => name);
    store.close();
    // The front ends of the start are there too.
    return names.filter((name) => !isBelowBuilds(`/${name}`));
  }

  /** Sends the first half of a form. Resolves when the connection ends. */
  async function halfAnUpload(url: string): Promise<void> {
    const boundary = createHash('sha256').update(url).digest('hex');
    const begun = request(url, {
      method: 'POST',
      headers: {
        'X-Admin-Key': ADMIN_KEY,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': 200_000,
      },
    });
    begun.on('error', () => {});
    begun.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="foto.png"\r\n`);
    begun.write(`Content-Type: image/png\r\n\r\n${'x'.repeat(100_000)}`);
    await new Promise((resolve) => begun.on('close', resolve));
  }
});
