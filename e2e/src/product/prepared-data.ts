import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openFiles } from '@vetta/api/uploads/files';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { installationId } from '@vetta/league/store/installation-id';
import { clockStartingAt } from '@vetta/league/time/clock';
import { hashKey } from '@vetta/office/admin-key/key-hash';
import { readEnvironment } from '@vetta/server/environment';
import { isAlive } from '@vetta/server/processes/is-alive';
import { build } from '@vetta/server/start/build-front-ends';
import { builtFolders, publishFrontEnds } from '@vetta/server/start/front-ends';
import { openLeagueDatabase } from '@vetta/server/start/league-database';
import { findObjectStore } from '@vetta/server/start/object-store';
import type { TestProject } from 'vitest/node';
import { copyData } from './copy-data.ts';
import { ADMIN_KEY, EVENING } from './evening.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The paths of two data folders in which the front ends are published: one of them has the demonstration of `EVENING`. */
    preparedData: { readonly empty: string; readonly demo: string };
  }
}

/** A hash of so little cost takes a millisecond: each journey's start and first call compare the key with it. */
const CHEAP_HASH = 2 ** 8;

/** Before every clock that a journey sets. */
const PUBLISHED_AT = '2025-09-01T09:00:00+02:00';

const prefix = 'vetta-journeys-';

/** The folder with the ids of the processes that workers have started for the whole run. */
export const RUNNING = 'running';

/**
 * Vitest's global set-up: does once what each journey's first start would spend most of its time on, the tables, the key and the
 * publication of the front ends with their compressed copies, and the demonstration. `dataFolder()` copies a folder. All temporary files of the
 * journeys and of their browsers lie beside it, and are removed with it, even those of killed processes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  // If the tests run as root, PostgreSQL runs as a system user, which must be able to enter the folder.
  await chmod(folder, 0o755);
  // For tmpdir(), here and in the processes of the tests.
  process.env.TMPDIR = folder;
  await build();
  const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')];
  await Promise.all([mkdir(empty), mkdir(demo)]);
  await publish(empty);
  await copyData(empty, demo);
  await invent(demo);
  project.provide('preparedData', { empty, demo });
  await mkdir(join(folder, RUNNING));
  return async () => {
    await stopAll((await readdir(join(folder, RUNNING))).map(Number));
    await rm(folder, { recursive: true, force: true });
  };
}

async function stopAll(pids: readonly number[]): Promise<void> {
  const running = pids.filter(isAlive);
  for (const pid of running) process.kill(pid, 'SIGTERM');
  while (running.some(isAlive)) await pause(50);
}

/** Removes the folders of killed runs. A server that still runs in one ends when it finds its data gone. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
    if (pid && !isAlive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** On a busy machine the store answers for some seconds that it is not ready yet. */
const AWAKE_WITHIN_MS = 60_000;

async function makeBucket(store: { reach(): Promise<void> }): Promise<void> {
  for (const began = performance.now(); ; await pause(500)) {
    try {
      return await store.reach();
    } catch (error) {
      if (performance.now() - began > AWAKE_WITHIN_MS) throw error;
    }
  }
}

async function publish(dataDir: string): Promise<void> {
  await using parts = new AsyncDisposableStack();
  const settings = readEnvironment({ DATA_DIR: dataDir });
  const { database, close } = await openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' });
  parts.defer(close);
  const store = await findObjectStore(settings, 'owner');
  parts.defer(store.close);
  const files = openFiles({
    settings: store.objectStore,
    installation: await installationId(database),
    spoolFolder: join(dataDir, 'incoming'),
  });
  parts.defer(async () => files.store.close());
  await database('admin_users').insert({
    username: 'admin',
    password_hash: await hashKey(ADMIN_KEY, CHEAP_HASH),
    created_at: PUBLISHED_AT,
  });
  await makeBucket(files.store);
  await publishFrontEnds(
    builtFolders(),
    { database, store: files.store, dataDir },
    Temporal.Instant.from(PUBLISHED_AT),
  );
}

async function invent(dataDir: string): Promise<void> {
  const settings = readEnvironment({ DATA_DIR: dataDir });
  const { database, close } = await openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' });
  try {
    await fillDemo(database, clockStartingAt(Temporal.Instant.from(EVENING)));
  } finally {
    await close();
  }
}
