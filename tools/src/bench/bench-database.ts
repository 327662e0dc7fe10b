import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { ensureDatabase, startPostgres } from '@vetta/server/embedded/postgres';

/** A PostgreSQL as `npm start` runs it, with all its promises to the disk, gone when `opened` is closed. */
export async function benchPostgres(
  opened: AsyncDisposableStack,
): Promise<(name: string) => Promise<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-bench-'));
  await chmod(folder, 0o755);
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await startPostgres(folder);
  opened.defer(() => server.stop());
  return async (name) => {
    await ensureDatabase(server, name);
    const url = server.urlOf(name);
    const database = openDatabase(url, { max: 1 });
    await migrate(database);
    await database.destroy();
    return url;
  };
}
