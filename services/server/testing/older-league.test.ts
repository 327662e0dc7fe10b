import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { ADMIN_KEY, askAt, type TestApi } from '@vetta/api/testing/api';
import { freshBucket, rawClient } from '@vetta/api/testing/object-stores';
import { png } from '@vetta/api/testing/upload-files';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { knownMigrations, migrate } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedVetta, startVetta } from './faults/started-vetta.ts';
import { runScript } from './run-script.ts';

// The version that first kept uploads: its players have points and positions, its draws no rank, its final months only the
// bonuses that were active, and the oldest no contest.
const OLDER = knownMigrations().slice(0, 11);

const anna = '0199f7a2-5c00-7000-8000-000000000001';
const bruno = '0199f7a2-5c00-7000-8000-000000000002';
const bike = '0199f7a2-5c00-7000-8000-00000000000a';
const box = '0199f7a2-5c00-7000-8000-00000000000b';
const picture = '0199f7a2-5c00-4000-8000-00000000000c';
const participants = [
  { id: anna, name: 'Anna', total: 1280 },
  { id: bruno, name: 'Bruno', total: 1380 },
];

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
  await database.raw('drop schema public cascade; create schema public');
  await migrate(database, OLDER);
  await fill();
  image = await storeWithoutPrefix(objectStore);
  vetta = await startVetta({ ...settings, ROLE: 'api', PORT: '0', ADMIN_KEY });
  ask = askAt(vetta.url ?? '');
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

const prizes = [
  { id: bike, position: 1, title: 'Bici', imageUrl: `/uploads/${picture}.png`, isLottery: false },
  { id: box, position: 2, title: 'Mystery box', imageUrl: null, isLottery: true },
];

/** Two final months that had other values than today's, and the month under way. The lottery's prize is removed since. */
async function fill(): Promise<void> {
  const at = '2025-11-03T23:00:00Z';
  const player = { joined_on: '2025-09-01', updated_at: at };
  await database('players').insert([
    { ...player, id: anna, name: 'Anna', position: 1, score: 90, total: 90 },
    { ...player, id: bruno, name: 'Bruno', position: 2 },
  ]);
  const numbers = { appt_set: 0, appt_done: 0, alignment: false, recorded_at: at };
  await database('entries').insert([
    { ...numbers, player_id: bruno, date: '2025-09-30', rings: 10 },
    { ...numbers, player_id: anna, date: '2025-10-06', rings: 600 },
    { ...numbers, player_id: bruno, date: '2025-10-07', rings: 650 },
    { ...numbers, player_id: anna, date: '2025-11-18', rings: 40, appt_set: 2 },
  ]);
  const beast = await database('bonus_types').where({ bonus_key: 'call_beast' }).first();
  const award = { bonus_type_id: beast.id, week_start: '2025-10-06', manually_assigned: false };
  await database('player_bonuses').insert([
    { ...award, player_id: anna, date_earned: '2025-10-06', created_at: at, settled_at: at },
    { ...award, player_id: bruno, date_earned: '2025-10-07', created_at: at, settled_at: at },
  ]);

  const [inUse] = prizes.map(({ imageUrl, isLottery, ...prize }) => ({
    ...{ ...prize, image_url: imageUrl, is_lottery: isLottery, updated_at: at },
  }));
  await database('prizes').insert(inUse);
  await database('uploads').insert({ id: picture, type: 'image/png' });
  const contest = JSON.stringify({ start: '2025-10-03', end: '2025-10-30' });
  await database('settings').where({ key: 'contest' }).update({ value: contest });

  const scoring = { ringPoints: 2, appointmentSetPoints: 5, appointmentDonePoints: 75, bonusMultiplier: 1 };
  const kept = [
    { id: beast.id, name: 'Belva', bonusKey: 'call_beast', points: 80, description: 'Più di 100 chiamate' },
  ];
  const values = {
    finalised_at: at,
    scoring: JSON.stringify(scoring),
    bonuses: JSON.stringify(kept),
    prizes: JSON.stringify(
      prizes.map((prize) => ({ ...prize, description: null, isActive: true, updated_at: at })),
    ),
    prize_settings: JSON.stringify({ prizeBasis: 'winner', prizeRate: 0.5 }),
  };
  await database('final_months').insert([
    { ...values, month: '2025-09-01' },
    { ...values, month: '2025-10-01' },
  ]);
  const sums = { appt_set: 0, appt_done: 0, presences: 0, days: 1, bonuses: '[]', adjustments: '[]' };
  const inOctober = { ...sums, month: '2025-10-01', bonus: 80 };
  await database('final_standings').insert([
    {
      ...{ ...sums, month: '2025-09-01', position: 1, player_id: bruno, name: 'Bruno' },
      ...{ rings: 10, score: 20, bonus: 0, total: 20 },
    },
    {
      ...{ ...inOctober, position: 1, player_id: bruno, name: 'Bruno' },
      ...{ rings: 650, score: 1300, total: 1380 },
    },
    {
      ...{ ...inOctober, position: 2, player_id: anna, name: 'Anna' },
      ...{ rings: 600, score: 1200, total: 1280 },
    },
  ]);
  const closed = { scheduled_for: at, ran_at: at, met_entries: true, report: '{}' };
  await database('closed_days').insert([
    { ...closed, date: '2025-10-30' },
    { ...closed, date: '2025-11-18' },
  ]);
  await drawTwice(at);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The choice of the older version, by the prize's id. For two participants it never rejected a number. */
const winnerOf = (secret: string) =>
  participants[Number(BigInt(`0x${sha256(`${secret}:${box}:0`).slice(0, 16)}`) % 2n)];

/** October's lottery as the older version drew it, by the prize's id: a draw, voided, and the draw that replaced it. */
async function drawTwice(at: string): Promise<void> {
  const commit = async (month: string, secret: string, more = {}) => {
    const row = { month, secret, commitment: sha256(secret), committed_at: '2025-09-01T00:00:00Z', ...more };
    const [{ id }] = await database('draw_commitments').insert(row).returning('id');
    return id;
  };
  const draw = async (secret: string, redraws: string | null, more = {}) => {
    const commitment = await commit('2025-10-01', secret, { revealed_at: at, redraws });
    const row = { month: '2025-10-01', prize_id: box, prize_title: 'Mystery box', commitment_id: commitment };
    const result = { participants: JSON.stringify(participants), winner_id: winnerOf(secret)?.id };
    const [{ id }] = await database('draws')
      .insert({ ...row, ...result, drawn_at: at, ...more })
      .returning('id');
    return id;
  };
  const first = await draw('un segreto', null, { voided_at: at, void_reason: 'Premio sbagliato' });
  await draw('un altro segreto', first);
  await commit('2025-11-01', 'il segreto di novembre');
}

test('a start brings the schema of an older version up to date', async () => {
  const applied = await rows<{ name: string }>(database, 'select name from knex_migrations order by id');
  expect(applied.map(({ name }) => name)).toEqual(knownMigrations());
});

test('its final months keep their values and standings, and a rebuild computes them again', async () => {
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
