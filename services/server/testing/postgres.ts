import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import type {} from '@vetta/league/testing/fresh-database';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, startPostgres } from '../src/embedded/postgres.ts';
import { isAlive } from '../src/processes/is-alive.ts';

const prefix = 'vetta-test-';

/**
 * Vitest's global set-up: one real PostgreSQL for the run, in a temporary folder that is removed afterwards.
 * `freshDatabase()` of the league makes each test file its own database in it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  // If the tests run as root, PostgreSQL runs as a system user, which must be able to enter the folder.
  await chmod(folder, 0o755);
  const server = await startPostgres(folder, { settings: withoutDurability });
  await ensureDatabase(server, 'template');
  const template = openDatabase(server.urlOf('template'));
  await migrate(template);
  // PostgreSQL copies a database only while it has no connections.
  await template.destroy();
  project.provide('postgres', server.urlOf(''));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** No data outlives the run, so no write has to reach the disk. */
const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Stops the servers of killed runs and removes their folders. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    const left = await startPostgres(folder).catch(() => undefined);
    await left?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
