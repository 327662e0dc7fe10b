import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { ADMIN_KEY, askAt, type TestApi } from '@vetta/api/testing/api';
import { freshBucket, rawClient } from '@vetta/api/testing/object-stores';
import { png } from '@vetta/api/testing/upload-files';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { knownMigrations } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { box, bruno, makeEarlyLeague, participants, picture, sha256, winnerOf } from './early-league.ts';
import { runScript } from './run-script.ts';
import { type StartedVetta, startVetta } from './started-vetta.ts';

let folder: string;
let settings: Readonly<Record<string, string>>;
let vetta: StartedVetta;
let ask: TestApi['ask'];
let database: Database;
let image: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-older-'));
  await chmod(folder, 0o755);
  const url = await freshDatabase();
  const objectStore = freshBucket('s3rver');
  settings = {
    DATABASE_URL: url,
    S3_ENDPOINT: objectStore.endpoint,
    S3_ACCESS_KEY: objectStore.accessKey,
    S3_SECRET_KEY: objectStore.secretKey,
    S3_BUCKET: objectStore.bucket,
    DATA_DIR: folder,
    CLOCK: '2025-11-20T18:00:00+01:00',
  };
  database = openDatabase(url, { max: 1 });
  await makeEarlyLeague(database);
  image = await storeWithoutPrefix(objectStore);
  vetta = await startVetta({ ...settings, ROLE: 'api', PORT: '0', ADMIN_KEY });
  ask = askAt(vetta.url);
}, 240_000);
afterAll(async () => {
  await vetta?.kill();
  await database.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Stores the picture's object as the older version did. */
async function storeWithoutPrefix(objectStore: ObjectStoreSettings): Promise<Uint8Array> {
  const client = rawClient(objectStore);
  await client.makeBucket(objectStore.bucket, objectStore.region);
  const bytes = await png();
  await client.putObject(objectStore.bucket, `${picture}.png`, Buffer.from(bytes));
  return bytes;
}

test('a start brings the schema of an older version up to date', async () => {
  const applied = await rows<{ name: string }>(database, 'select name from knex_migrations order by id');
  expect(applied.map(({ name }) => name)).toEqual(knownMigrations());
});

test('its final months keep their values and standings, and the rehearsal of a rebuild gives the same', async () => {
  expect((await ask('GET /api/months')).body).toMatchObject([
    { month: '2025-11', state: 'open', podium: [{ name: 'Anna', total: 90 }, { name: 'Bruno' }] },
    { month: '2025-10', state: 'final', podium: [{ total: 1380 }, { total: 1280 }] },
    { month: '2025-09', state: 'final', podium: [{ name: 'Bruno', total: 20 }] },
  ]);
  const { before, after } = (await ask('GET /api/admin/months/2025-10/rehearsal')).body;
  const october = {
    scoring: { ringPoints: 2, appointmentSetPoints: 5 },
    prizePool: 690,
    prizes: [{ title: 'Bici' }, { title: 'Mystery box' }],
    entries: [
      { name: 'Bruno', score: 1300, bonus: 80, total: 1380, eligible: true },
      { name: 'Anna', score: 1200, bonus: 80, total: 1280, eligible: true },
    ],
  };
  expect(before).toMatchObject(october);
  expect(after).toMatchObject(october);
  const kept = await rows<{
    month: string;
    contest: object;
    bonuses: { points: number; isActive: boolean }[];
  }>(database, 'select month, contest, bonuses from final_months order by month');
  for (const { bonuses } of kept) {
    expect(bonuses).toHaveLength(5);
    expect(bonuses.filter(({ isActive }) => isActive)).toMatchObject([{ name: 'Belva', points: 80 }]);
  }
  const own = { launchAt: '2025-09-30T21:59:00Z', lotteryThreshold: 1200 };
  expect(kept.map(({ contest }) => contest)).toEqual([
    { ...own, month: '2025-09', start: '2025-09-01', end: '2025-09-30' },
    { ...own, month: '2025-10', start: '2025-10-03', end: '2025-10-30' },
  ]);
});

test('its draws stay as they were held, chosen by the prize’s id, and its promise for the month under way stays', async () => {
  const held = ['un segreto', 'un altro segreto'].map((secret) => ({
    ...{ prizeId: box, prizeTitle: 'Mystery box', rank: null, participants },
    ...{ secret, commitment: sha256(secret), winnerId: winnerOf(secret)?.id },
  }));
  const { draws } = (await ask('GET /api/draws/2025-10')).body;
  expect(draws).toMatchObject([
    { ...held[0], voidReason: 'Premio sbagliato' },
    { ...held[1], voidReason: null },
  ]);
  expect((await ask('GET /api/admin/months/2025-10/prizes')).body).toMatchObject([
    { title: 'Bici', winner: { name: 'Bruno' } },
    { title: 'Mystery box', winner: { name: winnerOf('un altro segreto')?.name } },
  ]);
  expect((await ask('GET /api/draws/2025-11')).body).toMatchObject({
    pending: [{ commitment: sha256('il segreto di novembre') }],
    replaced: [],
    draws: [],
  });
});

test('its prizes and files are served, and it takes entries and closes', async () => {
  expect((await ask('GET /api/admin/prizes')).body).toMatchObject([{ title: 'Bici' }]);
  const file = await fetch(`${vetta.url}/uploads/${picture}.png`);
  expect(file.status).toBe(200);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(image);

  const entry = {
    playerId: bruno,
    date: '2025-11-19',
    rings: 120,
    apptSet: 0,
    apptDone: 0,
    alignment: false,
  };
  expect((await ask('POST /api/admin/entries', { body: entry })).status).toBe(201);
  const closed = await runScript(['close', '2025-11-19'], { ...settings });
  expect(closed.code, closed.output).toBe(0);
  expect((await ask('GET /api/leaderboard')).body.entries).toMatchObject([
    { name: 'Bruno', score: 120, total: expect.any(Number) },
    { name: 'Anna', total: 90 },
  ]);
});
