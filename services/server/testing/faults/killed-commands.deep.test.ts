import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ObjectStoreSettings, openObjectStore } from '@vetta/api/storage/object-store';
import { testApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png, upload } from '@vetta/api/testing/upload-files';
import { randomFrom } from '@vetta/league/demo/random';
import { openDatabase } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { clockStartingAt } from '@vetta/league/time/clock';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkout } from '../../src/checkout.ts';
import { everyRow } from '../every-row.ts';
import { runScript } from '../run-script.ts';

const NOW = '2026-11-20T12:00:00+01:00';
const ROUNDS = process.env.SOAK ? 20 : 4;
const seed = Number(process.env.FC_SEED ?? randomInt(2 ** 30));
const random = randomFrom(seed);
console.info(`Commands killed at random moments: FC_SEED=${seed}`);

interface Place {
  readonly databaseUrl: string;
  readonly objectStore: ObjectStoreSettings;
}

let folder: string;
let csv: string;
let archive: string;
/** The archive's objects, as `objectsOf` returns them. */
let archived: Awaited<ReturnType<typeof objectsOf>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-killed-'));
  await chmod(folder, 0o755);
  csv = join(folder, 'tracker.csv');
  await writeFile(csv, trackerOf('Persona', 80));
  archive = join(folder, 'other.tar.gz');
  const other = await place('Persona', 4);
  const backup = await runScript(['backup', archive], settings(other));
  expect(backup.code, backup.output).toBe(0);
  archived = await objectsOf(other);
  expect(Object.keys(archived)).toHaveLength(8);
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of the days from 1 October to 19 November. */
function trackerOf(name: string, players: number): string {
  const lines = Array.from({ length: players }, (_, player) =>
    Array.from({ length: 50 }, (_, day) => {
      const date = Temporal.PlainDate.from('2026-10-01').add({ days: day });
      return `${name} ${player},${date},${(player * 31 + day * 7) % 200},${day % 5},1,${day % 2 === 0}`;
    }),
  );
  return ['name,date,rings,apptSet,apptDone,alignment', ...lines.flat()].join('\n');
}

/** A league of twenty players with days and pictures of their own. No server runs on it. */
async function place(name: string, pictures: number): Promise<Place> {
  const objectStore = freshBucket(inject('objectStores').minio ? 'minio' : 's3rver');
  const databaseUrl = await freshDatabase();
  const api = await testApi({ databaseUrl, objectStore, clock: clockStartingAt(Temporal.Instant.from(NOW)) });
  const raw = trackerOf(name, 20);
  const imported = await api.ask('POST /api/admin/imports', { raw, headers: { 'Content-Type': 'text/csv' } });
  expect(imported.status).toBe(200);
  for (let n = 0; n < pictures; n += 1) expect((await upload(api, await png(400, 300))).status).toBe(201);
  await api.close();
  return { databaseUrl, objectStore };
}

const settings = ({ databaseUrl, objectStore }: Place) => ({
  DATA_DIR: folder,
  // A killed restore leaves its temporary files.
  TMPDIR: folder,
  CLOCK: NOW,
  DATABASE_URL: databaseUrl,
  S3_ENDPOINT: objectStore.endpoint,
  S3_ACCESS_KEY: objectStore.accessKey,
  S3_SECRET_KEY: objectStore.secretKey,
  S3_BUCKET: objectStore.bucket,
});

/** Watches the connections to a place's database from another one: a restore refuses to run beside others. */
async function watchConnections({ databaseUrl }: Place) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  return {
    async open(): Promise<{ inTransaction: boolean }[]> {
      const found = await client.query(
        'select xact_start is not null as "inTransaction" from pg_stat_activity where datname = $1',
        [name],
      );
      return found.rows;
    },
    close: () => client.end(),
  };
}

interface Killed {
  /** How long the command ran from its first connection, in milliseconds. */
  readonly ms: number;
  readonly inTransaction: boolean;
}

/** Runs a command and kills it `after` its first connection to the database, in milliseconds, if it has not ended before. */
async function runAndKill(args: string[], at: Place, after: number): Promise<Killed> {
  const connections = await watchConnections(at);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), ...args], {
    env: { PATH, HOME, ...settings(at) },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  while (child.exitCode === null && (await connections.open()).length === 0) await pause(2);
  const connected = performance.now();
  await Promise.race([exited, pause(after)]);
  const ms = performance.now() - connected;
  const inTransaction = (await connections.open()).some((connection) => connection.inTransaction);
  child.kill('SIGKILL');
  await exited;
  // PostgreSQL rolls a transaction back when it finds the connection closed.
  await expect.poll(connections.open, { timeout: 30_000 }).toEqual([]);
  await connections.close();
  return { ms, inTransaction };
}

/** Returns what both commands write, without what differs in every run: ids, times and secrets. */
async function contentOf({ databaseUrl }: Place) {
  const database = openDatabase(databaseUrl, { max: 1 });
  const entries = await rows(
    database,
    `select name, date, rings, appt_set, appt_done, alignment from entries
     join players on players.id = player_id order by name, date`,
  );
  const sums = await rows(
    database,
    `select name, month, score, bonus, total, days from month_sums
     join players on players.id = player_id order by name, month`,
  );
  const names = await rows(database, 'select name from players order by name');
  const audit = await rows(database, 'select actor, action from audit order by id');
  const journal = await rows(
    database,
    'select table_name, count(*) from audit_rows group by table_name order by 1',
  );
  const uploads = await rows(database, 'select count(*) from uploads');
  await database.destroy();
  return { entries, sums, names, audit, journal, uploads };
}

/** Returns the size of every object, by name. */
async function objectsOf({ databaseUrl, objectStore }: Place): Promise<Record<string, number | undefined>> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const store = openObjectStore(objectStore, await installationId(database));
  await database.destroy();
  const sizes: Record<string, number | undefined> = {};
  for await (const { name } of store.list()) sizes[name] = (await store.find(name))?.size;
  store.close();
  return sizes;
}

const commands = [
  { command: 'import', args: () => [csv], stores: () => ({}) },
  { command: 'restore', args: () => [archive, '--replace'], stores: () => archived },
];

test.each(commands)(
  '$command, killed at any moment, has changed everything or nothing, and works the next time',
  { timeout: 600_000 },
  async ({ command, args, stores }) => {
    const words = [command, ...args()];
    const reference = await place('Rimasta', 1);
    const { ms } = await runAndKill(words, reference, 120_000);
    const everything = await contentOf(reference);
    expect(everything.names).toContainEqual({ name: 'Persona 0' });

    const ends = { nothing: 0, everything: 0, 'in a transaction': 0 };
    let at = await place('Rimasta', 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, objects] = [await everyRow(at.databaseUrl), await objectsOf(at)];
      // One moment in each part of its time, the last of them even after its end.
      const moment = ((round + random()) / ROUNDS) * ms * 1.1;
      const { inTransaction } = await runAndKill(words, at, moment);
      if (inTransaction) ends['in a transaction'] += 1;
      if (isDeepStrictEqual(await everyRow(at.databaseUrl), before)) {
        ends.nothing += 1;
        expect(await objectsOf(at)).toMatchObject(objects);
        continue;
      }
      ends.everything += 1;
      expect(await contentOf(at), `killed ${Math.round(moment)} ms after it connected`).toEqual(everything);
      expect(await objectsOf(at)).toMatchObject(stores());
      at = await place('Rimasta', 1);
    }
    console.info(`${command}, ${Math.round(ms)} ms, killed ${ROUNDS} times:`, ends);

    const again = await runScript(words, settings(at));
    expect(again.code, again.output).toBe(0);
    expect(await contentOf(at)).toEqual(everything);
    expect(await objectsOf(at)).toMatchObject(stores());
  },
);
